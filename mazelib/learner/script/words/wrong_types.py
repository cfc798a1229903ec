"""Explains to learners a value of the wrong kind: a number where a list must be, and the like."""

import re
from collections.abc import Callable

from mazelib.learner.script.words.raised import Raised, look_at_this_line
from mazelib.text.diagnostics import Explanation
from mazelib.text.sentences import _
from mazelib.walking.view import SENSES

#: The advice about a function where its answer is meant.
CALL_THE_FUNCTION = _("Call the function: write brackets after its name.")
#: What a learner calls the kinds of values.
_KINDS = {
    "int": _("a number"),
    "float": _("a number"),
    "bool": _("True or False"),
    "str": _("a text"),
    "list": _("a list"),
    "tuple": _("a pair or tuple"),
    "dict": _("a dict"),
    "NoneType": _("None"),
    "Turn": _("a turn"),
    "Heading": _("a heading"),
    "View": _("a view"),
    "Dice": _("rng"),
    "function": _("a function"),
    "method": _("a function"),
    "builtin_function_or_method": _("a function"),
}
#: A side of the view as if it were a function.
_SIDE_WITH_BRACKETS = re.compile(rf"(\w+\.(?:{'|'.join(SENSES)}))\(")


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


def _kind(name: str) -> str:
    """What a learner calls a class of values."""
    return _KINDS.get(name, f"'{name}'")


def _about_too_little(found: re.Match[str], raised: Raised) -> Explanation:
    """A call that gives a function too little; what makes an object is called as its class."""
    name = found[1].removesuffix(".__init__").rpartition(".")[2]
    what = _("between the brackets of {name} something is missing: {missing}.")
    advice = _("Write all that {name} asks for, in the order of its def.")
    if f"show({name}(" in raised.quoted:
        advice = _("The lesson calls {name} itself. Leave out its brackets: show({name})")
    missing = found[2].replace("'", "")
    return Explanation(what.format(name=name, missing=missing), advice.format(name=name))


def _about_a_call(found: re.Match[str], _raised: Raised) -> Explanation:
    what = _("brackets cannot follow {kind}: only a function is called.")
    return Explanation(what.format(kind=_kind(found[1])), _("Take the brackets out."))


def _about_true_or_false(_found: re.Match[str], raised: Raised) -> Explanation:
    """A side of the view that is asked like a function, or another True or False."""
    what = _("True or False is no function: no brackets can follow it.")
    side = _SIDE_WITH_BRACKETS.search(raised.quoted)
    example = side[1] if side else "view.right"
    return Explanation(what, _("Ask without brackets, as in: {example}").format(example=example))


def _about_two(found: re.Match[str], _raised: Raised) -> Explanation:
    """Two values that do not go together with the sign between them."""
    kinds = [found["one"], found["other"]]
    what = _("the sign {sign} does not go between {one} and {other}.").format(
        sign=found["sign"], one=_kind(kinds[0]), other=_kind(kinds[1])
    )
    if "list" in kinds:
        return Explanation(what, _("To count the values of a list, use len, as in: len(ways)"))
    if _kind("function") in map(_kind, kinds):
        return Explanation(what, CALL_THE_FUNCTION)
    return Explanation(what, look_at_this_line())


def _about_parts(found: re.Match[str], _raised: Raised) -> Explanation:
    """Square brackets after a value that has no parts."""
    if found[1] == "View":
        what = _("square brackets cannot follow a view.")
        return Explanation(what, _("Ask it with a dot, as in: view.right"))
    what = _("square brackets cannot follow {kind}.").format(kind=_kind(found[1]))
    return Explanation(what, _("Only a list, a dict, a pair or a text has parts."))


def _about_a_list(found: re.Match[str], _raised: Raised) -> Explanation:
    """A list that is asked by something else than a number, as if it were a dict."""
    what = _("a list wants a number in its square brackets, as in ways[0], and not {kind}.")
    advice = _("A dict takes anything. It begins as {dict}, a list as [].")
    return Explanation(what.format(kind=_kind(found[1])), advice.format(dict="{}"))


#: What explains Python's message about a wrong type, by a pattern of it.
_ABOUT: tuple[tuple[str, Callable[[re.Match[str], Raised], Explanation]], ...] = (
    (r"([\w.]+)\(\) missing \d+ required [\w-]+ arguments?: (.*)", _about_too_little),
    (r"'bool' object is not callable$", _about_true_or_false),
    (r"'(\w+)' object is not callable$", _about_a_call),
    (
        r"'(?P<sign>\S+)' not supported between instances of '(?P<one>\w+)' and '(?P<other>\w+)'$",
        _about_two,
    ),
    (
        r"unsupported operand type\(s\) for (?P<sign>\S+): '(?P<one>\w+)' and '(?P<other>\w+)'$",
        _about_two,
    ),
    (r"'(\w+)' object is not subscriptable$", _about_parts),
    (r"list indices must be integers or slices, not (\w+)$", _about_a_list),
)
