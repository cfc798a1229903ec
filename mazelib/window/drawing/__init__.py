"""What everything is drawn with: the pen, letters, colours, smooth shapes, grids of places."""
