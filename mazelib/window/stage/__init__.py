"""The stage: one window for all lessons. It takes keys and the mouse, plays, and shows frames."""
