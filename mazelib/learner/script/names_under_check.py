"""The names that the lines of a rule under check find: fewer than in a walk.

The modules that it may import lead to no others. Any other module is there, too, but nothing of it
can be used.
"""

import enum
import functools
import operator
import sys
from collections.abc import Callable, Collection, Mapping
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import NoReturn

from mazelib.learner.script.our_names import ANSWERS, OFFERED
from mazelib.learner.script.script_names import is_own_class
from mazelib.learner.script.words.refused import (
    RefusedError,
    gives_chance,
    is_imported_by_name,
    is_not_for_checks,
)

OURS = "mazelib"
#: Modules of Python's that tell a rule nothing about the map, and give no chance.
HARMLESS = frozenset(
    (
        "__future__",
        "abc",
        "array",
        "bisect",
        "collections",
        "copy",
        "dataclasses",
        "decimal",
        "enum",
        "fractions",
        "functools",
        "heapq",
        "itertools",
        "math",
        "operator",
        "queue",
        "re",
        "statistics",
        "string",
        "textwrap",
        "time",
        "typing",
    )
)
#: What our own right-hand rule imports. (A learner's file may not: see borrowed.)
OF_OUR_RULE = ("mazelib.grid.compass", "mazelib.walking.view")
#: What Python has built in to look elsewhere.
LOOKS_ELSEWHERE = frozenset(
    (
        "__builtins__",
        "__import__",
        "__loader__",
        "__spec__",
        "compile",
        "eval",
        "exec",
        "globals",
        "id",
        "locals",
        "open",
        "vars",
    )
)
#: Attributes of Python's own objects that lead to what belongs to no rule; so do nearly all with
#: two underscores on both sides.
INNER = frozenset(
    (
        "_convert_",
        "ag_code",
        "ag_frame",
        "cr_code",
        "cr_frame",
        "cr_origin",
        "f_back",
        "f_builtins",
        "f_code",
        "f_globals",
        "f_locals",
        "gi_code",
        "gi_frame",
        "gi_yieldfrom",
        "tb_frame",
        "tb_next",
    )
)
#: Every class may have these.
USUAL = frozenset(("__class__", "__doc__", "__init__", "__name__", "__post_init__"))
#: What reads a text as Python, or as the way to an attribute.
READS_TEXTS = ("Formatter", "ForwardRef", "get_type_hints")


def is_inner(attribute: str) -> bool:
    """Whether an attribute leads to what belongs to no rule: frames, globals, all classes."""
    has_underscores = attribute.startswith("__") and attribute.endswith("__")
    return attribute in INNER or (has_underscores and attribute not in USUAL)


def names_under_check() -> dict[str, object]:
    """What some built-in names stand for instead."""
    names: dict[str, object] = {}
    for name in LOOKS_ELSEWHERE - {"__import__"}:  # Every import of a file calls that one.
        names[name] = _refusing(name)
    names["getattr"] = _careful_getattr
    names["hash"] = _careful_hash
    names["setattr"] = _careful_setattr
    return names


def ours_under_check(asked: Collection[str]) -> ModuleType:
    """What an import of mazelib gives: an answer only if it is asked for by its name.

    So it stands in the text of the file, and there it is seen which answers a rule takes.
    """
    names = [name for name in OFFERED if name in asked or name not in ANSWERS]
    part = _with_names_of(sys.modules[OURS], names, _Offered(OURS))
    vars(part)["__all__"] = [name for name in names if name not in ANSWERS]
    return part


def module_under_check(name: str, module: Callable[[], ModuleType]) -> ModuleType:
    """What any other import gives. It calls ``module`` only for one that is harmless."""
    if name.partition(".")[0] not in HARMLESS and name not in OF_OUR_RULE:
        return _Closed(name)
    whole = module()
    open_names = [each for each, value in vars(whole).items() if _may_be_seen(name, each, value)]
    copied = _with_names_of(whole, open_names)
    vars(copied).update(CAREFUL.get(name, {}))
    if "__all__" in open_names:
        vars(copied)["__all__"] = [each for each in vars(whole)["__all__"] if each in open_names]
    return copied


class _Closed(ModuleType):
    """A module of which nothing can be used."""

    def __getattr__(self, name: str) -> NoReturn:
        if is_inner(name):
            raise AttributeError(name)  # Python itself asks, when it imports.
        whole_name = f"{self.__name__}.{name}"
        if self.__name__ == "random":
            raise RefusedError(gives_chance(whole_name))
        raise RefusedError(is_not_for_checks(whole_name))


class _Offered(ModuleType):
    """What mazelib offers to rules."""

    def __getattr__(self, name: str) -> NoReturn:
        if name in ANSWERS:
            raise RefusedError(is_imported_by_name(name))
        raise AttributeError(f"module {self.__name__!r} has no attribute {name!r}")


def _with_names_of(
    whole: ModuleType, names: Collection[str], part: ModuleType | None = None
) -> ModuleType:
    part = part or ModuleType(whole.__name__)
    for name in names:
        vars(part)[name] = vars(whole)[name]
    return part


def _may_be_seen(module: str, name: str, value: object) -> bool:
    """Whether a name of a harmless module leads to no other module."""
    if isinstance(value, ModuleType):
        return value.__name__.startswith(f"{module}.")
    return (name == "__all__" or not name.startswith("_")) and name not in READS_TEXTS


def _careful_getattr(thing: object, name: str, *default: object) -> object:
    """Python's own getattr, for attributes that a rule may have."""
    value: object = getattr(thing, _open_name(name), *default)
    return value


def _careful_setattr(thing: object, name: str, value: object) -> None:
    """Python's own setattr, for objects and for the rule's own classes.

    Other classes, functions and modules may belong to Python or to us.
    """
    shared = (type, ModuleType, FunctionType, BuiltinFunctionType)
    if isinstance(thing, shared) and not is_own_class(thing):
        raise RefusedError(is_not_for_checks("setattr"))
    setattr(thing, _open_name(name), value)


def _careful_hash(thing: object) -> int:
    """Python's own hash, for numbers and what is made of them. RefusedError: for anything else.

    The hash of a text or an object is another number in every run, and that is chance.
    """
    if isinstance(thing, (tuple, frozenset)) and type(thing) in (tuple, frozenset):
        for each in thing:
            _careful_hash(each)
    elif not isinstance(thing, (int, float)):
        raise RefusedError(is_not_for_checks("hash"))
    return hash(thing)


def _careful_attrgetter(*names: str) -> object:
    """Python's own attrgetter, for attributes that a rule may have."""
    plain = [str.__str__(name) for name in names]
    for name in plain:
        for part in name.split("."):
            _open_name(part)
    return operator.attrgetter(*plain)


def _careful_wraps(wrapped: Callable[..., object]) -> object:
    """Python's own wraps, for the attributes that it takes without being told which."""
    return functools.wraps(wrapped)


def _open_name(name: str) -> str:
    """The name of an attribute that a rule may have. RefusedError: it may not have that.

    A text of a class of the learner's own could say one thing to us, and another to Python.
    """
    if not isinstance(name, str):
        return name  # Python says what is wrong.
    plain = str.__str__(name)
    if is_inner(plain):
        raise RefusedError(is_not_for_checks(plain))
    return plain


def _refusing(name: str) -> Callable[..., NoReturn]:
    """What stands for a built-in function that is refused."""

    def refuse(*_details: object, **_more: object) -> NoReturn:
        raise RefusedError(is_not_for_checks(name))

    return refuse


#: What some names in harmless modules stand for instead. What is refused takes attributes by their
#: names, reads texts as Python, or writes into a module.
CAREFUL: Mapping[str, Mapping[str, object]] = {
    enum.__name__: {"global_enum": _refusing("global_enum")},
    functools.__name__: {
        "singledispatch": _refusing("singledispatch"),
        "singledispatchmethod": _refusing("singledispatchmethod"),
        "update_wrapper": _refusing("update_wrapper"),
        "wraps": _careful_wraps,
    },
    operator.__name__: {
        "attrgetter": _careful_attrgetter,
        "methodcaller": _refusing("methodcaller"),
    },
}
