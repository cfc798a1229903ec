"""The rule beside the map: its lines, what they mean, what is wrong in them, what it remembers."""
