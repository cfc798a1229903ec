"""What only a few scenes take from keys and mouse: drawing, typing, the keys of a second player.

A scene that takes one of them gives it as its ``drawing``, ``typing`` or ``second_player``.
"""

from collections.abc import Set
from typing import Protocol

from mazelib.grid.compass import Heading, Place


class Drawing(Protocol):
    """Takes what a class draws on a map, with the mouse or with keys."""

    @property
    def signs_to_put(self) -> str:
        """The signs whose keys put them on the map."""

    def draw_at(self, place: Place, *, begins: bool) -> None:
        """Take the mouse with its button down over a place; ``begins``: it was just pressed."""

    def end_stroke(self) -> None:
        """Take it that the mouse has drawn its stroke to the end."""

    def put(self, place: Place, sign: str) -> None:
        """Take a key that stands for a sign of the map, pressed over a place."""

    def explain_key(self, place: Place | None, key: str) -> None:
        """Say what can be typed, after a key that means nothing at a place, or nowhere."""


class Typing(Protocol):
    """Takes words that are typed in the window."""

    def type_words(self, words: str) -> None:
        """Take words that were typed, if any are typed now."""

    def type_key(self, key: int, letter: str) -> bool:
        """Take a key that types a letter, or "" if it types none; whether words are typed now."""


class Players(Protocol):
    """Takes the keys of one player or two, each of which may be held."""

    @property
    def has_second_player(self) -> bool:
        """Whether W, A, S and D are a second player's; else they do as the arrow keys do."""

    def press_second(self, arrow: Heading) -> None:
        """Do what W, A, S or D says, for a second player."""

    def hold(self, player: int, headings: Set[Heading]) -> None:
        """Take it that these arrows of a player, 0 or 1, are held now."""
