"""Scenes: what the window shows and plays, one file a kind of lesson."""
