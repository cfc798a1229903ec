"""Explains to learners a value that does not fit: an index, a key, a 0, a text without a number."""

import re
from collections.abc import Sequence
from typing import TypeVar

from mazelib.learner.script.words.raised import Raised
from mazelib.learner.script.words.turns_and_sides import meant_side, meant_turn
from mazelib.text.characters import clipped, visible
from mazelib.text.diagnostics import Explanation
from mazelib.text.sentences import _, all_of, ngettext

#: The name of a list or dict in a line, before a square bracket.
_INDEXED = re.compile(r"((?:\b(?:self|maze)\.)?\b\w+)\[")
#: The lists of rooms that a maze has.
_OF_MAZE = ("maze.rooms", "maze.dug")
#: So many values are named one by one.
PAIR = 2
#: At most this many characters of a key are shown.
_MOST_CHARACTERS = 60
#: The advice about a turn that is written, and not answered.
ANSWER_IT = _("To answer it, write: {code}")

_Kind = TypeVar("_Kind")


def about_an_index(raised: Raised) -> Explanation:
    """A number that is too large for a list: which list, and how long it is."""
    lists = _asked_in_the_line(raised, list, tuple)
    if len(lists) != 1:
        return raised.in_pythons_words()
    name, values = lists.popitem()
    count = len(values)
    if not count:
        what = _("the list {name} is empty here, so it has no value to give.")
        advice = _("Ask first whether it has one: if {name}:")
        return Explanation(what.format(name=name), advice.format(name=name))
    what = ngettext(
        "the list {name} has only {count} value here: {name}[0].",
        "the list {name} has only {count} values here: {name}[0] to {name}[{last}].",
        count,
    )
    if count == PAIR:
        what = _("the list {name} has only {count} values here: {name}[0] and {name}[1].")
    advice = _("Ask first how many there are: if len({name}) > {index}:")
    index = re.search(rf"{re.escape(name)}\[(\d+)\]", raised.quoted)
    if index:
        advice = _(
            "The last one is always {name}[-1]. "
            "Or ask first how many there are: if len({name}) > {index}:"
        )
        if int(index[1]) == count == PAIR and _has_asked_for_two(name, raised):
            advice = _("Python counts from 0, so the second one is {name}[1]. Write: {code}")
    code = raised.quoted.partition("#")[0].strip().replace(f"{name}[{count}]", f"{name}[1]")
    return Explanation(
        what.format(name=name, count=count, last=count - 1),
        advice.format(name=name, index=index[1] if index else count, code=code),
    )


def _has_asked_for_two(name: str, raised: Raised) -> bool:
    """Whether the line above asks whether a list has more than one value."""
    above = raised.lines[(raised.line or 1) - 2]
    asked = rf"\s*(el)?if len\({re.escape(name)}\) *(> *1|>= *2|== *2) *:"
    return re.match(asked, above) is not None


def about_a_key(raised: Raised) -> Explanation:
    """A key that a dict does not have: which key, and which dict."""
    key = clipped(visible(str(raised.error)), _MOST_CHARACTERS)
    turn = re.search(r"\bTurn\[\W*(\w+)\W*\]", raised.quoted)
    if turn:
        what = _("a turn is written with a dot, and not in square brackets.")
        example = meant_turn(turn[1]) or "AHEAD"
        return Explanation(what, _("Write: Turn.{turn}").format(turn=example))
    dicts = _asked_in_the_line(raised, dict)
    if len(dicts) != 1:
        what = _("nothing is kept under {key} here.").format(key=key)
        return Explanation(what, _("Ask first whether it is there, with the word in."))
    name = next(iter(dicts))
    asked = set(re.findall(rf"(?<!\w){re.escape(name)}\[([^\[\]]+)\]", raised.quoted))
    is_one_key = len(asked) == 1
    written = asked.pop() if is_one_key else key
    what = _("the dict {name} has no key {key} here.").format(name=name, key=key)
    advice = _("Ask first whether it has one: if {written} in {name}:")
    counted = rf"{re.escape(name)}\[[^\[\]]+\]"
    is_counted = re.match(rf"\s*{counted}\s*([-+]=|=\s*{counted}\s*[-+])", raised.quoted)
    if is_counted and is_one_key:
        advice = _(
            "The first time, there's no number yet. Write two lines above line {line}: "
            "if {written} not in {name}: and below it, 4 spaces further to the right: "
            "{name}[{written}] = 0"
        )
    return Explanation(what, advice.format(written=written, name=name, line=raised.line))


def _asked_in_the_line(raised: Raised, *kinds: type[_Kind]) -> dict[str, _Kind]:
    """The lists, or the dicts, that have square brackets after them, as they are written."""
    found: dict[str, _Kind] = {}
    for name in _INDEXED.findall(raised.quoted):
        names = raised.names
        if name.startswith("self."):
            names = vars(names.get("self"))
        value = names.get(name.removeprefix("self."))
        if name in _OF_MAZE and type(names.get("maze")).__module__.startswith("mazelib."):
            value = tuple(getattr(names["maze"], name.removeprefix("maze.")))
        if isinstance(value, kinds):
            found[name] = value
    return found


def does_not_add(written: str, name: str, number: str) -> Explanation:
    """``n =+ 1``, which gives n the value 1, or ``++n``, which does nothing."""
    what = _("{written} does not add anything.").format(written=written)
    advice = _("=+ gives the name that very value, and += adds to it. Write: {name} += {number}")
    if written.startswith("++"):
        advice = _("Python has no ++. Write: {name} += {number}")
    return Explanation(what, advice.format(name=name, number=number))


def counts_as_true(question: str, text: str) -> Explanation:
    """A question with a text after or: it is always answered with yes."""
    what = _("a text after or always counts as True.")
    advice = _("Ask each side of its own, as in: if view.right or view.left:")
    if meant_side(text):
        before = question[: -len(repr(text))]
        code = f"if {before}view.{meant_side(text)}:"
        advice = _("Write: {code}").format(code=code)
    return Explanation(what, advice)


def is_only_a_text(text: str) -> Explanation:
    """A question that is a text: it is always answered with yes."""
    what = _("a text alone always counts as True.")
    side = meant_side(text.rpartition(".")[2])
    code = f"if view.{side or 'right'}:"
    return Explanation(what, _("Ask the view, without quotes: {code}").format(code=code))


def compares_for_nothing(left: str, right: str) -> Explanation:
    """``answer == Turn.LEFT`` in a line of its own."""
    what = _("two equals signs only compare, and nothing is done with the answer.")
    if left.startswith("Turn."):
        return Explanation(what, ANSWER_IT.format(code=f"return {left}"))
    advice = _("To give {name} this value, write: {code}")
    return Explanation(what, advice.format(name=left, code=f"{left} = {right}"))


def is_no_view_any_more(turn: str) -> Explanation:
    """A turn that is given the name of the view."""
    what = _("from here on, view is a turn, and no view any more.")
    return Explanation(what, ANSWER_IT.format(code=f"return {turn}"))


def does_nothing(written: str) -> Explanation:
    """A function of a list in a line of its own, without brackets."""
    what = _("{written} does nothing without brackets.").format(written=written)
    return Explanation(what, _("Write: {code}").format(code=f"{written}()"))


def takes_back(chosen: int, anew: Sequence[int]) -> Explanation:
    """An else that answers otherwise than the line ``chosen``, which chose before."""
    what = _("this else takes back what line {chosen} chose.").format(chosen=chosen)
    advice = ngettext(
        "It belongs to line {line} alone. Write elif instead of if in line {lines}.",
        "It belongs to line {line} alone. Write elif instead of if in lines {lines}.",
        len(anew),
    )
    return Explanation(what, advice.format(line=anew[-1], lines=all_of(map(str, anew))))


def about_a_division(_raised: Raised) -> Explanation:
    """A number divided by 0."""
    advice = _("Ask first whether the number after the sign / or // or % is 0.")
    return Explanation(_("no number can be divided by 0."), advice)


def about_a_wrong_value(raised: Raised) -> Explanation:
    """A value of the right kind that a function of Python's cannot use."""
    for pattern, what, advice in _ABOUT:
        found = re.match(pattern, str(raised.error))
        if found:
            names = found.groupdict()
            return Explanation(what.format(**names), advice.format(**names))
    return raised.in_pythons_words()


#: Python's message, as a pattern; what is wrong, and what to do, in a learner's words.
_ABOUT: tuple[tuple[str, str, str], ...] = (
    (
        r"invalid literal for int\(\) with base 10: (?P<text>.{,60}?)$",
        _("{text} cannot be read as a whole number."),
        _("Give int a text of digits alone, as in: int('12')"),
    ),
    (
        r"(?P<value>.{,60}) is not a valid Turn$",
        _("{value} is no turn."),
        _("Write a dot and its name, as in: Turn.RIGHT"),
    ),
    (
        r"list\.remove\(x\): x not in list$",
        _("remove did not find this value in the list."),
        _("Ask first whether it is there, with the word in."),
    ),
    (
        r"(?P<value>.{,60}) is not in (?P<kind>list|tuple|deque)$",
        _("{value} is not in the list."),
        _("Ask first whether it is there, with the word in."),
    ),
    (
        r"not enough values to unpack \(expected (?P<names>.+), got (?P<values>\d+)\)$",
        _("on the left of = are more names than values on its right: {names}, for {values}."),
        _("Write as many names as there are values."),
    ),
    (
        r"too many values to unpack \(expected (?P<names>\d+)",
        _("on the left of = are fewer names than values on its right: only {names}."),
        _("Write as many names as there are values."),
    ),
    (
        r"(?P<name>max|min)\(\) (?:arg is an empty sequence|iterable argument is empty)$",
        _("{name} was given nothing to choose from."),
        _("Ask first whether the list has any values."),
    ),
    (
        r"empty range",
        _("the numbers to choose from are none: the first is larger than the last."),
        _("Write the smaller number first, as in: rng.randint(0, 1)"),
    ),
)
