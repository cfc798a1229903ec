"""The scene of lesson 1: a map beside its text. The class draws on either, and both change.

A click makes wall of floor, and floor of wall; a drag draws many. A letter key puts a control
point, an arrow key the walker. Each change is saved, and Z takes it back.
"""

from pygame import Rect

from mazelib.grid.compass import Place
from mazelib.kinds.look import LookLesson
from mazelib.maps.editing import next_letter, sign_at
from mazelib.maps.signs import CONTROLS, LETTERS, PLAIN_FLOOR, STARTS, WALLS
from mazelib.text.sentences import _
from mazelib.window.features import Features
from mazelib.window.keys import Command
from mazelib.window.layout import Share
from mazelib.window.lettering import Face
from mazelib.window.painters.strip import draw_strip
from mazelib.window.pen import Pen, without
from mazelib.window.scene import Reopening
from mazelib.window.scenes.shared.map_scene import MapScene
from mazelib.window.shown import WalkShown
from mazelib.window.strip import Card, Strip
from mazelib.window.theme import PAPER

#: The signs of the legend, each with its words.
LEGEND = (
    ("#", _("wall")),
    (" ", _("floor")),
    ("a", _("reach first")),
    (">", _("the walker starts here")),
)


class LookScene(MapScene):
    """Shows a map beside its text, and lets the class draw on both; nobody walks."""

    lesson: LookLesson
    features = Features(
        commands=frozenset({Command.UNDO, Command.REDO, Command.RESTORE}),
        panels=("text",),
        share=Share.HALVES,
        has_text_beside=True,
        draws=True,
    )

    def __init__(self, lesson: LookLesson) -> None:
        super().__init__(lesson, lesson.heya())
        self.edited_file = f"{lesson.map_path.parent.name}/{lesson.map_path.name}"
        self._history = lesson.history

    @property
    def letters_to_put(self) -> str:
        """The letters on the map, which can be moved, and the next one."""
        signs = "".join(self.timeline.heya.rows)
        there = "".join(letter for letter in LETTERS if letter in signs)
        return there + next_letter(self._history.text)

    def draw_at(self, place: Place, *, begins: bool) -> None:
        """Draw wall or floor: the first place of a stroke decides which."""
        if begins:
            self._note(self._history.begin_stroke(place))
        else:
            self._note(self._history.go_on_to(place))

    def put(self, place: Place, sign: str) -> None:
        """Put a control point or the walker's start at a place."""
        self._note(self._history.draw(place, sign))

    def carry_out(self, command: Command) -> None:
        """Take back, draw again, or go back to the map as it was."""
        history = self._history
        if command is Command.UNDO:
            self._note(history.undo())
        elif command is Command.REDO:
            self._note(history.redo())
        elif command is Command.RESTORE:
            self._note(history.restore())

    def _note(self, has_changed: bool) -> None:
        if has_changed:
            self.reopening = Reopening.PAUSED

    def is_seen_to_end(self, card: Card | None) -> bool:
        """Whether something was drawn."""
        return self._history.can_undo

    def says(self, shown: WalkShown, *, is_asking: bool) -> Strip:
        heading, sentence = self._about(shown.pointed)
        if not self._history.is_saved:
            why = _("Not saved ({why}). You can go on drawing.")
            sentence = why.format(why=self._history.why_not)
        return Strip(heading, sentence)

    def _about(self, place: Place | None) -> tuple[str, str]:
        """What is at a place, and what can be done there."""
        if place is None:
            return _("Draw"), _("Point at the map, or at its text.")
        sign = sign_at(self._history.text, place)
        if sign in WALLS:
            heading = _("Wall at {place}")
            sentence = _("Click to make it floor. Drag to draw many.")
        elif sign in STARTS:
            heading = _("The walker starts at {place}")
            sentence = _("Press an arrow key to turn it.")
        elif sign in CONTROLS:
            heading = _("{letter} at {place}")
            sentence = _("Point somewhere else, and press its letter: it moves there.")
        else:
            heading = _("Floor at {place}")
            sentence = _("Click to make it wall. Drag to draw many.")
        return heading.format(place=place, letter=sign), sentence

    def draw_strip(self, pen: Pen, area: Rect, strip: Strip) -> None:
        """Draw the sentence, a legend of the signs below it, and the button to take back."""
        legend = 0 if area.height < 6 * pen.size else 2 * pen.size
        pen.card(area)
        draw_strip(pen, Rect(area.left, area.top, area.width, area.height - legend), strip)
        row = Rect(area.left, area.bottom - legend - pen.size // 2, area.width, legend)
        row = row.inflate(-2 * pen.size, 0)
        if self._history.can_undo:
            row.width -= _draw_undo(pen, area)
        if legend:
            _draw_legend(pen, row)


def _draw_undo(pen: Pen, area: Rect) -> int:
    """Draw the button that takes back; return how much of the width it takes."""
    label = Command.UNDO.label
    wide = pen.lettering.width(label, pen.size, Face.BOLD) + 3 * pen.size
    high = min(area.height, round(2.4 * pen.size))
    at = Rect(area.right - wide - pen.size, area.bottom - high - pen.size, wide, high)
    at.clamp_ip(area)
    pen.button(at, Command.UNDO, label)
    return wide + pen.size


def _draw_legend(pen: Pen, row: Rect) -> None:
    """Draw as many signs with their words as have room."""
    side = round(1.7 * pen.size)
    for sign, words in LEGEND:
        wide = side + pen.size // 2 + pen.lettering.width(words, pen.size)
        if wide > row.width:
            return
        box = Rect(row.left, row.centery - side // 2, side, side)
        ground = pen.theme.wall if sign in WALLS else pen.theme.floor
        radius = pen.size // 4
        pen.rounded(box, ground, radius, pen.theme.faint, max(1, pen.size // 12))
        ink = PAPER if sign in WALLS else pen.theme.control
        if sign != PLAIN_FLOOR:
            pen.write(sign, box, ink, pen.size, face=Face.BOLD, anchor="center")
        left = side + pen.size // 2
        pen.write(words, without(row, left=left), pen.theme.faint)
        row = without(row, left=wide + 2 * pen.size)


SCENE = LookScene
