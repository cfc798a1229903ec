"""Maps (heya): what a map is, how it is written as text, and the files it is kept in."""
