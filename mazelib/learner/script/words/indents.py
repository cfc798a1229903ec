"""A line that begins too far to the left or to the right: under which line it belongs.

What is marked is the last space before it: so a window shows its spaces, too. Where a block is
missing, it is the first word of the line below.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from mazelib.learner.script.words.line_mistake import Mistake, Unreadable, is_readable
from mazelib.text.sentences import _, listed, ngettext

#: How much further to the right the lines of a block begin.
STEP = 4
#: The words that begin a block which may be written later.
_MAY_WAIT = ("if", "elif", "else", "for", "while")
#: What looks like a space on a page, and is none for Python.
_HARD_SPACE = "\u00a0"


class LineAbove(NamedTuple):
    """A line above the one that is wrong: its number, and how many spaces it begins with."""

    number: int
    indent: int


def wrong_indent(line: Unreadable) -> Mistake | None:
    """What is wrong with the spaces and tabs before a line; None if Python complains of others."""
    if "tabs" in line.reason:
        return _tabs_and_spaces(line)
    if "unexpected indent" in line.reason:
        return _too_far_to_the_right(line)
    if "unindent does not match" in line.reason:
        return _under_no_line(line)
    if re.match("'(return|yield)' outside function", line.reason):
        return _outside_its_function(line)
    opener = re.search(r"expected an indented block.* line (\d+)", line.reason)
    return _nothing_in_the_block(line, int(opener[1])) if opener else None


def _tabs_and_spaces(line: Unreadable) -> Mistake:
    what = _("this line begins with spaces, but other lines begin with a tab.")
    if line.text.startswith("\t"):
        what = _("this line begins with a tab, but other lines begin with spaces.")
    advice = _("Take out all tabs, and type spaces instead: 4 for each step to the right.")
    return Mistake(what, _type_spaces(line, "\t") or advice, 1)


def spaces_of_a_page(line: Unreadable) -> Mistake | None:
    """Spaces before a line that only look like them."""
    if "non-printable character" not in line.reason or not line.text.startswith(_HARD_SPACE):
        return None
    what = _("the spaces before this line are no real ones: perhaps they come from a web page.")
    advice = _("Delete all that stands before the first word, and type spaces.")
    return Mistake(what, _type_spaces(line, _HARD_SPACE) or advice, 1)


def _type_spaces(line: Unreadable, sign: str) -> str:
    """How many spaces to type before each line that begins with a sign; "" if it is not sure."""
    numbers = [
        number
        for number, text in enumerate(line.lines, start=1)
        if text.strip() and sign in text[: _indent_of(text)]
    ]
    for width in (1, STEP, 2 * STEP):
        lines = list(line.lines)
        for number in numbers:
            text = lines[number - 1]
            lines[number - 1] = f"{' ' * _columns(text, sign, width)}{text.lstrip()}"
        if is_readable(lines):
            break
    else:
        return ""
    if len(numbers) == 1:
        sentence = _("Delete all that stands before its first word, and type {count} spaces.")
        return sentence.format(count=_indent_of(lines[numbers[0] - 1]))
    lines_of = dict[int, list[str]]()
    for number in numbers:
        lines_of.setdefault(_indent_of(lines[number - 1]), []).append(str(number))
    parts = [
        ngettext("{count} spaces in line {lines}", "{count} spaces in the lines {lines}", len(each))
        .format(count=count, lines=listed(each))
        for count, each in sorted(lines_of.items())
    ]
    if len(lines_of) == 1:
        sentence = _(
            "In the lines {lines}, delete all that stands before the first word, "
            "and type {count} spaces."
        )
        count = _indent_of(lines[numbers[0] - 1])
        return sentence.format(lines=listed(map(str, numbers)), count=count)
    sentence = _("Delete all that stands before the first word. Then type {spaces}.")
    return sentence.format(spaces="; ".join(parts))


def _columns(text: str, sign: str, width: int) -> int:
    before = text[: _indent_of(text)]
    return len(before) + before.count(sign) * (width - 1)


def _too_far_to_the_right(line: Unreadable) -> Mistake:
    what = _("this line begins too far to the right.")
    advice = _("Take out the spaces before it.")
    above = line_above(line)
    if above:
        advice = move_left(line.indent - above.indent, above.number)
    return Mistake(what, advice, max(1, line.indent))


def _under_no_line(line: Unreadable) -> Mistake:
    """A line whose beginning is between those of the lines above it."""
    right: LineAbove | None = None
    left: LineAbove | None = None
    for above in _lines_above(line):
        if above.indent < line.indent:
            left = above
            break
        if right is None or above.indent < right.indent:
            right = above
    what = _("this line begins under none of the lines above it.")
    advice = _("Let it begin exactly under another line of its block.")
    ways = []
    if right and (_can_begin(line, right.indent) or not left):
        ways.append(_move_right(right.indent - line.indent, right.number))
    if left and _can_begin(line, left.indent):
        ways.append(move_left(line.indent - left.indent, left.number))
    if ways:
        advice = ways[0]
    if len(ways) > 1:
        advice = _("{one} Or: {other}").format(one=ways[0], other=ways[1])
    return Mistake(what, advice, max(1, line.indent))


def _can_begin(line: Unreadable, indent: int) -> bool:
    """Whether Python can read the program if the line begins after so many spaces."""
    lines = list(line.lines)
    lines[line.number - 1] = f"{' ' * indent}{line.text.lstrip()}"
    return is_readable(lines)


def _outside_its_function(line: Unreadable) -> Mistake | None:
    """A return that begins at the very left, below the lines of its function."""
    if line.indent:
        return _block_outside_its_function(line)
    first: LineAbove | None = None
    for above in _lines_above(line):
        if above.indent == 0:
            break
        if first is None or above.indent < first.indent:
            first = above
    if first is None:
        return None
    what = _("this {word} stands outside its function.").format(word=line.first_word)
    return Mistake(what, _move_right(first.indent, first.number), 1)


def _block_outside_its_function(line: Unreadable) -> Mistake | None:
    """A return in an if that begins at the very left, below the lines of their function."""
    edge = next((above for above in _lines_above(line) if above.indent == 0), None)
    if edge is None or not re.match("(if|elif|else|for|while)\\b", line.lines[edge.number - 1]):
        return None
    last = line.number
    for number in range(line.number + 1, len(line.lines) + 1):
        text = line.lines[number - 1]
        if re.match(r"(if (?!__name__)|elif |else\b|return\b)|\s+\S", text):
            last = number
        elif text.strip():
            break
    what = _("the lines {first} to {last} stand outside their function.")
    advice = _("Put {count} more spaces before each of them.")
    what = what.format(first=edge.number, last=last)
    return Mistake(what, advice.format(count=STEP), 1, edge.number)


def _nothing_in_the_block(line: Unreadable, opener: int) -> Mistake:
    """The line after a colon begins no further to the right, or there is none."""
    text = line.lines[opener - 1]
    indent = _indent_of(text)
    between = line.lines[opener : line.number - 1]
    is_next = opener < line.number and not any(map(str.strip, between))
    if not is_next or line.indent < indent:
        what = _("no line belongs to this one yet. A comment alone does not count.")
        advice = ngettext(
            "Write a line below it that begins {count} space further to the right.",
            "Write a line below it that begins {count} spaces further to the right.",
            STEP,
        ).format(count=STEP)
        return Mistake(what, advice, len(_without_comment(text)), opener)
    missing = indent + STEP - line.indent
    first = Unreadable(text, "").first_word
    if first in _MAY_WAIT and line.indent == indent > 0 and _ends_its_block(line):
        what = _("nothing stands under this {word} yet.").format(word=first)
        advice = _(
            "Write below it what to do, {count} more spaces in. "
            "Or, if line {line} belongs to it, put {count} more spaces before line {line}."
        )
        advice = advice.format(count=STEP, line=line.number)
        return Mistake(what, advice, len(_without_comment(text)), opener)
    what = _("line {line} ends with a colon, so this line must begin further to the right.")
    advice = ngettext(
        "Put {count} more space before it, and before each other line that belongs to line {line}.",
        "Put {count} more spaces before it, and before each other line that belongs to line "
        "{line}.",
        missing,
    )
    return Mistake(
        what.format(line=opener), advice.format(count=missing, line=opener), line.indent + 1
    )


def _ends_its_block(line: Unreadable) -> bool:
    """Whether no other line below begins exactly where this one does, in the same block."""
    for text in filter(str.strip, line.lines[line.number :]):
        if _indent_of(text) <= line.indent:
            return _indent_of(text) < line.indent
    return True


def move_left(count: int, above: int) -> str:
    """The advice to let a line begin so many spaces further to the left."""
    sentence = ngettext(
        "Take out {count} space, so that it begins exactly under line {line}.",
        "Take out {count} spaces, so that it begins exactly under line {line}.",
        count,
    )
    return sentence.format(count=count, line=above)


def _move_right(count: int, above: int) -> str:
    sentence = ngettext(
        "Put {count} more space before it, so that it begins exactly under line {line}.",
        "Put {count} more spaces before it, so that it begins exactly under line {line}.",
        count,
    )
    return sentence.format(count=count, line=above)


def line_above(line: Unreadable) -> LineAbove | None:
    """The nearest line of the program above a line; None if it is the first."""
    return next(_lines_above(line), None)


def block_above(line: Unreadable) -> LineAbove | None:
    """The nearest line above that begins exactly as far to the right; None if it is outdented."""
    for above in _lines_above(line):
        if above.indent <= line.indent:
            return above if above.indent == line.indent else None
    return None


def if_around(line: Unreadable) -> LineAbove | None:
    """The if or elif around a line that begins too far to the right to go on with it."""
    for above in _lines_above(line):
        words = line.lines[above.number - 1].split()
        if above.indent == line.indent and words[0] in ("if", "elif"):
            return None
        if above.indent < line.indent:
            can_begin = words[0] in ("if", "elif") and _can_begin(line, above.indent)
            return above if can_begin else None
    return None


def _lines_above(line: Unreadable) -> Iterator[LineAbove]:
    """The lines of the program above a line, the nearest first."""
    for number in range(line.number - 1, 0, -1):
        text = line.lines[number - 1]
        if _without_comment(text).strip():
            yield LineAbove(number, _indent_of(text))


def _indent_of(text: str) -> int:
    return len(text) - len(text.lstrip())


def _without_comment(text: str) -> str:
    return Unreadable(text, "").code
