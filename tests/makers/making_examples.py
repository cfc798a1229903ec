"""What the tests of the makers share: sizes, and each maker by its name."""

import random

from mazelib.makers import MAKERS
from mazelib.makers.braided import Braided
from mazelib.makers.dig import Dig
from mazelib.makers.fill_with_road import solve_with_road
from mazelib.makers.goals import made_heya
from mazelib.makers.making import Making

SIZES = [(1, 1), (1, 2), (2, 1), (1, 9), (9, 1), (2, 2), (3, 5), (8, 6), (17, 11)]
SEEDS = range(3)
NAMES = list(MAKERS)
#: What else can be watched as a making is: a maze filled again, solved, or braided.
MORE = ["fill", "solve", *(f"braid {name}" for name in NAMES), "braid fill"]


def making(name: str, width: int, height: int, seed: int, *, recorded: bool = True) -> Making:
    """A making that has not begun: a maker's, or one of MORE."""
    rng = random.Random(seed)
    if name.startswith("braid "):
        rest = name.removeprefix("braid ")
        return Braided(making(rest, width, height, seed, recorded=recorded), 0.6, rng)
    if name == "fill":
        return Dig(width, height, rng, recorded=recorded, filling=True)
    if name == "solve":
        made = run("road", width, height, seed)
        return solve_with_road(made_heya(made.field, made.floor), recorded=recorded)
    return MAKERS[name].make(width, height, rng, recorded=recorded)


def run(name: str, width: int, height: int, seed: int, *, recorded: bool = True) -> Making:
    """A making that is done."""
    result = making(name, width, height, seed, recorded=recorded)
    result.run()
    return result
