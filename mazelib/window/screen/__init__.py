"""The screen: what is where in the window, and what it says around map and rule."""
