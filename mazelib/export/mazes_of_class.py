"""Mazes for a class: each has another one, and all are as hard.

How they are found:

    1. Make a maze by chance, and choose an opening at its bottom.
    2. Look for an opening at its top from where the answer is as long as it should be. If all
       answers are too short, begin at the farthest one, and choose another opening at the bottom.
    3. Throw the maze away if its answer is too short or too long, if it has too few deep wrong
       turns, or if its answer is much like that of a maze before; the dice make another one.
"""

import random
from collections.abc import Iterator
from typing import NamedTuple

from mazelib.export.answer import Ends, Openings, Ways
from mazelib.export.hardness import Limits, limits_for
from mazelib.making.chance import pick
from mazelib.making.field import Field
from mazelib.making.made_map import with_ends
from mazelib.making.makers import floor_of_maze, make_in
from mazelib.maps.heya import Heya

#: At most so many mazes with so many rooms in all are made for one sheet; then the best is taken.
MOST_TRIES = 100
MOST_ROOMS_TRIED = 120_000
#: And at most so many once all the mazes there are seem to be found.
TRIES_AMONG_FEW = 10
#: Two answers of a class have at most this share of the rooms of the shorter one in common.
MOST_SHARED = 0.5
#: Answers with more than this share in common look the same.
NEARLY_SAME = 0.94
#: An answer leads through at least this share of the parts of a maze.
LEAST_VISITED = 0.6
#: Seeds of mazes are below this.
SEEDS = 1_000_000


class SeededMaze(NamedTuple):
    """A maze, and the seed that makes it."""

    seed: int
    heya: Heya


class Faults(NamedTuple):
    """What is wrong with a maze; the gravest fault comes first, and 0 is none.

    It ``is_alike`` if its answer is nearly one before, which is seen at once on a sheet of answers.
    ``away`` is by how many steps the answer is too short or too long, and ``shared`` the share of
    its rooms that it has in common with an answer before, if that is too much.
    """

    is_known: bool
    is_alike: bool
    away: int
    is_plain: bool = False
    shared: float = 0.0


class Draft(NamedTuple):
    """A maze that may be taken: its seed, its floor, its ends, the rooms of its answer."""

    seed: int
    floor: bytes
    ends: Ends
    answer: frozenset[int]
    faults: Faults


def mazes_as_hard(
    made_by: str, field: Field, hard: int, seed: int, fewest_steps: int = 0
) -> Iterator[SeededMaze]:
    """Mazes without end, each as hard as the others; they differ as long as there are any others.

    The same seed gives the same mazes. Two makers never begin alike, though dig and road make the
    same maze of the same seed. Their answers have at least so many steps, if such can be found.
    """
    rng = random.Random(f"{made_by} {seed}")
    limits = limits_for(made_by, field, hard)
    if fewest_steps:
        limits = limits.with_at_least(fewest_steps)
    search = _Search(made_by, field, limits, rng)
    while True:
        yield search.next_maze()


class _Search:
    """Looks for mazes that fit. ``tries`` is how many mazes are made for one at most."""

    def __init__(self, made_by: str, field: Field, limits: Limits, rng: random.Random) -> None:
        self._made_by = made_by
        self._field = field
        self._limits = limits
        self._rng = rng
        self._openings = Openings(field)
        self._found = set[bytes]()
        self._answers: list[frozenset[int]] = []
        self.tries = min(MOST_TRIES, MOST_ROOMS_TRIED // field.rooms)

    def next_maze(self) -> SeededMaze:
        """The next maze that fits and was not found before; if there seems to be none, the best."""
        best = self._draft()
        for _try in range(1, self.tries):
            if not any(best.faults):
                break
            best = min(best, self._draft(), key=lambda draft: draft.faults)
        if best.faults.is_known:
            self.tries = TRIES_AMONG_FEW
        self._found.add(best.floor)
        self._answers.append(best.answer)
        place = self._field.places.place
        heya = make_in(self._field, self._made_by, best.seed)
        heya = with_ends(heya, place(best.ends.start), place(best.ends.goal))
        return SeededMaze(best.seed, heya)

    def _draft(self) -> Draft:
        """A maze by chance, its ends chosen so that the answer is as long as it should be."""
        seed = self._rng.randrange(SEEDS)
        floor = floor_of_maze(self._made_by, self._field, random.Random(seed))
        openings = self._openings
        goal = pick(openings.bottoms, self._rng)
        ways = Ways(self._field, floor, goal)
        farthest = max(openings.tops, key=ways.steps_to.__getitem__)
        if ways.steps_to[farthest] < self._limits.fewest_steps:
            ways = Ways(self._field, floor, farthest)
            goal = self._best_end(ways, openings.far_from(farthest, openings.bottoms))
            return self._judged(seed, floor, ways, Ends(farthest, goal), goal)
        start = self._best_end(ways, openings.far_from(goal, openings.tops))
        return self._judged(seed, floor, ways, Ends(start, goal), start)

    def _best_end(self, ways: Ways, rooms: list[int]) -> int:
        """One of the rooms by chance; of those from where the answer fits best."""
        away = {room: self._limits.away(ways.steps_to[room]) for room in rooms}
        least = min(away.values())
        return pick([room for room in rooms if away[room] == least], self._rng)

    def _judged(self, seed: int, floor: bytes, ways: Ways, ends: Ends, end: int) -> Draft:
        """A draft with its faults. To save time, what does not fit anyway is not looked into."""
        is_known = floor in self._found
        away = self._limits.away(ways.steps_to[end])
        answer = frozenset(ways.way_from(end))
        shared = self._shared_most(answer)
        faults = Faults(is_known, shared > NEARLY_SAME, away)
        if not any(faults):
            is_plain = (
                self._openings.part_visited(answer) < LEAST_VISITED
                or ways.deep_turns(answer) < self._limits.deep_turns
            )
            faults = Faults(is_known, False, away, is_plain, shared * (shared > MOST_SHARED))
        return Draft(seed, floor, ends, answer, faults)

    def _shared_most(self, answer: frozenset[int]) -> float:
        """The largest share of rooms in common with an answer before."""
        shares = [len(answer & other) / min(len(answer), len(other)) for other in self._answers]
        return max(shares, default=0.0)
