"""Explains to learners a value of the wrong kind: a number where a list must be, and the like."""

import re
from collections.abc import Callable

from mazelib.learner.script.words.raised import Raised, kind_in_words, look_at_this_line
from mazelib.learner.script.words.turns_and_sides import ask_with_a_dot
from mazelib.learner.script.words.wrong_calls import (
    about_a_call,
    about_a_word_given_twice,
    about_too_few,
    about_too_little,
    about_too_much,
    about_true_or_false,
)
from mazelib.learner.script.words.wrong_fields import is_the_whole_view
from mazelib.learner.script.words.wrong_values import does_not_add
from mazelib.text.diagnostics import Explanation
from mazelib.text.sentences import _

#: The advice about a function where its answer is meant.
CALL_THE_FUNCTION = _("Call the function: write brackets after its name.")


def about_a_wrong_type(raised: Raised) -> Explanation:
    """A value of a kind that cannot be used in this line."""
    words = str(raised.error)
    if "yield from" in raised.quoted and raised.name_in_quotes == "NoneType":
        advice = _("The function after yield from has to yield its steps, too.")
        return Explanation(raised.in_pythons_words().what, advice)
    for pattern, about in _ABOUT:
        found = re.match(pattern, words)
        if found:
            return about(found, raised)
    return raised.in_pythons_words()


def _about_two(found: re.Match[str], raised: Raised) -> Explanation:
    """Two values that do not go together with the sign between them."""
    kinds = [found["one"], found["other"]]
    what = _("the sign {sign} does not go between {one} and {other}.").format(
        sign=found["sign"], one=kind_in_words(kinds[0]), other=kind_in_words(kinds[1])
    )
    if "View" in kinds:
        return is_the_whole_view(found["sign"])
    counted = re.match(r"\s*((?:self\.)?\w+)\s*[-+]=|\s*((?:self\.)?\w+)\s*=", raised.quoted)
    if "NoneType" in kinds and counted:
        return Explanation(what, _begin_with_a_number(counted[1] or counted[2], raised))
    if "list" in kinds:
        return Explanation(what, _("To count the values of a list, use len, as in: len(ways)"))
    if kind_in_words("function") in map(kind_in_words, kinds):
        return Explanation(what, CALL_THE_FUNCTION)
    return Explanation(what, look_at_this_line())


def _begin_with_a_number(name: str, raised: Raised) -> str:
    """The advice about what is counted, and begins with None."""
    for number, text in enumerate(raised.lines, start=1):
        if re.match(rf"\s*{re.escape(name)}\s*=\s*None\b", text):
            advice = _("To count, begin with a number. In line {line}, write: {name} = 0")
            return advice.format(line=number, name=name)
    return _("To count, let {name} begin with a number: {name} = 0").format(name=name)


def _about_parts(found: re.Match[str], raised: Raised) -> Explanation:
    """Square brackets after a value that has no parts."""
    if found[1] == "View":
        what = _("square brackets cannot follow a view.")
        side = re.search(r"(\w+)\[[\"'](\w+)[\"']\]", raised.quoted)
        code = f"{side[1]}.{side[2]}" if side else "view.right"
        return Explanation(what, ask_with_a_dot(code))
    what = _("square brackets cannot follow {kind}.").format(kind=kind_in_words(found[1]))
    advice = _("Only a list, a dict, a pair or a text has parts.")
    called = re.search(r"([\w.]+)\[([^\[\]]+)\]", raised.quoted)
    if kind_in_words(found[1]) == kind_in_words("function") and called:
        advice = _("Write round brackets: {code}").format(code=f"{called[1]}({called[2]})")
    if found[1] == "NoneType":
        advice = _look_for_return()
    return Explanation(what, advice)


def _about_no_length(found: re.Match[str], _raised: Raised) -> Explanation:
    """The len of what has no parts."""
    what = _("{kind} has no length.").format(kind=kind_in_words(found[1]))
    advice = _("Only a list, a dict, a pair or a text has parts.")
    if found[1] == "View":
        advice = _("Ask its sides one by one, as in: if view.right:")
    elif found[1] == "NoneType":
        advice = _look_for_return()
    return Explanation(what, advice)


def _about_a_list(found: re.Match[str], _raised: Raised) -> Explanation:
    """A list that is asked by something else than a number, as if it were a dict."""
    what = _("a list wants a number in its square brackets, as in ways[0], and not {kind}.")
    advice = _("A dict takes anything. It begins as {dict}, a list as [].")
    return Explanation(what.format(kind=kind_in_words(found[1])), advice.format(dict="{}"))


def _about_no_parts(found: re.Match[str], _raised: Raised) -> Explanation:
    """A for that goes through a value without parts, and the like."""
    what = _("{kind} has no parts to go through.").format(kind=kind_in_words(found[1]))
    advice = _("Only a list, a dict, a pair or a text has parts.")
    if found[1] == "int":
        advice = _("To count, write range, as in: for n in range(5):")
    elif found[1] == "View":
        advice = _("Ask its sides one by one, as in: if view.right:")
    elif found[1] == "NoneType":
        advice = _look_for_return()
    return Explanation(what, advice)


def _about_joining(found: re.Match[str], raised: Raised) -> Explanation:
    """A text or a list with a + and something else."""
    what = _("{one} and {other} cannot be joined with +.")
    advice = look_at_this_line()
    if "randint(" in raised.quoted:
        what = _("randint takes two numbers, and no text.")
        advice = _("Write rng.randint(0, 1). Then 0 can be heads, as in: if coin == 0:")
    elif re.match(r"\s*([\w.]+)\s*(\+=|=\s*\1\s*\+)\s*\d", raised.quoted):
        advice = _("To count, begin with a number, and no quotes, as in: steps = 0")
    elif found["one"] == "str":
        name = re.search(r"\+\s*([\w.]+)", raised.quoted)
        code = f"str({name[1]})" if name and not name[1].isdigit() else "str(steps)"
        advice = _("Make a text of it first, as in: {code}").format(code=code)
    elif found["one"] == "list":
        advice = _("To put one value at the end of a list, write: ways.append(place)")
    what = what.format(one=kind_in_words(found["one"]), other=kind_in_words(found["other"]))
    return Explanation(what, advice)


def _about_several_names(found: re.Match[str], _raised: Raised) -> Explanation:
    """One value for several names."""
    what = _("several names wait for a value, but {kind} is only one.")
    advice = _("Give each name a value, as in: x, y = 3, 4")
    return Explanation(what.format(kind=kind_in_words(found[1])), advice)


def _about_fixed_parts(found: re.Match[str], _raised: Raised) -> Explanation:
    """A part of a pair or of a text that is given another value."""
    what = _("the parts of {kind} cannot be changed.").format(kind=kind_in_words(found[1]))
    return Explanation(what, _("Take a list instead. It has square brackets: [1, 2]"))


def _about_a_key(found: re.Match[str], _raised: Raised) -> Explanation:
    """A key, or a value in a set, that may change."""
    what = _("{kind} cannot be a key, and cannot stand in a set.")
    advice = _("A key must never change. Take a pair of values, with round brackets: (1, 2)")
    return Explanation(what.format(kind=kind_in_words(found[1])), advice)


def _about_making_a_number(found: re.Match[str], _raised: Raised) -> Explanation:
    """int(None) and the like."""
    what = _("{name} makes no number of {kind}.")
    advice = _look_for_return() if found[2] == "NoneType" else look_at_this_line()
    return Explanation(what.format(name=found[1], kind=kind_in_words(found[2])), advice)


def _about_plus(found: re.Match[str], raised: Raised) -> Explanation:
    """A plus before something that is no number, often after an equals sign."""
    written = re.match(r"\s*([\w.]+)\s*=\+\s*(.+?)\s*$", raised.quoted)
    if written:
        return does_not_add(f"{written[1]} =+ {written[2]}", written[1], written[2])
    what = _("a + cannot stand before {kind}.").format(kind=kind_in_words(found[2]))
    return Explanation(what, look_at_this_line())


def _look_for_return() -> str:
    return _("Look where the value comes from: a function without return gives None.")


#: What explains Python's message about a wrong type, by a pattern of it.
_ABOUT: tuple[tuple[str, Callable[[re.Match[str], Raised], Explanation]], ...] = (
    (r"([\w.]+)\(\) missing \d+ required [\w-]+ arguments?: (.*)", about_too_little),
    (r"'bool' object is not callable$", about_true_or_false),
    (r"'(\w+)' object is not callable$", about_a_call),
    (
        r"'(?P<sign>\S+)' not supported between instances of '(?P<one>\w+)' and '(?P<other>\w+)'$",
        _about_two,
    ),
    (
        r"unsupported operand type\(s\) for (?P<sign>\S+): '(?P<one>\w+)' and '(?P<other>\w+)'$",
        _about_two,
    ),
    (r"'(\w+)' object is not subscriptable$", _about_parts),
    (r"'(\w+)' object is not iterable$", _about_no_parts),
    (r"object of type '(\w+)' has no len\(\)$", _about_no_length),
    (r'can only concatenate (?P<one>\w+) \(not "(?P<other>\w+)"\) to \w+$', _about_joining),
    (r"cannot unpack non-iterable (\w+) object$", _about_several_names),
    (r"'(\w+)' object does not support item assignment$", _about_fixed_parts),
    (r"(?:cannot use .*\()?unhashable type: '(\w+)'", _about_a_key),
    (r"(int|float)\(\) argument must be .*, not '(\w+)'$", _about_making_a_number),
    (
        r"(?P<name>[\w.<>]+)\(\) takes (?P<most>\d+) positional arguments? "
        r"but (?P<given>\d+) (?:was|were) given$",
        about_too_much,
    ),
    (r"(\w+) expected (?:at least )?\d+ arguments?, got \d+", about_too_few),
    (r"([\w.]+)\(\) got multiple values for argument '(\w+)'$", about_a_word_given_twice),
    (r"bad operand type for unary (\+): '(\w+)'$", _about_plus),
    (r"list indices must be integers or slices, not (\w+)$", _about_a_list),
)
