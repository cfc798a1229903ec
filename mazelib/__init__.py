"""What a lesson needs, in one line: ``from mazelib import Turn, show``."""

import mazelib.search_path  # Before all others, so that they find what they import.
from mazelib.export.worksheet import Worksheet
from mazelib.game.rules import Game
from mazelib.grid.compass import EXPLORED, Heading, Turn, stepped, turn_between, turned
from mazelib.lesson import show
from mazelib.making.chance import pick, shuffled
from mazelib.making.field import FLOOR, WALL, between
from mazelib.uncaught import tell_mistakes_in_words
from mazelib.walking.strategies.right_hand import right_hand
from mazelib.walking.view import open_ways

tell_mistakes_in_words()

__all__ = [
    "EXPLORED",
    "FLOOR",
    "WALL",
    "Game",
    "Heading",
    "Turn",
    "Worksheet",
    "between",
    "open_ways",
    "pick",
    "right_hand",
    "show",
    "shuffled",
    "stepped",
    "turn_between",
    "turned",
]
