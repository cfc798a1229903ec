"""Exercises for a rule of one's own: what each asks for, and how a rule is checked, on maps nobody knows yet.

A rule passes if it does what is asked on every map. If not, the smallest map that shows it is told. Who
crashes, is stopped, or does not arrive where there is a way has not passed.
"""

import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from functools import partial
from itertools import groupby, pairwise, zip_longest
from pathlib import Path
from typing import NamedTuple

from mazelib.challenges.small_maps import framed, random_map, smaller
from mazelib.compass import Heading, Place, Turn, stepped
from mazelib.diagnostics import StrategyError
from mazelib.files import HEYA_FOLDER, keep_heya, read_heya
from mazelib.heya import WALLS, Heya, parse, write
from mazelib.makers import make
from mazelib.routes import unreachable
from mazelib.strategies import Strategy
from mazelib.strategies.right_hand import right_hand
from mazelib.timeline import Verdict
from mazelib.view import View
from mazelib.walk import Walk

#: Where the maps are kept on which a rule went wrong.
FOLDER = HEYA_FOLDER
#: A fresh strategy for one walk; its coins are those of the seed.
Fresh = Callable[[int], Strategy]
#: So often a crossing is come to before "never" is said: a fair coin of three sides needs no more.
OFTEN = 60
#: Maps that beat a memory which is too short.
TRAPS = (["A #", "  a", "  #"], ["A      ", "## ### ", "    a# ", " # ### ", " #     "])


class Exercise(NamedTuple):
    """A task: its name, what it asks for, why a rule fails on a map (or ""), and the maps."""

    name: str
    task: str
    fault: Callable[[Heya, Fresh], str]
    maps: Callable[[random.Random], Iterator[Heya]]


class Result(NamedTuple):
    """How an exercise went: on how many maps; if not passed, the ``fault`` and the map that shows it."""

    exercise: Exercise
    maps: int
    fault: str = ""
    heya: Heya | None = None

    @property
    def words(self) -> str:
        """The result in one line."""
        said = f"not yet: {self.fault}" if self.fault else f"passed, on {self.maps} maps."
        return f"{self.exercise.task} {said[0].upper()}{said[1:]}"

    def kept(self) -> Path:
        """The file of the map that shows the fault: one of the folder, or it is saved there."""
        assert self.heya
        own = HEYA_FOLDER / self.heya.name
        if own.is_file():
            return own
        text = f"{write(self.heya).rstrip()}\n\n{self.exercise.task} Here it went wrong: {self.fault}\n"
        return keep_heya(parse(text), FOLDER, f"check_{self.exercise.name}")


def checking(fresh: Fresh, seed: int) -> Iterator[Result | None]:
    """Check a rule: a Result for each exercise, and None in between, after each map."""
    for exercise in EXERCISES:
        result = Result(exercise, 0)
        for number, heya in enumerate(exercise.maps(random.Random(seed)), 1):
            result = Result(exercise, number, exercise.fault(heya, fresh), heya)
            yield None
            if result.fault:
                break
        if result.heya and result.fault and exercise.maps is not _twins:
            shows = partial(_is_faulty, exercise, fresh)
            for heya in smaller(result.heya, shows):
                result = result._replace(heya=heya)
                yield None
            result = result._replace(fault=exercise.fault(heya, fresh))
        yield result


def _is_faulty(exercise: Exercise, fresh: Fresh, heya: Heya) -> bool:
    return exercise.fault(heya, fresh) != ""


def left_hand(view: View) -> Turn:
    """The left hand on the wall."""
    if view.left:
        return Turn.LEFT
    return Turn.AHEAD if view.front else Turn.RIGHT


def _walked(heya: Heya, strategy: Strategy) -> tuple[Walk, str]:
    """A walk to its end; and why it does not count, if so."""
    walk = Walk(heya, strategy, 2_000 + 50 * heya.floor.count(1))
    try:
        ending = walk.run()
    except StrategyError as error:
        return walk, f"stopped: {error.first.what}"
    if ending.verdict is Verdict.CIRCLING:
        return walk, f"it walks in a circle, tick {ending.tick} is tick {ending.since} again."
    return walk, "" if ending.verdict is Verdict.ARRIVED else f"{ending.words}, and it has not arrived."


def _places(walk: Walk) -> list[Place]:
    """The places of a walk, each as often as it was come to."""
    assert walk.timeline
    return [place for place, _ in groupby(map(walk.timeline.place, range(walk.timeline.last + 1)))]


def _ways(heya: Heya, place: Place) -> list[Place]:
    return [stepped(place, way) for way in Heading if heya.is_open(stepped(place, way))]


def not_left_hand(heya: Heya, fresh: Fresh) -> str:
    """It keeps its left hand on the wall: the same places, in however many ticks."""
    model, fault = _walked(heya, left_hand)
    if fault:
        return ""  # Nothing is asked where the left hand does not arrive.
    walk, fault = _walked(heya, fresh(0))
    if not fault or walk.ending:
        ours = _places(model)
        for before, one, other in zip_longest([heya.start, *ours], _places(walk), ours):
            if one != other:
                went = f"your walker to {one}" if one else "your walker stays"
                return f"from {before} the left hand goes to {other}, {went}."
    return fault


def not_by_chance(heya: Heya, fresh: Fresh) -> str:
    """It turns by chance where three or four sides are open, and goes on where two are."""
    if unreachable(heya):
        return ""
    went: dict[tuple[Place, Place], Counter[Place]] = defaultdict(Counter)
    walks = set[tuple[Place, ...]]()
    for seed in range(OFTEN):
        walk, fault = _walked(heya, fresh(seed))
        if fault:
            return fault
        places = _places(walk)
        walks.add(tuple(places))
        for came, (here, to) in zip(places, pairwise(places[1:]), strict=False):
            ways = len(_ways(heya, here))
            if ways == 2 and to == came:
                return f"at {here} it turns back, and that is no crossing."
            if ways > 2:
                went[came, here][to] += 1
        if not went:
            return ""  # Without a crossing there is no chance.
    for (came, here), counts in went.items():
        never = {*_ways(heya, here)} - {came, *counts}
        if never and counts.total() >= OFTEN:
            return f"{counts.total()} times at the crossing {here}, and never did it go to {min(never)}."
    return "" if len(walks) > 1 else "other coins, and it walks the same way: that is no chance."


def not_once_each(heya: Heya, fresh: Fresh) -> str:
    """It goes into no dead end twice."""
    if unreachable(heya):
        return ""
    for seed in range(3):
        walk, fault = _walked(heya, fresh(seed))
        for place, times in Counter(_places(walk)[1:]).items():
            if times > 1 and len(_ways(heya, place)) == 1:
                return f"it goes into the dead end {place} twice."
        if fault:
            return fault
    return ""


def not_fast(heya: Heya, fresh: Fresh) -> str:
    """It needs fewer ticks than the right hand."""
    most, _ = _walked(heya, right_hand)
    for seed in range(3):
        walk, fault = _walked(heya, fresh(seed))
        if fault or walk.tick >= most.tick:
            return fault or f"it needs {walk.tick} ticks, the right hand {most.tick}."
    return ""


def _growing(rng: random.Random) -> Iterator[Heya]:
    """Small maps, then larger ones, traps and mazes, each with one target that can be reached."""
    maps = (random_map(rng, 2 + n // 8, 1 + n // 10, narrow=n % 2 == 0) for n in range(48))
    yield from (heya for heya in maps if not unreachable(heya))
    yield from map(framed, TRAPS)
    for rooms, way in enumerate(("dig", "merge", "road"), 3):
        yield make(way, rooms + 1, rooms, rng.randrange(10_000))


def _few(rng: random.Random) -> Iterator[Heya]:
    """Each fourth of these: where coins are tossed, every map is walked many times."""
    return (heya for number, heya in enumerate(_growing(rng)) if number % 4 == 0)


def _twins(rng: random.Random) -> Iterator[Heya]:
    """The map "first", and the same turned and mirrored: a rule that knows its places is lost there."""
    first = read_heya(HEYA_FOLDER / "first.txt")
    yield first
    rows = ["".join("#" if sign in WALLS else sign for sign in row) for row in first.rows]
    x, y = first.start
    rows[y] = f"{rows[y][:x]}A{rows[y][x + 1 :]}"
    for _ in range(2):
        rows = [row[::-1].translate(str.maketrans("><", "<>")) for row in rows]  # mirrored
        yield parse("\n".join(rows), "first, mirrored")
        rows = ["".join(column) for column in zip(*rows[::-1], strict=True)]  # turned to the right
        rows = ["".join(row).translate(str.maketrans("A>V<", ">V<A")) for row in rows]
        yield parse("\n".join(rows), "first, mirrored and turned")


EXERCISES = (
    Exercise("left_hand", "Left hand on the wall.", not_left_hand, _growing),
    Exercise("by_chance", "Chance, only at crossings.", not_by_chance, _few),
    Exercise("once_each", "Into no dead end twice.", not_once_each, _growing),
    Exercise("fast", "Beat the right hand on first.", not_fast, _twins),
)
