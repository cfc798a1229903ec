"""The names of a script: some stand for code, the others for data that it keeps.

Code remembers nothing, except for data in classes. Data is looked at after every turn that may have
changed it.
"""

from collections.abc import Mapping
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import TypeGuard

from mazelib.grid.compass import EXPLORED
from mazelib.walking.memory_log import FIXED

#: A name that no script can have. Under it a rule's memory is found even if it has no other name.
_RULE = "the rule"
_NOTHING = object()
#: The module that a script is while it runs.
MAIN = "__main__"


class ScriptNames:
    """The names of a script when a walk began, and what they have stood for since then.

    ``rule`` is the function or class that walks.
    """

    def __init__(self, namespace: Mapping[str, object], rule: object) -> None:
        self._namespace = namespace
        self._rule = rule
        #: A guard may give a script something that only looks like a function of Python's.
        self._given = {id(value) for value in _builtins(namespace).values() if callable(value)}
        self._code: dict[str, object] = {}
        for name, value in self._visible().items():
            if self._is_code(value) or value is EXPLORED:
                self._code[name] = value
        #: The learner's own classes. (Python writes data of its own into those with relatives.)
        self.own_classes: list[type] = []
        for value in self._code.values():
            if is_own_class(value) and value.__bases__ == (object,):
                self.own_classes.append(value)

    def data(self) -> list[dict[str, object]]:
        """The data that the script's names stand for, and then the data in each of its classes.

        A name stands for data if it does not stand for code, or no longer for the same code.
        """
        by_name = {}
        for name, value in self._visible().items():
            if self._code.get(name, _NOTHING) is not value:
                by_name[name] = value
        return [by_name, *map(self._data_of_class, self.own_classes)]

    def _data_of_class(self, kind: type) -> dict[str, object]:
        names = _visible_names(vars(kind))
        return {name: value for name, value in names.items() if not self._is_code(value)}

    def _is_code(self, value: object) -> bool:
        """Whether something is a function, a class, a module, or was given in place of a function.

        (A function may keep data that is not seen here. Then its file is not plain, see
        guard/proof.)
        """
        is_usual = isinstance(value, (FunctionType, BuiltinFunctionType, type, ModuleType))
        return is_usual or id(value) in self._given

    def _visible(self) -> dict[str, object]:
        return {**_visible_names(self._namespace), _RULE: self._rule}

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


def _builtins(namespace: Mapping[str, object]) -> Mapping[str, object]:
    """The names that a script finds without an import."""
    names = namespace.get("__builtins__")
    return names if isinstance(names, Mapping) else {}


def _visible_names(space: Mapping[str, object]) -> dict[str, object]:
    """The names in a module or a class, with their values, without those that Python puts there."""
    names = {}
    for name, value in space.items():
        if not (str(name).startswith("__") and str(name).endswith("__")):
            names[str(name)] = value
    return names
