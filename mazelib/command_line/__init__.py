"""The command line of lessons and commands: options, messages, exit status, the check of a rule."""
