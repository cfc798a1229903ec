"""How a rule is written: wrong parameters, async, yield, no method turn, no rule or two of them."""

from collections.abc import Sequence

from mazelib.text.diagnostics import Explanation
from mazelib.text.sentences import _, all_of, ngettext

#: How a rule is written that walks, and one that makes.
METHOD_TURN = "def turn(self, view, place, heading):"
MAKER = "def make(maze, rng):"
#: What learners call the dice, and how many parameters a rule has with them.
_CALLED_DICE = ("dice", "die", "coin", "coins", "random", "rand", "rnd", "chance", "r")
_VIEW_AND_DICE = 2
#: The advice about an answer that would never come.
WITHOUT_ASYNC = _("Leave out the word async before def.")
WITHOUT_YIELD = _("Write return instead of yield.")


def wrong_parameters(name: str, advice: str) -> Explanation:
    """A function that cannot be called as a rule is called. The ``advice`` shows how it is."""
    what = _("in the def of {name}, the names between the brackets are wrong.")
    return Explanation(what.format(name=name), advice)


def self_is_missing(name: str, parameters: Sequence[str]) -> Explanation:
    """A function of a class that takes all it is given, but the object itself."""
    what = _("self is missing in the def of {name}.").format(name=name)
    code = f"def {name}({', '.join(['self', *parameters])}):"
    return Explanation(what, _("Write: {code}").format(code=code))


def wrong_parameters_of_a_function(name: str, parameters: Sequence[str]) -> Explanation | None:
    """What is wrong with the parameters of a rule that is a function; None: nothing, or unknown."""
    advice = _("Write: def {name}(view):").format(name=name)
    if not parameters:
        what = _("the brackets of {name} are empty, but the view has to stand in them.")
        return Explanation(what.format(name=name), advice)
    if parameters[0] == "self":
        what = _("the rule {name} is a function, and self is only for the functions of a class.")
        return Explanation(what.format(name=name), advice)
    if "rng" in parameters:
        what = _("the rule {name} is given the view first, and rng after it.").format(name=name)
        return Explanation(what, _("Write: def {name}(view, rng):").format(name=name))
    if len(parameters) > 1:
        what = _("the rule {name} asks for {parameter}, but is given only the view, and rng.")
        what = what.format(name=name, parameter=parameters[1])
        if len(parameters) == _VIEW_AND_DICE and parameters[1].lower() in _CALLED_DICE:
            advice = _("Write: def {name}(view, rng): and roll with rng.randint(1, 6).")
            return Explanation(what, advice.format(name=name))
        return Explanation(what, write_a_function(name))
    return None


def write_a_function(name: str) -> str:
    """The advice about a rule that is a function."""
    advice = _("Write it as: def {name}(view): or, to toss coins, def {name}(view, rng):")
    return advice.format(name=name)


def write_an_init() -> str:
    """The advice about a class that cannot be made."""
    return _("Write it as: def __init__(self): or, to toss coins, def __init__(self, rng):")


def write_as(form: str) -> str:
    """The advice to write a rule in this form."""
    return _("Write it as: {form}").format(form=form)


def is_async(name: str) -> Explanation:
    """A function with the word async before it."""
    what = _("{name} is async: its answer would never come.").format(name=name)
    return Explanation(what, WITHOUT_ASYNC)


def yields_its_turns(name: str) -> Explanation:
    """A rule that walks, and yields its turns as a maker does its steps."""
    what = _("{name} yields: its answer would never come.").format(name=name)
    return Explanation(what, WITHOUT_YIELD)


def returns_its_step(word: str, others: Sequence[int] = ()) -> Explanation:
    """A maker that returns a text, as others yield it; in the ``others`` lines, too."""
    what = _("the maker ends at this return, and nobody sees its text.")
    advice = _("Write yield instead of return: yield {word}")
    if not others:
        return Explanation(what, advice.format(word=word))
    advice = ngettext(
        "Write yield instead of return, here and in line {lines}: yield {word}",
        "Write yield instead of return, here and in lines {lines}: yield {word}",
        len(others),
    )
    return Explanation(what, advice.format(word=word, lines=all_of(map(str, others))))


def yields_no_step(name: str) -> Explanation:
    """A function of the maze without yield."""
    what = _("{name} has no yield: a maker shows one step at each yield.")
    advice = _('Write a yield after each step, and why, as in: yield "Dig a room."')
    return Explanation(what.format(name=name), advice)


def maker_is_lambda(name: str) -> Explanation:
    """A lambda that takes the maze."""
    advice = _("Write it as def {name}(maze, rng): with a yield after each step.")
    return Explanation(_("a lambda cannot be a maker."), advice.format(name=name))


def maker_is_class(name: str) -> Explanation:
    """A class whose methods take the maze."""
    what = _("{name} is a class, but a maker is a function.").format(name=name)
    advice = _("Write it as {form} with a yield after each step.").format(form=MAKER)
    return Explanation(what, advice)


def turn_inside(name: str, line: int, method: str, spaces: int) -> Explanation:
    """A class whose turn stands inside another method: in this line, so far to the right."""
    what = _("the class {name} has no method turn.").format(name=name)
    advice = ngettext(
        "Line {line} stands inside {method}. Take out {count} space before it, and before each of "
        "the lines that belong to it.",
        "Line {line} stands inside {method}. Take out {count} spaces before it, and before each of "
        "the lines that belong to it.",
        spaces,
    )
    return Explanation(what, advice.format(line=line, method=method, count=spaces))


def no_method_turn(name: str, other: str = "", outside: int | None = None) -> Explanation:
    """A class that cannot walk; ``other`` is a method of it that is perhaps meant.

    ``outside`` is the line of a def of turn that stands below the class, and not in it.
    """
    what = _("the class {name} has no method turn.").format(name=name)
    if outside:
        advice = _(
            "Line {line} stands outside the class. Put 4 more spaces before it, and before each "
            "of the lines that belong to it."
        )
        return Explanation(what, advice.format(line=outside))
    if other:
        advice = _("Its method is called {other}. Call it turn: {form}")
        return Explanation(what, advice.format(other=other, form=METHOD_TURN))
    return Explanation(what, _("Give it one: {form}").format(form=METHOD_TURN))


def no_rule() -> Explanation:
    """A file without a function or class that could be a rule."""
    advice = _(
        "Write it as def my_rule(view): or as a class with a method turn, "
        "or end the file with show(my_rule)."
    )
    return Explanation(_("there is no rule in the file."), advice)


def several_rules(first: str, first_line: int, second: str, second_line: int) -> Explanation:
    """A file with two functions or classes that could be the rule."""
    what = _(
        "{first} in line {first_line} and {second} in line {second_line} could both be the rule."
    ).format(first=first, first_line=first_line, second=second, second_line=second_line)
    advice = _("End the file with show({first}), or with show({second}).")
    return Explanation(what, advice.format(first=first, second=second))
