"""What commands are made of: their base, and the check of many files side by side."""
