"""What a strategy keeps, frozen: to compare it (is this a circle?) and to show it at any tick."""
