"""Excel workbooks: draws pages in them, and reads maps back. This needs openpyxl.

writing        pages as a workbook
reading        which map of a workbook counts
drawn_sheet    the map that is drawn on one of its sheets, by us or by hand
styles         how our workbooks look
"""
