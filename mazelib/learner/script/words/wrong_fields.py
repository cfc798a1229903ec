"""Explains to learners what follows a dot and is not there: of the view, a turn, a list, self."""

import inspect
import random
import re
from collections.abc import Collection
from difflib import get_close_matches
from types import FunctionType

from mazelib.grid.compass import Turn
from mazelib.learner.script.words.raised import Raised, look_at_this_line
from mazelib.learner.script.words.turns_and_sides import (
    HEADINGS,
    meant_side,
    meant_turn,
    what_are_the_sides,
    what_are_the_turns,
)
from mazelib.text.diagnostics import Explanation
from mazelib.text.nearest import nearest_name
from mazelib.text.sentences import _
from mazelib.walking.view import SENSES, View

#: What a learner calls a value of these classes.
_KINDS: dict[type, str] = {
    View: _("the view"),
    list: _("a list"),
    tuple: _("a tuple"),
    dict: _("a dict"),
    set: _("a set"),
    str: _("a text"),
    int: _("a number"),
    float: _("a number"),
    bool: _("True or False"),
}
#: What other languages, or other kinds of values, have under a name, and what to write here.
_INSTEAD: dict[tuple[type, str], str] = {
    (list, "add"): "{owner}.append(...)",
    (list, "push"): "{owner}.append(...)",
    (set, "append"): "{owner}.add(...)",
    (dict, "append"): "{owner}[...] = ...",
    (dict, "add"): "{owner}[...] = ...",
    (dict, "has_key"): "if ... in {owner}:",
    (list, "contains"): "if ... in {owner}:",
    (list, "length"): "len({owner})",
    (list, "size"): "len({owner})",
    (list, "len"): "len({owner})",
    (dict, "length"): "len({owner})",
    (dict, "size"): "len({owner})",
    (str, "length"): "len({owner})",
    (tuple, "x"): "{owner}[0]",
    (tuple, "y"): "{owner}[1]",
}


def about_a_missing_attribute(raised: Raised) -> Explanation:
    """What an object, a class or a module does not have."""
    name = getattr(raised.error, "name", None)
    if name is None:
        return raised.in_pythons_words()
    owner = getattr(raised.error, "obj", None)
    if owner is None:
        return _none_has_no(name, raised)
    written = _owner_in_the_line(name, raised)
    what = _("{owner} has no '{name}'.").format(owner=_owner_in_words(owner), name=name)
    advice = _name_taken(written, owner, raised) or _instead(owner, name, written)
    if type(owner) is dict and name in ("append", "add"):
        advice = _kept_in_a_dict(name, written, raised) or advice
    if owner is raised.names.get("self"):
        advice = advice or _first_value(name, type(owner), raised)
    return Explanation(what, advice or look_at_this_line())


def _name_taken(written: str, owner: object, raised: Raised) -> str:
    """The advice where the name Turn stands for something else than the turns; or ""."""
    if written != "Turn" or owner is Turn:
        return ""
    for number, text in enumerate(raised.lines, start=1):
        if re.match(r"\s*Turn\s*=(?!=)", text):
            sentence = _("Line {line} gives Turn another value. Choose another name there.")
            return sentence.format(line=number)
    return ""


def _kept_in_a_dict(name: str, written: str, raised: Raised) -> str:
    """The advice about a key that is put into a dict as into a list; or ""."""
    found = re.search(rf"\.{name}\(([^()]+)\)\s*$", raised.quoted)
    if found is None:
        return ""
    return _("A dict keeps something for each key. Write: {code}").format(
        code=f"{written}[{found[1]}] = True"
    )


def has_no_field(owner: str, field: str, known: Collection[str]) -> Explanation:
    """What follows the dot after Turn, Heading or view, and is none of these names."""
    named = _("the view") if owner == "view" else owner
    what = _("{owner} has no '{name}'.").format(owner=named, name=field)
    if owner == "view":
        advice = _advice_about_side(owner, field)
    elif owner == "Turn":
        advice = _advice_about_turn(field)
    else:
        headings = _("The headings are {headings}.").format(headings=HEADINGS)
        advice = _nearest_field(owner, field, known) or headings
    return Explanation(what, advice)


def is_no_side(written: str, other: str, code: str) -> Explanation:
    """A side of the view that is compared with something else than True or False.

    ``code`` is the line as it asks for the same without it; "" if that is not sure.
    """
    what = _("{side} is True or False, and never {other}.").format(side=written, other=other)
    if other == "open":
        what = _("is open asks nothing in Python: {side} is already True where it's open.")
        what = what.format(side=written)
    if code:
        return Explanation(what, _("Write: {code}").format(code=code))
    sentence = _("Ask it as it is: if {side}: or, for a wall, if not {side}:")
    return Explanation(what, sentence.format(side=written))


def is_the_whole_view(sign: str) -> Explanation:
    """The view itself, where it is compared with something."""
    what = _("the view has four sides, and {sign} cannot compare all of them.").format(sign=sign)
    return Explanation(what, _("Ask one of its sides, as in: if view.right:"))


def _instead(owner: object, name: str, written: str) -> str:
    """The advice about a field that the owner does not have; "" if there is none."""
    if type(owner) is View:
        return _advice_about_side(written, name)
    if owner is Turn:
        return _advice_about_turn(name)
    if isinstance(owner, FunctionType) and written.lower() == "turn" and meant_turn(name):
        code = f"Turn.{meant_turn(name)}"
        return _("Write Turn with a capital letter: {code}").format(code=code)
    if type(owner) is bool and meant_side(written.rpartition(".")[2]):
        sentence = _("{side} is True already where the way is open. Ask: if {side}:")
        if name.lower() in ("wall", "is_wall", "closed"):
            sentence = _("{side} is False where there is wall. Ask: if not {side}:")
        return sentence.format(side=written)
    form = _INSTEAD.get((type(owner), name))
    if form:
        return _("Write: {code}").format(code=form.format(owner=written))
    return _nearest_field(written, name, dir(owner))


def _advice_about_side(owner: str, field: str) -> str:
    """The advice about a field that a view does not have; its name is ``owner``."""
    denied = _denied_side(field)
    if denied:
        return _("Write: not {side}").format(side=f"{owner}.{denied}")
    if field in ("wall", "is_wall"):
        return _("A side of the view that is not open is wall. Ask: if not view.front:")
    side = meant_side(field)
    if side:
        return _did_you_mean_field(owner, side)
    return _nearest_field(owner, field, SENSES) or what_are_the_sides(field)


def _denied_side(field: str) -> str:
    """The side in not_front, front_wall, no_way_left; "" if a word says that it is open."""
    words = [word for word in field.lower().split("_") if word not in ("is", "a", "way")]
    sides = [word for word in words if word in SENSES]
    others = [word for word in words if word not in SENSES]
    is_denied = len(others) == 1 and others[0] in ("not", "no", "wall", "closed", "blocked")
    return sides[0] if len(sides) == 1 and is_denied else ""


def _advice_about_turn(field: str) -> str:
    """The advice about a turn that there is not."""
    turn = meant_turn(field)
    if turn:
        return _did_you_mean_field("Turn", turn)
    return _nearest_field("Turn", field, Turn.__members__) or what_are_the_turns(field)


def _nearest_field(owner: str, field: str, known: Collection[str]) -> str:
    nearest = nearest_name(field, known)
    return _did_you_mean_field(owner, nearest) if nearest else ""


def _did_you_mean_field(owner: str, field: str) -> str:
    return _("Did you mean {name}?").format(name=f"{owner}.{field}")


def _owner_in_the_line(name: str, raised: Raised) -> str:
    """What stands before the dot and the name, as it is written."""
    found = re.search(rf"(\w+(?:\.\w+)*)\s*\.\s*{re.escape(name)}\b", raised.quoted)
    return found[1] if found else _("value")


def _owner_in_words(owner: object) -> str:
    if isinstance(owner, random.Random):
        return "rng"
    kind = type(owner)
    return _KINDS.get(kind) or str(getattr(owner, "__name__", kind.__name__))


def _none_has_no(name: str, raised: Raised) -> Explanation:
    """What is said where None stands, often after: ways = ways.append(place)."""
    written = _owner_in_the_line(name, raised)
    what = _("{owner} is None, and None has no '{name}'.").format(owner=written, name=name)
    if written in ("None", _("value")):
        what = _("this is None, and None has no '{name}'.").format(name=name)
    advice = _("Look where it got its value: a function without return gives None.")
    if name in dir(list):
        advice = _(
            "append and sort change the list and answer nothing. Write them without =, as in: "
            "ways.append(place)"
        )
        owner = re.escape(_owner_in_the_line(name, raised))
        for number, text in enumerate(raised.lines, start=1):
            kept = re.match(rf"\s*{owner}\s*=\s*({owner}\.\w+\(.*\))", text)
            if kept:
                sentence = _(
                    "{name} changes the list and answers nothing. In line {line}, write: {code}"
                )
                advice = sentence.format(name=name, line=number, code=kept[1])
                break
    return Explanation(what, advice)


def _first_value(name: str, kind: type, raised: Raised) -> str:
    """The advice about an attribute that has no value yet."""
    compared = re.match(rf"\s*(self\.{re.escape(name)})\s*==\s*(.+?)\s*$", raised.quoted)
    if compared:
        sentence = _("Two equals signs only compare. Write: {code}")
        return sentence.format(code=f"{compared[1]} = {compared[2]}")
    for each in vars(kind):
        if each != "__init__" and get_close_matches(each.strip("_"), ["init", "init__"], 1, 0.8):
            sentence = _("Write two underscores on each side of init. In line {line}: {code}")
            for number, text in enumerate(raised.lines, start=1):
                if re.match(rf"\s*def\s+{each}\b", text):
                    code = text.strip().replace(each, "__init__", 1)
                    return sentence.format(line=number, code=code)
    init = inspect.getattr_static(kind, "__init__", None)
    if isinstance(init, FunctionType) and name in init.__code__.co_varnames:
        line = _line_of_value(name, init.__code__.co_firstlineno, raised)
        sentence = _("In line {line}, write self.{name}: without self. the value is forgotten.")
        return sentence.format(line=line, name=name)
    if raised.frames and name in raised.frames[-1].f_locals:
        return _("Write {name} here, without self.").format(name=name)
    return _("Give it its first value in __init__, as in: self.{name} = ...").format(name=name)


def _line_of_value(name: str, first: int, raised: Raised) -> int:
    """The line that gives a name its value in the function that begins in the line ``first``."""
    for number in range(first, len(raised.lines) + 1):
        if re.match(rf"\s*{name}\s*=", raised.lines[number - 1]):
            return number
    return first


def about_what_is_fixed(raised: Raised) -> Explanation:
    """A field that cannot get another value: one of the view, mostly."""
    name = raised.name_in_quotes
    what = _("'{name}' cannot be changed here.").format(name=name)
    advice = _("Give your value a name of its own, and keep it there.")
    if name in SENSES:
        advice = _("A view only tells what the walker senses. Ask it, as in: if view.{name}:")
    return Explanation(what, advice.format(name=name))
