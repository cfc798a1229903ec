"""The tasks of a class that draws a map for the first time: one at a time, seen when it is done.

open a wall  ->  build a wall  ->  move a letter  ->  shut a in  ->  now draw as you like

They need a map with the targets a and b, which is not too large to be searched for ways.
"""

from collections.abc import Callable
from typing import NamedTuple

from mazelib.maps.heya import Heya
from mazelib.maps.reach import MOST_SEARCHED, unreachable
from mazelib.text.sentences import _

#: The letters that the tasks speak of.
NEEDED = {"a", "b"}


class DrawingTask(NamedTuple):
    """What it ``asks``, how it is praised, and what it is to be done: maps before and now."""

    asks: str
    praise: str
    is_done: Callable[[Heya, Heya], bool]


def _has_new_floor(before: Heya, now: Heya) -> bool:
    """Whether a wall of the map before is floor now."""
    return any(now.is_open(place) and not before.is_open(place) for place in now.places)


def _has_opened_a_wall(before: Heya, now: Heya) -> bool:
    """Whether a wall of the map before is plain floor now: no letter was put there."""
    signs = {now.start, *dict(now.controls).values()}
    opened = [place for place in now.places if now.is_open(place) and not before.is_open(place)]
    return bool({*opened} - signs)


def _has_new_wall(before: Heya, now: Heya) -> bool:
    """Whether a floor of the map before is wall now."""
    return _has_new_floor(now, before)


def _has_moved_b(before: Heya, now: Heya) -> bool:
    """Whether b stands somewhere else now."""
    place = dict(now.controls).get("b")
    return place is not None and place != dict(before.controls).get("b")


def _has_shut_a_in(before: Heya, now: Heya) -> bool:
    """Whether no way leads to a; ``before`` makes no difference."""
    return "a" in unreachable(now)


OPEN_A_WALL = DrawingTask(
    _("Click a wall to open it."),
    _("Yes! The wall is gone from the map, and its # is gone from the text."),
    _has_opened_a_wall,
)
BUILD_A_WALL = DrawingTask(
    _("Now click the floor to build a wall."),
    _("Yes! There's a new wall in the map, and a new # in the text."),
    _has_new_wall,
)
TASKS = (
    OPEN_A_WALL,
    BUILD_A_WALL,
    DrawingTask(
        _("Move b: point at another place and press B."),
        _("Yes! b has moved in the map, and in the text, too."),
        _has_moved_b,
    ),
    DrawingTask(
        _("Build walls all the way round a. What happens?"),
        _("Yes! Now nobody can get to a any more."),
        _has_shut_a_in,
    ),
)


class DrawingTasks:
    """How far a class has come with the tasks; ``heya`` is the map as it is at first."""

    def __init__(self, heya: Heya) -> None:
        has_letters = set(dict(heya.controls)) >= NEEDED
        is_of_use = has_letters and len(heya.floor) <= MOST_SEARCHED
        #: The tasks of this map: all, or none.
        self.tasks: tuple[DrawingTask, ...] = TASKS if is_of_use else ()
        #: How many of them are done.
        self.done = 0
        #: The praise for the one done last, as long as it is to be shown.
        self.praise = ""
        #: Whether the last one was done just now.
        self.is_at_end = False
        self._before = heya
        self._is_taken_back = False

    @property
    def task(self) -> DrawingTask | None:
        """The task that is asked now; None if there is none, or no more."""
        return self.tasks[self.done] if self.done < len(self.tasks) else None

    def note(self, heya: Heya) -> None:
        """Look at the map as it is now: is the task done?"""
        task = self.task
        if self._is_taken_back:
            self._is_taken_back = False
            self._before = heya
        elif task and task.is_done(self._before, heya):
            self.praise = task.praise
            self.done += 1
            self.is_at_end = self.task is None
            self._before = heya

    def begin_act(self) -> None:
        """Let the praise, and the end, be over: the class does something else."""
        self.praise = ""
        self.is_at_end = False

    def take_back(self) -> None:
        """Count nothing on the map that comes next: the class has not drawn it."""
        self._is_taken_back = True
