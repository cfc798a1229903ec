"""Maps (heya): what a map is, how it is written as text, and the files in which it stands."""
