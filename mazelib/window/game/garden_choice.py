"""The map of all gardens, on which a level is chosen: where one stands, and what was won where.

    (1)---(2)---(3)---(4)        the way goes there and back,
                       |         row by row
    (8)---(7)---(6)---(5)
"""

from math import ceil
from typing import NamedTuple

from mazelib.grid.compass import DELTAS, Heading, Place
from mazelib.kinds.game import GameLesson
from mazelib.text.sentences import _, ngettext
from mazelib.window.game.game_ending import HonoursShown

#: The creature passes so many gardens in a second.
GARDENS_A_SECOND = 4.0
#: A row has at most so many gardens, unless there are very many.
USUAL_ROW = 5
MOST_ROWS = 3
#: A level has so many stars at most.
MOST_STARS = 3
#: After a win, it passes so many in a second, and the new garden is shown so long in all.
SLOW_GARDENS_A_SECOND = 1.25
PASSAGE_SECONDS = 1.8
#: A garden opens when the creature is so near to it.
OPENS = 0.4
#: What the gardens are called. After the last one the first one follows.
NAMES = (
    _("the spring garden"),
    _("the summer garden"),
    _("the rose garden"),
    _("the autumn garden"),
    _("the winter garden"),
    _("the evening garden"),
    _("the night garden"),
    _("the sunrise garden"),
)


class GardenShown(NamedTuple):
    """A garden on the map: where it stands, whether it is open, and what was won there.

    ``is_run``: it is the last one, from which mazes go on without end.
    """

    place: Place
    is_open: bool
    stars: int
    has_crown: bool
    is_run: bool = False


class GardensShown(NamedTuple):
    """All gardens, which is ``chosen``, what is said of it, and where the creature ``is_at``.

    Between the gardens 1 and 2 it is at 1.5, for example. ``seconds`` is for how long it was shown.
    """

    gardens: tuple[GardenShown, ...]
    chosen: int
    message: str
    is_at: float
    seconds: float
    honours: HonoursShown


def honours_of(lesson: GameLesson) -> HonoursShown:
    """The stars and crowns of all levels, in words."""
    levels = lesson.game.levels
    ladder = lesson.ladder
    words = _("{count} of {most}")
    stars = words.format(count=sum(map(ladder.stars, levels)), most=MOST_STARS * len(levels))
    crowns = words.format(count=sum(map(ladder.honours.has_crown, levels)), most=len(levels))
    return HonoursShown(stars, crowns)


def places_of(count: int) -> list[Place]:
    """Where so many gardens stand, in columns and rows; each is a neighbour of the one before."""
    rows = min(MOST_ROWS, ceil(count / USUAL_ROW))
    wide = ceil(count / rows)
    places = []
    for number in range(count):
        row, column = divmod(number, wide)
        places.append((wide - 1 - column if row % 2 else column, row))
    return places


class GardenChoice:
    """Lets somebody choose a level. ``has_round``: a round of the lesson's level waits.

    Where ``is_won``, the creature goes on to the garden after it. With ``came_from`` nothing is
    chosen: the creature only passes on from the level that was won, and its next garden opens.
    """

    def __init__(
        self,
        lesson: GameLesson,
        *,
        has_round: bool = False,
        is_won: bool = False,
        came_from: int | None = None,
    ) -> None:
        self._lesson = lesson
        self._has_round = has_round
        self._count = len(lesson.game.levels) + 1  # and the run without end
        self._places = places_of(self._count)
        self.chosen = min(lesson.level, self._count - 1)
        self._is_at = float(self.chosen)
        if is_won and lesson.may_play(self.chosen + 1):
            self.chosen = min(self.chosen + 1, self._count - 1)
        self._seconds = 0.0
        self.is_passage = came_from is not None
        if came_from is not None:
            self._is_at = float(came_from)

    @property
    def is_of_round(self) -> bool:
        """Whether the garden of the round that waits is chosen."""
        return self._has_round and self.chosen == min(self._lesson.level, self._count - 1)

    @property
    def has_passed(self) -> bool:
        """Whether the creature has passed on to the level after the one that was won."""
        return self.is_passage and self._seconds >= PASSAGE_SECONDS

    def press(self, arrow: Heading) -> None:
        """Choose the garden that lies next on this side, if there is one."""
        x, y = self._places[self.chosen]
        dx, dy = DELTAS[arrow]
        if (x + dx, y + dy) in self._places:
            self.chosen = self._places.index((x + dx, y + dy))

    def elapse(self, seconds: float) -> None:
        """Let the creature walk to the garden that is chosen."""
        self._seconds += seconds
        way = self.chosen - self._is_at
        speed = SLOW_GARDENS_A_SECOND if self.is_passage else GARDENS_A_SECOND
        step = min(abs(way), seconds * speed)
        self._is_at += step if way > 0 else -step

    def shown(self) -> GardensShown:
        """What is shown of all gardens now."""
        gardens = tuple(self._garden(number) for number in range(self._count))
        return GardensShown(
            gardens,
            self.chosen,
            self._message(),
            self._is_at,
            self._seconds,
            honours_of(self._lesson),
        )

    def _garden(self, number: int) -> GardenShown:
        lesson = self._lesson
        is_open = lesson.may_play(number)
        if self.is_passage and number == self.chosen and number - self._is_at > OPENS:
            is_open = number < self._count - 1 and lesson.ladder.is_won(lesson.game.rooms(number))
        if number == self._count - 1:
            return GardenShown(self._places[number], is_open, 0, has_crown=False, is_run=True)
        rooms = lesson.game.rooms(number)
        stars = lesson.ladder.stars(rooms)
        has_crown = lesson.ladder.honours.has_crown(rooms)
        return GardenShown(self._places[number], is_open, stars, has_crown)

    def _message(self) -> str:
        """What is said of the garden that is chosen."""
        lesson = self._lesson
        if self.is_passage:
            words = _("Level {number}: {garden}!")
            return words.format(number=self.chosen + 1, garden=NAMES[self.chosen % len(NAMES)])
        if self.is_of_round:
            return _("Your round is waiting. Space goes on.")
        if not lesson.may_play(self.chosen):
            words = _("This garden opens when you've won level {number}.")
            return words.format(number=self.chosen)
        if self.chosen == self._count - 1:
            longest = lesson.ladder.honours.longest_run
            words = _("Space starts an endless run, one maze after another.")
            if longest:
                words = ngettext(
                    "Space starts an endless run. The best one is {count} maze.",
                    "Space starts an endless run. The best one is {count} mazes.",
                    longest,
                )
            return words.format(count=longest)
        best = lesson.ladder.best_times.best(lesson.game.rooms(self.chosen), lesson.seeing)
        words = _("Level {number}, {garden}: Space to start.")
        if best is not None:
            words = _("Level {number}, {garden}, best time {best:.1f} s: Space to start.")
        garden = NAMES[self.chosen % len(NAMES)]
        return words.format(number=self.chosen + 1, garden=garden, best=best)
