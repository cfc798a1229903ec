"""What leaves the window: films, as files that any browser shows."""
