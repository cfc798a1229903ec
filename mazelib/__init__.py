"""What a lesson needs, in one line: ``from mazelib import Turn, show``."""

from mazelib.compass import Heading, Turn, stepped, turn_between, turned
from mazelib.game.rules import Game
from mazelib.lesson import show
from mazelib.makers.field import pick, shuffled
from mazelib.makers.maze import FLOOR, WALL, between
from mazelib.sheets.worksheet import Worksheet
from mazelib.strategies.right_hand import right_hand

__all__ = [
    "FLOOR", "WALL", "Game", "Heading", "Turn", "Worksheet", "between", "pick", "right_hand", "show",
    "shuffled", "stepped", "turn_between", "turned",
]  # fmt: skip
