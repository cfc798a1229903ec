"""The maze game: its rules, and the best times. No pygame and no clock: the time is passed in."""
