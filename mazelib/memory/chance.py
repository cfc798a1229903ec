"""Can a strategy's answer be foretold from its view and its memory?

A walk is called circling only with proof: the same place, heading, target and memory once
again, so the same for ever. The proof fails for a strategy that tosses coins or reads a clock,
and for one that hides memory where nobody looks: in global variables, in the cells of a
closure, in an iterator. This module reads the code of a strategy, and of all that it uses, and
looks for such things. (Dice among a strategy's own attributes are found by ``memory``.) What it
does not know it takes for a surprise: a circle that is not told does less harm than one that
is none.
"""

from __future__ import annotations

import dis
import random
from collections import deque
from collections.abc import Iterator, Sequence
from enum import Enum
from types import (
    BuiltinFunctionType,
    CodeType,
    FunctionType,
    GetSetDescriptorType,
    MemberDescriptorType,
    MethodType,
    ModuleType,
)
from typing import Any

_NEVER_CHANGES = (int, float, complex, str, bytes, type(None), type(...), Enum)

#: Class attributes of these kinds count as memory (see memory), so they hide nothing.
FOLLOWED = (*_NEVER_CHANGES, tuple, list, deque, dict, set, frozenset)

# fmt: off
_FORETOLD_MODULES = frozenset([
    "__future__", "abc", "bisect", "builtins", "collections", "copy", "dataclasses", "enum", "functools",
    "heapq", "itertools", "math", "mazelib", "operator", "string", "types", "typing",
])
_UNFORETOLD_MODULES = frozenset([
    "datetime", "numpy", "os", "random", "secrets", "tempfile", "threading", "time", "uuid",
])
_UNFORETOLD_BUILTINS = frozenset([
    "__import__", "compile", "delattr", "eval", "exec", "globals", "id", "input", "open", "setattr", "vars",
])
# fmt: on
_DESCRIPTORS = (GetSetDescriptorType, MemberDescriptorType)
_LOADS = ("LOAD_GLOBAL", "LOAD_NAME", "LOAD_FROM_DICT_OR_GLOBALS")


def may_surprise(strategy: object) -> bool:
    """Whether a strategy has dice, a clock or hidden memory, as far as its code tells.

    A strategy may also say so itself: ``foretold = False`` on a strategy that answers
    what no rule can tell, such as the keys somebody presses.
    """
    if getattr(strategy, "foretold", True) is False:
        return True
    if isinstance(strategy, FunctionType):
        return _any_surprise([strategy], ())
    kinds = [kind for kind in type(strategy).__mro__ if not _is_foretold(kind.__module__)]
    values = [value for kind in kinds for value in _class_values(kind) if not isinstance(value, FOLLOWED)]
    return _any_surprise(values, kinds)


def _any_surprise(values: list[Any], kinds: Sequence[type]) -> bool:
    """Whether one of the values, or anything that they use in turn, is a surprise.

    ``kinds`` are the strategy's own classes: their methods may write to attributes.
    """
    methods = {id(value) for kind in kinds for value in _class_values(kind)}
    waiting, seen = list(values), {id(kind) for kind in kinds}
    while waiting:
        value = waiting.pop()
        if id(value) in seen:
            continue
        seen.add(id(value))
        if _is_surprise(value, may_write_attributes=id(value) in methods):
            return True
        waiting += _used_by(value)
    return False


def _is_surprise(value: Any, *, may_write_attributes: bool) -> bool:
    """Whether a value, as far as it can be told without what it uses, breaks the proof."""
    if isinstance(value, FunctionType):
        return not _is_foretold(value.__module__) and _hides_memory(value, may_write_attributes)
    if isinstance(value, ModuleType):
        return not _is_foretold(value.__name__)
    if isinstance(value, type):
        return issubclass(value, random.Random) or _root(value.__module__) in _UNFORETOLD_MODULES
    return not isinstance(value, (*_NEVER_CHANGES, tuple, frozenset, MethodType, BuiltinFunctionType))


def _used_by(value: Any) -> Iterator[Any]:
    """What a value is made of or makes use of."""
    if isinstance(value, (FunctionType, type)) and _is_foretold(value.__module__):
        return
    if isinstance(value, FunctionType):
        yield from _values_read(value)
    elif isinstance(value, type):
        yield from (*_class_values(value), *value.__bases__)
    elif isinstance(value, MethodType):
        yield from (value.__func__, value.__self__)
    elif isinstance(value, BuiltinFunctionType):
        yield value.__self__
    elif isinstance(value, (tuple, frozenset)):
        yield from value


def _values_read(function: FunctionType) -> Iterator[Any]:
    """The globals, closure cells and default values that the code of a function may read.

    Names that nobody can write in Python are the sandbox's own (see counting).
    """
    for step in _steps(function.__code__):
        name = step.argval
        if step.opname in _LOADS and name in function.__globals__ and name.isidentifier():
            yield function.__globals__[name]
    for cell in function.__closure__ or ():
        try:
            yield cell.cell_contents
        except ValueError:  # A name of the function around it that has no value yet.
            yield object()
    yield from function.__defaults__ or ()
    yield from (function.__kwdefaults__ or {}).values()


def _hides_memory(function: FunctionType, may_write_attributes: bool) -> bool:
    """Whether a function writes what outlives its call, or asks for what is not in its view."""
    if any(not _is_special(name) for name in function.__dict__):
        return True
    return any(
        step.opname in ("STORE_GLOBAL", "DELETE_GLOBAL")
        or (step.opname == "STORE_DEREF" and step.argval in function.__code__.co_freevars)
        or (step.opname == "STORE_ATTR" and not may_write_attributes)
        or (step.opname == "IMPORT_NAME" and not _is_foretold(step.argval))
        or (step.opname in _LOADS and step.argval in _UNFORETOLD_BUILTINS)
        for step in _steps(function.__code__)
    )


def _steps(code: CodeType) -> Iterator[dis.Instruction]:
    """The instructions of a function and of all that is defined inside it."""
    yield from dis.get_instructions(code)
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _steps(constant)


def _class_values(kind: type) -> list[Any]:
    """What stands in the body of a class: its functions and its data."""
    written_by_python = "<string>" if "__dataclass_fields__" in vars(kind) else None
    values: list[Any] = []
    for name, value in vars(kind).items():
        if isinstance(value, property):
            values += [value.fget, value.fset]
        elif isinstance(value, (staticmethod, classmethod)):
            values.append(value.__func__)
        elif isinstance(value, FunctionType):
            if name != "__repr__" and value.__code__.co_filename != written_by_python:
                values.append(value)
        elif not (_is_special(name) or name == "_abc_impl" or isinstance(value, _DESCRIPTORS)):
            values.append(value)
    return values


def _is_special(name: str) -> bool:
    return name.startswith("__") and name.endswith("__")


def _is_foretold(module: str | None) -> bool:
    return _root(module) in _FORETOLD_MODULES


def _root(module: str | None) -> str:
    return (module or "").partition(".")[0]
