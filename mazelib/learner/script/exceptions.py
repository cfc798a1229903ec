"""Explains to learners an exception in the lines of their script, and what to do next.

To explain one more class of exceptions, add a row to ``_ABOUT``.
"""

import builtins
import re
import sys
import traceback
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import FrozenInstanceError, dataclass
from pathlib import Path
from types import FrameType

from mazelib.grid.compass import Turn
from mazelib.learner.script.explanations import guess
from mazelib.learner.script.rule_mistakes import (
    TURNS,
    RefusedError,
    waits_or_ends_the_program,
)
from mazelib.learner.script.surroundings import OFFERED
from mazelib.text.characters import clipped, visible
from mazelib.text.diagnostics import CallLine, Diagnostic, Explanation
from mazelib.text.sentences import _
from mazelib.values.settings import WrongValueError
from mazelib.walking.view import SENSES, View

#: At most this many characters of an exception's words are shown.
_MOST_CHARACTERS = 200
#: The names of all that a view senses.
_SENSES = ", ".join(SENSES)
#: The name in Python's message about a name without a value, or about a field that is fixed.
_NAME_IN_QUOTES = re.compile(r"'(\w+)'")
#: The function or class in Python's message about a call that gives it too little.
_MISSING = re.compile(r"(\w+)(\.__init__)?\(\) missing ")


@dataclass(frozen=True)
class _Raised:
    """An exception of the learner's lines.

    ``names`` are the names known where it was raised, with their values; ``quoted`` is that line.
    """

    error: BaseException
    names: Mapping[str, object]
    quoted: str

    @property
    def name_in_quotes(self) -> str:
        """The name that Python has put into quotes in its message; empty if there is none."""
        found = _NAME_IN_QUOTES.search(str(self.error))
        return found[1] if found else ""


def explained(error: BaseException, path: Path, lines: Sequence[str]) -> Diagnostic:
    """An exception in a file with these lines: where it was, what happened, and what to do."""
    error = cause_of(error)
    calls, names = _way_to(error, path, lines)
    line = calls[-1].line if calls else None
    quoted = lines[line - 1] if line else ""
    explanation = _explanation(_Raised(error, names, quoted))
    return Diagnostic(explanation.what, explanation.advice, line, quoted=quoted, calls=tuple(calls))


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


def _way_to(
    error: BaseException, path: Path, lines: Sequence[str]
) -> tuple[list[CallLine], Mapping[str, object]]:
    """The learner's own lines that led to an exception, and the names known at the last line."""
    calls: list[CallLine] = []
    names: Mapping[str, object] = {}
    for frame, line in frames_of([str(path)], error):
        names = {**frame.f_globals, **frame.f_locals}
        # A comprehension is not a step of its own. (From Python 3.12 on it has no frame either.)
        if not calls or calls[-1].line != line:
            calls.append(CallLine(line, frame.f_code.co_name, lines[line - 1].strip()))
    if isinstance(error, RecursionError):
        # One round is enough: the depth depends on the caller.
        calls = list(dict.fromkeys(calls))
    return calls, names


def _explanation(raised: _Raised) -> Explanation:
    for kind, about in _ABOUT:
        if isinstance(raised.error, kind):
            return about(raised)
    return _in_pythons_words(raised)


def _about_our_own(raised: _Raised) -> Explanation:
    error = raised.error
    if isinstance(error, RefusedError):
        return error.explanation
    if isinstance(error, WrongValueError):
        return Explanation(error.what, error.advice)
    return waits_or_ends_the_program()  # A SystemExit ends the program as exit() would.


def _about_too_much_memory(raised: _Raised) -> Explanation:
    what = _("MemoryError: the rule needs more than a gigabyte of memory.")
    return Explanation(what, _("Look for what grows here, and let it grow less."))


def _about_too_deep_calls(raised: _Raised) -> Explanation:
    codes = [frame.f_code for frame, _line in traceback.walk_tb(raised.error.__traceback__)]
    if len(codes) == len(set(codes)):
        return _about_nested_values()
    what = _("RecursionError: a function calls itself again and again, and never returns.")
    return Explanation(what, _("Give it a way to return without calling itself."))


def _about_nested_values() -> Explanation:
    """No function was called again before it returned: Python itself went from value to value."""
    what = _(
        "RecursionError: a value holds a value, which holds another one, and so on: "
        "that is too deep for Python."
    )
    advice = _(
        "Look for a list or dict that is put into a new one again and again, "
        "as in: self.n = [self.n]"
    )
    return Explanation(what, advice)


def _about_an_unknown_name(raised: _Raised) -> Explanation:
    name = getattr(raised.error, "name", None) or raised.name_in_quotes
    what = _("NameError: the name '{name}' is not known.").format(name=name)
    if name in OFFERED:
        advice = _("Put this line at the top of the file: from mazelib import {name}")
        return Explanation(what, advice.format(name=name))
    advice = _("Look for a typing mistake, or give the name a value first.")
    return Explanation(what, guess(name, {**vars(builtins), **raised.names}) or advice)


def _about_a_name_without_value(raised: _Raised) -> Explanation:
    """A function gives the name a value, but not before this line."""
    name = raised.name_in_quotes
    what = _("UnboundLocalError: '{name}' has no value yet in this function.").format(name=name)
    advice = _("Give {name} a value before this line, whatever way the function has taken.")
    if name in raised.names:
        advice = _(
            "This {name} belongs to the function alone. To change the {name} at the top of the "
            "file, write as the first line of the function: global {name}"
        )
    return Explanation(what, advice.format(name=name))


def _about_a_missing_attribute(raised: _Raised) -> Explanation:
    name = getattr(raised.error, "name", None)
    owner = getattr(raised.error, "obj", None)
    if name is None or owner is None:
        return _in_pythons_words(raised)
    owners_name = getattr(owner, "__name__", type(owner).__name__)
    what = _("AttributeError: {owner} has no '{name}'.").format(owner=owners_name, name=name)
    advice = _look_at_this_line()
    if type(owner) is View:
        advice = _("A view has {senses}.").format(senses=_SENSES)
    elif owner is Turn:
        advice = _("The turns are {turns}.").format(turns=TURNS)
    return Explanation(what, guess(name, dir(owner)) or advice)


def _about_what_is_fixed(raised: _Raised) -> Explanation:
    name = raised.name_in_quotes
    what = _("FrozenInstanceError: '{name}' cannot be changed here.").format(name=name)
    advice = _("Keep your value under a name of your own.")
    if name in SENSES:
        advice = _("A view only tells what the walker senses. Ask it, as in: if view.{name}:")
    return Explanation(what, advice.format(name=name))


def _about_a_missing_module(raised: _Raised) -> Explanation:
    name = getattr(raised.error, "name", None)
    if name is None:
        return _in_pythons_words(raised)
    what = _("ModuleNotFoundError: Python finds no module '{name}'.").format(name=name)
    advice = _(
        "Look for a typing mistake. A file of your own has to lie in the same folder as this one."
    )
    package = name.partition(".")[0]
    if package != "mazelib":
        advice = guess(package, ["mazelib"]) or advice
    return Explanation(what, advice)


def _about_a_missing_import(raised: _Raised) -> Explanation:
    module = sys.modules.get(getattr(raised.error, "name", None) or "")
    if module is None or not str(raised.error).startswith("cannot import name "):
        return _in_pythons_words(raised)
    name = raised.name_in_quotes
    what = _("ImportError: {module} has no '{name}'.").format(module=module.__name__, name=name)
    advice = _look_at_this_line()
    known: Sequence[str] = dir(module)
    if module.__name__ == "mazelib":
        known = OFFERED
        advice = _("It has {names}.").format(names=", ".join(OFFERED))
    return Explanation(what, guess(name, known) or advice)


def _about_nothing_left(raised: _Raised) -> Explanation:
    what = _("StopIteration: one more was asked for, and nothing is left.")
    advice = _("Take them one by one with for, which ends by itself. To stop here, write return.")
    return Explanation(what, advice)


def _about_an_assertion(raised: _Raised) -> Explanation:
    what = _("AssertionError: what this line asserts is not true here.")
    if raised.error.args:
        what = _in_pythons_words(raised).what
    advice = _("Look at the values that it asks about: a print before it shows them.")
    return Explanation(what, advice)


def _about_a_wrong_call(raised: _Raised) -> Explanation:
    """Perhaps a call gives a function too little."""
    explanation = _in_pythons_words(raised)
    missing = _MISSING.search(str(raised.error))
    if missing is None:
        return explanation
    name = missing[1]
    advice = _("Write between the brackets all that {name} asks for, in the order of its def.")
    if f"show({name}(" in raised.quoted:
        advice = _("The lesson calls {name} itself. Leave out its brackets: show({name})")
    return Explanation(explanation.what, advice.format(name=name))


def _in_pythons_words(raised: _Raised) -> Explanation:
    """Explains an exception by its name and its own words."""
    kind = type(raised.error).__name__
    on_one_line = " ".join(str(raised.error).split())
    words = clipped(visible(on_one_line), _MOST_CHARACTERS).rstrip(".")
    what = f"{kind}: {words}." if words else f"{kind}."
    return Explanation(what, _look_at_this_line())


def _look_at_this_line() -> str:
    return _("Look at this line and at the values in it: a print before it shows them.")


#: What explains the exceptions of a class. Of several classes that fit, the first one counts.
_ABOUT: tuple[tuple[type[BaseException], Callable[[_Raised], Explanation]], ...] = (
    (RefusedError, _about_our_own),
    (WrongValueError, _about_our_own),
    (SystemExit, _about_our_own),
    (MemoryError, _about_too_much_memory),
    (RecursionError, _about_too_deep_calls),
    (UnboundLocalError, _about_a_name_without_value),
    (NameError, _about_an_unknown_name),
    (FrozenInstanceError, _about_what_is_fixed),
    (AttributeError, _about_a_missing_attribute),
    (ModuleNotFoundError, _about_a_missing_module),
    (ImportError, _about_a_missing_import),
    (StopIteration, _about_nothing_left),
    (AssertionError, _about_an_assertion),
    (TypeError, _about_a_wrong_call),
)
