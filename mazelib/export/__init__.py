"""Printing: pages, worksheets, and the formats that they are printed in, one file each."""
