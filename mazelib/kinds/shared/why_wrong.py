"""Why a line cannot stand where a class has put it, as far as the lines above it tell.

What only a walk can show is not told here.
"""

import ast
from collections.abc import Iterator, Sequence

from mazelib.learner.script.source import without_comment
from mazelib.text.sentences import _

#: What goes on with a block that another line has begun.
GO_ON = ("else", "elif")
#: What such a block begins with.
BEGIN = ("if", "elif", "for", "while")


def surely_wrong(lines: Sequence[str], of_rule: Sequence[str]) -> tuple[int, str] | None:
    """The first line, from 1, that no order of the others can save, and why; None if there is none.

    What a rule keeps in itself may be made in a method further down: that is not told here.
    """
    for number in range(1, len(lines) + 1):
        why = _why_wrong(lines[:number], of_rule, kept=False)
        if why:
            return number, why
    return None


def why_wrong(lines: Sequence[str], of_rule: Sequence[str]) -> str | None:
    """Why the last of these lines cannot stand below the others; None if they do not tell.

    ``of_rule`` are all lines that make the rule.
    """
    return _why_wrong(lines, of_rule, kept=True)


def _why_wrong(lines: Sequence[str], of_rule: Sequence[str], *, kept: bool) -> str | None:
    codes = [without_comment(line) for line in lines]
    reasons = (_of_beginning, _of_indent, _of_going_on, _of_return)
    for reason in reasons:
        why = reason(codes)
        if why:
            return why
    return _of_names(codes, of_rule, kept=kept)


def _of_beginning(codes: Sequence[str]) -> str | None:
    """A rule begins at the left, and only its first line does."""
    *above, last = codes
    begins = _indent(last) == 0
    if above and begins:
        sentence = _("Line {number} starts a rule, so it goes at the very top.")
        return sentence.format(number=len(codes))
    if not above and not begins:
        return _("A rule starts with the line that's furthest to the left.")
    return None


def _of_indent(codes: Sequence[str]) -> str | None:
    """A block stands further to the right than the line above that ends with a colon."""
    *above, last = codes
    if not above:
        return None
    number = len(codes)
    opens = above[-1].endswith(":")
    if opens and _indent(last) <= _indent(above[-1]):
        sentence = _(
            "Line {before} ends with a colon, so line {number} has to be further to the right."
        )
        return sentence.format(before=number - 1, number=number)
    if not opens and _indent(last) > _indent(above[-1]):
        sentence = _(
            "Line {number} is too far to the right: line {before} doesn't end with a colon."
        )
        return sentence.format(before=number - 1, number=number)
    if not opens and _indent(last) not in _open_indents(above):
        return _("Line {number} doesn't belong to any line above it.").format(number=number)
    return None


def _of_going_on(codes: Sequence[str]) -> str | None:
    """An else stands below its if."""
    word = _first_word(codes[-1])
    beside = _beside(codes)
    if word in GO_ON and (beside is None or _first_word(codes[beside]) not in BEGIN):
        return _("An `{word}` needs an `if` above it.").format(word=word)
    return None


def _of_return(codes: Sequence[str]) -> str | None:
    """What follows a return in the same block is never reached."""
    beside = _beside(codes)
    if beside is None or _first_word(codes[beside]) != "return":
        return None
    sentence = _("Line {before} has already answered, so line {number} never runs.")
    return sentence.format(before=beside + 1, number=len(codes))


def _of_names(codes: Sequence[str], of_rule: Sequence[str], *, kept: bool) -> str | None:
    """A name is made before it is used; so are those that a rule keeps in itself, if ``kept``."""
    made_somewhere = {name for line in of_rule for name in _names(line, ast.Store)}
    made = {name for line in codes for name in _names(line, ast.Store)}
    for name in _names(codes[-1], ast.Load):
        is_told = kept or not name.startswith("self.")
        if is_told and name in made_somewhere and name not in made:
            sentence = _("Line {number} uses `{name}`, but no line above it makes it.")
            return sentence.format(number=len(codes), name=name)
    return None


def _beside(codes: Sequence[str]) -> int | None:
    """The number, from 0, of the line above the last one in the same block; None: there is none."""
    *above, last = codes
    for number in reversed(range(len(above))):
        if _indent(above[number]) == _indent(last):
            return number
        if _indent(above[number]) < _indent(last):
            break
    return None


def _open_indents(codes: Sequence[str]) -> set[int]:
    """How far the lines may begin to the right that follow these."""
    indents = set[int]()
    least = _indent(codes[-1]) + 1
    for code in reversed(codes):
        if _indent(code) < least:
            least = _indent(code)
            indents.add(least)
    return indents


def _names(code: str, context: type[ast.expr_context]) -> Iterator[str]:
    """The names that a line uses (Load), or makes (Store): also those of a rule's own memory."""
    text = code.strip()
    if text.endswith(":"):
        text = f"{text} pass"
    try:
        tree = ast.parse(text)
    except SyntaxError:
        return
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name, ctx=found) if isinstance(found, context):
                yield name
            case ast.Attribute(value=ast.Name(id="self"), attr=name, ctx=found) if isinstance(
                found, context
            ):
                yield f"self.{name}"
            case ast.arg(arg=name) if context is ast.Store:
                yield name


def _first_word(code: str) -> str:
    return code.strip().rstrip(":").partition(" ")[0]


def _indent(line: str) -> int:
    """How far a line begins to the right."""
    return len(line) - len(line.lstrip())
