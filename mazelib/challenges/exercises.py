"""Exercises for a rule of one's own: what each asks for, and how a rule is checked, on maps nobody knows yet.

A rule passes if it does what is asked on every map. If not, the smallest map that shows it is told. Who
crashes, is stopped, or does not arrive where there is a way has not passed.
"""

import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from functools import partial
from itertools import groupby, zip_longest
from pathlib import Path
from typing import NamedTuple

from mazelib.challenges.small_maps import Work, framed, random_map, smaller
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
from mazelib.walk import AT_ONCE, Walk

#: Where the maps are kept on which a rule went wrong.
FOLDER = HEYA_FOLDER / "checks"
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
    fault: Callable[[Heya, Fresh], Work[str]]
    maps: Callable[[random.Random], Iterator[Heya]]


class Result(NamedTuple):
    """How an exercise went: on how many maps; if not passed, the ``fault`` and the map that shows it."""

    exercise: Exercise
    maps: int
    fault: str = ""
    heya: Heya = framed(["A"])

    @property
    def words(self) -> str:
        """The result in one line."""
        return f"Not yet: {self.fault}" if self.fault else f"Passed, on {self.maps} maps."

    def kept(self) -> Path:
        """The file of the map that shows the fault, which is saved unless it is there. OSError: it is not."""
        if self.heya.name == "first.txt":
            return HEYA_FOLDER / self.heya.name
        text = f"{write(self.heya).rstrip()}\n\n{self.exercise.task} Here a rule went wrong: {self.fault}\n"
        return keep_heya(parse(text), FOLDER, self.exercise.name)


class Walked(NamedTuple):
    """A walk to its end: its places, each as often as it was come to; ticks; why it does not count."""

    places: list[Place]
    ticks: int
    fault: str


def checking(fresh: Fresh, seed: int) -> Iterator[Result | None]:
    """Check a rule: a Result for each exercise, and again and again None in between."""
    for exercise in EXERCISES:
        result = Result(exercise, 0)
        for number, heya in enumerate(exercise.maps(random.Random(seed)), 1):
            result = Result(exercise, number, (yield from exercise.fault(heya, fresh)), heya)
            if result.fault:
                break
        if result.fault and exercise.maps is not _twins:
            least = yield from smaller(result.heya, partial(_is_faulty, exercise, fresh))
            # (Who does not do the same again keeps the fault that was seen.)
            fault = (yield from exercise.fault(least, fresh)) or result.fault
            result = result._replace(heya=least, fault=fault)
        yield result


def _is_faulty(exercise: Exercise, fresh: Fresh, heya: Heya) -> Work[bool]:
    return (yield from exercise.fault(heya, fresh)) != ""


def left_hand(view: View) -> Turn:
    """The left hand on the wall."""
    if view.left:
        return Turn.LEFT
    return Turn.AHEAD if view.front else Turn.RIGHT


def _walked(heya: Heya, fresh: Fresh, seed: int = 0) -> Work[Walked]:
    walk, fault = Walk(heya, left_hand), ""
    try:
        walk = Walk(heya, fresh(seed), 2_000 + 50 * heya.floor.count(1))
        while walk.ending is None:
            walk.advance(AT_ONCE)
            yield
        if walk.ending.verdict is not Verdict.ARRIVED:
            fault = f"it does not arrive: {walk.ending.words}."
    except StrategyError as error:
        line = f", line {error.first.line}" if error.first.line else ""
        fault = f"it stopped{line}: {error.first.what}"
    assert walk.timeline
    places = map(walk.timeline.place, range(walk.timeline.last + 1))
    return Walked([place for place, _ in groupby(places)], walk.tick, fault)


def _ways(heya: Heya, place: Place) -> list[Place]:
    return [stepped(place, way) for way in Heading if heya.is_open(stepped(place, way))]


def not_left_hand(heya: Heya, fresh: Fresh) -> Work[str]:
    """It keeps its left hand on the wall: the same places, in however many ticks."""
    model = yield from _walked(heya, lambda seed: left_hand)
    ours = model.places
    if model.fault:
        return ""  # Nothing is asked where the left hand does not arrive.
    for seed in range(2):
        walked = yield from _walked(heya, fresh, seed)
        if walked.fault.startswith("it stopped"):
            return walked.fault
        for step, (one, other) in enumerate(zip_longest(walked.places, ours)):
            if one != other:
                went = f"your walker to {one}" if one else "your walker stays"
                return f"in step {step}, from {ours[step - 1]}, the left hand goes to {other}, {went}."
    return walked.fault


def not_by_chance(heya: Heya, fresh: Fresh) -> Work[str]:
    """It turns by chance where three or four sides are open, and goes on where two are."""
    went: dict[tuple[Place, Place], Counter[Place]] = defaultdict(Counter)
    walks = set[tuple[Place, ...]]()
    for seed in range(OFTEN):
        walked = yield from _walked(heya, fresh, seed)
        if walked.fault:
            return "" if unreachable(heya) else walked.fault
        walks.add(tuple(walked.places))
        for came, here, to in zip(walked.places, walked.places[1:], walked.places[2:], strict=False):
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
            return f"{counts.total()} times from {came} to the crossing {here}, and never on to {min(never)}."
    return "" if len(walks) > 1 else "with other coins it walks the same way: that is no chance."


def not_once_each(heya: Heya, fresh: Fresh) -> Work[str]:
    """It goes into no dead end twice."""
    for seed in range(3):
        walked = yield from _walked(heya, fresh, seed)
        for place, times in Counter(walked.places[1:]).items():
            if times > 1 and len(_ways(heya, place)) == 1 and not unreachable(heya):
                return f"it goes into the dead end {place} twice."
        if walked.fault:
            return "" if unreachable(heya) else walked.fault
    return ""


def not_fast(heya: Heya, fresh: Fresh) -> Work[str]:
    """It needs fewer ticks than the right hand; in mazes that nobody knows, not more."""
    most = yield from _walked(heya, lambda seed: right_hand)
    for seed in range(3):
        walked = yield from _walked(heya, fresh, seed)
        if walked.fault or walked.ticks >= most.ticks + (heya.name == "made.txt"):
            where = heya.name.removesuffix(".txt")
            return walked.fault or f"on {where} it needs {walked.ticks} ticks, the right hand {most.ticks}."
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
    """The map "first", in a mirror and turned, and mazes: who knows places by heart is lost there."""
    first = read_heya(HEYA_FOLDER / "first.txt")
    rows = ["".join("#" if sign in WALLS else sign for sign in row) for row in first.rows]
    (x, y), turned = first.start, str.maketrans("A>V<", ">V<A")
    rows[y] = f"{rows[y][:x]}A{rows[y][x + 1 :]}"
    columns = ["".join(column).translate(turned) for column in zip(*rows[::-1], strict=True)]
    yield first
    yield parse("\n".join(row[::-1] for row in rows), "first in a mirror")
    yield parse("\n".join(columns), "first turned to the right")
    yield from (make("merge", 6, 5, rng.randrange(10_000)) for _ in range(3))


EXERCISES = (
    Exercise("left_hand", "Left hand on the wall.", not_left_hand, _growing),
    Exercise("by_chance", "Chance, only at crossings.", not_by_chance, _few),
    Exercise("once_each", "Into no dead end twice.", not_once_each, _growing),
    Exercise("fast", "Beat the right hand on first.", not_fast, _twins),
)
