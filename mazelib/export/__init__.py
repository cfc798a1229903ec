"""What leaves the window: worksheets as Excel, SVG and text."""
