"""What commands share: their base class, the check of many files side by side, and its table."""
