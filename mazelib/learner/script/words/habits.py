"""Habits from Scratch, JavaScript, older Python or English: each with the line as Python writes it.

One row of the table is one habit: how it looks, what stands there instead, and what is said. A row
is told only where Python can read on with the line that it makes. So it is sure.
"""

import re
from typing import NamedTuple

from mazelib.grid.compass import Turn
from mazelib.learner.script.words.line_mistake import (
    WRITE,
    WRITE_WITHOUT_BRACKETS,
    Mistake,
    Unreadable,
    is_readable,
)
from mazelib.text.sentences import _
from mazelib.walking.view import SENSES

_SIDE = f"(?:{'|'.join(SENSES)})"
_TURNS = f"(?:{'|'.join(Turn.__members__)})"
_TURN = rf"Turn\.{_TURNS}"
#: What is written instead of a dot.
_NO_DOT = r"(?:\s*(?:->|::|\.\.|[\s,:;-])\s*)"


class _Habit(NamedTuple):
    """How a habit looks, what stands there in Python, by the names of its parts, and what is said.

    The sign or word that is marked is the part called ``here``.
    """

    looks: str
    instead: str
    what: str


#: What is said of some habits, and where no line can be written anew.
ELSE_ASKS = _("an else asks no question: a colon comes right after it.")
NEEDS_BRACKETS = _("this print needs brackets.")
NO_SECOND_QUOTE = _("this quote has no second quote in the line.")
COMMENT_SIGN = _("a comment begins with the sign #.")
_COMMENT = "  # "
_WANTS_DOT = _("between {owner} and {part} there must be a dot.")
_SIDE_OF_VIEW = _("a side of the view is written with view and a dot before it.")
#: Of several habits in one line, the first one counts.
_HABITS = (
    _Habit(
        rf"\b(?P<owner>view)(?P<here>{_NO_DOT})(?P<part>{_SIDE})\b", "{owner}.{part}", _WANTS_DOT
    ),
    _Habit(
        rf"\b(?P<owner>Turn)(?P<here>{_NO_DOT})(?P<part>{_TURNS})\b", "{owner}.{part}", _WANTS_DOT
    ),
    _Habit(
        r"(?P<word>if|elif|while)\s+(?P<asked>.+?)\s+(?P<here>not)\s*:",
        "{word} not {asked}:",
        _("the word not stands before what it denies."),
    ),
    _Habit(
        rf"\bview\.(?P<here>not)[\s._]+(?P<side>{_SIDE})\b",
        "not view.{side}",
        _("the word not stands before the view."),
    ),
    _Habit(
        rf"\b(?P<here>(?:open|free|is)\s+(?P<side>{_SIDE}))\b", "view.{side}", _SIDE_OF_VIEW
    ),
    _Habit(
        rf"\b(?P<here>(?:view\.)?(?P<side>{_SIDE})\s+(?:is\s+)?(?:open|free))\b",
        "view.{side}",
        _SIDE_OF_VIEW,
    ),
    _Habit(
        rf"\b(?P<here>(?:view\.)?(?P<side>{_SIDE})\s+(?:is\s+)?(?:a\s+)?(?:wall|closed|blocked))\b",
        "not view.{side}",
        _("a side of the view is True where the way is open, and False where there is wall."),
    ),
    _Habit(
        r"(?P<word>if|elif|while)\s+(?P<one>[^,()]+?)\s*(?P<here>,)\s*(?P<other>[^,()]+):",
        "{word} {one} and {other}:",
        _("a comma does not join two questions."),
    ),
    _Habit(
        r"\b(?P<word>or|and)\s+(?P<here>else|elif|if)\b",
        "{word}",
        _("after {word} comes the next question, without another word."),
    ),
    _Habit(
        r"\b(?P<word>if|elif|while|return|not)\s+(?P<here>(?P=word))\b",
        "{word}",
        _("the word {word} stands here twice."),
    ),
    _Habit(
        rf"(?P<side>\bview\.{_SIDE})\s+(?P<here>not)\s+(?:True|open|free)\b",
        "not {side}",
        _("the word not stands before what it denies."),
    ),
    _Habit(
        r"\b(?P<one>\w+)\s+(?P<here>not)\s+(?P<other>(?!True|False|None|Turn\b|open\b)[\w.]+)\s*:",
        "{one} not in {other}:",
        _("to ask whether something is not in a list, Python writes not in."),
    ),
    _Habit(
        r"^\s*self(?P<here>\s+)(?P<part>[^\W\d]\w*)\s*=(?!=)",
        "self.{part} =",
        _("after self there must be a dot."),
    ),
    _Habit(
        r"return\s+(?P<asked>.+?)\s*(?P<here>\?)\s*(?P<one>.+?)\s*:\s*(?P<other>.+)",
        "return {one} if {asked} else {other}",
        _("Python asks with if and else, and not with the signs ? and :."),
    ),
    _Habit(
        r"\belse\s+(?P<here>(?P<asked>[^:\s].*?))\s*:?$",
        "elif {asked}:",
        ELSE_ASKS,
    ),
    _Habit(
        r"^\s*(?P<here>otherwise|default)\b\s*:?",
        "else:",
        _("in Python, what is done otherwise comes after the word else."),
    ),
    _Habit(
        rf"(?P<one>{_TURN})\s+(?:then\s+|and\s+then\s+)?(?P<here>{_TURN}).*$",
        "{one}",
        _("a rule answers one turn, and here are more. It is asked again after each step."),
    ),
    _Habit(
        r"for\s*(?P<here>\(?)\s*(?:(?:let|var|int)\s+)?(?P<name>\w+)\s*=\s*0\s*;"
        r"\s*\w+\s*<\s*(?P<count>[\w.]+)\s*;.*$",
        "for {name} in range({count}):",
        _("Python counts with the words in and range, and without semicolons."),
    ),
    _Habit(
        r"^\s*(?P<here>show)\s+(?P<words>[^\s(=].*)$",
        "show({words})",
        _("after show there must be brackets."),
    ),
    _Habit(
        r"\b(?P<here>print)\s+(?P<words>[\"'].+)$",
        "print({words})",
        NEEDS_BRACKETS,
    ),
    _Habit(
        r"(?P<here>[“”„«»])(?P<words>[^“”„«»]*)[“”„«»]",
        '"{words}"',
        _("these quotes are curly ones, which Python does not know."),
    ),
    _Habit(
        r"\((?P<here>[\"'])(?P<words>[^\"'()]+)\)$",
        "({here}{words}{here})",
        NO_SECOND_QUOTE,
    ),
    _Habit(
        r"(?P<here>\))(?P<end>:?)$",
        "{end}",
        _("this bracket ) has no bracket ( before it."),
    ),
    _Habit(
        r"^\s*(?P<one>[^\W\d]\w*)(?P<here>-)(?P<other>[^\W\d]\w*)\s*=(?!=)",
        "{one}_{other} =",
        _("the name of a value has no - in it."),
    ),
    _Habit(r"\s*(?P<here>//)\s*", _COMMENT, COMMENT_SIGN),
)


def habit(line: Unreadable) -> Mistake | None:
    """The first habit in a line with which Python can read on as soon as it is written anew."""
    for each in _HABITS:
        for found in re.finditer(each.looks, line.code):
            mistake = _written_anew(line, each, found)
            if mistake:
                return mistake
    return None


def _written_anew(line: Unreadable, each: _Habit, found: re.Match[str]) -> Mistake | None:
    """The line as Python writes it; None if Python cannot read on with it."""
    # In the code of a line all texts are blank: the words of a part are those of the line itself.
    parts = {name: line.text[slice(*found.span(name))] for name in found.groupdict()}
    if each.instead == _COMMENT:
        code = f"{line.text[: found.start()]}{_COMMENT}{line.text[found.end() :]}".strip()
    else:
        begin = max(found.start(), line.indent)
        code = line.with_words(each.instead.format(**parts), begin, found.end())
    lines = list(line.lines)
    lines[line.number - 1] = line.text[: line.indent] + code
    if not is_readable(lines, line.number):
        return None
    what = each.what.format(**parts)
    write = WRITE_WITHOUT_BRACKETS if "{" in line.code else WRITE
    return Mistake(what, "", found.start("here") + 1, code=code, write=write)
