"""The maze game: its rules, arrow keys, mini-map and best times. The time is passed in."""
