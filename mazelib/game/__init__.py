"""The maze game: its numbers, one round of it, and the best times. No pygame, no clock: time is given."""
