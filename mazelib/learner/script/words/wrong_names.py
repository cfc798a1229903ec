"""Explains to learners what is wrong with a name: of a value, a field, a module."""

import random
import re
import sys
from collections.abc import Collection, Mapping, Sequence

from mazelib.grid.compass import Turn
from mazelib.learner.script.our_names import OFFERED
from mazelib.learner.script.words.raised import Raised, look_at_this_line
from mazelib.learner.script.words.wrong_answers import TURNS
from mazelib.text.diagnostics import Explanation
from mazelib.text.nearest import did_you_mean_name
from mazelib.text.sentences import _, listed
from mazelib.walking.view import SENSES, View

#: The names of all that a view senses.
_SENSES = listed(SENSES)
#: Python's own names that learners use; of the others, none is guessed.
_USUAL = (
    "True", "False", "None", "abs", "all", "any", "bool", "dict", "enumerate", "int", "len", "list",
    "max", "min", "print", "range", "reversed", "set", "sorted", "str", "sum", "tuple", "zip",
)  # fmt: skip


def about_an_unknown_name(raised: Raised) -> Explanation:
    """A name that nothing has."""
    name = getattr(raised.error, "name", None)
    if name is None:
        return raised.in_pythons_words()
    what = _("the name '{name}' is not known.").format(name=name)
    guess = _what_this_line_means(name, raised) or advice_about_name(name, raised.names)
    guess = guess or did_you_mean_name(name, _names_to_guess(raised))
    return Explanation(
        what, guess or _("Look for a typing mistake, or give the name a value first.")
    )


def _what_this_line_means(name: str, raised: Raised) -> str:
    """The advice that follows from the function and the line in which a name stands, or ""."""
    if re.match(rf"\s*{re.escape(name)}\s*:", raised.quoted):
        return _('Write it in quotes: "{name}":').format(name=name)
    for each, line in raised.lines_of_own_names().items():
        if did_you_mean_name(name, [each]):
            question = _("Did you mean {name}, from line {line}?")
            return question.format(name=each, line=line)
    return ""


def advice_about_name(name: str, names: Mapping[str, object]) -> str:
    """The advice about a name that nothing has, where these are known; "" if there is none."""
    written = _as_it_is_written(name, names)
    if name == "random":
        advice = _(
            "A rule tosses coins with rng, which it is given: write def turn(view, rng): "
            "and then rng.randint(0, 1)"
        )
    elif written:
        advice = _("Did you mean {written}?")
    elif name == "rng":
        advice = _("A rule gets rng if its def asks for it: def my_turn(view, rng):")
    elif name in OFFERED:
        advice = _("Put this line at the top of the file: from mazelib import {name}")
    else:
        advice = ""
    return advice.format(name=name, written=written)


def is_not_known(name: str, given: Collection[str]) -> Explanation:
    """A name that a program reads, and does not give anywhere; these it does give."""
    what = _("the name '{name}' is not known.").format(name=name)
    own = () if name in OFFERED else set(given) - set(OFFERED)
    guess = did_you_mean_name(name, own)
    guess = guess or advice_about_name(name, dict.fromkeys(set(given) - {"self"}))
    guess = guess or did_you_mean_name(name, {*_USUAL, *given})
    return Explanation(what, guess or _("Look for a typing mistake."))


def has_no_field(owner: str, field: str, known: Collection[str]) -> Explanation:
    """What follows the dot after Turn, Heading or view, and is none of these names."""
    what = _("{owner} has no {field}.").format(owner=owner, field=field)
    advice = _("Look for a typing mistake.")
    if owner == "view":
        advice = _("A view has {senses}.").format(senses=_SENSES)
    elif owner == "Turn":
        advice = _("The turns are {turns}.").format(turns=TURNS)
    return Explanation(what, did_you_mean_name(field, known) or advice)


def stands_twice(key: str) -> Explanation:
    """A key of a dict that stands in it before, too."""
    what = _('the key "{key}" is here for the second time.').format(key=key)
    return Explanation(what, _("Write each key once."))


def _names_to_guess(raised: Raised) -> set[str]:
    """All names known where it was raised, but those of the functions that were running.

    Nobody who mistypes a name in a rule means the rule itself.
    """
    running = {frame.f_code.co_name for frame in raised.frames}
    return {*_USUAL, *raised.names} - running


def _as_it_is_written(name: str, names: Mapping[str, object]) -> str:
    """The name with what has to stand before it; "" if nothing has."""
    if name in SENSES and "view" in names:
        return f"view.{name}"
    if name in Turn.__members__:
        return f"Turn.{name}"
    if name == "randint":
        return "rng.randint"
    if "self" in names and name in dir(names["self"]):
        return f"self.{name}"
    return ""


def about_a_name_without_value(raised: Raised) -> Explanation:
    """A function gives the name a value, but not before this line."""
    name = raised.name_in_quotes
    if not name:
        return raised.in_pythons_words()
    what = _("'{name}' has no value yet in this function.").format(name=name)
    advice = _(
        "Give {name} a value before this line, whichever way the function takes to get here."
    )
    if name in raised.names:
        advice = _(
            "This {name} belongs to the function alone. To change the {name} at the top of the "
            "file, write as the first line of the function: global {name}"
        )
    return Explanation(what, advice.format(name=name))


def about_a_missing_attribute(raised: Raised) -> Explanation:
    """What an object, a class or a module does not have."""
    name = getattr(raised.error, "name", None)
    if name is None:
        return raised.in_pythons_words()
    owner = getattr(raised.error, "obj", None)
    if owner is None:
        return _none_has_no(name)
    owners_name = getattr(owner, "__name__", type(owner).__name__)
    if isinstance(owner, random.Random):
        owners_name = "rng"
    what = _("{owner} has no '{name}'.").format(owner=owners_name, name=name)
    advice = look_at_this_line()
    if type(owner) is View:
        advice = _("A view has {senses}.").format(senses=_SENSES)
    elif owner is Turn:
        advice = _("The turns are {turns}.").format(turns=TURNS)
    elif owner is raised.names.get("self"):
        advice = _first_value(name, type(owner))
    return Explanation(what, did_you_mean_name(name, dir(owner)) or advice)


def _none_has_no(name: str) -> Explanation:
    """What is said where None stands, often after: ways = ways.append(place)."""
    what = _("this is None, and None has no '{name}'.").format(name=name)
    advice = _("Look where it got its value: a function without return gives None.")
    if name in dir(list):
        advice = _(
            "append and sort change the list and answer nothing. Write them without =, as in: "
            "ways.append(place)"
        )
    return Explanation(what, advice)


def _first_value(name: str, kind: type) -> str:
    """The advice about an attribute that has no value yet."""
    if any(each.strip("_") == "init" for each in vars(kind) if each != "__init__"):
        return _("First values are given in __init__, with two _ before init and two after it.")
    return _("Give it its first value in __init__, as in: self.{name} = ...").format(name=name)


def about_what_is_fixed(raised: Raised) -> Explanation:
    """A field that cannot get another value: one of the view, mostly."""
    name = raised.name_in_quotes
    what = _("'{name}' cannot be changed here.").format(name=name)
    advice = _("Give your value a name of its own, and keep it there.")
    if name in SENSES:
        advice = _("A view only tells what the walker senses. Ask it, as in: if view.{name}:")
    return Explanation(what, advice.format(name=name))


def about_a_missing_module(raised: Raised) -> Explanation:
    """A module or file that Python does not find."""
    name = getattr(raised.error, "name", None)
    if name is None:
        return raised.in_pythons_words()
    what = _("Python finds no module '{name}'.").format(name=name)
    advice = _(
        "Look for a typing mistake. A file of your own has to lie in the same folder as this one."
    )
    package = name.partition(".")[0]
    if package != "mazelib":
        advice = did_you_mean_name(package, ["mazelib"]) or advice
    return Explanation(what, advice)


def about_a_missing_import(raised: Raised) -> Explanation:
    """A name that a module does not have."""
    module = sys.modules.get(getattr(raised.error, "name", None) or "")
    if module is None or not str(raised.error).startswith("cannot import name "):
        return raised.in_pythons_words()
    name = raised.name_in_quotes
    what = _("{module} has no '{name}'.").format(module=module.__name__, name=name)
    advice = look_at_this_line()
    known: Sequence[str] = dir(module)
    if module.__name__ == "mazelib":
        known = OFFERED
        advice = _("It has {names}.").format(names=listed(OFFERED))
    return Explanation(what, did_you_mean_name(name, known) or advice)
