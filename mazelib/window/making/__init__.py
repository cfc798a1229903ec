"""How a maze is made, as it is shown: each step in words, the worker, the rooms it goes back."""
