"""What commands share: their base class, and the check of many files side by side."""
