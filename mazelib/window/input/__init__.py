"""Keys and the mouse: what was pressed or clicked, and what is done then."""
