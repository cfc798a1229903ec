"""Walks: a view, a strategy, tick by tick to a verdict; recorded, so that a class can go back."""
