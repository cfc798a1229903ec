"""Painters: what draws a map and what happens on it."""
