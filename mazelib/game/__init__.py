"""The maze game: its rules, and the best times. No pygame, no clock: time is given."""
