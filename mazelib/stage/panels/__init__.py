"""Panels: what stands beside the map. Each draws itself into its rectangle.

A panel says in words what it shows, in a function without pygame, and then draws these words.
"""
