"""What a learner's file finds around it: Python's own names, but for some that a walk cannot bear.

Chance comes from the run's dice alone; print goes to standard error, so traces stay whole; input and the
like are refused, for nobody could type into a running walk; and KeyboardInterrupt is not the real one.
"""

import builtins
import random
import sys
from types import ModuleType
from typing import Any, NoReturn


class RefusedError(Exception):
    """What a rule cannot do here: what that is, and what to do instead."""


class Dice(random.Random):
    """The dice of one run: they toss what ``rng`` would, and note all ``coins``."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__()
        self.setstate(rng.getstate())
        self.coins: list[int] = []

    def seed(self, a: Any = None, version: int = 2) -> None:
        """Begin anew with a seed; without one, which Python would take from elsewhere, go on."""
        if a is not None:
            super().seed(a, version)

    def randint(self, a: int, b: int) -> int:
        """From a to b, as Python's own gets it; from 0 to 1 it is a coin."""
        number = self.randrange(a, b + 1)
        if (a, b) == (0, 1):
            self.coins.append(number)
        return number


def surroundings() -> dict[str, Any]:
    """All names that a learner's file need not import."""
    # With a higher limit of recursion Python itself would fall.
    own_sys = ModuleType("sys")
    vars(own_sys).update(vars(sys), setrecursionlimit=lambda limit: None)

    def import_(name: str, *details: Any, **more: Any) -> ModuleType:
        if name == "random":
            what = "nobody imports random here: a rule is given its dice, so that a seed repeats its run."
            advice = "Write def my_turn(view, rng): or, in a class, def __init__(self, rng):"
            raise RefusedError(what, f"{advice} and toss rng.randint(0, 1), or pick(ways, rng).")
        return own_sys if name == "sys" else __import__(name, *details, **more)

    def waits(*details: object, **more: object) -> NoReturn:
        what = "a rule cannot wait for somebody, or end the program."
        raise RefusedError(what, "Take that away: it only answers.")

    def print_(*values: object, **how: Any) -> None:
        print(*values, **{"file": sys.stderr, **how})

    ours = {"__import__": import_, "print": print_, "KeyboardInterrupt": SystemExit}
    ours |= dict.fromkeys(("input", "breakpoint", "exit", "help", "license", "quit"), waits)
    return {**vars(builtins), **ours}
