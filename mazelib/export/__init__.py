"""What leaves the window: pages, worksheets, and one file a format that they are printed in."""
