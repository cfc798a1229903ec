"""A learner's file: one .py file, read afresh, checked, counted, and run in a world of its own.

Nothing is cached, neither by Python nor here: what is on the disk now is what is read. The text
stays with it, so that messages and the code panel show what really runs, also when the
file has changed since.
"""

from __future__ import annotations

import ast
import random
import stat
import sys
import warnings
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

from mazelib.learner.counting import counted
from mazelib.learner.guard import Guard
from mazelib.learner.strategy_error import StrategyError, line_of
from mazelib.learner.surroundings import builtins_with
from mazelib.learner.syntax import syntax_error

#: No strategy needs more bytes than this.
MOST_BYTES = 1_000_000

#: What the module of a learner's file is called while it runs; never __main__.
MODULE_NAME = "your_strategy"

_ENCODING = "Save it again with the encoding UTF-8: editors ask for it under 'Save as'."


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
        module = ModuleType(MODULE_NAME)
        module.__file__ = self.code_name
        namespace = vars(module)
        namespace["__builtins__"] = builtins_with(dice)
        # Some of the standard library (dataclasses, say) looks a class's module up by its name.
        sys.modules[MODULE_NAME] = module
        guard = Guard(self, namespace)
        guard.call("while its file was loaded, and never came to the end", exec, self.code, namespace)
        return namespace, guard


def read_learner_file(path: Path) -> LearnerFile:
    """Read a Python file in UTF-8.

    Raises:
        StrategyError: the file is missing, no file, too large, not UTF-8, empty, or not Python.
    """
    text = _read_text(path).removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    if not text.strip():
        advice = "Write a function turn(view) into it and save it."
        raise StrategyError(path.name, "the file is empty.", advice)
    if "\0" in text:
        line = text[: text.index("\0")].count("\n") + 1
        quoted = line_of(text.split("\n"), line)
        what = "the line holds a null character: this is no text."
        advice = "Save it again as plain text, with the encoding UTF-8."
        raise StrategyError(path.name, what, advice, line, quoted, quoted.index("\0") + 1)
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
        raise StrategyError(path.name, "Python cannot take this program in.", advice) from None


def _read_text(path: Path) -> str:
    name = path.name or str(path)
    try:
        kind = path.stat().st_mode
        if stat.S_ISDIR(kind):
            raise StrategyError(name, "this is a folder, not a strategy.", "Name a .py file inside it.")
        if not stat.S_ISREG(kind):
            raise StrategyError(name, "this is no ordinary file.", "Name a .py file.")
        with path.open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        advice = "Look for a typing mistake in its name; if it was moved, put it back."
        raise StrategyError(name, "there is no such file.", advice) from None
    except OSError as error:
        what = f"the file cannot be read ({error.strerror})."
        raise StrategyError(name, what, "Look at the file's name and rights.") from None
    if len(raw) > MOST_BYTES:
        what = f"the file is larger than {MOST_BYTES:,} bytes."
        raise StrategyError(name, what, "No strategy is: name another.")
    return _decoded(raw, name)


def _decoded(raw: bytes, name: str) -> str:
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        before = raw[: error.start].decode("utf-8")
        line_start = before.rfind("\n") + 1
        quoted = raw[len(before[:line_start].encode()) :].split(b"\n", 1)[0].decode("utf-8", "replace")
        what = f"the file is not UTF-8 text (byte 0x{raw[error.start]:02X})."
        line, column = before.count("\n") + 1, len(before) - line_start + 1
        raise StrategyError(name, what, _ENCODING, line, quoted, column) from None
