"""What several rooms above this one share: lines, settings, functions that pause."""
