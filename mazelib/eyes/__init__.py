"""Through the walker's eyes: what lies ahead, and the picture of it in perspective. No pygame."""
