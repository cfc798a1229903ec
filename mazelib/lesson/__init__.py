"""Lessons: ``show``, which a numbered script calls, and how a lesson runs, in a window and without."""
