"""Whether a message from a worker is sound: of the classes and values that its fields demand.

A learner's code may change what a worker says. What may come from it is read from the types of the
fields of each message, and of the values in these fields in turn: there is no list to keep.

Plain data, as a recording sends them, are not looked at piece by piece here: worker_walk and
worker_making do so before they append them.
"""

from collections.abc import Hashable
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from pathlib import Path, PosixPath, WindowsPath
from types import UnionType
from typing import Union, get_args, get_origin, get_type_hints

from mazelib.learner.worker.channel import ChannelError
from mazelib.learner.worker.messages import Message
from mazelib.values.settings import Settings

#: Stands for the value of a field that is not there.
_MISSING = object()


def known_class(module: str, name: str) -> type | None:
    """The class of that name, if it may be in a message from a worker."""
    for known in (*_classes_of_messages(), *Settings.__subclasses__()):
        if (known.__module__, known.__qualname__) == (module, name):
            return known
    return None


def demand_sound(message: object) -> Message:
    """The message, if it is one of a worker's and its fields have the right values.

    ChannelError: they have not.
    """
    if not isinstance(message, Message):
        raise ChannelError(f"not what a worker says: a {type(message).__name__}")
    if wrong := _wrong_fields(message, type(message)):
        raise ChannelError(f"not what a worker says: in a {type(message).__name__}, {wrong[0]}")
    return message


def _is_sound(value: object, demanded: Hashable) -> bool:
    """Whether a value is of a type, as it stands in an annotation, with all that it consists of."""
    parts = get_args(demanded)
    origin = get_origin(demanded) or demanded
    if origin in (Union, UnionType):
        return any(_is_sound(value, part) for part in parts)
    if demanded is float:
        return isinstance(value, (float, int))
    if not isinstance(origin, type) or not isinstance(value, origin):
        return False
    if isinstance(value, tuple) and parts and _classes_in(demanded):
        # A tuple of any length: its type stands there with three dots.
        return all(_is_sound(each, parts[0]) for each in value)
    return not _wrong_fields(value, type(value))


def _wrong_fields(value: object, kind: type) -> list[str]:
    """The names of the fields of a value that are not sound; plain data have no fields."""
    types = _fields(kind)
    return [name for name in types if not _is_sound(getattr(value, name, _MISSING), types[name])]


@cache
def _classes_of_messages() -> frozenset[type]:
    found = set[type]()
    for message in get_args(Message):
        found |= _classes_in(message)
    return frozenset(found)


@cache
def _classes_in(demanded: Hashable) -> frozenset[type]:
    """All classes of ours whose objects a value of a type may consist of; plain data have none."""
    found = set[type]()
    if demanded is Path:
        found |= {PosixPath, WindowsPath}
    elif isinstance(demanded, type) and not get_args(demanded) and _is_ours(demanded):
        found.add(demanded)
    for part in (*get_args(demanded), *_fields(demanded).values()):
        found |= _classes_in(part)
    return frozenset(found)


def _is_ours(kind: type) -> bool:
    """Whether a class is no plain data of Python's."""
    return bool(_fields(kind)) or is_dataclass(kind) or issubclass(kind, Enum)


@cache
def _fields(kind: Hashable) -> dict[str, Hashable]:
    """The types of the fields of a dataclass or a named tuple, by their names; others have none."""
    if not isinstance(kind, type):
        return {}
    names = getattr(kind, "_fields", ())
    if is_dataclass(kind):
        names = tuple(field.name for field in fields(kind))
    types = get_type_hints(kind) if names else {}
    return {name: types[name] for name in names}
