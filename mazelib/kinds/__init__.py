"""Kinds of lesson: one file a kind."""
