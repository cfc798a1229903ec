"""Panels: what stands beside the map. Most say in words, without pygame, what they then draw."""
