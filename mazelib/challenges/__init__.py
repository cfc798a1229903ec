"""Challenges: maps that beat a rule, and exercises that check themselves. No pygame, no clock."""
