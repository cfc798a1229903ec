"""A learner's file: one .py file, read afresh, checked, counted, and run in a world of its own.

Nothing is cached, neither by Python nor here: what is on the disk now is what is read. The text
stays with it, so that messages and the code panel show what really runs, also when the
file has changed since.
"""

from __future__ import annotations

import ast
import random
import sys
import warnings
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

from mazelib.diagnostics import Diagnostic, StrategyError, line_of
from mazelib.files import MOST_BYTES_OF_CODE, read_text
from mazelib.learner.counting import counted
from mazelib.learner.guard import Guard
from mazelib.learner.surroundings import builtins_with, interpreter_as_it_was, mend_modules
from mazelib.learner.syntax import syntax_error

#: What the module of a learner's file is called while it runs; never __main__.
MODULE_NAME = "your_strategy"


@dataclass(frozen=True)
class LearnerFile:
    """A Python file as it was read, ready to run."""

    path: Path
    text: str = field(repr=False)
    code: CodeType = field(repr=False)

    @property
    def name(self) -> str:
        """The file's name, without its folder."""
        return self.path.name

    @property
    def code_name(self) -> str:
        """The file as its code objects name it."""
        return self.code.co_filename

    @property
    def lines(self) -> list[str]:
        """The source lines, as they were when the file was read."""
        return self.text.split("\n")

    def run(self, dice: random.Random) -> tuple[dict[str, Any], Guard]:
        """Run the file's own lines once; its names, and the guard over all that they do.

        ``dice`` are the run's own (see surroundings).

        Raises:
            StrategyError: it raised, or went on for ever.
        """
        interpreter_as_it_was()
        module = ModuleType(MODULE_NAME)
        module.__file__ = self.code_name
        namespace = vars(module)
        guard = Guard(self, namespace)
        namespace["__builtins__"] = builtins_with(dice, guard.surprised)
        # Some of the standard library (dataclasses, say) looks a class's module up by its name.
        sys.modules[MODULE_NAME] = module
        guard.call("while its file was loaded, and never came to the end", exec, self.code, namespace)
        # At its top a file may toss and read as it likes: no walk hangs on it.
        guard.surprise = ""
        mend_modules()
        return namespace, guard


def read_learner_file(path: Path) -> LearnerFile:
    """Read a Python file in UTF-8.

    Raises:
        FileError: the file is missing, no file, too large, or not UTF-8.
        StrategyError: it is empty, or not Python.
    """
    text = read_text(path, "strategy", MOST_BYTES_OF_CODE)
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    if not text.strip():
        advice = "Write a function turn(view) into it and save it."
        raise StrategyError(path.name, [Diagnostic("the file is empty.", advice)])
    if "\0" in text:
        line = text[: text.index("\0")].count("\n") + 1
        quoted = line_of(text.split("\n"), line)
        what = "the line holds a null character: this is no text."
        advice = "Save it again as plain text, with the encoding UTF-8."
        column = quoted.index("\0") + 1
        raise StrategyError(path.name, [Diagnostic(what, advice, line, column, quoted)])
    return LearnerFile(path, text, _compiled(path, text))


def _compiled(path: Path, text: str) -> CodeType:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            program = ast.parse(text, str(path))
            return compile(counted(program), str(path), "exec", dont_inherit=True)
    except SyntaxError as error:
        raise syntax_error(error, path.name, text) from None
    except (RecursionError, MemoryError, ValueError, OverflowError):
        advice = "Take long or deeply nested expressions apart, into several lines."
        raise StrategyError(path.name, [Diagnostic("Python cannot take this program in.", advice)]) from None
