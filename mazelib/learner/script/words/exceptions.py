"""Explains to learners an exception in the lines of their script, and what to do next."""

import re
from collections.abc import Callable, Sequence
from dataclasses import FrozenInstanceError
from pathlib import Path

from mazelib.learner.script.words.line_mistake import is_of_maker
from mazelib.learner.script.words.own_dice import dice_instead_of_random
from mazelib.learner.script.words.raised import Raised, frames_of, look_at_this_line, raised_in
from mazelib.learner.script.words.refused import RefusedError, waits_or_ends_the_program
from mazelib.learner.script.words.wrong_fields import about_a_missing_attribute, about_what_is_fixed
from mazelib.learner.script.words.wrong_names import (
    about_a_missing_import,
    about_a_missing_module,
    about_a_name_without_value,
    about_an_unknown_name,
)
from mazelib.learner.script.words.wrong_types import about_a_wrong_type
from mazelib.learner.script.words.wrong_values import (
    about_a_division,
    about_a_key,
    about_a_wrong_value,
    about_an_index,
)
from mazelib.text.diagnostics import CallLine, Diagnostic, ExplainedError, Explanation
from mazelib.text.sentences import _


def explained(error: BaseException, path: Path, lines: Sequence[str]) -> Diagnostic:
    """An exception in a file with these lines: where it was, what happened, and what to do."""
    raised = raised_in(path, lines, error)
    error = raised.error
    calls: list[CallLine] = []
    for frame, line in frames_of([str(path)], error):
        # A comprehension is not a step of its own. (From Python 3.12 on it has no frame either.)
        if not calls or calls[-1].line != line:
            calls.append(CallLine(line, frame.f_code.co_name, lines[line - 1].strip()))
    if isinstance(error, RecursionError):
        # One round is enough: the depth depends on the caller.
        calls = list(dict.fromkeys(calls))
    last = calls[-1].line if calls else None
    quoted = lines[last - 1] if last else ""
    return _explanation(raised).at(last, quoted, tuple(calls))


def has_no_words(error: BaseException) -> Explanation:
    """An exception of the learner's own whose words cannot be shown."""
    what = _("{error}: (its words cannot be shown).").format(error=type(error).__name__)
    return Explanation(what, _("Look at its own __str__ first."))


def _explanation(raised: Raised) -> Explanation:
    for kind, about in _ABOUT:
        if isinstance(raised.error, kind):
            return about(raised)
    return raised.in_pythons_words()


def _about_our_own(raised: Raised) -> Explanation:
    error = raised.error
    is_maker = is_of_maker(raised.lines)
    if isinstance(error, RefusedError):
        explanation = error.of_maker if is_maker else error.explanation
        dice = dice_instead_of_random(raised.quoted, raised.lines)
        return Explanation(explanation.what, dice or explanation.advice)
    if isinstance(error, ExplainedError):
        return error.explanation
    # A SystemExit ends the program as exit() would.
    return waits_or_ends_the_program(is_maker=is_maker)


def _about_too_much_memory(raised: Raised) -> Explanation:
    what = _("the rule needs more memory than it can have.")
    return Explanation(what, _("Look for what grows here, and let it grow less."))


def _about_too_deep_calls(raised: Raised) -> Explanation:
    if not raised.has_called_again:
        return _about_nested_values()
    what = _("a function calls itself again and again, and never returns.")
    advice = _("Give it a way to return without calling itself.")
    for frame in raised.frames:
        name = frame.f_code.co_name
        if re.search(rf"\b{name}\(\s*view\s*\)", raised.lines[frame.f_lineno - 1]):
            advice = _(
                "Line {line} asks {name} the same again, so it never ends. "
                "Answer a turn there, as in: return Turn.RIGHT"
            )
            return Explanation(what, advice.format(line=frame.f_lineno, name=name))
    return Explanation(what, advice)


def _about_nested_values() -> Explanation:
    """The learner's functions are not called again: Python itself goes from value to value."""
    what = _(
        "a value holds a value, which holds another one, and so on: that is too deep for Python."
    )
    advice = _(
        "Look for a list or dict that is put into a new one again and again, "
        "as in: self.n = [self.n]"
    )
    return Explanation(what, advice)


def _about_nothing_left(raised: Raised) -> Explanation:
    what = _("one more was asked for, and nothing is left.")
    advice = _("Take them one by one with for, which ends by itself. To stop here, write return.")
    return _without_words_of_its_own(raised, what, advice)


def _about_an_assertion(raised: Raised) -> Explanation:
    what = _("what this line asserts is not true here.")
    advice = look_at_this_line()
    return _without_words_of_its_own(raised, what, advice)


def _without_words_of_its_own(raised: Raised, what: str, advice: str) -> Explanation:
    """Say ``what`` of an exception, unless it has words of its own."""
    return Explanation(raised.in_pythons_words().what if raised.error.args else what, advice)


#: What explains the exceptions of a class. Of several classes that fit, the first one counts.
_ABOUT: tuple[tuple[type[BaseException], Callable[[Raised], Explanation]], ...] = (
    (RefusedError, _about_our_own),
    (ExplainedError, _about_our_own),
    (SystemExit, _about_our_own),
    (MemoryError, _about_too_much_memory),
    (RecursionError, _about_too_deep_calls),
    (UnboundLocalError, about_a_name_without_value),
    (NameError, about_an_unknown_name),
    (FrozenInstanceError, about_what_is_fixed),
    (AttributeError, about_a_missing_attribute),
    (ModuleNotFoundError, about_a_missing_module),
    (ImportError, about_a_missing_import),
    (IndexError, about_an_index),
    (KeyError, about_a_key),
    (ZeroDivisionError, about_a_division),
    (StopIteration, _about_nothing_left),
    (AssertionError, _about_an_assertion),
    (TypeError, about_a_wrong_type),
    (ValueError, about_a_wrong_value),
)
