"""What several rooms above this one share: lines that ran, settings, functions that pause."""
