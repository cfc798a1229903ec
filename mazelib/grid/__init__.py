"""Places and headings: the one table of directions, the one numbering of places, and routes."""
