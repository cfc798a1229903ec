"""Challenges: maps that beat a rule, and exercises that check themselves. No pygame, no clock.

A rule under test is a function that gives a fresh strategy, with the dice of one walk.
"""
