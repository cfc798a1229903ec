"""Can a strategy's answer be foretold from its view and its memory?

A walk is called circling only with proof: the same place, heading, target and memory once
again, so the same for ever. The proof fails for a strategy that tosses coins or reads a clock,
and for one that hides memory where nobody looks: in global variables, in the cells of a
closure, in an iterator. This module reads the code of a strategy, and of all that it uses, and
looks for such things. (Dice among a strategy's own attributes are found by ``any_memory``, and
what its methods write elsewhere than to their own object by ``outside``.) What it does not know
it takes for a surprise: a circle that is not told does less harm than one that is none.
"""

from __future__ import annotations

import dis
import random
from abc import ABC
from collections.abc import Iterable, Iterator, Sequence
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any, Generic, Protocol

from mazelib.compass import Heading, Turn
from mazelib.memory.frozen import never_changes
from mazelib.memory.reach import LOADS, READS, class_values, is_foretold, own_kinds, reached, root, steps

# fmt: off
_UNFORETOLD_MODULES = frozenset([
    "datetime", "numpy", "os", "random", "secrets", "tempfile", "threading", "time", "uuid",
])
_UNFORETOLD_BUILTINS = frozenset([
    "__import__", "compile", "delattr", "eval", "exec", "globals", "hash", "id", "input", "open", "setattr",
    "vars",
])
# fmt: on
#: Special attributes are back doors to what an object or a function hides, but for these.
_HARMLESS_SPECIAL = frozenset(["__class__", "__doc__", "__init__", "__name__", "__post_init__"])


def may_surprise(strategy: object) -> bool:
    """Whether a strategy has dice, a clock or hidden memory, as far as its code tells.

    A strategy may also say so itself: ``foretold = False`` on a strategy that answers
    what no rule can tell, such as the keys somebody presses.
    """
    if getattr(strategy, "foretold", True) is False:
        return True
    if any(_keeps_more_than_attributes(kind) for kind in type(strategy).__mro__):
        return True
    methods = [value for kind in own_kinds(strategy) for value in class_values(kind)]
    found = reached(strategy)
    return (
        any(_is_surprise(value, methods) for value in found)
        or any(_is_surprise(value, methods) for value in _read_from_ours(found))
        or not all(map(never_changes, (*Turn, *Heading)))
    )


def _read_from_ours(found: Sequence[Any]) -> Iterator[Any]:
    """What the code reads out of the sandbox's own modules: a table of theirs can be written to."""
    functions = [value for value in found if isinstance(value, FunctionType)]
    asked = [step for function in functions for step in steps(function.__code__)]
    read = {step.argval for step in asked if step.opname in READS}
    waiting, seen = list(found), set()
    while waiting:
        value = waiting.pop()
        if isinstance(value, ModuleType) and root(value.__name__) == "mazelib" and value not in seen:
            seen.add(value)
            values = [vars(value)[name] for name in read & vars(value).keys()]
            waiting += values
            yield from values


def _keeps_more_than_attributes(kind: type) -> bool:
    """Whether objects of a class keep what is no attribute, as a list keeps its entries."""
    is_pythons = is_foretold(kind.__module__) and root(kind.__module__) != "mazelib"
    return is_pythons and kind not in (object, ABC, Generic, Protocol, FunctionType)


def _is_surprise(value: Any, methods: Iterable[Any]) -> bool:
    """Whether a value, as far as it can be told without what it uses, breaks the proof.

    ``methods`` are the strategy's own: they may write to attributes.
    """
    if isinstance(value, FunctionType):
        is_method = any(value is method for method in methods)
        return not is_foretold(value.__module__) and _hides_memory(value, is_method)
    if isinstance(value, ModuleType):
        return not _is_foretold_module(value.__name__)
    if isinstance(value, type):
        return issubclass(value, random.Random) or root(value.__module__) in _UNFORETOLD_MODULES
    if isinstance(value, BuiltinFunctionType):
        return value.__name__ in _UNFORETOLD_BUILTINS
    # What a tuple or a method is made of is looked at by itself.
    return not (type(value) in (tuple, frozenset, MethodType) or never_changes(value))


def _hides_memory(function: FunctionType, may_write_attributes: bool) -> bool:
    """Whether a function writes what outlives its call, or asks for what is not in its view."""
    if any(name.isidentifier() and not _is_special(name) for name in function.__dict__):
        return True
    return any(
        step.opname in ("STORE_GLOBAL", "DELETE_GLOBAL")
        or (step.opname == "STORE_DEREF" and step.argval in function.__code__.co_freevars)
        or (step.opname in ("STORE_ATTR", "DELETE_ATTR") and not may_write_attributes)
        # An import in the midst of a turn leads to modules that nobody has looked at.
        or (step.opname == "IMPORT_NAME" and not _is_foretold_import(step.argval))
        or (step.opname in LOADS and step.argval in _UNFORETOLD_BUILTINS)
        or _opens_a_back_door(step)
        for step in steps(function.__code__)
    )


def _opens_a_back_door(step: dis.Instruction) -> bool:
    is_read = step.opname in ("LOAD_ATTR", "LOAD_METHOD", "LOAD_SUPER_ATTR")
    return is_read and _is_special(step.argval) and step.argval not in _HARMLESS_SPECIAL


def _is_foretold_module(name: str) -> bool:
    """Whether code may use a module. By way of ``builtins`` it could use all that is told apart here."""
    return is_foretold(name) and name != "builtins"


def _is_foretold_import(name: str) -> bool:
    is_ours = root(name) == "mazelib" and name not in ("mazelib.compass", "mazelib.view")
    return _is_foretold_module(name) and not is_ours


def _is_special(name: str) -> bool:
    return name.startswith("__") and name.endswith("__")
