"""The parts of a rule that are shown in turn: of two makers, the one at work.

What is wrong, or was just changed, may be in the other one: then that is shown.
"""

from collections.abc import Sequence
from pathlib import Path

from mazelib.learner.script.source import Piece, Source


class RuleParts:
    """A rule, and for each of its makers the rule without the other one."""

    def __init__(self, source: Source, makers: Sequence[str]) -> None:
        self._parts = [source.without({*makers} - {maker}) for maker in makers]
        self._changed = frozenset[str]()

    @property
    def all(self) -> Sequence[Source]:
        """What is shown while each of the makers is at work."""
        return self._parts

    def of(self, part: int) -> Source:
        """What is shown while a maker is at work, by its number from 0."""
        return self._parts[part]

    def with_line(self, file: str, line: int, otherwise: Source) -> Source:
        """A part that has a line of a file; what is shown otherwise, if that has it, or none has.

        ``file`` is the file's name.
        """
        for source in (otherwise, *self._parts):
            if any(_has_line(piece, file, line) for piece in source.pieces):
                return source
        return otherwise

    def note_change(self, before: Source) -> None:
        """Note which functions differ from what they were before."""
        lines_before = {piece.name: piece.lines for piece in before.pieces}
        self._changed = frozenset(
            piece.name
            for source in self._parts
            for piece in source.pieces
            if lines_before.get(piece.name) != piece.lines
        )

    def with_change(self, otherwise: Source) -> Source:
        """A part with a function that has changed; the same as otherwise, if that has one."""
        for source in (otherwise, *self._parts):
            if any(piece.name in self._changed for piece in source.pieces):
                return source
        return otherwise


def _has_line(piece: Piece, file: str, line: int) -> bool:
    return Path(piece.file).name == file and piece.first <= line < piece.first + len(piece.lines)
