"""Explains to learners a value of the wrong kind: a number where a list must be, and the like."""

import inspect
import re
from collections.abc import Callable
from contextlib import suppress

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
    "mappingproxy": _("a dict that is only read"),
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
    call = _call_with_all(name, raised)
    if raised.is_in_a_call_of_show:
        advice = _("The lesson calls {name} itself. Write its name alone, without brackets.")
        advice = advice.format(name=name)
    elif call:
        advice = _("Write: {call}").format(call=call)
    else:
        advice = _("Write all that {name} asks for, in the order of its def.").format(name=name)
    missing = found[2].replace("'", "")
    return Explanation(what.format(name=name, missing=missing), advice)


def _call_with_all(name: str, raised: Raised) -> str:
    """The call of a function as its def wants it: open_ways(view, heading); "" if it is unknown."""
    owner = re.search(rf"(\w+)\.{re.escape(name)}\(", raised.quoted)
    function = raised.names.get(name)
    if owner:
        function = getattr(raised.names.get(owner[1]), name, None)
    if not callable(function):
        return ""
    with suppress(TypeError, ValueError):
        parameters = [each for each in inspect.signature(function).parameters if each != "self"]
        written = re.search(rf"\b{re.escape(name)}\(([^()]+)\)", raised.quoted)
        given = [each.strip() for each in written[1].split(",")] if written else []
        parameters[: len(given)] = given
        before = f"{owner[1]}." if owner else ""
        return f"{before}{name}({', '.join(parameters)})"
    return ""


def _about_a_call(found: re.Match[str], raised: Raised) -> Explanation:
    """Round brackets after a value that is no function."""
    what = _("brackets cannot follow {kind}: only a function is called.")
    advice = _("Take the brackets out.")
    written = re.search(r"\b([\w.]+)\(([^()]+)\)", raised.quoted)
    if found[1] == "View":
        advice = _("Ask it with a dot, as in: view.right")
    elif found[1] in ("list", "tuple", "dict") and written:
        advice = _("Write square brackets: {code}").format(code=f"{written[1]}[{written[2]}]")
    return Explanation(what.format(kind=_kind(found[1])), advice)


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


def _about_parts(found: re.Match[str], raised: Raised) -> Explanation:
    """Square brackets after a value that has no parts."""
    if found[1] == "View":
        what = _("square brackets cannot follow a view.")
        side = re.search(r"(\w+)\[[\"'](\w+)[\"']\]", raised.quoted)
        code = f"{side[1]}.{side[2]}" if side else "view.right"
        return Explanation(what, _("Ask it with a dot, as in: {code}").format(code=code))
    what = _("square brackets cannot follow {kind}.").format(kind=_kind(found[1]))
    advice = _("Only a list, a dict, a pair or a text has parts.")
    if found[1] == "NoneType":
        advice = _look_for_return()
    return Explanation(what, advice)


def _about_a_list(found: re.Match[str], _raised: Raised) -> Explanation:
    """A list that is asked by something else than a number, as if it were a dict."""
    what = _("a list wants a number in its square brackets, as in ways[0], and not {kind}.")
    advice = _("A dict takes anything. It begins as {dict}, a list as [].")
    return Explanation(what.format(kind=_kind(found[1])), advice.format(dict="{}"))


def _about_no_parts(found: re.Match[str], _raised: Raised) -> Explanation:
    """A for that goes through a value without parts, and the like."""
    what = _("{kind} has no parts to go through.").format(kind=_kind(found[1]))
    advice = _("Only a list, a dict, a pair or a text has parts.")
    if found[1] == "int":
        advice = _("To count, write range, as in: for n in range(5):")
    elif found[1] == "NoneType":
        advice = _look_for_return()
    return Explanation(what, advice)


def _about_joining(found: re.Match[str], raised: Raised) -> Explanation:
    """A text or a list with a + and something else."""
    what = _("{one} and {other} cannot be joined with +.")
    advice = look_at_this_line()
    if found["one"] == "str":
        name = re.search(r"\+\s*([\w.]+)", raised.quoted)
        code = f"str({name[1]})" if name and not name[1].isdigit() else "str(steps)"
        advice = _("Make a text of it first, as in: {code}").format(code=code)
    elif found["one"] == "list":
        advice = _("To put one value at the end of a list, write: ways.append(place)")
    return Explanation(what.format(one=_kind(found["one"]), other=_kind(found["other"])), advice)


def _about_several_names(found: re.Match[str], _raised: Raised) -> Explanation:
    """One value for several names."""
    what = _("several names wait for a value, but {kind} is only one.")
    advice = _("Give each name a value, as in: x, y = 3, 4")
    return Explanation(what.format(kind=_kind(found[1])), advice)


def _about_fixed_parts(found: re.Match[str], _raised: Raised) -> Explanation:
    """A part of a pair or of a text that is given another value."""
    what = _("the parts of {kind} cannot be changed.").format(kind=_kind(found[1]))
    return Explanation(what, _("Take a list instead. It has square brackets: [1, 2]"))


def _about_a_key(found: re.Match[str], _raised: Raised) -> Explanation:
    """A key, or a value in a set, that may change."""
    what = _("{kind} cannot be a key, and cannot stand in a set.").format(kind=_kind(found[1]))
    advice = _("A key must never change. Take a pair or tuple, with round brackets: (1, 2)")
    return Explanation(what, advice)


def _about_making_a_number(found: re.Match[str], _raised: Raised) -> Explanation:
    """int(None) and the like."""
    what = _("{name} makes no number of {kind}.").format(name=found[1], kind=_kind(found[2]))
    advice = _look_for_return() if found[2] == "NoneType" else look_at_this_line()
    return Explanation(what, advice)


def _about_too_much(found: re.Match[str], raised: Raised) -> Explanation:
    """A call that gives a function too much: perhaps the object itself, if it takes no self."""
    owner, _dot, function = found["name"].rpartition(".")
    is_method = owner != "" and not owner.endswith("<locals>")
    first_names = re.findall(rf"\bdef {function}\(\s*(\w*)", "\n".join(raised.lines))
    name = owner.rpartition(".")[2] if function == "__init__" else function
    if is_method and first_names and "self" not in first_names:
        what = _("{name} is called on an object, but takes no self.").format(name=name)
        advice = _("Write self first between the brackets: def {name}(self):")
        return Explanation(what, advice.format(name=function))
    what = _("too much stands between the brackets of {name}: it takes {most}, and gets {given}.")
    # Python counts self, too.
    hidden = 1 if is_method else 0
    most = int(found["most"]) - hidden
    given = int(found["given"]) - hidden
    advice = _("Look at the def of {name}: it says what belongs between the brackets.")
    return Explanation(what.format(name=name, most=most, given=given), advice.format(name=function))


def _about_too_few(found: re.Match[str], _raised: Raised) -> Explanation:
    """A call that gives one of Python's own functions too little."""
    what = _("between the brackets of {name} something is missing.").format(name=found[1])
    advice = _("Write there what {name} is to work with.").format(name=found[1])
    if found[1] == "pop":
        advice = _("A dict wants to know which key to take out, as in: cards.pop(place)")
    return Explanation(what, advice)


def _about_a_word_given_twice(found: re.Match[str], _raised: Raised) -> Explanation:
    """A value without a name, at the place of one that is given by its name, too."""
    what = _("too much stands at the beginning of the brackets of {name}.").format(name=found[1])
    advice = _("What follows the first value needs its name before it, as in: {word}=...")
    if found[1] == "show":
        advice = _("show takes one rule, or a list of two makers: show([dig, fill], ...)")
    return Explanation(what, advice.format(word=found[2]))


def _look_for_return() -> str:
    return _("Look where the value comes from: a function without return gives None.")


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
    (r"'(\w+)' object is not iterable$", _about_no_parts),
    (r'can only concatenate (?P<one>\w+) \(not "(?P<other>\w+)"\) to \w+$', _about_joining),
    (r"cannot unpack non-iterable (\w+) object$", _about_several_names),
    (r"'(\w+)' object does not support item assignment$", _about_fixed_parts),
    (r"(?:cannot use .*\()?unhashable type: '(\w+)'", _about_a_key),
    (r"(int|float)\(\) argument must be .*, not '(\w+)'$", _about_making_a_number),
    (
        r"(?P<name>[\w.<>]+)\(\) takes (?P<most>\d+) positional arguments? "
        r"but (?P<given>\d+) (?:was|were) given$",
        _about_too_much,
    ),
    (r"(\w+) expected (?:at least )?\d+ arguments?, got \d+", _about_too_few),
    (r"([\w.]+)\(\) got multiple values for argument '(\w+)'$", _about_a_word_given_twice),
    (r"list indices must be integers or slices, not (\w+)$", _about_a_list),
)
