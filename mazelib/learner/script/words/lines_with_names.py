"""What the line and the function tell about a name that nothing has: what was meant by it."""

import re
from collections.abc import Iterator
from types import FrameType

from mazelib.learner.script.script_names import MAIN
from mazelib.learner.script.words.raised import Raised
from mazelib.learner.script.words.turns_and_sides import meant_turn
from mazelib.text.nearest import did_you_mean_name
from mazelib.text.sentences import _
from mazelib.walking.view import SENSES, View


def what_this_line_means(name: str, raised: Raised) -> str:
    """The advice that follows from the function and the line in which a name stands, or ""."""
    if re.match(rf"\s*{re.escape(name)}\s*:", raised.quoted):
        return _('Write it in quotes: "{name}":').format(name=name)
    for each, line in raised.lines_of_own_names().items():
        if did_you_mean_name(name, [each]):
            question = _("Did you mean {name}, from line {line}?")
            return question.format(name=each, line=line)
    if raised.is_in_a_call_of_show:
        return _in_the_call_of_show(name, raised)
    return _without_a_dot(name, raised) or _about_the_view(name, raised)


def _in_the_call_of_show(name: str, raised: Raised) -> str:
    """A rule that is called, or one of another name."""
    called = re.search(rf"\b(\w+)\(\s*{name}\b", raised.quoted)
    if called and callable(raised.names.get(called[1])) and called[1] != "show":
        sentence = _("The lesson calls {rule} itself. Write its name alone, without brackets.")
        return sentence.format(rule=called[1])
    rules = list(_own_rules(raised))
    is_alone = re.match(rf"\s*(show\()?\[?{name}\b\s*[,\])]*\s*$", raised.quoted)
    if is_alone and len(rules) == 1:
        sentence = _("The rule in this file is called {rule}. Write {rule} here, too.")
        return sentence.format(rule=rules[0])
    return ""


def _own_rules(raised: Raised) -> Iterator[str]:
    """The names of the functions and classes that the script has made up to here."""
    for name, value in raised.names.items():
        if callable(value) and getattr(value, "__module__", "") == MAIN:
            yield name


def perhaps_a_text(name: str, raised: Raised) -> str:
    """The advice about a name in the call of show that stands for a text; "" if it does not."""
    if raised.is_in_a_call_of_show and re.search(rf"=\s*\[?.*\b{name}\b", raised.quoted):
        return _('If it is a text, write it in quotes: "{name}"').format(name=name)
    return ""


def _without_a_dot(name: str, raised: Raised) -> str:
    """view(right), Turn(RIGHT), turn.LEFT."""
    found = re.search(rf"\b(view|Turn)([(\[])\s*{name}\s*[)\]]", raised.quoted)
    if found:
        part = name if found[1] == "view" else meant_turn(name)
        sentence = _("Write {instead} instead of {written}")
        return sentence.format(instead=f"{found[1]}.{part}", written=found[0]) if part else ""
    order = re.match(r"(?:turn|go|move|walk|step)_?(\w+)$", name, re.IGNORECASE)
    called = re.search(rf"\b{name}(?:\.(\w+))?\(\s*(\w*)", raised.quoted)
    if called:
        words = (order[1] if order else "", called[1] or "", called[2])
        turns = [meant_turn(word) for word in words if meant_turn(word)]
        if turns:
            sentence = _("Nothing here is told to move: a rule answers. Write: return {turn}")
            return sentence.format(turn=f"Turn.{turns[0]}")
    field = re.search(rf"\b{name}\.(\w+)", raised.quoted)
    if name in ("turn", "turns", "Turns", "TURN") and field and meant_turn(field[1]):
        sentence = _("Write it as one of the turns, with a capital T: {turn}")
        return sentence.format(turn=f"Turn.{meant_turn(field[1])}")
    return ""


def _about_the_view(name: str, raised: Raised) -> str:
    """The view in a function that does not get it, or that calls it otherwise."""
    frame = raised.last_function
    if frame is None or name not in ("view", *SENSES):
        return ""
    own_name = _name_of_the_view(frame)
    if own_name and own_name != "view":
        written = re.search(r"\bview(\.\w+)", raised.quoted)
        meant = f"{own_name}.{name}"
        if name == "view":
            meant = own_name + (written[1] if written else "")
        sentence = _("This function calls the view {own_name}. Write: {meant}")
        return sentence.format(own_name=own_name, meant=meant)
    if own_name or name != "view":
        return ""
    function = frame.f_code.co_name
    sentence = _("{function} does not get the view. Write {form} and give it the view: {call}")
    call = f"{function}(view)"
    form = raised.def_of_last_with("view")
    return sentence.format(function=function, form=form, call=call)


def _name_of_the_view(frame: FrameType) -> str:
    """The name that a function gives to the view; "" if it has none."""
    for name, value in frame.f_locals.items():
        if type(value) is View:
            return name
    return ""
