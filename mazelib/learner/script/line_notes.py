"""Which lines ran since the guard began its last call, which one answered, and which coins fell."""

from collections.abc import Collection
from functools import lru_cache

from mazelib.learner.script.counting import Note
from mazelib.learner.script.surroundings import ChanceNotes
from mazelib.values.lines_run import MOST_KNOWN, Line, LinesRun

_Copy = tuple[list[Note], ChanceNotes, Line | None]


class LineNotes:
    """The notes that a counted program takes about its lines (see counting).

    The dice take ``chance_notes`` of their own.
    """

    def __init__(self, chance_notes: ChanceNotes) -> None:
        #: A note for each line that began, in order.
        self.notes: list[Note] = []
        #: The line that answered last, or that raised an error.
        self.answered_at: Line | None = None
        #: What was yielded, and at which lines, in order.
        self._yielded: list[tuple[object, Line]] = []
        self._chance = chance_notes

    def answered(self, answer: object, line: Line) -> object:
        """Note that this line gives an answer, and give the answer."""
        self.answered_at = line
        return answer

    def yielded(self, answer: object, line: Line) -> object:
        """Note that this line yields an answer, and give the answer."""
        self._yielded.append((answer, line))
        return self.answered(answer, line)

    def decide_by_first_yield_of(self, answer: object) -> None:
        """Let the line decide that yielded an answer first; others may have passed it on.

            for why in fill(...):    fill yields the answer:
                yield why            this line passes it on
        """
        lines = [line for yielded, line in self._yielded if yielded is answer]
        if lines:
            self.answered_at = lines[0]

    def clear(self) -> None:
        """Forget everything: the next call begins."""
        self.notes.clear()
        self._yielded.clear()
        self._chance.coins.clear()
        self._chance.by_chance = False
        self.answered_at = None

    def copied(self) -> _Copy:
        """A copy of what is noted, to be restored."""
        chance = ChanceNotes(self._chance.coins.copy(), self._chance.by_chance)
        return self.notes.copy(), chance, self.answered_at

    def restore(self, copy: _Copy) -> None:
        """Forget what was noted since this copy was made."""
        notes, chance, answered_at = copy
        self.notes[:] = notes
        self._chance.coins[:] = chance.coins
        self._chance.by_chance = chance.by_chance
        self.answered_at = answered_at

    def may_have_changed(self) -> bool:
        """Whether one of the lines may have changed what is kept."""
        return any(may_change for _file, _number, _acts, may_change in self.notes)

    def last_in(self, files: Collection[str]) -> Line | None:
        """The last line that began in one of these files; None if none began."""
        for name, number, _acts, _may_change in reversed(self.notes):
            if name in files:
                return name, number
        return None

    def notes_in(self, file: str) -> list[Note]:
        """The notes of the lines that began in a file, in order."""
        return [note for note in self.notes if note[0] == file]

    def lines_run(self) -> LinesRun:
        """The lines that ran. The line that answered decided; without an answer, the last line."""
        coins = tuple(self._chance.coins)
        each_note_once = tuple(dict.fromkeys(self.notes))
        return _lines_run(each_note_once, self.answered_at, coins, self._chance.by_chance)


@lru_cache(MOST_KNOWN)
def _lines_run(
    each_note_once: tuple[Note, ...],
    answered_at: Line | None,
    coins: tuple[int, ...],
    by_chance: bool,
) -> LinesRun:
    """The same object for the same values, which keeps recordings small.

    So it may look at its parameters alone. To note more, such as how often a line ran, give it one
    more parameter.
    """
    lines = [(file, number) for file, number, _acts, _may_change in each_note_once]
    acting_lines = [(file, number) for file, number, acts, _may_change in each_note_once if acts]
    last = lines[-1] if lines else ("", 0)
    return LinesRun(
        lines=tuple(dict.fromkeys(lines)),
        decided=answered_at or last,
        spoken_lines=tuple(acting_lines),
        coins=coins,
        by_chance=by_chance,
    )
