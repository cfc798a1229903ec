"""Panels: what stands beside the map, one file a panel, or a pair that belongs together."""
