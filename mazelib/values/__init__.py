"""Values that several rooms above this one share: which lines ran, and settings with demands."""
