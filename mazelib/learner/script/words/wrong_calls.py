"""Explains to learners a call that gives too little or too much, or a value that is no function."""

import ast
import inspect
import re
from contextlib import suppress

from mazelib.learner.script.words.raised import Raised, kind_in_words
from mazelib.learner.script.words.turns_and_sides import (
    ask_with_a_dot,
    dots_stand_for_the_rest,
    meant_side,
)
from mazelib.learner.script.words.wrong_rules import METHOD_TURN
from mazelib.learner.script.words.wrong_show import is_called_by_the_lesson
from mazelib.text.diagnostics import Explanation
from mazelib.text.sentences import _
from mazelib.walking.view import SENSES

#: A side of the view as if it were a function.
_SIDE_WITH_BRACKETS = re.compile(rf"(\w+\.(?:{'|'.join(SENSES)}))\(")


def about_too_little(found: re.Match[str], raised: Raised) -> Explanation:
    """A call that gives a function too little; what makes an object is called as its class."""
    name = found[1].removesuffix(".__init__").rpartition(".")[2]
    what = _("between the brackets of {name} something is missing: {missing}.")
    call = _call_with_all(name, raised)
    if raised.is_in_a_call_of_show:
        what = _("{name} is called here with empty brackets, before the lesson has begun.")
        advice = is_called_by_the_lesson(name, raised.quoted)
    elif raised.is_at_the_top_level and "view" in found[2] and raised.quoted.strip() == f"{name}()":
        what = _("{name} is called here with empty brackets, before the lesson has begun.")
        advice = _("The lesson calls {name} itself, at each step. Delete this line.")
        advice = advice.format(name=name)
    elif name == "randint":
        advice = _("Write the smallest number and the largest, as in: rng.randint(0, 1)")
    elif name == "open_ways" and "heading" not in raised.names:
        advice = _(
            "Only a class is told its heading. In a rule of the view alone, begin with ways = [] "
            "and ask each side: if view.left: ways.append(Turn.LEFT)"
        )
    elif "heading" in found[2] and "heading" not in raised.names:
        advice = _("Only a class is told its heading: {method} Lesson 5 has one.")
        advice = advice.format(method=METHOD_TURN)
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


def about_a_call(found: re.Match[str], raised: Raised) -> Explanation:
    """Round brackets after a value that is no function."""
    what = _("brackets cannot follow {kind}: only a function is called.")
    advice = _("Take the brackets out.")
    if found[1] == "Dice":
        advice = _("rng are the dice. Roll them, as in: rng.randint(1, 6)")
    written = re.search(r"\b([\w.]+)\(([^()]+)\)", raised.quoted)
    turn = re.search(r"\bTurn\.\w+(?=\()", raised.quoted)
    if found[1] == "Turn" and turn:
        advice = _("A turn needs no number and no brackets. Write: return {turn}")
        advice = advice.format(turn=turn[0])
    elif found[1] == "View":
        side = re.search(r"\b(\w+)\(\s*[\"'](\w+)[\"']\s*\)", raised.quoted)
        code = f"{side[1]}.{meant_side(side[2])}" if side and meant_side(side[2]) else "view.right"
        advice = ask_with_a_dot(code)
    elif found[1] in ("list", "tuple", "dict") and written:
        advice = _("Write square brackets: {code}").format(code=f"{written[1]}[{written[2]}]")
    return Explanation(what.format(kind=kind_in_words(found[1])), advice)


def about_true_or_false(_found: re.Match[str], raised: Raised) -> Explanation:
    """A side of the view that is asked like a function, or another True or False."""
    what = _("True or False is no function: no brackets can follow it.")
    side = _SIDE_WITH_BRACKETS.search(raised.quoted)
    example = side[1] if side else "view.right"
    return Explanation(what, _("Ask without brackets, as in: {example}").format(example=example))


def about_too_much(found: re.Match[str], raised: Raised) -> Explanation:
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
    chosen = re.search(r"\b(rng\.choice|pick)\(([^()\[\]]+?)(,\s*rng)?\s*\)", raised.quoted)
    if chosen:
        advice = _("Write square brackets around what it chooses from: {code}")
        code = f"{chosen[1]}([{chosen[2]}]{chosen[3] or ''})"
        return Explanation(what.format(name=name, most=most, given=given), advice.format(code=code))
    return Explanation(what.format(name=name, most=most, given=given), advice.format(name=function))


def about_too_few(found: re.Match[str], _raised: Raised) -> Explanation:
    """A call that gives one of Python's own functions too little."""
    what = _("between the brackets of {name} something is missing.").format(name=found[1])
    advice = _("Write there what {name} is to work with.").format(name=found[1])
    if found[1] == "pop":
        advice = _("A dict wants to know which key to take out, as in: cards.pop(place)")
    return Explanation(what, advice)


def about_a_word_given_twice(found: re.Match[str], raised: Raised) -> Explanation:
    """A value without a name, at the place of one that is given by its name, too."""
    what = _("too much stands at the beginning of the brackets of {name}.").format(name=found[1])
    advice = _("What follows the first value needs its name before it, as in: {word}=...")
    for number in range(raised.line or 1, len(raised.lines) + 1):
        if re.match(r"[^#\"']*,\s*\.\.\.", raised.lines[number - 1]):
            what = dots_stand_for_the_rest()
            return Explanation(what, _("In line {line}, take them out.").format(line=number))
    if found[1] == "show":
        return Explanation(what, _two_makers(raised))
    return Explanation(what, advice.format(word=found[2]))


def _two_makers(raised: Raised) -> str:
    """The advice about a call of show whose second value has no name: perhaps another maker."""
    with suppress(SyntaxError):
        for node in ast.walk(ast.parse("\n".join(raised.lines))):
            match node:
                case ast.Call(
                    func=ast.Name(id="show"), args=[ast.Name(id=first) as one, ast.Name(id=second)]
                ) if node.lineno == raised.line:
                    text = raised.lines[one.lineno - 1]
                    code = re.sub(rf"\b{first}, *{second}\b", f"[{first}, {second}]", text, count=1)
                    if code != text and {first, second} <= _makers(raised):
                        advice = _("Two makers stand in one list. In line {line}, write: {code}")
                        return advice.format(line=one.lineno, code=code.strip())
                case _:
                    pass
    return _("show takes one rule, or a list of two makers: show([dig, fill], ...)")


def _makers(raised: Raised) -> set[str]:
    """The names of the functions that take a maze first."""
    return set(re.findall(r"^def (\w+)\(maze\b", "\n".join(raised.lines), re.MULTILINE))
