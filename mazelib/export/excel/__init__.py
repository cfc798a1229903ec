"""Excel workbooks: drawn from pages, and read back as maps. All of it needs openpyxl."""
