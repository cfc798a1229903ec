"""The memory of any strategy: followed tick by tick, compared, and found again later."""
