"""What many tests share: the maps of the lessons, rules, and random maps."""

import os
import random
import runpy
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import strategies as st

from mazelib.grid.compass import Explored, Heading, Place, Turn
from mazelib.maps.folder import maps_in, read_heya
from mazelib.maps.heya import Heya
from mazelib.maps.heya_text import parse
from mazelib.values.lines_run import LinesRun
from mazelib.walking.doubt import DICE, Doubt, not_proven
from mazelib.walking.memory import Memory
from mazelib.walking.moment import Moment
from mazelib.walking.strategies import fresh_strategy
from mazelib.walking.strategy import LibraryRule, Strategy
from mazelib.walking.view import View
from mazelib.walking.walk import Walk

TESTS = Path(__file__).parent
#: The maps as the lessons and the teachers' page describe them. A class edits those in heya/, so
#: only test_maps_of_the_lessons.py reads them.
HEYA_FOLDER = TESTS / "heya"
WITHOUT_CHANCE = ("right_hand", "branch_stack")
ALL_RULES = (*WITHOUT_CHANCE, "random_walk", "tremaux")

#: The maps that come with the lessons.
OURS = [path.stem for path in maps_in(HEYA_FOLDER)]
#: Lessons as they once were, to test with. Only test_lessons.py says what the real ones must be.
SCRIPTS = TESTS / "scripts"
sys.path.insert(0, str(SCRIPTS))  # a script that is run finds the files beside it
RANDOM_WALK = runpy.run_path(str(SCRIPTS / "03_random_walk.py"))["random_walk"]

#: One floor place, and a control point behind a wall: a walker there can only turn.
CELL = "A#a"

#: Marks tests of things that Windows lacks or has differently: sh, named pipes, devices, links,
#: rights.
posix_only = pytest.mark.skipif(os.name == "nt", reason="needs a POSIX system")


def heya(name: str) -> Heya:
    """The map of that name in tests/heya/."""
    return read_heya(HEYA_FOLDER / f"{name}.txt")


#: The doubt about a rule that is written in a test.
A_TESTS_RULE = not_proven("a test's rule")


class Asked(LibraryRule):
    """Asks a function of view, place and heading. What it keeps is not known."""

    def __init__(
        self,
        rule: Callable[[View, Place, Heading], Turn | Explored],
        doubt: Doubt | None = A_TESTS_RULE,
    ) -> None:
        self._rule = rule
        self._memory = Memory(b"", doubt)

    def turn(self, view: View, place: Place, heading: Heading) -> Turn | Explored:
        return self._rule(view, place, heading)

    def memory(self) -> Memory:
        return self._memory


class Noted(LibraryRule):
    """Answers nothing; a recording notes of it these lines, and that it keeps this."""

    def __init__(self, lines_run: LinesRun | None, frozen: bytes = b"") -> None:
        self._lines_run = lines_run
        self._frozen = frozen

    def lines_run(self) -> LinesRun | None:
        return self._lines_run

    def memory(self) -> Memory:
        return Memory(self._frozen)


class Unwatched:
    """A strategy that no walk watches for circles; in all else it is the one that it is made of."""

    def __init__(self, strategy: Strategy) -> None:
        self._strategy = strategy

    def __getattr__(self, name: str) -> object:
        return getattr(self._strategy, name)

    def deciding_memory(self) -> Memory:
        return replace(self._strategy.deciding_memory(), doubt=not_proven("it is not looked at"))


def rule(name: str, seed: int = 0) -> Strategy:
    """A fresh strategy by its name."""
    if name == "random_walk":
        rng = random.Random(seed)
        return Asked(lambda view, place, heading: RANDOM_WALK(view, rng), DICE)
    return fresh_strategy(name, seed)


def moments(walk: Walk) -> list[Moment]:
    """The moments of a walk, walked to its end."""
    walk.run()
    return [walk.timeline.moment(tick) for tick in range(walk.tick + 1)]


#: What stands on a place: wall on a quarter of them.
CELLS = st.sampled_from("   #")


@st.composite
def maps(draw: st.DrawFn, most_controls: int = 3) -> Heya:
    """Small maps without a border: corridors and open squares, control points, perhaps a start."""
    width = draw(st.integers(2, 8))
    height = draw(st.integers(1, 6))
    cells = draw(st.lists(CELLS, min_size=width * height, max_size=width * height))
    letters = "abc"[: draw(st.integers(1, most_controls))] + draw(
        st.sampled_from(["", "A", ">", "V", "<"])
    )
    letters = letters[: width * height]
    how_many = len(letters)
    place = st.integers(0, width * height - 1)
    places = draw(st.lists(place, unique=True, min_size=how_many, max_size=how_many))
    for letter, index in zip(letters, places, strict=True):
        cells[index] = letter
    rows = ["".join(cells[y * width : (y + 1) * width]) for y in range(height)]
    # A row of spaces would end the map: a wall holds it.
    return parse("\n".join(row if row.strip() else "#" + row[1:] for row in rows))
