"""Through the walker's eyes: which wall and which letters stand in each column of the picture. No pygame."""
