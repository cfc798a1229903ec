"""Challenges: maps that beat a rule, and exercises that check themselves. No pygame, no clock.

A rule under test is given as a function that makes a fresh strategy for each walk, with the dice of
that walk.
"""
