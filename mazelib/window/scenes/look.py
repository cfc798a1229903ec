"""The scene of lesson 1: a map beside its text. The class draws on either, and both change.

A click makes wall of floor, and floor of wall; a drag draws many. A sign that is typed stands where
the mouse points, and an arrow key puts the walker there. Each change is saved, and Z takes it back.
"""

from time import monotonic

from pygame import Rect

from mazelib.grid.compass import Place
from mazelib.kinds.look import LookLesson
from mazelib.maps.editing import next_letter, sign_at
from mazelib.maps.signs import CONTROLS, LETTERS, PLAIN_FLOOR, STARTS, WALLS
from mazelib.text.characters import visible
from mazelib.text.sentences import _, paragraph
from mazelib.window.features import Features
from mazelib.window.keys import Action, Command
from mazelib.window.layout import Share
from mazelib.window.lettering import Face
from mazelib.window.painters.strip import draw_strip
from mazelib.window.pen import Pen, without
from mazelib.window.scene import Reopening
from mazelib.window.scenes.shared.map_scene import MapScene, unreached
from mazelib.window.shown import WalkShown
from mazelib.window.strip import Card, Strip
from mazelib.window.theme import PAPER

#: A stroke that rests for so many seconds is saved.
SECONDS_OF_REST = 0.2
#: What is said if a command has nothing to do.
NOTHING_TO_DO = {
    Command.UNDO: _("Nothing to take back."),
    Command.REDO: _("Nothing to draw again."),
    Command.RESTORE: _("The map is as it was at first."),
}
#: The signs of the legend, with their words.
LEGEND = (
    ("#", _("wall")),
    (" ", _("floor")),
    ("a b c", _("reach in this order")),
    ("S > V <", _("start")),
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
        #: The place at which a key could do nothing, and what is said there instead.
        self._explained: tuple[Place | None, str] | None = None
        self._save_at = monotonic() + SECONDS_OF_REST
        if self._history.is_drawn_on:
            self.note = unreached(self.timeline.heya)  # The note was about the map before.

    @property
    def signs_to_put(self) -> str:
        """Wall, floor, the walker; the letters on the map, which can be moved, and the next one."""
        signs = "".join(self.timeline.heya.rows)
        there = "".join(letter for letter in LETTERS if letter in signs)
        return WALLS + PLAIN_FLOOR + "".join(STARTS) + there + next_letter(self._history.text)

    def draw_at(self, place: Place, *, begins: bool) -> None:
        """Draw wall or floor: the first place of a stroke decides which."""
        if begins:
            self._note(self._history.begin_stroke(place))
        else:
            self._note(self._history.go_on_to(place))

    def end_stroke(self) -> None:
        """Save the stroke to its end."""
        self._note(self._history.save_stroke())

    def work(self) -> None:
        """Save a stroke that rests: to save each place of it would take too long."""
        if monotonic() >= self._save_at:
            self._note(self._history.save_stroke())

    def put(self, place: Place, sign: str) -> None:
        """Put a sign at a place where neither a control point nor the walker's start stands."""
        there = sign_at(self._history.text, place)
        if there in CONTROLS and there != sign:
            self._say(place, _("{letter} stands here. Move it first.").format(letter=there))
        elif there in STARTS and sign not in STARTS:
            self._say(place, _("The walker starts here. Move it first."))
        else:
            self._note(self._history.draw(place, sign))

    def explain_key(self, place: Place | None, key: str) -> None:
        following = next_letter(self._history.text)
        if key in self.signs_to_put:
            sentence = _("Point at a place first. Then {key} goes there.")
        elif key in LETTERS:
            sentence = _("No {key} yet: {letter} is the next letter. Wall is #, floor is a space.")
        else:
            sentence = _("{key} is no sign of a map. Type # or a space, a b c, or an arrow key.")
        self._say(place, sentence.format(key=key, letter=following))

    def _say(self, place: Place | None, sentence: str) -> None:
        """Say a sentence as long as the mouse points at a place."""
        self._explained = (place, sentence)

    def meaning(self, action: Action) -> str:
        if action is Command.RESTORE and not self._history.has_original:
            return _("put back your map")
        return super().meaning(action)

    def carry_out(self, command: Command) -> None:
        """Take back, draw again, or go back to the map as it was."""
        history = self._history
        if command is Command.UNDO:
            self._note(history.undo())
        elif command is Command.REDO:
            self._note(history.redo())
        elif command is Command.RESTORE:
            self._note(history.restore())
        if not self.reopening:
            self.news = NOTHING_TO_DO[command]

    def _note(self, has_changed: bool) -> None:
        """Show the map as it is now, and say that it was saved, or which letters have changed."""
        if not has_changed:
            return
        self.reopening = Reopening.PAUSED
        moved = [
            _("{old} is {new} now.").format(old=old, new=new)
            for old, new in self._history.renamed.items()
        ]
        saved = _("Saved: {name}").format(name=visible(self.edited_file))
        self.news = paragraph(*moved) or saved
        if not self._history.is_saved:
            self.news = ""

    def is_seen_to_end(self, card: Card | None) -> bool:
        """Whether something was drawn."""
        return self._history.can_undo

    def says(self, shown: WalkShown, *, is_asking: bool) -> Strip:
        heading, sentence = self._about(shown.pointed)
        if self._history.why_not:
            why = _("Not saved ({why}). You can go on drawing.")
            sentence = why.format(why=self._history.why_not)
        return Strip(heading, sentence)

    def _about(self, place: Place | None) -> tuple[str, str]:
        """What is at a place, and what can be done there."""
        if self._explained and self._explained[0] == place:
            return _("Draw"), self._explained[1]
        if place is None:
            return _("Draw"), _("Click on a place, or point at it and type a sign.")
        sign = sign_at(self._history.text, place)
        if sign in WALLS:
            heading = _("Wall at {place}")
            sentence = _("Click to make it floor. Drag to draw many.")
        elif sign in STARTS:
            heading = _("The walker starts at {place}")
            sentence = _("Press an arrow key to turn it.")
        elif place == self._start_without_sign:
            heading = _("The walker starts at {place}")
            sentence = _("Without a sign it stands on the first floor place.")
        elif sign in CONTROLS:
            heading = _("{letter} at {place}")
            sentence = _("Point somewhere else, and press its letter: it moves there.")
        else:
            heading = _("Floor at {place}")
            sentence = _("Click to make it wall. Drag to draw many.")
        return heading.format(place=place, letter=sign), sentence

    @property
    def _start_without_sign(self) -> Place | None:
        """Where the walker starts if no sign says so."""
        heya = self.timeline.heya
        x, y = heya.start
        return None if heya.rows[y][x] in STARTS else heya.start

    def draw_strip(self, pen: Pen, area: Rect, strip: Strip) -> None:
        """Draw the sentence, and below it a legend of the signs."""
        inner = area.width - 2 * pen.size
        rows = _rows_of_legend(pen, inner)
        row_height = 2 * pen.size
        legend = len(rows) * row_height
        if area.height < legend + 4 * pen.size:
            legend = 0
        pen.card(area)
        draw_strip(pen, Rect(area.left, area.top, area.width, area.height - legend), strip)
        if not legend:
            return
        row = Rect(area.left, area.bottom - legend - pen.size // 2, inner, row_height)
        row.left += pen.size
        for signs in rows:
            _draw_legend(pen, row, signs)
            row = row.move(0, row_height)


def _rows_of_legend(pen: Pen, width: int) -> list[list[tuple[str, str]]]:
    """The signs of the legend in rows: as many in each as have room."""
    rows: list[list[tuple[str, str]]] = [[]]
    left = 0
    for signs, words in LEGEND:
        wide = _width_of_signs(pen, signs, words)
        if rows[-1] and left + wide > width:
            rows.append([])
            left = 0
        rows[-1].append((signs, words))
        left += wide + pen.size
    return rows


def _width_of_signs(pen: Pen, signs: str, words: str) -> int:
    """How wide signs of the legend are with their words, in pixels."""
    return _width_of_box(pen, signs) + pen.size // 2 + pen.lettering.width(words, pen.size)


def _width_of_box(pen: Pen, signs: str) -> int:
    """How wide the box around signs of the legend is, in pixels."""
    words = pen.lettering.width(signs, pen.size, Face.BOLD)
    return max(round(1.7 * pen.size), words + pen.size * 2 // 3)


def _draw_legend(pen: Pen, row: Rect, entries: list[tuple[str, str]]) -> None:
    """Draw signs in boxes, each with its words, in a row."""
    high = round(1.7 * pen.size)
    for signs, words in entries:
        box = Rect(row.left, row.centery - high // 2, _width_of_box(pen, signs), high)
        ground = pen.theme.wall if signs in WALLS else pen.theme.floor
        pen.rounded(box, ground, pen.size // 4, pen.theme.faint, max(1, pen.size // 12))
        ink = PAPER if signs in WALLS else pen.theme.control
        if signs != PLAIN_FLOOR:
            pen.write(signs, box, ink, pen.size, face=Face.BOLD, anchor="center")
        left = box.width + pen.size // 2
        pen.write(words, without(row, left=left), pen.theme.faint)
        row = without(row, left=_width_of_signs(pen, signs, words) + pen.size)


SCENE = LookScene
