"""Plugins: the files of a folder, each of which gives one thing, named after its file.

Each file says in one word which class or value it gives: ``kinds/walk.py`` has the line
``KIND = WalkLesson``. What several of these files share lies in a folder among them, or in a file
whose name begins with ``_``.
"""

import sys
from dataclasses import dataclass
from importlib import import_module
from pkgutil import iter_modules
from typing import Generic, TypeVar

from mazelib.text.sentences import _

Base = TypeVar("Base")


class WrongPluginError(ValueError):
    """A file lacks the word, or the word stands for something else."""


@dataclass(frozen=True)
class Plugins(Generic[Base]):
    """The files in the folder of a ``package``. In each, a ``word`` stands for what it gives.

    That is a subclass of ``base``, or a value of it. A file is imported only when its class or
    value is asked for.
    """

    package: str
    word: str
    base: type[Base]

    def names(self) -> list[str]:
        """The names of all files, without .py, in alphabetical order."""
        modules = iter_modules(sys.modules[self.package].__path__)
        files = [module.name for module in modules if not module.ispkg]
        return sorted(name for name in files if not name.startswith("_"))

    def class_named(self, name: str) -> type[Base]:
        """The class that a file gives. WrongPluginError: it gives none."""
        found = self._given_by(name)
        if isinstance(found, type) and issubclass(found, self.base):
            return found
        sentence = _("{file}: {word} has to be a subclass of {base}.")
        raise self._wrong(name, sentence)

    def value_named(self, name: str) -> Base:
        """The value that a file gives. WrongPluginError: it gives none."""
        found = self._given_by(name)
        if isinstance(found, self.base):
            return found
        sentence = _("{file}: {word} has to be a value of the class {base}.")
        raise self._wrong(name, sentence)

    def _given_by(self, name: str) -> object:
        """What the word stands for in a file."""
        module = import_module(f"{self.package}.{name}")
        if not hasattr(module, self.word):
            sentence = _(
                "{file} has no {word}. Write {word} = ... at its end; or, if it is a part that"
                " others share, let its name begin with _."
            )
            raise self._wrong(name, sentence)
        found: object = getattr(module, self.word)
        return found

    def _wrong(self, name: str, sentence: str) -> WrongPluginError:
        file = f"{self.package.replace('.', '/')}/{name}.py"
        return WrongPluginError(sentence.format(file=file, word=self.word, base=self.base.__name__))
