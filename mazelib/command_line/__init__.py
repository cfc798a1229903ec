"""The command line of lessons and commands: their options, their messages, their exit status."""
