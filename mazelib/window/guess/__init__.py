"""Guess first: what the class is asked, what it says, and who was right."""
