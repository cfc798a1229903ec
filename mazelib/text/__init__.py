"""Text: characters, lines, whole sentences, and messages about what is wrong in a file."""
