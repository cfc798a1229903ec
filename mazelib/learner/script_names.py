"""The names of a script: which of them stand for code, and which for data that it keeps.

Code cannot remember anything, but for what classes hold; data is looked at after every turn that
may have changed it.
"""

from collections.abc import Mapping
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import TypeGuard

from mazelib.grid.compass import EXPLORED, Explored, Heading, Turn

#: What a module calls itself that is the learner's own script.
MAIN = "__main__"
#: Classes of values that nobody can change, only exchange.
FIXED = (bool, int, float, str, bytes, type(None), Heading, Turn, Explored)
_NOTHING = object()


class ScriptNames:
    """The names of a script as they were when a walk began, and what they stand for since then."""

    def __init__(self, namespace: Mapping[str, object]) -> None:
        self._namespace = namespace
        self._code: dict[str, object] = {}
        for name, value in visible_names(namespace).items():
            if is_code(value) or value is EXPLORED:
                self._code[name] = value
        #: The classes of the learner's own.
        self.own_classes = [value for value in self._code.values() if is_own_class(value)]

    def data(self) -> list[dict[str, object]]:
        """What is kept by the script's names, and in each of its classes.

        A name is one of data if it stands for no code, or no longer for the same.
        """
        by_name = {}
        for name, value in visible_names(self._namespace).items():
            if self._code.get(name, _NOTHING) is not value:
                by_name[name] = value
        in_classes = [_data_of_class(each) for each in self.own_classes]
        return [by_name, *in_classes]

    def are_fixed(self) -> bool:
        """Whether all data is of kinds that nobody can change."""
        for names in self.data():
            for value in names.values():
                if type(value) not in FIXED:
                    return False
        return True


def is_own_class(value: object) -> TypeGuard[type]:
    """Whether something is a class that the learner made."""
    return isinstance(value, type) and vars(value).get("__module__") == MAIN


def is_code(value: object) -> bool:
    """Whether something is a function, a class or a module that keeps nothing.

    (Classes of the learner's hold data, which is looked at by itself.)
    """
    if isinstance(value, FunctionType):
        return _is_plain_function(value)
    if isinstance(value, type):
        has_no_relatives = type(value) is type and value.__bases__ == (object,)
        return has_no_relatives or not is_own_class(value)
    if isinstance(value, BuiltinFunctionType):
        return isinstance(value.__self__, ModuleType)
    return isinstance(value, ModuleType)


def _is_plain_function(function: FunctionType) -> bool:
    """Whether a function remembers nothing from call to call; only the learner's might."""
    if function.__module__ != MAIN:
        return True
    if function.__closure__ or function.__kwdefaults__:
        return False
    return all(type(default) in FIXED for default in function.__defaults__ or ())


def visible_names(space: Mapping[str, object]) -> dict[str, object]:
    """What stands in a module or a class, by name; but not what Python itself puts there."""
    names = {}
    for name, value in space.items():
        is_pythons = str(name).startswith("__") and str(name).endswith("__")
        if not is_pythons or name == "__init__":
            names[str(name)] = value
    return names


def _data_of_class(kind: type) -> dict[str, object]:
    """What stands in a class besides its functions."""
    names = {}
    for name, value in visible_names(vars(kind)).items():
        if type(value) is not FunctionType or not _is_plain_function(value):
            names[name] = value
    return names
