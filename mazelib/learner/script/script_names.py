"""The names of a script: some stand for code, the others for data that it keeps.

Code remembers nothing, except for data in classes. Data is looked at after every turn that may have
changed it.
"""

from collections.abc import Mapping
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import TypeGuard

from mazelib.grid.compass import EXPLORED
from mazelib.walking.memory import MAIN
from mazelib.walking.memory_log import FIXED

#: A name that no script can have. Under it a rule's memory is found even if it has no other name.
_RULE = "the rule"
_NOTHING = object()


class ScriptNames:
    """The names of a script when a walk began, and what they have stood for since then.

    ``rule`` is the function or class that walks.
    """

    def __init__(self, namespace: Mapping[str, object], rule: object) -> None:
        self._namespace = namespace
        self._rule = rule
        self._code: dict[str, object] = {}
        for name, value in self._visible().items():
            if is_code(value) or value is EXPLORED:
                self._code[name] = value
        #: The learner's own classes.
        self.own_classes = [value for value in self._code.values() if is_own_class(value)]

    def data(self) -> list[dict[str, object]]:
        """The data that the script's names stand for, and then the data in each of its classes.

        A name stands for data if it does not stand for code, or no longer for the same code.
        """
        by_name = {}
        for name, value in self._visible().items():
            if self._code.get(name, _NOTHING) is not value:
                by_name[name] = value
        in_classes = [_data_of_class(each) for each in self.own_classes]
        return [by_name, *in_classes]

    def _visible(self) -> dict[str, object]:
        return {**visible_names(self._namespace), _RULE: self._rule}

    def are_those_of(self, code: object) -> bool:
        """Whether a function or a class was made in this script, and finds these names."""
        if isinstance(code, type):
            return is_own_class(code)
        return not isinstance(code, FunctionType) or code.__globals__ is self._namespace

    def are_fixed(self) -> bool:
        """Whether all data is of classes whose values cannot be changed."""
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

    (The data in the learner's own classes is looked at separately.)
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
    """Whether a function remembers nothing from call to call. Only a learner's might."""
    if function.__module__ != MAIN:
        return True
    if function.__closure__ or function.__kwdefaults__:
        return False
    return all(type(default) in FIXED for default in function.__defaults__ or ())


def visible_names(space: Mapping[str, object]) -> dict[str, object]:
    """The names in a module or a class, with their values, without those that Python puts there."""
    names = {}
    for name, value in space.items():
        is_pythons = str(name).startswith("__") and str(name).endswith("__")
        if not is_pythons or name == "__init__":
            names[str(name)] = value
    return names


def _data_of_class(kind: type) -> dict[str, object]:
    """The names in a class that do not stand for plain functions, with their values."""
    names = {}
    for name, value in visible_names(vars(kind)).items():
        if type(value) is not FunctionType or not _is_plain_function(value):
            names[name] = value
    return names
