"""Panels: what stands beside the map. One file a panel; each draws itself into its rectangle.

A panel says in words what it shows, in a function without pygame, and then draws these words.
"""
