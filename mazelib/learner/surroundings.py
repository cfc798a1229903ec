"""What a learner's file finds around it: Python's own names, but for some that a walk cannot bear.

random tosses this run's dice; print goes to standard error, so traces stay whole; input and the like
raise, for nobody could type into a running walk; and KeyboardInterrupt is an exit(), not the real one.
"""

import builtins
import random
import sys
from types import ModuleType
from typing import Any, NoReturn


class Dice(random.Random):
    """Python's own, but the run's ``own`` dice give the seeds that are not given, and note all ``coins``."""

    own: "Dice"
    coins: list[int]

    def seed(self, a: Any = None, version: int = 2) -> None:
        """Begin anew."""
        super().seed(self.own.getrandbits(64) if a is None else a, version)

    def randint(self, a: int, b: int) -> int:
        """From a to b, as Python's own gets it; from 0 to 1 it is a coin."""
        number = self.randrange(a, b + 1)
        if (a, b) == (0, 1):
            self.own.coins.append(number)
        return number


def own_dice(rng: random.Random) -> Dice:
    """Dice that toss what ``rng`` would, for one run of a learner's file."""

    class Random(Dice):
        """The dice of this run."""

    own = Random.own = Random(0)
    own.coins = []
    own.setstate(rng.getstate())
    return own


def builtins_with(dice: Dice) -> dict[str, Any]:
    """All names that a learner's file need not import."""
    # The functions of random are bound to these dice, and all its kinds of dice are of their kind.
    tossing = {name: getattr(dice, name, type(dice)) for name in random.__all__}
    # With a higher limit of recursion Python itself would fall.
    own_sys = _copied(sys, setrecursionlimit=lambda limit: None)
    own_modules = {"random": _copied(random, **tossing), "sys": own_sys}

    def import_(name: str, *details: Any, **more: Any) -> ModuleType:
        return own_modules.get(name) or __import__(name, *details, **more)

    def waits(*details: object, **more: object) -> NoReturn:
        raise EOFError("the rule waits for somebody to type")

    def print_(*values: object, **how: Any) -> None:
        print(*values, **{"file": sys.stderr, **how})

    # The site module's own exit and quit close standard input, which is not the strategy's.
    ours = {"__import__": import_, "print": print_, "exit": sys.exit, "quit": sys.exit}
    ours |= dict.fromkeys(("input", "breakpoint", "help", "license"), waits)
    return {**vars(builtins), **ours, "KeyboardInterrupt": SystemExit}


def _copied(module: ModuleType, **own: Any) -> ModuleType:
    copy = ModuleType(module.__name__)
    vars(copy).update(vars(module), **own)
    return copy
