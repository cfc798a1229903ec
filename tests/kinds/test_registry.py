"""Which kind of lesson a call of show makes."""

from pkgutil import iter_modules

import pytest

import mazelib.window.scenes
from mazelib import Game, Heading, Worksheet
from mazelib.kinds.shared import registry
from mazelib.kinds.shared.lesson import Lesson
from mazelib.kinds.shared.registry import KINDS, check_panels, kind_for, kind_of
from mazelib.learner.script.given import KeyTable, MakingRule, WalkingRule, describe
from mazelib.learner.script.show_call import ShowCall
from mazelib.text.diagnostics import ExplainedError, LocatedError
from mazelib.text.sentences import one_of_quoted
from tests.learners import saved, script_of

MINE = WalkingRule("mine")
MAKE = MakingRule("make")


def test_each_kind_has_the_name_of_its_file_and_a_scene_of_that_name():
    scenes = {module.name for module in iter_modules(mazelib.window.scenes.__path__)}
    assert set(KINDS.values()) == set(classes_of_kinds())
    for name, kind in KINDS.items():
        assert kind.__module__ == f"mazelib.kinds.{name}"
        assert name in scenes


def classes_of_kinds(base=Lesson):
    """The kinds in mazelib: the classes that say what they take. Bases of kinds do not."""
    for kind in base.__subclasses__():
        if (
            kind.__module__.startswith("mazelib.")
            and {"takes", "must_be_named"} & vars(kind).keys()
        ):
            yield kind
        yield from classes_of_kinds(kind)


@pytest.mark.parametrize(
    ("call", "name"),
    [
        (ShowCall(None), "look"),
        (ShowCall(KeyTable({"up": Heading.UP})), "keys"),
        (ShowCall(MINE), "walk"),
        (ShowCall(MINE, panels=["code"]), "walk"),
        (ShowCall(MINE, kind="walk"), "walk"),
        (ShowCall(MINE, kind="exercises"), "exercises"),
        (ShowCall(MINE, panels=("code", "exercises")), "walk"),
        (ShowCall(None, panels=["exercises"]), "look"),
        (ShowCall(MAKE, panels=["exercises"]), "make"),
        (ShowCall((MAKE, MAKE)), "make"),
        (ShowCall((MAKE,)), "make"),
        (ShowCall(Worksheet()), "worksheet"),
        (ShowCall(Game()), "game"),
    ],
)  # fmt: skip
def test_what_is_shown_decides_the_kind(call, name):
    assert kind_for(call) is KINDS[name]


@pytest.mark.parametrize("rule", [5, "right", {1}])
def test_what_no_kind_takes_is_told_with_what_to_give(rule):
    with pytest.raises(
        ValueError, match=f"a value of type {type(rule).__name__}.*a function of the view"
    ):
        kind_for(ShowCall(describe(rule)))


NO_MAKERS = "this list is not one of two makers."
NAMES_ALONE = "Write their names, without brackets after them: show([make, solve])"
LISTS = [
    ("[]", NO_MAKERS, NAMES_ALONE),
    ("()", NO_MAKERS, NAMES_ALONE),
    ("[dig(1), fill]", NO_MAKERS, NAMES_ALONE),
    ("[dig, walks]", "walks walks, and a list of rules is for two makers.", "show(walks)"),
    ("[walks, walks]", "walks walks, and a list of rules is for two makers.", "show(walks)"),
    ("[dig, goes]", "goes walks, and a list of rules is for two makers.", "show(goes)"),
    ("[dig, fill, dig]", "3 makers are too many: one makes the maze, ", "show([dig, fill])"),
]


@pytest.mark.parametrize(("shown", "what", "advice"), LISTS)
def test_a_list_that_is_not_of_two_makers_is_told_at_the_line_of_show(
    shown, what, advice, tmp_path
):
    text = (
        "from mazelib import show\n"
        "def dig(maze):\n    yield 1\n"
        "def fill(maze):\n    yield 2\n"
        "def walks(view):\n    return 0\n"
        "def goes(walker):\n    yield 3\n"
    )
    with pytest.raises(LocatedError) as caught:
        kind_of(script_of(saved(tmp_path, f"{text}show({shown})\n")))
    assert caught.value.first.line == 10
    assert caught.value.first.what.startswith(what)
    assert caught.value.first.advice.endswith(advice)


def test_a_kind_that_does_not_take_what_is_shown_is_not_made_by_its_name():
    with pytest.raises(
        ExplainedError, match=r'lesson of the kind "exercises" out of this\. Give it something else'
    ):
        kind_for(ShowCall(MAKE, kind="exercises"))


def test_a_kind_that_there_is_not_is_told_with_those_that_there_are():
    kinds = one_of_quoted(sorted(KINDS))
    with pytest.raises(ValueError, match=f"kind='exercise' is wrong. Write {kinds}"):
        kind_for(ShowCall(MINE, kind="exercise"))


def test_panels_that_only_a_kind_with_a_name_has_are_told_with_that_name():
    check_panels(ShowCall(MINE, panels=("exercises", "code"), kind="exercises"))
    with pytest.raises(
        ValueError, match=r'called "exercises" here\. Write kind="exercises" beside it'
    ):
        check_panels(ShowCall(MINE, panels=("exercises",)))
    with pytest.raises(ValueError, match=r"here\. Write a list of some of these: "):
        check_panels(ShowCall(MINE, panels=("exercises", "eyees")))


class TakesAll(Lesson):
    takes = object


class TakesWalks(TakesAll):
    takes = WalkingRule


@pytest.mark.parametrize("order", [1, -1])
def test_two_kinds_that_take_the_same_are_both_named_and_the_script_has_to_name_one(
    order, monkeypatch
):
    two = [("all", TakesAll), ("walks", TakesWalks)]
    monkeypatch.setattr(registry, "KINDS", dict(two[::order]))
    assert kind_for(ShowCall(MAKE)) is TakesAll
    assert kind_for(ShowCall(MINE, kind="walks")) is TakesWalks
    with pytest.raises(
        ValueError, match=r'Two kinds .*: all and walks\. Say which one you want: kind="all"'
    ):
        kind_for(ShowCall(MINE))


def test_a_script_that_two_kinds_take_is_told_with_its_file_and_the_line_of_its_call(
    tmp_path, monkeypatch
):
    monkeypatch.setattr(registry, "KINDS", {"all": TakesAll, "walks": TakesWalks})
    text = "from mazelib import Turn, show\n\n\ndef mine(view):\n    return Turn.LEFT\n\n\n"
    path = saved(tmp_path, f"{text}show(mine)\n")
    with pytest.raises(LocatedError) as caught:
        kind_of(script_of(path))
    assert str(caught.value) == (
        "mine.py, line 8: Two kinds of lesson could use this call of show: all and walks.\n"
        "    show(mine)\n"
        '  Say which one you want: kind="all"'
    )
