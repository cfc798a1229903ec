"""What is said about a text file: its lines, what is wrong and where, and how a character is shown."""
