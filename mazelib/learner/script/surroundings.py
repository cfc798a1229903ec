"""The names that a learner's file finds: Python's own and ours.

Python's own are there without an import, except for some that do not fit a walk. Chance comes only
from the dice of the run, and clocks are refused: the same seed gives the same run. Input and sleep
are refused, because a walk cannot wait. Files beside the learner's own are
imported like any module, but they are the learner's, too.

This guards against accidents, not against intent: importlib.import_module("random") still gives
chance, and so does rng.seed(id(view)).
"""

import builtins
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from inspect import isbuiltin
from types import ModuleType
from typing import Any, NoReturn

from mazelib.learner.script.names_under_check import (
    OURS,
    module_under_check,
    names_under_check,
    ours_under_check,
)
from mazelib.learner.script.under_check import is_under_check
from mazelib.learner.script.words.refused import (
    gives_chance,
    opens_a_window,
    refused,
    tells_the_time,
    waits,
    waits_for_typing,
    waits_or_ends_the_program,
)
from mazelib.text.diagnostics import Explanation

#: All names that Python itself gives.
PYTHONS = frozenset(dir(builtins))
#: The module of this name that is a file beside the script; None if it is another one.
ModuleBeside = Callable[[str], ModuleType | None]
#: Functions that wait for the user, or would end the program.
WAITING = ("breakpoint", "exit", "help", "license", "quit")
#: Modules that give chance or the time, and nothing else that a rule needs.
CHANCE = ("random", "secrets", "uuid")
CLOCKS = ("datetime",)
#: Modules that draw in a window of their own.
WINDOWS = ("turtle", "tkinter")
#: Modules of which a rule may need something, but cannot have all: a script gets a changed copy
#: (see _changes_in). The worker's own code runs in the same process, and needs them as they are.
CHANGED = ("os", "sys", "time")
#: What gives chance in os.
CHANCE_IN_OS = ("urandom", "getrandom")


@dataclass
class ChanceNotes:
    """What dice note: all ``coins``, and whether they gave any number at all."""

    coins: list[int] = field(default_factory=list)
    by_chance: bool = False


class Dice(random.Random):
    """The dice of one run: they give the numbers that ``rng`` would, and take ``notes`` of it."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__()
        self.setstate(rng.getstate())
        self.notes = ChanceNotes()

    def seed(self, a: Any = None, version: int = 2) -> None:
        """Begin anew with a seed, which may be anything that Python takes for one.

        Without a seed Python would take the time; then nothing changes here.
        """
        if a is not None:
            super().seed(a, version)

    def randint(self, a: int, b: int) -> int:
        """A number from a to b, as Python's own dice give it. From 0 to 1 it is a coin."""
        number = self.randrange(a, b + 1)
        if (a, b) == (0, 1):
            self.notes.coins.append(number)
        return number

    def gauss(self, mu: float = 0.0, sigma: float = 1.0) -> float:
        """A number about ``mu``, as Python's own dice give it; every other one is left from before.

        That one, too, came by chance, though no dice are asked for it.
        """
        self.notes.by_chance = True
        return super().gauss(mu, sigma)

    def random(self) -> float:
        """A number from 0 up to 1, as Python's own dice give it."""
        self.notes.by_chance = True
        return super().random()

    def getrandbits(self, k: int, /) -> int:
        """A number of so many bits, as Python's own dice give it."""
        self.notes.by_chance = True
        return super().getrandbits(k)


def surroundings(module_beside: ModuleBeside) -> dict[str, object]:
    """All names that a learner's file has without an import."""
    names = {**vars(builtins)}
    names["__import__"] = _Importer(module_beside)
    for name in WAITING:
        names[name] = _refusing(waits_or_ends_the_program)
    names["input"] = _refusing(waits_for_typing)
    if is_under_check():
        names.update(names_under_check())
    return names


class _Importer:
    """Imports for one script: no chance and no clock, and a recursion limit that stays as it is.

    Of the files beside the script it imports what ``module_beside`` gives.
    """

    def __init__(self, module_beside: ModuleBeside) -> None:
        self._module_beside = module_beside
        #: Modules of Python's in which some names stand for something else.
        self._changed_modules: dict[str, ModuleType] = {}

    def __call__(
        self,
        name: str,
        globals: Mapping[str, object] | None = None,
        locals: Mapping[str, object] | None = None,
        fromlist: Sequence[str] | None = (),
        level: int = 0,
    ) -> ModuleType:
        if is_under_check():
            return self._of_check(name, fromlist)
        if name in CHANCE:
            raise refused(gives_chance, name)
        if name in CLOCKS:
            raise refused(tells_the_time, name)
        if name in WINDOWS:
            raise refused(opens_a_window, name)
        # "import os.path" asks for os, "from os.path import join" for os.path.
        asked = name if fromlist else name.partition(".")[0]
        if asked in CHANGED:
            return self._changed(asked)
        beside = self._module_beside(name) if level == 0 else None
        return beside or __import__(name, globals, locals, fromlist, level)

    def _of_check(self, name: str, fromlist: Sequence[str] | None) -> ModuleType:
        """What an import gives to a rule under check; the same one each time."""
        asked = name if fromlist else name.partition(".")[0]
        beside = self._module_beside(name)
        if beside:
            return beside
        if asked == OURS:
            return ours_under_check(fromlist or ())
        if asked not in self._changed_modules:

            def module() -> ModuleType:
                if asked in CHANGED:
                    return self._changed(asked)
                return __import__(asked, fromlist=["__name__"])

            under_check = module_under_check(asked, module)
            self._changed_modules[asked] = under_check
        return self._changed_modules[asked]

    def _changed(self, name: str) -> ModuleType:
        """A module like Python's of this name, with some changes; the same one each time."""
        if name not in self._changed_modules:
            changed = ModuleType(name)
            vars(changed).update(vars(__import__(name)))
            vars(changed).update(_changes_in(changed))
            self._changed_modules[name] = changed
        return self._changed_modules[name]


def _changes_in(module: ModuleType) -> dict[str, object]:
    """What some names in a module shall stand for instead."""
    match module.__name__:
        case "os":
            return {name: _refusing(gives_chance, f"os.{name}") for name in CHANCE_IN_OS}
        case "time":
            functions = [name for name, value in vars(module).items() if isbuiltin(value)]
            clocks = [name for name in functions if name != "sleep"]
            changed = {name: _refusing(tells_the_time, f"time.{name}") for name in clocks}
            return {**changed, "sleep": _refusing(waits, "time.sleep")}
    # In sys: with another recursion limit Python itself might crash.
    return {"setrecursionlimit": _leave_as_it_is}


def _refusing(explain: Callable[..., Explanation], *names: str) -> Callable[..., NoReturn]:
    """A function that is refused, whatever it is called with."""

    def refuse(*details: object, **more: object) -> NoReturn:
        raise refused(explain, *names)

    return refuse


def _leave_as_it_is(limit: int) -> None:
    """Change nothing."""
