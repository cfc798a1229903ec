"""Printing: pages, worksheets, and the formats in which they are printed."""
