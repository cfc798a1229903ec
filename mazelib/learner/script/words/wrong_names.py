"""Explains to learners what is wrong with a name: of a value or a module."""

import ast
import re
import sys
from collections.abc import Sequence

from mazelib.learner.script.our_names import ANSWERS, OFFERED
from mazelib.learner.script.words.lines_with_names import (
    compared_as_a_text,
    misspelt_first_word,
    perhaps_a_text,
    what_show_gets,
    what_this_line_means,
)
from mazelib.learner.script.words.only_in_an_if import only_in_an_if
from mazelib.learner.script.words.pasted import not_of_these_lessons
from mazelib.learner.script.words.raised import Raised, look_at_this_line
from mazelib.learner.script.words.turns_and_sides import meant_side, meant_turn
from mazelib.learner.script.words.unknown_name import UnknownName
from mazelib.learner.script.words.wrong_rules import METHOD_TURN
from mazelib.text.diagnostics import Explanation
from mazelib.text.nearest import did_you_mean_name, nearest_name
from mazelib.text.sentences import _, listed
from mazelib.walking.view import SENSES

#: What rng has, and a rule may ask for without it.
_OF_RNG = ("randint", "choice", "shuffle", "randrange")
#: Python's own names that learners use; of the others, none is guessed.
_USUAL = (
    "True", "False", "None", "abs", "all", "any", "bool", "dict", "enumerate", "int", "len", "list",
    "max", "min", "print", "range", "reversed", "set", "sorted", "str", "sum", "tuple", "zip",
)  # fmt: skip
#: What other languages call a value of Python's.
_OTHER_LANGUAGES = {"null": "None", "nil": "None", "undefined": "None", "this": "self"}
_ONLY_A_CLASS = _("Only a class is told its place and heading: {method} Lesson 5 has one.")
_NO_WALL = _("A side of the view that is not open is wall. Ask: if not view.right:")
_NEVER_WAITS = _("A rule answers at once, and never waits. Take this line out.")
_PRINTS = _("To show something, Python writes: print({example})")
#: The call of show in a lesson with exercises.
_IS_CHECKED = re.compile(r"\bkind=[\"']exercises[\"']")
#: What other languages call print.
_CALLED_PRINT = ("console", "System", "alert", "echo", "printf", "println", "puts", "cout")
#: What a rule wants that writes one of these names.
_ADVICE = {
    "rng": _("A rule is given rng if it asks for it: {with_rng}"),
    "sleep": _NEVER_WAITS,
    "wait": _NEVER_WAITS,
    "wall": _NO_WALL,
    "is_wall": _NO_WALL,
    "place": _ONLY_A_CLASS,
    "heading": _ONLY_A_CLASS,
    "self": _("Only the functions of a class know self. Lesson 5 has a rule that is a class."),
}


def about_an_unknown_name(raised: Raised) -> Explanation:
    """A name that nothing has, where its line was run."""
    name = getattr(raised.error, "name", None)
    if name is None or raised.line is None:
        return raised.in_pythons_words()
    try:
        program = ast.parse("\n".join(raised.lines))
    except SyntaxError:  # The file was saved since Python read it.
        return raised.in_pythons_words()
    return is_not_known(UnknownName(name, raised.line, raised.lines, program))


def is_not_known(unknown: UnknownName, *, is_checked: bool = False) -> Explanation:
    """A name that nothing has: what was meant, and what to write.

    In a file that ``is_checked`` by the exercises, no rule of ours is to be imported.
    """
    what = _("the name '{name}' is not known.").format(name=unknown.name)
    guesses = (
        what_show_gets(unknown),
        _rule_of_ours(unknown, is_checked=is_checked) or _all_to_import(unknown),
        _of_self(unknown),
        what_this_line_means(unknown),
        _advice_about_name(unknown),
        misspelt_first_word(unknown),
        perhaps_a_text(unknown),
        did_you_mean_name(unknown.name, _names_to_guess(unknown)),
        compared_as_a_text(unknown),
    )
    typing_mistake = _("Look for a typing mistake, or give the name a value first.")
    return Explanation(what, next(filter(None, guesses), typing_mistake))


def _all_to_import(unknown: UnknownName) -> str:
    """The line that gives the script all that it uses of mazelib, if this name is of it; or ""."""
    if unknown.name not in OFFERED or unknown.name in SENSES:
        return ""
    used = {node.id for node in ast.walk(unknown.program) if isinstance(node, ast.Name)}
    missing = sorted(used.intersection(OFFERED).difference(unknown.known))
    line = f"from mazelib import {', '.join(missing)}"
    return _("Put this line at the top of the file: {line}").format(line=line)


def _rule_of_ours(unknown: UnknownName, *, is_checked: bool) -> str:
    """The advice about a rule of ours that is not imported, where the exercises want another."""
    is_a_lesson = _IS_CHECKED.search("\n".join(unknown.lines)) is not None
    if unknown.name not in ANSWERS or not (is_checked or is_a_lesson):
        return ""
    sentence = _("Write the lines of {name} here yourself: the tasks want a rule of your own.")
    return sentence.format(name=unknown.name)


def _of_self(unknown: UnknownName) -> str:
    """A name that stands behind self elsewhere in the class."""
    if unknown.name not in unknown.of_self:
        return ""
    return _("Did you mean {written}?").format(written=f"self.{unknown.name}")


def _names_to_guess(unknown: UnknownName) -> set[str]:
    """All names known where it stands, but that of the function around it.

    Nobody who mistypes a name in a rule means the rule itself.
    """
    own = {unknown.function, *unknown.rules} if unknown.function else set()
    return {*_USUAL, *unknown.known} - own


def _advice_about_name(unknown: UnknownName) -> str:
    """The advice about a name that is often meant otherwise; "" if there is none."""
    name = unknown.name
    written = _as_it_is_written(unknown)
    used = re.search(r"\brandom\.(\w+)", unknown.quoted)
    if name == "random" and "rng" in unknown.known and used:
        written = f"rng.{used[1]}"
        advice = _("Chance comes from rng. Write here: {written}")
    elif name == "random" and "rng" in unknown.known:
        advice = _("Chance comes from rng, as in: rng.randint(0, 1)")
    elif name == "random":
        advice = _("Chance comes from rng, which a rule is given if it asks: {with_rng}")
    elif name in SENSES and written:
        advice = _("The view knows it. Write: {written}")
    elif written:
        advice = _("Did you mean {written}?")
    elif name in _CALLED_PRINT:
        advice = _PRINTS.format(example="view.right" if "view" in unknown.known else '"Hello"')
    else:
        advice = _ADVICE.get(name, "")
    with_rng = unknown.def_with("rng") or "def my_turn(view, rng):"
    return advice.format(written=written, with_rng=with_rng, method=METHOD_TURN)


def _as_it_is_written(unknown: UnknownName) -> str:
    """The name with what has to stand before it; "" if nothing has."""
    name = unknown.name
    if name.isupper() and meant_turn(name):
        return f"Turn.{meant_turn(name)}"
    is_side = name in SENSES and not unknown.function
    if is_side or (meant_side(name) and "view" in unknown.known):
        return f"view.{meant_side(name)}"
    if name in _OF_RNG:
        return f"rng.{name}"
    return _OTHER_LANGUAGES.get(name, "")


def stands_twice(key: str) -> Explanation:
    """A key of a dict that stands in it before, too."""
    what = _('the key "{key}" is here for the second time.').format(key=key)
    return Explanation(what, _("Write each key once."))


def is_defined_twice(name: str, line: int) -> Explanation:
    """A function or class that takes the name of one above it."""
    what = _("{name} is here for the second time: only this one counts.").format(name=name)
    advice = _("Take it out, or give it another name than the one in line {line}.")
    return Explanation(what, advice.format(line=line))


def about_a_name_without_value(raised: Raised) -> Explanation:
    """A function gives the name a value, but not before this line."""
    name = raised.name_in_quotes
    if not name:
        return raised.in_pythons_words()
    what = _("'{name}' has no value yet in this function.").format(name=name)
    advice = _(
        "Give {name} a value before this line, whichever way the function takes to get here."
    )
    if told := only_in_an_if(name, raised):
        return told
    is_counted = re.match(rf"\s*{name}\s*([-+*]=|=.*\b{name}\b)", raised.quoted)
    if is_counted and "view" in raised.names:
        advice = _(
            "A function begins anew at each step, and forgets it. To count from step to step, "
            "write a class, and keep it as self.{name}: the end of lesson 7 has one."
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


def needs_here() -> Explanation:
    """A lesson that imports mazelib, and does not say first where it is."""
    what = _("when this file is started again, Python may not find mazelib.")
    return Explanation(what, _("Put this line above: import here"))


def about_a_missing_module(raised: Raised) -> Explanation:
    """A module or file that Python does not find."""
    name = getattr(raised.error, "name", None)
    if name is None:
        return raised.in_pythons_words()
    what = _("Python finds no module '{name}'.").format(name=name)
    advice = _(
        "Look for a typing mistake. A file of your own has to lie in the same folder as this one. "
        "A rule needs nothing that is installed: if it is that, take this line out."
    )
    package = name.partition(".")[0]
    ending = re.search(rf"\b{re.escape(package)}(\.py)\b", raised.quoted)
    if ending:
        code = raised.quoted[: ending.start(1)] + raised.quoted[ending.end(1) :]
        advice = _("Leave out .py. Write: {code}").format(code=code.partition("#")[0].strip())
    elif name in OFFERED:
        advice = comes_from_mazelib(name)
    elif package != "mazelib":
        advice = did_you_mean_name(package, ["mazelib"]) or advice
    return Explanation(what, advice)


def comes_from_mazelib(name: str) -> str:
    """The advice about a name of ours that is imported as if it were a module."""
    return _("It comes from mazelib. Write: from mazelib import {name}").format(name=name)


def _missing_in(raised: Raised) -> list[str]:
    """The names in a line that imports from mazelib which it does not have, nor any like them."""
    found = re.match(r"\s*from mazelib import ([\w, ]+)", raised.quoted)
    names = re.findall(r"\w+", found[1]) if found else []
    return [name for name in names if name not in OFFERED and not nearest_name(name, OFFERED)]


def about_a_missing_import(raised: Raised) -> Explanation:
    """A name that a module does not have."""
    if getattr(raised.error, "name", None) == "here":
        what = _("{module} has no '{name}'.").format(module="here", name=raised.name_in_quotes)
        advice = _("Write import here alone. All else comes from mazelib: from mazelib import Turn")
        return Explanation(what, advice)
    module = sys.modules.get(getattr(raised.error, "name", None) or "")
    if module is None or not str(raised.error).startswith("cannot import name "):
        return raised.in_pythons_words()
    name = raised.name_in_quotes
    what = _("{module} has no '{name}'.").format(module=module.__name__, name=name)
    advice = look_at_this_line()
    known: Sequence[str] = dir(module)
    if module.__name__ == "mazelib":
        known = OFFERED
        if told := not_of_these_lessons(_missing_in(raised), raised.lines):
            return told
        advice = _("It has {names}.").format(names=listed(OFFERED))
    return Explanation(what, did_you_mean_name(name, known) or advice)
