"""What the code of a strategy can reach: its functions, and all that they use in turn.

Functions, classes and modules whose ways are known are not gone into: the sandbox's own, and
those of Python that neither toss nor keep anything from call to call.
"""

from __future__ import annotations

import builtins
import dis
import importlib
import sys
from collections.abc import Iterator
from contextlib import suppress
from enum import Enum
from types import (
    BuiltinFunctionType,
    CodeType,
    FunctionType,
    GetSetDescriptorType,
    MemberDescriptorType,
    MethodType,
)
from typing import Any

from mazelib.memory.attributes import FOLLOWED, NAMES_OF_CLASSES, attributes, code_within

#: How the code asks for a global name.
LOADS = ("LOAD_GLOBAL", "LOAD_NAME", "LOAD_FROM_DICT_OR_GLOBALS")
#: How the code asks for what belongs to a module or an object.
READS = ("LOAD_ATTR", "LOAD_METHOD", "IMPORT_FROM")

# fmt: off
_FORETOLD_MODULES = frozenset([
    "__future__", "abc", "bisect", "builtins", "collections", "copy", "dataclasses", "enum", "functools",
    "heapq", "itertools", "math", "mazelib", "operator", "string", "types", "typing",
])
# fmt: on
_DESCRIPTORS = (GetSetDescriptorType, MemberDescriptorType)


def own_kinds(strategy: object) -> list[type]:
    """The classes that a strategy is made of, without Python's own and ours."""
    if isinstance(strategy, FunctionType):
        return []
    return [kind for kind in type(strategy).__mro__ if not is_foretold(kind.__module__)]


def reached(strategy: object) -> list[Any]:
    """All that the strategy's code may reach, itself and its classes left out; each once."""
    kinds = own_kinds(strategy)
    waiting: list[Any] = [strategy] if isinstance(strategy, FunctionType) else []
    waiting += [value for kind in kinds for value in class_values(kind) if not isinstance(value, FOLLOWED)]
    waiting += [code for value in attributes(strategy).values() for code in code_within(value)]
    waiting += map(type, kinds)
    found, seen = [], {id(kind) for kind in kinds}
    while waiting:
        value = waiting.pop()
        if id(value) not in seen:
            seen.add(id(value))
            found.append(value)
            waiting += _used_by(value)
    return found


def steps(code: CodeType) -> Iterator[dis.Instruction]:
    """The instructions of a function and of all that is defined inside it."""
    yield from dis.get_instructions(code)
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from steps(constant)


def class_values(kind: type) -> list[Any]:
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
        elif not (name in NAMES_OF_CLASSES or isinstance(value, _DESCRIPTORS)):
            values.append(value)
    return values


def is_foretold(module: str | None) -> bool:
    """Whether all that a module offers is known to toss nothing and to keep nothing."""
    return root(module) in _FORETOLD_MODULES


def root(module: str | None) -> str:
    """The package that a module belongs to."""
    return (module or "").partition(".")[0]


def _used_by(value: Any) -> Iterator[Any]:
    """What a value is made of or makes use of."""
    if isinstance(value, (FunctionType, type)) and is_foretold(value.__module__):
        return
    if isinstance(value, FunctionType):
        yield from _values_read(value)
    elif isinstance(value, type):
        yield from (*class_values(value), *value.__bases__, type(value))
    elif isinstance(value, MethodType):
        yield from (value.__func__, value.__self__)
    elif isinstance(value, BuiltinFunctionType) and value.__self__ is not builtins:
        yield value.__self__
    elif isinstance(value, (tuple, frozenset)):
        yield from value
    elif isinstance(value, Enum):
        yield type(value)


def _values_read(function: FunctionType) -> Iterator[Any]:
    """What the code of a function may read: global names, imports, closure cells and default values."""
    for step in steps(function.__code__):
        # Names that nobody can write in Python are the sandbox's own (see counting).
        if step.opname in LOADS and step.argval.isidentifier():
            yield from _named(step.argval, function)
        elif step.opname == "IMPORT_NAME" and is_foretold(step.argval):
            with suppress(ImportError):
                yield from (importlib.import_module(step.argval), sys.modules[root(step.argval)])
    for cell in function.__closure__ or ():
        try:
            yield cell.cell_contents
        except ValueError:  # A name of the function around it that has no value yet.
            yield object()
    yield from function.__defaults__ or ()
    yield from (function.__kwdefaults__ or {}).values()


def _named(name: str, function: FunctionType) -> Iterator[Any]:
    """What a global name stands for; of Python's own names those that are written in Python."""
    own: dict[str, Any] = getattr(function, "__builtins__", {})
    if name in function.__globals__:
        yield function.__globals__[name]
    elif isinstance(own.get(name), (FunctionType, type)):
        yield own[name]
