"""Films: a run as a moving picture, from its plan to its file."""
