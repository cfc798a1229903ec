"""The table of what learners mistype in a line that Python cannot read, one row a mistake.

A row is one of two kinds:

    a habit     how a line looks as Scratch, JavaScript, older Python or English have it, and how
                Python has it. It is told only where Python can read on with the line that it makes.
    a reason    what Python says itself, and the same in a learner's words. It is told where
                nothing else was found.

Of several rows that fit, the first one counts. What takes more than a row has a function of its own
(see line_looks).
"""

from typing import NamedTuple

from mazelib.grid.compass import Turn
from mazelib.text.sentences import _
from mazelib.walking.view import SENSES

_SIDE = f"(?:{'|'.join(SENSES)})"
_TURNS = f"(?:{'|'.join(Turn.__members__)})"
_TURN = rf"Turn\.{_TURNS}"
#: What is written instead of a dot.
_NO_DOT = r"(?:\s*(?:->|::|\.\.|[\s,:;-])\s*)"


class Row(NamedTuple):
    """How a mistake looks, what stands there in Python, what is said, and what to do.

    ``looks`` is a pattern. In a habit the sign or word that is marked is its part ``here``, and
    ``instead`` has gaps for all its parts. ``instead`` is None for a reason of Python's.
    """

    looks: str
    instead: str | None
    what: str
    advice: str = ""


#: What is said of some habits, and where no line can be written anew.
ELSE_ASKS = _("an else asks no question: a colon comes right after it.")
NEEDS_BRACKETS = _("this print needs brackets.")
NO_SECOND_QUOTE = _("this quote has no second quote in the line.")
COMMENT_SIGN = _("a comment begins with the sign #.")
WITH_COMMENT = "  # "
_WANTS_DOT = _("between {owner} and {part} there must be a dot.")
_SIDE_OF_VIEW = _("a side of the view is written with view and a dot before it.")
#: All rows: first the habits, then the reasons.
ROWS = (
    Row(
        rf"\b(?P<owner>view)(?P<here>{_NO_DOT})(?P<part>{_SIDE})\b", "{owner}.{part}", _WANTS_DOT
    ),
    Row(
        rf"\b(?P<owner>Turn)(?P<here>{_NO_DOT})(?P<part>{_TURNS})\b", "{owner}.{part}", _WANTS_DOT
    ),
    Row(
        r"(?P<word>if|elif|while)\s+(?P<asked>.+?)\s+(?P<here>not)\s*:",
        "{word} not {asked}:",
        _("the word not stands before what it denies."),
    ),
    Row(
        rf"\bview\.(?P<here>not)[\s._]+(?P<side>{_SIDE})\b",
        "not view.{side}",
        _("the word not stands before the view."),
    ),
    Row(
        rf"\b(?P<here>(?:open|free|is)\s+(?P<side>{_SIDE}))\b", "view.{side}", _SIDE_OF_VIEW
    ),
    Row(
        rf"\b(?P<here>(?:view\.)?(?P<side>{_SIDE})\s+(?:is\s+)?(?:open|free))\b",
        "view.{side}",
        _SIDE_OF_VIEW,
    ),
    Row(
        rf"\b(?P<here>(?:view\.)?(?P<side>{_SIDE})\s+(?:is\s+)?(?:a\s+)?(?:wall|closed|blocked))\b",
        "not view.{side}",
        _("a side of the view is True where the way is open, and False where there is wall."),
    ),
    Row(
        r"(?P<word>if|elif|while)\s+(?P<one>[^,()]+?)\s*(?P<here>,)\s*(?P<other>[^,()]+):",
        "{word} {one} and {other}:",
        _("a comma does not join two questions."),
    ),
    Row(
        r"\b(?P<word>or|and)\s+(?P<here>else|elif|if)\b",
        "{word}",
        _("after {word} comes the next question, without another word."),
    ),
    Row(
        r"\b(?P<word>if|elif|while|return|not)\s+(?P<here>(?P=word))\b",
        "{word}",
        _("the word {word} stands here twice."),
    ),
    Row(
        rf"(?P<side>\bview\.{_SIDE})\s+(?P<here>not)\s+(?:True|open|free)\b",
        "not {side}",
        _("the word not stands before what it denies."),
    ),
    Row(
        r"\b(?P<one>\w+)\s+(?P<here>not)\s+(?P<other>(?!True|False|None|Turn\b|open\b)[\w.]+)\s*:",
        "{one} not in {other}:",
        _("to ask whether something is not in a list, Python writes not in."),
    ),
    Row(
        r"^\s*self(?P<here>\s+)(?P<part>[^\W\d]\w*)\s*=(?!=)",
        "self.{part} =",
        _("after self there must be a dot."),
    ),
    Row(
        r"return\s+(?P<asked>.+?)\s*(?P<here>\?)\s*(?P<one>.+?)\s*:\s*(?P<other>.+)",
        "return {one} if {asked} else {other}",
        _("Python asks with if and else, and not with the signs ? and :."),
    ),
    Row(
        r"\belse\s+(?P<here>(?P<asked>[^:\s].*?))\s*:?$",
        "elif {asked}:",
        ELSE_ASKS,
    ),
    Row(
        r"^\s*(?P<here>otherwise|default)\b\s*:?",
        "else:",
        _("in Python, what is done otherwise comes after the word else."),
    ),
    Row(
        rf"(?P<one>{_TURN})\s+(?:then\s+|and\s+then\s+)?(?P<here>{_TURN}).*$",
        "{one}",
        _("a rule answers one turn, and here are more. It is asked again after each step."),
    ),
    Row(
        r"for\s*(?P<here>\(?)\s*(?:(?:let|var|int)\s+)?(?P<name>\w+)\s*=\s*0\s*;"
        r"\s*\w+\s*<\s*(?P<count>[\w.]+)\s*;.*$",
        "for {name} in range({count}):",
        _("Python counts with the words in and range, and without semicolons."),
    ),
    Row(
        r"^\s*(?P<here>show)\s+(?P<words>[^\s(=].*)$",
        "show({words})",
        _("after show there must be brackets."),
    ),
    Row(
        r"\b(?P<here>print)\s+(?P<words>[\"'].+)$",
        "print({words})",
        NEEDS_BRACKETS,
    ),
    Row(
        r"(?P<here>[“”„«»])(?P<words>[^“”„«»]*)[“”„«»]",
        '"{words}"',
        _("these quotes are curly ones, which Python does not know."),
    ),
    Row(
        r"\((?P<here>[\"'])(?P<words>[^\"'()]+)\)$",
        "({here}{words}{here})",
        NO_SECOND_QUOTE,
    ),
    Row(
        r"(?P<here>\))(?P<end>:?)$",
        "{end}",
        _("this bracket ) has no bracket ( before it."),
    ),
    Row(
        r"^\s*(?P<one>[^\W\d]\w*)(?P<here>-)(?P<other>[^\W\d]\w*)\s*=(?!=)",
        "{one}_{other} =",
        _("the name of a value has no - in it."),
    ),
    Row(r"\s*(?P<here>//)\s*", WITH_COMMENT, COMMENT_SIGN),
    Row(
        r"'(?P<bracket>[(\[{])' was never closed",
        None,
        _("the bracket {bracket} is never closed."),
        _("Write {partner} where it ends, after all that belongs to it."),
    ),
    Row(
        r"closing parenthesis '(?P<bracket>.)' does not match opening parenthesis '(?P<other>.)'"
        r" on line (?P<line>\d+)",
        None,
        _("the bracket {bracket} does not fit the bracket {other} in line {line}."),
        _("Perhaps the other half of {other} is missing: in line {line}, or in a line below it."),
    ),
    Row(
        r"closing parenthesis '(?P<bracket>.)' does not match opening parenthesis '(?P<other>.)'",
        None,
        _("the bracket {bracket} does not fit the bracket {other} before it."),
        _("Brackets belong together in pairs: ( ) or [ ] or {pair}."),
    ),
    Row(
        r"unmatched '(?P<bracket>.)'",
        None,
        _("the bracket {bracket} has no {partner} before it."),
        _("Write {partner} where it should begin. Or take out the {bracket}."),
    ),
    Row(
        r"':' expected after dictionary key",
        None,
        _("a colon is missing after the word in quotes."),
        _("Write a colon between a key and what it leads to, as in: {example}"),
    ),
    Row(
        r"unterminated|EOL while scanning",
        None,
        NO_SECOND_QUOTE,
        _('A text stands between two quotes of the same kind, as in: "Hello"'),
    ),
    Row(
        r"non-printable character",
        None,
        _("there is a character here that cannot be seen."),
        _("Delete it, and type a space."),
    ),
    Row(
        r"Missing parentheses in call to 'print'",
        None,
        NEEDS_BRACKETS,
        _("Write them around what is to be printed, as in: print(view.right)"),
    ),
    Row(
        r"leading zeros",
        None,
        _("a number does not begin with 0."),
        _("Take the 0 out."),
    ),
    Row(
        r"invalid decimal literal",
        None,
        _("a name does not begin with a digit."),
        _("Begin it with a letter, as in: coin1"),
    ),
    Row(
        r"'(?P<word>return|yield)' outside function",
        None,
        _("this {word} is in no function."),
        _("Move it to the right, exactly below the other lines of its function."),
    ),
    Row(
        r"'(?P<word>break|continue)' (outside|not properly in) loop",
        None,
        _("this {word} is in no loop."),
        _("Move it to the right, below the other lines of a for or while loop, or take it out."),
    ),
    Row(
        r"positional argument follows keyword argument",
        None,
        _("what has no name stands after something with a name, such as: task=..."),
        _("First write what has no name, then what has one."),
    ),
    Row(
        r"keyword argument repeated: (?P<name>\w+)",
        None,
        _("{name} is given twice."),
        _("Take one of them out."),
    ),
    Row(
        r"after line continuation character",
        None,
        _("nothing may follow a \\ in a line."),
        _("Take out the \\."),
    ),
)
