"""The page of help: the keys that matter in this lesson, as caps, in groups.

    PLAY                          NEXT
    [Space]  play or pause        [M]  go to the next map
    [N]      go forward           [J]  go to the next lesson
"""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from pygame import Rect

from mazelib.text.sentences import _
from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen, without
from mazelib.window.input.keys import ONLY_IN_MENU, Action, Command, PanelKey, Topic, grouped
from mazelib.window.rule.line_words import has_words
from mazelib.window.scene import AnyScene
from mazelib.window.screen.companions import RULE

#: The largest letters, in heights of text.
LARGEST = 1.5


class Spacing(NamedTuple):
    """In heights of letters: a row, its cap, a heading, and the space below a group."""

    row: float
    cap: float
    heading: float
    below: float


USUAL = Spacing(row=1.95, cap=1.6, heading=1.5, below=0.7)
TIGHT = Spacing(row=1.5, cap=1.35, heading=1.4, below=0.3)


class KeyRow(NamedTuple):
    """A key, and what it does; without a key, what is good to know."""

    key: str
    meaning: str


class KeyGroup(NamedTuple):
    """Keys below a small heading."""

    heading: str
    rows: Sequence[KeyRow]


def key_groups(
    scene: AnyScene,
    in_sight: Collection[str] = (),
    *,
    is_small: bool = False,
    is_guessing: bool = False,
) -> list[KeyGroup]:
    """The keys that matter in a lesson, in groups; not those of panels that are ``in_sight``.

    In a small window there are fewer: the menu has them all. The keys of a guess are there only
    while the class guesses.
    """
    useful = useful_actions(scene, {RULE, *in_sight})
    left_out = ONLY_IN_MENU | ({Command.FILM} if is_small else set())
    told = [action for action in useful if action not in left_out]
    groups = list[KeyGroup]()
    by_topic = grouped(told)
    for topic in Topic:
        group = by_topic.get(topic, [])
        rows = list[KeyRow]()
        for action in group:
            rows.append(KeyRow(action.key, scene.meaning(action)))
            if action is Command.RESTART and scene.shift_restart:
                rows.append(KeyRow(f"Shift {action.key}", scene.shift_restart))
        if topic is Topic.LOOK and RULE in in_sight and has_words(scene.source):
            rows.append(KeyRow(_("Mouse"), _("point at a line: see what it means")))
        if is_guessing and scene.guesses and Command.GUESS in group:
            rows.append(KeyRow(scene.guesses.keys, scene.guesses.meaning_of_keys))
        if not rows:
            continue
        if not groups:
            rows = [*(KeyRow(*own) for own in scene.own_keys), *rows]
        groups.append(KeyGroup(topic.value, rows))
    return groups


def useful_actions(scene: AnyScene, in_sight: Collection[str]) -> list[Action]:
    """All that can be done here and has an effect: not the keys of panels that are ``in_sight``."""
    useful = list[Action]()
    for action in scene.all_commands:
        is_in_sight = isinstance(action, PanelKey) and set(action.names) <= set(in_sight)
        if scene.is_of_use(action) and not is_in_sight:
            useful.append(action)
    return useful


def draw_key_page(pen: Pen, sheet: Rect, groups: Sequence[KeyGroup]) -> None:
    """Draw the groups on a sheet in one column or two, as large as possible.

    A small window has little space between the rows; in a tiny one, the last groups are left out.
    """
    pages = _pages(pen, sheet, groups, USUAL)
    while not any(page.fits(pen.smallest) for page in pages):
        pages = _pages(pen, sheet, groups, TIGHT)
        if len(groups) == 1:
            break
        groups = groups[:-1]
    best = max(pages, key=lambda page: page.largest_size)
    best.draw(best.largest_size)


def _pages(
    pen: Pen, sheet: Rect, groups: Sequence[KeyGroup], spacing: Spacing
) -> "list[_Page]":
    """All ways to lay groups out in one column or in two, in their order."""
    splits = [[groups], *([groups[:count], groups[count:]] for count in range(1, len(groups)))]
    return [_Page(pen, sheet, columns, spacing) for columns in splits]


class _Page:
    """Groups of keys in columns."""

    def __init__(
        self, pen: Pen, sheet: Rect, columns: Sequence[Sequence[KeyGroup]], spacing: Spacing
    ) -> None:
        self._pen = pen
        self._sheet = sheet
        self._columns = columns
        self._spacing = spacing
        self._width = (sheet.width + pen.size) // len(columns) - pen.size

    @property
    def largest_size(self) -> int:
        """The largest letters for which there is room; 0 if there is none for the smallest."""
        for size in range(round(LARGEST * self._pen.size), self._pen.smallest - 1, -1):
            if self.fits(size):
                return size
        return 0

    def _height(self, groups: Sequence[KeyGroup]) -> float:
        """How high a column is, in heights of letters."""
        rows = sum(len(group.rows) for group in groups)
        return rows * self._spacing.row + len(groups) * (
            self._spacing.heading + self._spacing.below
        )

    def fits(self, size: int) -> bool:
        """Whether all columns have room on the sheet in letters of this size."""
        highest = max(map(self._height, self._columns))
        widest = max(self._widest(column, size) for column in self._columns)
        return highest * size <= self._sheet.height and widest <= self._width

    def _widest(self, groups: Sequence[KeyGroup], size: int) -> int:
        """How wide a column is."""
        meanings = [row.meaning for group in groups for row in group.rows]
        width = self._pen.lettering.width
        words = max((width(meaning, size) for meaning in meanings), default=0)
        return self._words_at(groups, size) + words

    def _words_at(self, groups: Sequence[KeyGroup], size: int) -> int:
        """How far from the left of a column its words begin: beyond the widest cap."""
        keys = [row.key for group in groups for row in group.rows]
        width = self._pen.lettering.width
        cap = max((width(key, size, Face.BOLD) for key in keys), default=0)
        return cap + size + size // 2

    def draw(self, size: int) -> None:
        """Draw the columns in letters of this size, or of the smallest."""
        size = max(size, self._pen.smallest)
        for number, column in enumerate(self._columns):
            left = self._sheet.left + number * (self._width + self._pen.size)
            at = Rect(left, self._sheet.top, self._width, self._sheet.height)
            self._draw_column(at, column, size)

    def _draw_column(self, at: Rect, groups: Sequence[KeyGroup], size: int) -> None:
        pen = self._pen
        words_at = self._words_at(groups, size)
        for group in groups:
            head = Rect(at.left, at.top, at.width, round(self._spacing.heading * size))
            small = max(pen.smallest, round(0.7 * size))
            pen.write(group.heading.upper(), head, pen.theme.accent, small, face=Face.BOLD)
            at = without(at, top=head.height)
            for row in group.rows:
                high = round(self._spacing.row * size)
                self._draw_row(Rect(at.left, at.top, at.width, high), row, words_at, size)
                at = without(at, top=high)
            at = without(at, top=round(self._spacing.below * size))

    def _draw_row(self, at: Rect, row: KeyRow, words_at: int, size: int) -> None:
        """Draw a key as a cap, as wide as its word, and beside it what it does."""
        pen = self._pen
        room = without(at, left=words_at)
        pen.write(pen.cut_to_fit(row.meaning, room.width, size), room, size=size)
        if not row.key:
            return
        high = round(self._spacing.cap * size)
        wide = max(high, pen.lettering.width(row.key, size, Face.BOLD) + size)
        cap = Rect(at.left, at.centery - high // 2, wide, high)
        pen.rounded(cap.move(0, max(1, size // 10)), pen.theme.line, size // 3)
        pen.rounded(cap, pen.theme.window, size // 3, pen.theme.line, max(1, size // 14))
        pen.write(row.key, cap, size=size, face=Face.BOLD, anchor="center")
