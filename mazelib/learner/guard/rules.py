"""A learner's rule, in one of its two forms, ready to be asked.

    def turn(view):                     a function of the view
    def turn(view, rng):                    that tosses coins

    class MyTurn:                       a class with a memory
        def __init__(self, rng):            (rng only if it tosses coins)
        def turn(self, view, place, heading):

Nothing here is guarded by itself: a Guard calls it.
"""

import ast
import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import FunctionType
from typing import Protocol

from mazelib.grid.compass import Heading, Place
from mazelib.learner.guard.guard import Guard
from mazelib.learner.script.given import DICE_PARAMETER, is_meant_to_make, takes_dice
from mazelib.learner.script.learner_file import LearnerFile
from mazelib.learner.script.missing_return import own_statements
from mazelib.learner.script.surroundings import Dice
from mazelib.learner.script.words.wrong_rules import (
    METHOD_TURN,
    is_async,
    maker_is_class,
    maker_is_lambda,
    no_method_turn,
    returns_its_step,
    self_is_missing,
    turn_inside,
    write_a_function,
    write_an_init,
    write_as,
    wrong_parameters,
    wrong_parameters_of_a_function,
    yields_its_turns,
    yields_no_step,
)
from mazelib.text.diagnostics import Explanation
from mazelib.walking.freezer import attributes_of
from mazelib.walking.strategy import StrategyError
from mazelib.walking.view import View

#: The name that Python gives to every lambda.
LAMBDA = "<lambda>"


class Walker(Protocol):
    """A learner's object whose class has a method turn."""

    @property
    def turn(self) -> Callable[..., object]:
        """The method that is asked for turns."""


@dataclass(frozen=True)
class FunctionRule:
    """A function of the view, which may take dice too."""

    function: Callable[..., object]
    dice: Sequence[Dice] = ()

    @property
    def tosses(self) -> bool:
        """Whether it was given dice."""
        return bool(self.dice)

    @property
    def code(self) -> object:
        """The function in the script that is the rule."""
        return self.function

    def answer(self, view: View, place: Place, heading: Heading) -> object:
        """Its answer to the view. It is not told where it stands."""
        return self.function(view, *self.dice)

    def attributes(self) -> Mapping[str, object]:
        """What it keeps as attributes, by name."""
        return getattr(self.function, "__dict__", {})


@dataclass(frozen=True)
class ObjectRule:
    """An object with a method turn, which may take dice too.

    ``tosses`` says whether the object or its method was given dice.
    """

    walker: Walker
    dice: Sequence[Dice] = ()
    tosses: bool = False

    @property
    def code(self) -> object:
        """The class in the script that is the rule."""
        return type(self.walker)

    def answer(self, view: View, place: Place, heading: Heading) -> object:
        """Its answer to the view. Place and heading are for its own notes."""
        return self.walker.turn(view, place, heading, *self.dice)

    def attributes(self) -> Mapping[str, object]:
        """What it keeps as attributes, by name."""
        return attributes_of(self.walker)


Rule = FunctionRule | ObjectRule


def rule_of(guard: Guard, shown: object) -> Rule:
    """The rule that a script shows; of a class, a fresh object. StrategyError: wrong parameters."""
    refuse_maker(guard.file, shown)
    if isinstance(shown, type):
        return _object_rule(guard, shown)
    name = _name_of(shown)
    mistake = _wrong_parameters(name, shown)
    dice = dice_for(guard, shown, 1, write_a_function(name), mistake)
    assert callable(shown)
    _demand_return(guard.file, shown)
    return FunctionRule(shown, dice)


def tosses_when_made(shown: object) -> bool:
    """Whether a rule is a class whose __init__ takes dice."""
    init = getattr(shown, "__init__", None)
    return isinstance(shown, type) and takes_dice(init)


def check_methods(guard: Guard, kind: object) -> None:
    """StrategyError: a class has wrong parameters. No object is made of it."""
    refuse_maker(guard.file, kind)
    _dice_of_init(guard, kind)
    turn = inspect.getattr_static(kind, "turn", None)
    if isinstance(turn, FunctionType):
        dice_for(guard, turn, 4, write_as(METHOD_TURN), _without_self(turn))
        _demand_return(guard.file, turn)


def _dice_of_init(guard: Guard, kind: object) -> list[Dice]:
    return dice_for(guard, getattr(kind, "__init__", None), 1, write_an_init())


def _object_rule(guard: Guard, kind: type) -> ObjectRule:
    dice = _dice_of_init(guard, kind)
    walker: Walker = kind(*dice)
    turn = getattr(walker, "turn", None)
    if not callable(turn):
        raise _no_method_turn(guard.file, kind)
    dice_of_turn = dice_for(guard, turn, 3, write_as(METHOD_TURN), _without_self(turn))
    _demand_return(guard.file, turn)
    return ObjectRule(walker, dice_of_turn, tosses=bool(dice or dice_of_turn))


def _without_self(turn: object) -> Explanation | None:
    """What is said of a turn that takes the view first; None if it does not."""
    code = getattr(turn, "__code__", None)
    names = list(code.co_varnames[: code.co_argcount]) if code else []
    is_view_first = names[:1] == ["view"] and len(names) >= len(("view", "place", "heading"))
    return self_is_missing("turn", names) if is_view_first else None


def _no_method_turn(file: LearnerFile, kind: type) -> StrategyError:
    """A class without turn. Has it one other method that could be meant, its line is told."""
    meant = [
        method
        for name, method in vars(kind).items()
        if isinstance(method, FunctionType) and not name.startswith("__") and takes(method, 4)
    ]
    inside = _turn_inside(file, kind.__name__)
    if inside:
        return file.error(inside, file.line_of(kind.__name__))
    match file.definitions.get("turn"):
        case ast.FunctionDef(args=ast.arguments(args=[ast.arg(arg="self"), *_]), lineno=outside):
            explanation = no_method_turn(kind.__name__, outside=outside)
            return file.error(explanation, file.line_of(kind.__name__))
        case _:
            pass
    if len(meant) != 1:
        return file.error(no_method_turn(kind.__name__), file.line_of(kind.__name__))
    line = _first_line(meant[0], file)
    return file.error(no_method_turn(kind.__name__, meant[0].__name__), line)


def _turn_inside(file: LearnerFile, name: str) -> Explanation | None:
    """What is said of a turn that stands inside another method of its class; None: none does."""
    kind = file.definitions.get(name)
    methods = kind.body if isinstance(kind, ast.ClassDef) else []
    for method in methods:
        for node in ast.walk(method):
            match node:
                case ast.FunctionDef(name="turn", lineno=line, col_offset=column):
                    if isinstance(method, ast.FunctionDef):
                        return turn_inside(name, line, method.name, column - method.col_offset)
                case _:
                    pass
    return None


def takes(function: object, others: int) -> bool:
    """Whether a function can be called with this number of values, and with the dice if it asks."""
    try:
        if not callable(function):
            return False
        signature = inspect.signature(function)
        takes_dice = DICE_PARAMETER in signature.parameters
        bound = signature.bind(*range(others), *([DICE_PARAMETER] if takes_dice else []))
    except (TypeError, ValueError):
        return False
    return not takes_dice or bound.arguments.get(DICE_PARAMETER) == DICE_PARAMETER


def dice_for(
    guard: Guard,
    function: object,
    others: int,
    advice: str,
    mistake: Explanation | None = None,
) -> list[Dice]:
    """A list with the dice if a function takes ``rng``; otherwise an empty one.

    StrategyError: the function cannot be called with the dice and with this number of ``others``,
    or it is async. The ``advice`` says how it is written; a ``mistake`` says more, if it is known.
    """
    name = _name_of(function)
    if not callable(function) or not takes(function, others):
        mistake = mistake or wrong_parameters(name, advice)
        raise guard.file.error(mistake, _first_line(function, guard.file))
    if inspect.iscoroutinefunction(function) or inspect.isasyncgenfunction(function):
        raise guard.file.error(is_async(name), _first_line(function, guard.file))
    return [guard.dice] if DICE_PARAMETER in inspect.signature(function).parameters else []


def _wrong_parameters(name: str, shown: object) -> Explanation | None:
    """What would be wrong with the parameters of a rule; None if it is no function."""
    if not isinstance(shown, FunctionType):
        return None
    return wrong_parameters_of_a_function(name, list(inspect.signature(shown).parameters))


def refuse_maker(file: LearnerFile, shown: object) -> None:
    """StrategyError: the rule takes a maze, so it is a maker that does not yield."""
    if not is_meant_to_make(shown) or inspect.iscoroutinefunction(shown):
        return
    if isinstance(shown, type):
        raise file.error(maker_is_class(shown.__name__), file.line_of(shown.__name__))
    if getattr(shown, "__name__", "") == LAMBDA:
        line = _first_line(shown, file)
        raise file.error(maker_is_lambda(file.name_of_lambda(line) or "make"), line)
    if not inspect.isasyncgenfunction(shown):
        raise _no_step(file, shown)


def _no_step(file: LearnerFile, shown: object) -> StrategyError:
    """A maker without yield. Returns it texts, its steps are meant."""
    name = _name_of(shown)
    return returned_text(file, name) or file.error(yields_no_step(name), _first_line(shown, file))


def returned_text(file: LearnerFile, name: str) -> StrategyError | None:
    """What is told of a maker that returns texts, at the first of them; None if it returns none."""
    definition = file.definitions.get(name)
    texts = dict[int, str]()
    for statement in own_statements(definition) if definition else ():
        match statement:
            case ast.Return(value=ast.Constant(value=str()) as word):
                texts[statement.lineno] = ast.get_source_segment(file.text, word) or '"..."'
            case _:
                pass
    if not texts:
        return None
    first, *others = sorted(texts)
    return file.error(returns_its_step(texts[first], others), first)


def _demand_return(file: LearnerFile, function: Callable[..., object]) -> None:
    """StrategyError: a rule that walks yields. Then a call would only begin it."""
    if inspect.isgeneratorfunction(function):
        first = _first_line(function, file)
        line = file.first_yield(first) if first else None
        raise file.error(yields_its_turns(_name_of(function)), line)


def _name_of(function: object) -> str:
    """The name of a function; "turn" if it has none."""
    name = str(getattr(function, "__name__", ""))
    return name if name.isidentifier() else "turn"


def _first_line(function: object, file: LearnerFile) -> int | None:
    """The line of the file where a function begins; None if it is from another file."""
    code = getattr(function, "__code__", None)
    if code is None or code.co_filename != str(file.path):
        return None
    line: int = code.co_firstlineno
    return line
