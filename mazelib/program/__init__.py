"""Programs: how a lesson runs, from its script and options; without a window, too."""
