"""Exercises for a rule of one's own: what each asks for, and how a rule is checked, on maps nobody knows yet.

A rule passes if it does what is asked on every map. If not, the smallest map that shows it is told. Who
crashes, is stopped, or does not arrive has not passed. Nothing is asked on a map on which a rule of ours,
the exercise's model, does not arrive either.
"""

import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from itertools import count, groupby, islice, zip_longest
from pathlib import Path
from typing import NamedTuple

from mazelib.challenges.small_maps import Work, framed, random_map, smaller, walked
from mazelib.grid.compass import Heading, Place, Turn, stepped
from mazelib.learner.alarm import alarm
from mazelib.learner.loading import LoadedScript
from mazelib.making.makers import make
from mazelib.maps.files import write_bytes
from mazelib.maps.folder import HEYA_FOLDER, read_heya
from mazelib.maps.heya import Heya
from mazelib.maps.heya_text import write
from mazelib.walking.strategies.right_hand import right_hand
from mazelib.walking.strategies.tremaux import Tremaux
from mazelib.walking.strategy import ByView, Strategy, StrategyError
from mazelib.walking.verdict import Verdict
from mazelib.walking.view import View
from mazelib.walking.walk import Walk

#: Where the maps are kept on which a rule went wrong.
FOLDER = HEYA_FOLDER / "checks"
#: The map that everybody knows: it is never made smaller.
FIRST = "first.txt"
#: So often a crossing is come to before "never" is said: a fair coin of three sides needs no more.
OFTEN = 60
#: Maps that beat a memory which is too short.
TRAPS = (["A #", "  a", "  #"], ["A      ", "## ### ", "    a# ", " # ### ", " #     "])


class Exercise(NamedTuple):
    """A task: its name, and what it asks for; the maps on which a rule walks, so many times on each.

    ``faults`` tells what is wrong with a rule's walks on a map, beside the model's; the last may not arrive.
    """

    name: str
    task: str
    maps: Callable[[random.Random], Iterator[Heya]]
    walks: int
    model: Callable[[], Strategy]
    faults: Callable[[Walk, list[Walk]], Iterator[str]]


class Result(NamedTuple):
    """How an exercise went: on how many maps; why it is not passed, if so; the last map, which shows that."""

    exercise: Exercise
    maps: int
    fault: str
    heya: Heya

    @property
    def words(self) -> str:
        """The result in one line."""
        return f"Not yet: {self.fault}" if self.fault else f"Passed, on {self.maps} maps."

    def kept(self) -> Path | None:
        """The file of the map, which is saved unless it is there; None where nothing can be saved."""
        content = write(self.heya).encode("utf-8")
        paths = (FOLDER / f"{self.exercise.name}_{number}.txt" for number in count(1))
        with suppress(OSError):
            FOLDER.mkdir(exist_ok=True)
            path = next(each for each in paths if not each.exists() or each.read_bytes() == content)
            if not path.exists():
                write_bytes(path, content)
            return path
        return None


def checking(rule: LoadedScript, seed: int) -> Iterator[Result | None]:
    """Check a rule: a Result for each exercise, and again and again None in between."""
    for exercise in EXERCISES:
        fault_on, maps, fault = partial(_fault_on, exercise, rule, seed), 0, None
        for heya in exercise.maps(random.Random(seed)):
            fault = yield from fault_on(heya)
            maps += fault is not None
            if fault:
                break
        if fault and heya.name != FIRST:
            heya, fault = yield from smaller(heya, fault, fault_on)
        yield Result(exercise, maps, fault or "", heya)


def _fault_on(exercise: Exercise, rule: LoadedScript, seed: int, heya: Heya) -> Work[str | None]:
    """Why a rule fails on a map; empty if it does not, None if nothing is asked there."""
    places, walks = heya.floor.count(1), list[Walk]()
    # Each place in each heading: more is going round.
    fault, model = "", Walk(heya, exercise.model(), 4 * places)
    ending = yield from walked(model)
    if ending.verdict is not Verdict.ARRIVED:
        return None
    has_crossing = any(len(_ways(heya, place)) > 2 for place in _places(model))
    for number in range(exercise.walks if has_crossing else 1):
        try:
            coins = random.Random(f"{seed} {number}")
            strategy, limit = rule.strategy(coins), 2_000 + 50 * places
            walks.append(Walk(heya, strategy, limit, running=alarm))
            ending = yield from walked(walks[-1])
        except StrategyError as error:
            return f"it stopped in {str(error).splitlines()[0]}"
        if ending.verdict is not Verdict.ARRIVED:
            fault = f"it does not arrive: {ending.words}."
            break
    return next(exercise.faults(model, walks), fault)


def _places(walk: Walk) -> list[Place]:
    """The places of a walk, each as often as it was come to."""
    assert walk.timeline
    return [place for place, _ in groupby(map(walk.timeline.place, range(walk.tick + 1)))]


def _ways(heya: Heya, place: Place) -> list[Place]:
    return [stepped(place, way) for way in Heading if heya.is_open(stepped(place, way))]


def left_hand(view: View) -> Turn:
    """The left hand on the wall."""
    if view.left:
        return Turn.LEFT
    return Turn.AHEAD if view.front else Turn.RIGHT


def not_left_hand(model: Walk, walks: list[Walk]) -> Iterator[str]:
    """It keeps its left hand on the wall: the same places, in however many ticks."""
    for walk in walks:
        before = model.heya.start
        for there, here in zip_longest(_places(model), _places(walk)):
            if there != here:
                went = f"goes to {here}" if here else "stays"
                yield f"from {before} the left hand goes to {there}, and your walker {went}."
            before = there


def not_by_chance(model: Walk, walks: list[Walk]) -> Iterator[str]:
    """It turns by chance where three or four sides are open, and goes on where two are."""
    went: dict[tuple[Place, Place], list[Place]] = defaultdict(list)
    for places in map(_places, walks):
        for came, here, to in zip(places, places[1:], places[2:], strict=False):
            went[came, here].append(to)
    for (came, here), ways in went.items():
        ways_on = {*_ways(model.heya, here)} - {came}
        never = ways_on - {*ways}
        if len(ways_on) == 1 and came in ways:
            yield f"at {here} it turns back, and that is no crossing."
        if never and len(ways) >= OFTEN:
            yield f"{len(ways)} times from {came} to the crossing {here}, and never on to {min(never)}."


def not_once_each(model: Walk, walks: list[Walk]) -> Iterator[str]:
    """It goes into no dead end twice."""
    for walk in walks:
        for place, times in Counter(_places(walk)[1:]).items():
            if times > 1 and len(_ways(model.heya, place)) == 1:
                yield f"it goes into the dead end {place} twice."


def not_fast(model: Walk, walks: list[Walk]) -> Iterator[str]:
    """It needs fewer ticks than the right hand; in mazes that nobody knows, not more."""
    most = model.tick - (model.heya.name == FIRST)
    for walk in walks:
        if walk.tick > most and walk.ending and walk.ending.verdict is Verdict.ARRIVED:
            yield f"here it needs {walk.tick} ticks, the right hand {model.tick}."


def _growing(rng: random.Random) -> Iterator[Heya]:
    """Small maps, then larger ones, traps and mazes, each with one target."""
    for number in range(48):
        yield random_map(rng, 2 + number // 8, 1 + number // 10)
    yield from map(framed, TRAPS)
    for rooms, way in enumerate(("dig", "merge", "road"), 3):
        yield make(way, rooms + 1, rooms, rng.randrange(10_000))


def _few(rng: random.Random) -> Iterator[Heya]:
    """Each fourth of these: they are walked so often."""
    return islice(_growing(rng), 0, None, 4)


def _known_first(rng: random.Random) -> Iterator[Heya]:
    """The map "first", and mazes: who knows the places of the one by heart is lost in the others."""
    yield read_heya(HEYA_FOLDER / FIRST)
    for _ in range(5):
        yield make("merge", 6, 5, rng.randrange(10_000))


EXERCISES = (
    Exercise("left_hand", "Left hand on the wall.", _growing, 2, lambda: ByView(left_hand), not_left_hand),
    Exercise("by_chance", "Chance, only at crossings.", _few, OFTEN, Tremaux, not_by_chance),
    Exercise("once_each", "Into no dead end twice.", _growing, 3, Tremaux, not_once_each),
    Exercise("fast", "Beat the right hand on first.", _known_first, 3, lambda: ByView(right_hand), not_fast),
)
