"""Explains to learners what Python says about their script, and what to do next.

To explain one more kind of mistake, add

    what Python cannot read          a row to ``_ABOUT_A_LINE``
    an exception                     a case to ``_explanation``

What is wrong with a rule that Python itself does not mind is explained in rule_mistakes.
"""

import builtins
import difflib
import re
import traceback
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from mazelib.grid.compass import Turn
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

#: Advice about the most common errors in beginners' lines, by words of Python's own message.
_ABOUT_A_LINE = {
    "expected ':'": _(
        "Lines that begin with if, elif, else, while, for, def and class end with a colon."
    ),
    "an indented block": _(
        "Put four spaces before each line that belongs to an if, a loop, a def or a class."
    ),
    "invalid character": _("Type it again with the input method off (half-width)."),
}
#: Line numbers in Python's messages. We show the line ourselves.
_LINE_NUMBERS = re.compile(r" \(?(on|detected at) line \d+\)?")


def unreadable_line(error: SyntaxError, lines: Sequence[str]) -> Diagnostic:
    """A line that Python cannot read, in a file with these lines."""
    line = min(error.lineno or 1, len(lines))
    text = lines[line - 1]
    column = min(max(1, error.offset or 1), len(text) + 1)
    pythons_words = _LINE_NUMBERS.sub("", error.msg).rstrip("?")
    what = _("Python cannot read this line: {reason}.").format(reason=pythons_words)
    advice = _("Look at the caret, and just before it.")
    for words, better_advice in _ABOUT_A_LINE.items():
        if words in pythons_words:
            advice = better_advice
    return Diagnostic(what, advice, line, column, text)


def unreadable_program() -> Diagnostic:
    """A file that Python gives up on: it is not text, or nested too deeply."""
    advice = _("Save it as plain text, and split deeply nested expressions into several lines.")
    return Diagnostic(_("Python cannot read this program."), advice)


def explained(error: BaseException, path: Path, lines: Sequence[str]) -> Diagnostic:
    """An exception in a file with these lines: where it was, what happened, and what to do."""
    calls, names = _way_to(error, path, lines)
    explanation = _explanation(error, names)
    line = calls[-1].line if calls else None
    quoted = lines[line - 1] if line else ""
    return Diagnostic(explanation.what, explanation.advice, line, quoted=quoted, calls=tuple(calls))


def _way_to(
    error: BaseException, path: Path, lines: Sequence[str]
) -> tuple[list[CallLine], Mapping[str, object]]:
    """The learner's own lines that led to an exception, and the names known at the last line."""
    calls: list[CallLine] = []
    names: Mapping[str, object] = {}
    for frame, line in traceback.walk_tb(error.__traceback__):
        if frame.f_code.co_filename != str(path):
            continue
        names = {**frame.f_globals, **frame.f_locals}
        # A comprehension is not a step of its own. (From Python 3.12 on it has no frame either.)
        if not calls or calls[-1].line != line:
            calls.append(CallLine(line, frame.f_code.co_name, lines[line - 1].strip()))
    if isinstance(error, RecursionError):
        # One round is enough: the depth depends on the caller.
        calls = list(dict.fromkeys(calls))
    return calls, names


def _explanation(error: BaseException, names: Mapping[str, object]) -> Explanation:
    """Explains an exception. ``names`` are the names known at its line, with their values."""
    if isinstance(error, SystemExit):
        error = RefusedError(waits_or_ends_the_program())  # As exit() would.
    match error:
        case RefusedError():
            return error.explanation
        case WrongValueError():
            return Explanation(error.what, error.advice)
        case RecursionError() | MemoryError():
            return _about_too_much(error)
        case NameError(name=str(name)):
            return _about_an_unknown_name(name, names)
        case AttributeError(name=str(name), obj=owner) if owner is not None:
            return _about_a_missing_attribute(name, owner)
    return _in_pythons_words(error)


def _about_too_much(error: RecursionError | MemoryError) -> Explanation:
    if isinstance(error, MemoryError):
        what = _("MemoryError: the rule needs more than a gigabyte of memory.")
        return Explanation(what, _("Look for what grows here, and let it grow less."))
    what = _("RecursionError: a function calls itself again and again, and never returns.")
    return Explanation(what, _("Give it a way to return without calling itself."))


def _about_an_unknown_name(name: str, names: Mapping[str, object]) -> Explanation:
    what = _("NameError: the name '{name}' is not known.").format(name=name)
    if name in OFFERED:
        advice = _("Put this line at the top of the file: from mazelib import {name}")
        return Explanation(what, advice.format(name=name))
    advice = _("Look for a typing mistake, or give the name a value first.")
    return Explanation(what, guess(name, {**vars(builtins), **names}) or advice)


def _about_a_missing_attribute(name: str, owner: object) -> Explanation:
    owners_name = getattr(owner, "__name__", type(owner).__name__)
    what = _("AttributeError: {owner} has no '{name}'.").format(owner=owners_name, name=name)
    advice = _look_at_this_line()
    if type(owner) is View:
        advice = _("A view has {senses}.").format(senses=_SENSES)
    elif owner is Turn:
        advice = _("The turns are {turns}.").format(turns=TURNS)
    return Explanation(what, guess(name, dir(owner)) or advice)


def _in_pythons_words(error: BaseException) -> Explanation:
    """Explains an exception by its name and its own words."""
    kind = type(error).__name__
    on_one_line = " ".join(str(error).split())
    words = clipped(visible(on_one_line), _MOST_CHARACTERS).rstrip(".")
    what = f"{kind}: {words}." if words else f"{kind}."
    return Explanation(what, _look_at_this_line())


def _look_at_this_line() -> str:
    return _("Look at this line and at the values in it: a print before it shows them.")


def guess(name: str, known: Iterable[str]) -> str:
    """The question whether the nearest known name was meant; empty if none is near."""
    by_lower_case = {}
    for each in sorted(known):
        # Hidden names and the sandbox's own (see counting) are not suggested.
        if each.isidentifier() and not each.startswith("_"):
            by_lower_case[each.lower()] = each
    nearest = difflib.get_close_matches(name.lower(), by_lower_case, 1)
    if not nearest:
        return ""
    return _("Did you mean {name}?").format(name=by_lower_case[nearest[0]])
