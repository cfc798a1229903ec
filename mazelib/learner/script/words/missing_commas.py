"""Values between which a comma, a dot or brackets are missing."""

import keyword
import re

from mazelib.learner.script.words.indents import line_above
from mazelib.learner.script.words.line_mistake import Mistake, Unreadable, is_readable
from mazelib.learner.script.words.turns_and_sides import dots_stand_for_the_rest
from mazelib.text.sentences import _

#: Names that want whole numbers, and those that want several.
_WHOLE = ("hard", "how_many", "on_a_page")
_PAIRS = ("rooms", "sizes", "maps", "panels")


def list_without_brackets(line: Unreadable) -> Mistake | None:
    """Several texts after a name and =, in the brackets of a call: maps="first", "loop"."""
    if not line.reason.startswith("positional argument follows keyword"):
        return None
    for number in range(line.number, 0, -1):
        text = line.lines[number - 1]
        texts = re.match(r"\s*(\w+=)(\"[^\"]*\"(?:\s*,\s*\"[^\"]*\")+)(.*)$", text)
        if texts:
            what = _("several texts after one name need square brackets around them.")
            code = f"{texts[1]}[{texts[2]}]{texts[3]}"
            advice = _("Write [ before, and ] after them.")
            return Mistake(what, advice, texts.start(2) + 1, number, code)
        if re.match(r"\s*show\(", text):
            break
    return None


def decimal_comma(line: Unreadable) -> Mistake | None:
    """A number with a comma in it, after a name and =, in the brackets of a call: hard=2,5."""
    if not line.reason.startswith("positional argument follows keyword"):
        return None
    for number in range(line.number, 0, -1):
        text = line.lines[number - 1]
        found = re.match(r"\s*(\w+)=(\d+)(,)\s*(\d+)\s*,?\s*(#.*)?$", text)
        if found and found[1] not in _PAIRS:
            what = _("a comma begins a new value, and {name} is one number.").format(name=found[1])
            code = f"{found[1]}={found[2]}.{found[4]},"
            if found[1] in _WHOLE:
                code = f"{found[1]}={found[2]},"
            return Mistake(what, _("Write it without the comma."), found.start(3) + 1, number, code)
        if re.search(r"\($", text):
            break
    return None


def missing_comma(line: Unreadable) -> Mistake | None:
    """Two values with no comma between them, as Python guesses."""
    if "forgot a comma" not in line.reason:
        return None
    if line.goes_on:
        what = _("perhaps a comma is missing at the end of this line.")
        column = len(line.code) + 1
        code = line.with_words(",", len(line.code), len(line.code))
        advice = _("Write a comma between any two values in brackets.")
        return Mistake(what, advice, column, code=code)
    if re.search(r"\w=\s*[^\W\d]\w*\s+[^\W\d]", line.code):
        what = _("these words are no single value.")
        return Mistake(what, _('If they are a text, write quotes around them, as in: "My task"'))
    printed = re.search(r"\bprint\(\s*([^\W\d]\w*(?:\s+\w+)+)\s*\)", line.code)
    if printed:
        what = _("these words are no single value.")
        code = f'print("{printed[1]}")'
        return Mistake(what, _("If they are a text, write: {code}").format(code=code))
    if sure := _comma_between_names(line):
        return sure
    what = _("perhaps a comma is missing between two values.")
    return Mistake(what, _("Write a comma between any two values in brackets."))


def dots_of_an_example(line: Unreadable) -> Mistake | None:
    """The three dots with which show(MyTurn, ...) stands for all that stays as it is."""
    dots = re.search(r",\s*(\.\.\.),?\s*\)?$", line.code)
    if dots is None:
        return None
    what = dots_stand_for_the_rest()
    advice = _("Take them out, and let all else in the brackets of show stay as it is.")
    return Mistake(what, advice, dots.start(1) + 1)


def two_names_side_by_side(line: Unreadable) -> Mistake | None:
    """Two names with a space between them, and nothing else."""
    if line.reason != "invalid syntax":
        return None
    if sure := _comma_between_names(line):
        return sure
    for found in re.finditer(r"\b([^\W\d]\w*)(?=(\s+)([^\W\d]\w*))", line.code):
        one, _space, other = found.groups()
        if keyword.iskeyword(one) or keyword.iskeyword(other):
            continue
        what = _("something is missing between {one} and {other}.").format(one=one, other=other)
        advice = _("Perhaps a dot, a comma, or a word such as and.")
        return Mistake(what, advice, found.start(2) + 1)
    return None


def _comma_between_names(line: Unreadable) -> Mistake | None:
    """A comma in a list or an import, where Python can read on as soon as it is there."""
    for found in re.finditer(r"(?<=[\w\])\"'])(\s+)(?=[\w\[(\"'])", line.code):
        before = line.code[: found.start()]
        is_in_a_list = re.match(r"\s*from\s+\w+\s+import\b", before) or re.search(
            r"[\[(][^\])]*$", before
        )
        code = f"{line.text[: found.start()]}, {line.text[found.end() :]}"
        lines = [*line.lines[: line.number - 1], code, *line.lines[line.number :]]
        if is_in_a_list and is_readable(lines, line.number):
            what = _("a comma is missing between two values.")
            return Mistake(what, "", found.start() + 1, code=code.strip())
    return None


def comma_missing_above(line: Unreadable) -> Mistake | None:
    """A comma that is missing at the end of the line above, in a list, a dict or a call."""
    above = line_above(line)
    if above is None or not line.reason.startswith("invalid syntax"):
        return None
    text = line.lines[above.number - 1]
    code = Unreadable(text, "").code
    if not re.search(r"[\w\"')\]}]$", code):
        return None
    lines = list(line.lines)
    lines[above.number - 1] = f"{text[: len(code)]},{text[len(code) :]}"
    if not is_readable(lines, line.number):
        return None
    what = _("a comma is missing at the end of this line.")
    return Mistake(what, "", len(code) + 1, above.number, f"{text[: len(code)].strip()},")


def colon_for_equals(line: Unreadable) -> Mistake | None:
    """kind: "exercises" between the brackets of a call, where = belongs."""
    found = re.match(r"\s*([^\W\d]\w*)(\s*:\s*)([\"'\[({\w].*)$", line.text)
    if found is None or keyword.iskeyword(found[1]):
        return None
    code = f"{found[1]}={found[3]}"
    lines = [*line.lines[: line.number - 1], code, *line.lines[line.number :]]
    if not is_readable(lines, line.number):
        return None
    what = _("after {word} comes an equals sign, and no colon.").format(word=found[1])
    return Mistake(what, "", found.start(2) + 1, code=code.rstrip())
