raise KeyboardInterrupt("stop")
