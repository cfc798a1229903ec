"""Playing: which half of which tick is shown, when the next one comes, and where the walker is."""
