"""Walks: a strategy leads a walker tick by tick to a verdict; a recording lets a class go back."""
