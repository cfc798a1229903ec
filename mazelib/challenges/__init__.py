"""Challenges: maps that beat a rule, and exercises that check themselves. No pygame, no clock.

    stump         looks for the smallest map on which a rule never arrives
    checking      how a rule does the exercises
    exercises/    one file an exercise

Both make maps by chance (small_maps, exercise_maps), let the rule walk on them (walks), and make a
map on which it goes wrong as small as it can be (smaller). A rule under test is given as a function
that begins its walks: nothing here knows where it runs.
"""
