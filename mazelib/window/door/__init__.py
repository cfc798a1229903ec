"""The door: one card for each lesson of a folder."""
