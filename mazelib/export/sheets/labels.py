"""The words above each of several mazes on a sheet: one size for all, and one line for a row.

Measures are in millimetres.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from mazelib.export.sheets.shapes import Box, Words

#: The height of a label with the space below it, and of its letters, at most.
LABEL = 7.0
LETTERS = 4.2
#: Smaller letters are hard to read.
LEAST_LETTERS = 2.6
#: About how wide a letter is, as a part of its height; and the space between title and story.
LETTER_WIDTH = 0.57
SPACE = 1.0


class Label(NamedTuple):
    """What stands above one of several mazes."""

    title: str
    story: str = ""


class Labels:
    """The labels of one sheet, in places that are ``wide``."""

    def __init__(self, labels: Sequence[Label], wide: float) -> None:
        title = LETTER_WIDTH * max(len(label.title) for label in labels) + SPACE
        story = LETTER_WIDTH * max(len(label.story) for label in labels)
        self._letters = min(LETTERS, wide / (title + story))
        self._story_from = title * self._letters

    @property
    def are_readable(self) -> bool:
        """Whether the letters are large enough to be read."""
        return self._letters >= LEAST_LETTERS

    def words(self, label: Label, above: Box) -> Iterator[Words]:
        """The words of a label at the top of a box: the title, and the story beside it."""
        base = above.top + LETTERS
        most = self._story_from if label.story else above.width
        yield Words(label.title, (above.left, base), self._letters, most, is_bold=True)
        if label.story:
            left = above.left + self._story_from
            yield Words(label.story, (left, base), self._letters, above.right - left)
