"""Panels: what stands beside the map. One file a panel; each draws itself into its rectangle."""
