"""Excel workbooks: pages are drawn in them, and maps are read back. This needs openpyxl."""
