"""What a lesson needs, in one line: ``from mazelib import Turn, show``."""

from mazelib.compass import EXPLORED, Heading, Turn, stepped, turn_between, turned
from mazelib.game.rules import Game
from mazelib.lesson import show
from mazelib.makers.field import pick, shuffled
from mazelib.makers.maze import FLOOR, WALL, between
from mazelib.sheets.worksheet import Worksheet
from mazelib.strategies.right_hand import right_hand
from mazelib.view import open_ways

__all__ = [
    "EXPLORED", "FLOOR", "WALL", "Game", "Heading", "Turn", "Worksheet", "between", "open_ways", "pick",
    "right_hand", "show", "shuffled", "stepped", "turn_between", "turned",
]  # fmt: skip
