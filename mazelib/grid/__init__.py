"""Places and headings: the one table of directions, the one way to number places, and routes."""
