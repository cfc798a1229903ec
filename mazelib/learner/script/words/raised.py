"""An exception of the learner's lines, as it was raised, and what Python says about it."""

import re
import traceback
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import FrameType

from mazelib.text.characters import clipped, visible
from mazelib.text.diagnostics import Explanation
from mazelib.text.sentences import _

#: At most this many characters of an exception's words are shown.
_MOST_CHARACTERS = 200
#: What a learner calls the kinds of values.
_KINDS = {
    "int": _("a number"),
    "float": _("a number"),
    "bool": _("True or False"),
    "str": _("a text"),
    "list": _("a list"),
    "tuple": _("a tuple"),
    "dict": _("a dict"),
    "mappingproxy": _("a dict that is only read"),
    "NoneType": _("None"),
    "Turn": _("a turn"),
    "Heading": _("a heading"),
    "View": _("a view"),
    "Dice": _("rng"),
    "function": _("a function"),
    "method": _("a function"),
    "builtin_function_or_method": _("a function"),
}
#: The name in Python's message about a name without a value, or about a field that is fixed.
_NAME_IN_QUOTES = re.compile(r"'(\w+)'")


@dataclass(frozen=True)
class Raised:
    """An exception of the learner's lines.

    ``frames`` are those of the learner's file on the way to it, ``quoted`` is the line of the last.
    ``lines`` are all lines of the file, and ``line`` is the number of that one.
    """

    error: BaseException
    frames: tuple[FrameType, ...]
    quoted: str
    lines: Sequence[str] = ()
    line: int | None = None

    @property
    def names(self) -> Mapping[str, object]:
        """The names known where it was raised, with their values."""
        if not self.frames:
            return {}
        last = self.frames[-1]
        return {**last.f_globals, **last.f_locals}

    @property
    def is_at_the_top_level(self) -> bool:
        """Whether it was raised in a line outside all functions, and by that line itself."""
        return bool(self.frames) and self.frames[-1].f_code.co_name == "<module>"

    @property
    def is_in_a_call_of_show(self) -> bool:
        """Whether it was raised outside all functions, in a line of a call of show."""
        if not self.is_at_the_top_level:
            return False
        last = self.frames[-1].f_lineno
        for text in reversed(self.lines[:last]):
            if re.search(r"\bshow\(", text):
                return True
            if text[:1].strip():
                return False
        return False

    @property
    def has_called_again(self) -> bool:
        """Whether one of the learner's functions was called again before it returned."""
        codes = [frame.f_code for frame in self.frames]
        return len(codes) > len(set(codes))

    @property
    def name_in_quotes(self) -> str:
        """The name that Python has put into quotes in its message; empty if there is none."""
        found = _NAME_IN_QUOTES.search(str(self.error))
        return found[1] if found else ""

    def in_pythons_words(self) -> Explanation:
        """It is explained by its name and its own words."""
        kind = type(self.error).__name__
        on_one_line = " ".join(str(self.error).split())
        words = clipped(visible(on_one_line), _MOST_CHARACTERS).rstrip(".")
        what = f"{kind}: {words}." if words else f"{kind}."
        return Explanation(what, look_at_this_line())


def cause_of(error: BaseException) -> BaseException:
    """The exception to be explained: this one, or the end of a generator that Python hides in it.

    A generator cannot let a StopIteration through. Python makes a RuntimeError of it, whose
    traceback no longer has the line.
    """
    if type(error) is RuntimeError and isinstance(error.__cause__, StopIteration):
        return error.__cause__
    return error


def frames_of(files: Collection[str], error: BaseException) -> Iterator[tuple[FrameType, int]]:
    """The frames of these files on the way to an exception, each with the number of its line."""
    for frame, line in traceback.walk_tb(cause_of(error).__traceback__):
        if frame.f_code.co_filename in files:
            yield frame, line


def raised_in(path: Path, lines: Sequence[str], error: BaseException) -> Raised:
    """An exception as it was raised in the file with these lines."""
    error = cause_of(error)
    frames = tuple(frames_of([str(path)], error))
    last = frames[-1][1] if frames else None
    quoted = lines[last - 1] if last else ""
    return Raised(error, tuple(frame for frame, _line in frames), quoted, lines, last)


def look_at_this_line() -> str:
    """The advice where there is no better one."""
    return _(
        "Look at the values in this line: write print(...) above it, and read below the rule, "
        "or in the terminal, what it prints."
    )


def kind_in_words(name: str) -> str:
    """What a learner calls a class of values."""
    return _KINDS.get(name, f"'{name}'")
