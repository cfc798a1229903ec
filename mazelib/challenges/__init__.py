"""Challenges: maps that beat a rule, and exercises that check themselves.

    stump         looks for the smallest map on which a rule never arrives
    checking      checks a rule by the exercises
    exercises/    one file for each exercise

Both make maps by chance (small_maps, corridor_maps, exercise_maps) and let the rule walk on them
(walks). If it goes wrong on a map, they make that map as small as it can be (smaller). The rule
under test comes with functions that begin its walks, so nothing here knows where the rule runs.
"""
