"""What several scenes share: the map, the walker on it, and the cards at the end of a walk."""
