"""Painters: they draw maps, and what happens on them."""
