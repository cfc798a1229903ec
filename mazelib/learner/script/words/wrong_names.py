"""Explains to learners what is wrong with a name: of a value or a module."""

import ast
import sys
from collections.abc import Collection, Mapping, Sequence

from mazelib.learner.script.our_names import OFFERED
from mazelib.learner.script.words.lines_with_names import perhaps_a_text, what_this_line_means
from mazelib.learner.script.words.raised import Raised, look_at_this_line
from mazelib.learner.script.words.turns_and_sides import meant_turn
from mazelib.learner.script.words.wrong_rules import METHOD_TURN
from mazelib.text.diagnostics import Explanation
from mazelib.text.nearest import did_you_mean_name
from mazelib.text.sentences import _, listed
from mazelib.walking.view import SENSES

#: What rng has, and a rule may ask for without it.
_OF_RNG = ("randint", "choice", "shuffle", "randrange")
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
    guesses = (
        what_this_line_means(name, raised),
        _all_to_import(name, raised),
        advice_about_name(name, raised.names, raised.def_of_last_with("rng")),
        perhaps_a_text(name, raised),
        did_you_mean_name(name, _names_to_guess(raised)),
    )
    typing_mistake = _("Look for a typing mistake, or give the name a value first.")
    return Explanation(what, next(filter(None, guesses), typing_mistake))


def _all_to_import(name: str, raised: Raised) -> str:
    """The line that gives the script all that it uses of mazelib, if this name is of it; or ""."""
    if name not in OFFERED or name in SENSES:
        return ""
    program = ast.parse("\n".join(raised.lines))
    used = {node.id for node in ast.walk(program) if isinstance(node, ast.Name)}
    missing = sorted(used.intersection(OFFERED).difference(raised.names))
    line = f"from mazelib import {', '.join(missing)}"
    return _("Put this line at the top of the file: {line}").format(line=line)


def _names_to_guess(raised: Raised) -> set[str]:
    """All names known where it was raised, but those of the functions that were running.

    Nobody who mistypes a name in a rule means the rule itself.
    """
    running = {frame.f_code.co_name for frame in raised.frames}
    return {*_USUAL, *raised.names} - running


def advice_about_name(name: str, names: Mapping[str, object], with_rng: str = "") -> str:
    """The advice about a name that nothing has, where these are known; "" if there is none.

    ``with_rng`` is the def of the function in which it stands, with rng between its brackets.
    """
    with_rng = with_rng or "def my_turn(view, rng):"
    written = _as_it_is_written(name, names)
    if name == "random":
        advice = _("Chance comes from rng, which a rule is given if it asks: {with_rng}")
    elif name in SENSES and written:
        advice = _("The view knows it. Write: {written}")
    elif written:
        advice = _("Did you mean {written}?")
    elif name == "rng":
        advice = _("A rule is given rng if it asks for it: {with_rng}")
    elif name in ("wall", "is_wall"):
        advice = _("A side of the view that is not open is wall. Ask: if not view.right:")
    elif name in ("place", "heading"):
        advice = _("Only a class is told its place and heading: {method} Lesson 5 has one.")
    elif name in OFFERED:
        advice = _("Put this line at the top of the file: from mazelib import {name}")
    else:
        advice = ""
    return advice.format(name=name, written=written, with_rng=with_rng, method=METHOD_TURN)


def _as_it_is_written(name: str, names: Mapping[str, object]) -> str:
    """The name with what has to stand before it; "" if nothing has."""
    if name in SENSES and "view" in names:
        return f"view.{name}"
    if "self" in names and name in dir(names["self"]):
        return f"self.{name}"
    if name.isupper() and meant_turn(name):
        return f"Turn.{meant_turn(name)}"
    if name in _OF_RNG:
        return f"rng.{name}"
    return ""


def is_not_known(name: str, given: Collection[str]) -> Explanation:
    """A name that a program reads, and does not give anywhere; these it does give."""
    what = _("the name '{name}' is not known.").format(name=name)
    own = () if name in OFFERED else set(given) - set(OFFERED)
    guess = did_you_mean_name(name, own)
    guess = guess or advice_about_name(name, dict.fromkeys(set(given) - {"self"}))
    guess = guess or did_you_mean_name(name, {*_USUAL, *given})
    return Explanation(what, guess or _("Look for a typing mistake."))


def stands_twice(key: str) -> Explanation:
    """A key of a dict that stands in it before, too."""
    what = _('the key "{key}" is here for the second time.').format(key=key)
    return Explanation(what, _("Write each key once."))


def about_a_name_without_value(raised: Raised) -> Explanation:
    """A function gives the name a value, but not before this line."""
    name = raised.name_in_quotes
    if not name:
        return raised.in_pythons_words()
    what = _("'{name}' has no value yet in this function.").format(name=name)
    advice = _(
        "Give {name} a value before this line, whichever way the function takes to get here."
    )
    if "self" in raised.names and name in dir(raised.names["self"]):
        advice = _("Did you mean self.{name}?")
    elif name in raised.names:
        what = _(
            "this function gives {name} a value, so it does not use the {name} at the top of the "
            "file: it makes a new {name}, which has no value yet."
        ).format(name=name)
        advice = _(
            "To change the one at the top, write global {name} as the first line of the function. "
            "Or write a class, and keep it as self.{name}, as in lesson 5."
        )
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
    if name in OFFERED:
        advice = _("It comes from mazelib. Write: from mazelib import {name}").format(name=name)
    elif package != "mazelib":
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
