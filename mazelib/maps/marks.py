"""What stands on the rows of a map besides wall and floor: start, control points, and mistakes."""

import re
from dataclasses import dataclass, field

from mazelib.grid.compass import Place
from mazelib.maps import mistakes
from mazelib.maps.signs import FLOORS, LETTERS, ON_MAPS, STARTS, WALLS
from mazelib.text.diagnostics import MOST_LISTED, Diagnostic

#: If more letters than this are missing before a letter, it is no control point but a slip: an x
#: that was meant as a wall.
MOST_LETTERS_MISSING = 2
_NEITHER_WALL_NOR_FLOOR = re.compile(f"[^{re.escape(WALLS + FLOORS)}]")


@dataclass
class Marks:
    """What has been read from a map so far.

    ``lines`` are the rows as they were typed, since errors quote them. ``again`` are the places of
    letters that stand on the map already, ``wrong`` those of characters that do not belong there.
    """

    lines: list[str]
    start: Place | None = None
    controls: dict[str, Place] = field(default_factory=dict)
    again: list[tuple[str, Place]] = field(default_factory=list)
    wrong: list[Place] = field(default_factory=list)
    errors: list[Diagnostic] = field(default_factory=list)

    @property
    def mistake_count(self) -> int:
        """How many mistakes were found so far."""
        return len(self.again) + len(self.wrong) + len(self.errors)

    def take(self, sign: str, place: Place) -> None:
        """Take a sign that is neither wall nor bare floor: a start, a control point, a mistake."""
        line = self.lines[place[1]]
        if sign not in ON_MAPS:
            self.wrong.append(place)
        elif sign in STARTS and self.start:
            self.errors.append(mistakes.second_start(place, self.start, line))
        elif sign in STARTS:
            self.start = place
        elif sign in self.controls:
            self.again.append((sign, place))
        else:
            self.controls[sign] = place

    def check_letters(self) -> None:
        """Note the letters that are missing. (G needs no other letter.)"""
        expected = 0
        for number, letter in enumerate(LETTERS):
            if letter not in self.controls:
                continue
            if number - expected > MOST_LETTERS_MISSING:
                self._note_slip(letter)
                continue
            if number != expected:
                place = self.controls[letter]
                line = self.lines[place[1]]
                missing = LETTERS[expected]
                self.errors.append(mistakes.letter_missing(missing, letter, place, line))
            expected = number + 1

    def _note_slip(self, letter: str) -> None:
        """Count a letter, wherever it stands, among the characters that do not belong."""
        self.wrong.append(self.controls.pop(letter))
        self.wrong += [place for other, place in self.again if other == letter]
        self.again = [(other, place) for other, place in self.again if other != letter]

    def note_errors(self) -> None:
        """Note the errors of all mistakes, in reading order."""
        for letter, place in self.again:
            first = self.controls[letter]
            line = self.lines[place[1]]
            self.errors.append(mistakes.second_control(letter, place, first, line))
        self.errors += mistakes.wrong_characters(self.wrong, self.lines)
        self.errors.sort(key=lambda error: error.position)


def read_marks(lines: list[str], rows: list[str], *, is_whole: bool = True) -> Marks:
    """The start, the control points and the errors of the rows of a map.

    ``lines`` are the rows as they were typed. If the map is not ``is_whole``, a blank line has cut
    it in two: that is an error, and letters that are missing may stand below it. Reading stops once
    there are more mistakes than a message lists.
    """
    marks = Marks(lines)
    for y, row in enumerate(rows):
        if marks.mistake_count > MOST_LISTED:
            break
        for match in _NEITHER_WALL_NOR_FLOOR.finditer(row):
            marks.take(match.group(), (match.start(), y))
    if is_whole:
        marks.check_letters()
    else:
        marks.errors.append(mistakes.cut_in_two(len(rows)))
    marks.note_errors()
    return marks
