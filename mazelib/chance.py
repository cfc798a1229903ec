"""Can a strategy's answer be foretold from its view and its memory?

A walk is called circling only with proof: the same place, heading, target and memory once
again, so the same for ever. The proof fails for a strategy that tosses coins, and for one that
hides memory where nobody looks: in global variables or in the cells of a closure. This module
reads the names that a strategy's code uses and says whether such a thing may be among them.
"""

from __future__ import annotations

import dis
import random
import time
from collections.abc import Iterator
from types import CodeType, FunctionType, MethodType, ModuleType
from typing import Any

_UNFORETOLD_MODULES = ("random", "secrets", "time", "datetime", "os", "numpy")
_MAY_CHANGE = (list, dict, set, bytearray)
_DEEPEST = 10


def may_surprise(strategy: object) -> bool:
    """Whether a strategy has dice, a clock or hidden memory, as far as its code tells.

    A strategy may also say so itself: ``foretold = False`` on a strategy that answers
    what no rule can tell, such as the keys somebody presses.
    """
    if getattr(strategy, "foretold", True) is False:
        return True
    if isinstance(strategy, FunctionType):
        return _function_may_surprise(strategy, set())
    if any(isinstance(value, random.Random) for value in getattr(strategy, "__dict__", {}).values()):
        return True
    methods = [value for kind in type(strategy).__mro__ for value in vars(kind).values()]
    return any(_function_may_surprise(value, set()) for value in methods if isinstance(value, FunctionType))


def _function_may_surprise(function: FunctionType, seen: set[CodeType], depth: int = 0) -> bool:
    if function.__code__ in seen or depth == _DEEPEST:
        return False
    seen.add(function.__code__)
    if any(step.opname == "STORE_GLOBAL" for code in _codes(function.__code__) for step in dis.get_instructions(code)):
        return True
    return any(_value_may_surprise(value, seen, depth) for value in _values_used(function))


def _value_may_surprise(value: Any, seen: set[CodeType], depth: int) -> bool:
    if isinstance(value, ModuleType):
        return value.__name__.partition(".")[0] in _UNFORETOLD_MODULES
    if isinstance(value, MethodType) or hasattr(value, "__self__"):
        owner = value.__self__
        return isinstance(owner, random.Random) or (owner is time)
    if isinstance(value, FunctionType):
        if value.__module__.startswith("mazelib"):
            return False
        return _function_may_surprise(value, seen, depth + 1)
    return isinstance(value, (random.Random, *_MAY_CHANGE))


def _values_used(function: FunctionType) -> Iterator[Any]:
    """Every global, closure cell and default value that the code of a function may touch."""
    for code in _codes(function.__code__):
        for name in code.co_names:
            if name in function.__globals__:
                yield function.__globals__[name]
    for cell in function.__closure__ or ():
        yield cell.cell_contents
    yield from function.__defaults__ or ()
    yield from (function.__kwdefaults__ or {}).values()


def _codes(code: CodeType) -> Iterator[CodeType]:
    """A function's code and the code of what is defined inside it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)
