"""Text: its lines and characters, whole sentences, and what is wrong in a file and where."""
