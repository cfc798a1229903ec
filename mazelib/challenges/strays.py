"""Where a walk strays: it takes a step away from the target that it has to reach next."""

from collections.abc import Iterator
from dataclasses import dataclass

from mazelib.challenges.walks import TurnTaken, open_neighbours, steps_to, turns_of
from mazelib.grid.compass import Place
from mazelib.walking.walk_so_far import WalkSoFar


@dataclass(frozen=True)
class Stray:
    """A turn that led away from the target of this ``letter``.

    A shortest way to it leads over ``way`` next. The walk came back ``back_after`` so many ticks,
    still on its way to the same target; 0: it never did.
    """

    turn: TurnTaken
    letter: str
    way: Place
    back_after: int


def targets_and_places_of(walk: WalkSoFar) -> Iterator[tuple[str, Place]]:
    """For each tick of a walk but its last one: the letter that it has to reach, and its place."""
    controls = walk.heya.controls
    for tick in range(walk.tick):
        reached = walk.timeline.reached_count(tick)
        if reached < len(controls):
            yield controls[reached][0], walk.timeline.place(tick)


def strays_of(walk: WalkSoFar) -> Iterator[Stray]:
    """All steps away from the next target, in their order."""
    at_ticks = list(targets_and_places_of(walk))
    steps = {letter: steps_to(walk.heya, place) for letter, place in walk.heya.controls}
    for turn, here in zip(turns_of(walk), at_ticks, strict=False):
        letter, place = here
        after = walk.timeline.place(turn.tick + 1)
        if steps[letter].get(after, 0) > steps[letter].get(place, 0):
            nearer = min(open_neighbours(walk.heya, place), key=steps[letter].__getitem__)
            later = at_ticks[turn.tick + 1 :]
            back_after = later.index(here) + 1 if here in later else 0
            yield Stray(turn, letter, nearer, back_after)
