"""What a walk asks of a strategy: every rule of the library answers it, and a guarded one too."""

import random
from itertools import chain

import pytest
from hypothesis import given

from mazelib.grid.compass import EXPLORED, Heading, Turn
from mazelib.maps.heya_text import parse
from mazelib.text.diagnostics import Explanation
from mazelib.walking.doubt import DICE, DoubtKind
from mazelib.walking.freezer import thaw
from mazelib.walking.memory import NOTHING_KEPT, Memory
from mazelib.walking.strategies import RULES, fresh_strategy
from mazelib.walking.strategies.pressed_keys import PressedKeys
from mazelib.walking.strategies.right_hand import right_hand
from mazelib.walking.strategy import ByView, LibraryRule, StrategyError
from mazelib.walking.verdict import Verdict
from mazelib.walking.view import VIEWS
from mazelib.walking.walk import Walk
from tests.learners import IMPORT, strategy_of
from tests.samples import Asked, heya, maps

EVERY_VIEW = [*chain.from_iterable(VIEWS)]
ALL_OPEN = VIEWS[Heading.UP][0b1111]


def strategies(folder):
    """One of each kind that there is, by name."""
    found = {name: fresh_strategy(name, 0) for name in RULES}
    found["by view"] = ByView(right_hand)
    found["keys"] = PressedKeys()
    found["learner's"] = strategy_of(folder, f"{IMPORT}def turn(view):\n    return Turn.LEFT\n")
    return found


def test_every_strategy_answers_all_that_a_walk_asks(tmp_path):
    for name, strategy in strategies(tmp_path).items():
        before = strategy.memory()
        assert isinstance(strategy.turn(ALL_OPEN, (1, 1), Heading.UP), Turn), name
        assert isinstance(before, Memory)
        assert isinstance(strategy.memory(), Memory), name
        assert isinstance(thaw(strategy.memory().frozen), dict), name
        ran = strategy.lines_run()
        assert (ran is None) == isinstance(strategy, LibraryRule), name
        assert strategy.asked_once_a_view == (name in ("right_hand", "by view")), name
        come_round = ("right_hand", "branch_stack", "by view", "learner's")
        assert strategy.comes_round == (name in come_round), name
        error = strategy.refused(Explanation("it says no.", "Say yes."))
        assert isinstance(error, StrategyError), name
        assert (error.first.what, error.first.advice) == ("it says no.", "Say yes."), name


def test_what_each_rule_of_the_library_keeps():
    kept = {name: fresh_strategy(name, 0).memory() for name in RULES}
    assert kept["right_hand"] == NOTHING_KEPT
    assert (thaw(kept["branch_stack"].frozen), kept["branch_stack"].doubt) == (
        {"branches": {}},
        None,
    )
    assert kept["random_walk"] == Memory(b"", DICE)
    assert kept["tremaux"].doubt.kind is DoubtKind.COMES_TO_AN_END


def test_the_branch_stack_keeps_its_branches_the_oldest_first():
    stack = fresh_strategy("branch_stack", 0)
    stack.turn(ALL_OPEN, (1, 1), Heading.UP)
    one = stack.memory()
    stack.turn(ALL_OPEN, (2, 1), Heading.RIGHT)
    assert list(thaw(stack.memory().frozen)["branches"].items()) == [
        ((1, 1), Heading.UP),
        ((2, 1), Heading.RIGHT),
    ]
    assert one != stack.memory()
    assert thaw(one.frozen) == {"branches": {(1, 1): Heading.UP}}


@pytest.mark.parametrize("name", RULES)
def test_a_fresh_strategy_knows_nothing_of_the_one_before(name):
    one = fresh_strategy(name, 0)
    before = one.memory()
    for view in EVERY_VIEW:
        one.turn(view, (1, 1), Heading.UP)
    assert fresh_strategy(name, 0).memory() == before


def test_the_dice_of_a_rule_are_those_of_the_seed():
    def answers(strategy):
        return [strategy.turn(ALL_OPEN, (1, 1), Heading.UP) for _number in range(50)]

    assert answers(fresh_strategy("random_walk", 3)) == answers(fresh_strategy("random_walk", 3))
    assert answers(fresh_strategy("random_walk", 3)) != answers(fresh_strategy("random_walk", 4))
    assert answers(RULES["random_walk"](random.Random(3))) == answers(
        fresh_strategy("random_walk", 3)
    )


class Asking:
    """The right hand, which notes each view that it is asked."""

    def __init__(self):
        self.views = []

    def __call__(self, view):
        self.views.append(view)
        return right_hand(view)


@given(maps())
def test_a_function_of_the_view_is_asked_once_for_each_view(read):
    asking = Asking()
    Walk(read, ByView(asking)).run()
    assert len(asking.views) == len(set(asking.views)) <= len(VIEWS[Heading.UP])


def test_the_same_view_is_asked_once_though_other_sides_of_the_map_are_open():
    # In a ring all corners look the same to the walker, and each has other sides open on the map.
    asking = Asking()
    ring = parse("#####\n#>  #\n# # #\n#   #\n#####\na\n")
    walk = Walk(ring, ByView(asking))
    assert walk.run().verdict is Verdict.CIRCLING
    headings = {walk.timeline.heading(tick) for tick in range(walk.tick + 1)}
    assert headings == {*Heading}, "it looked every way"
    sides = {ring.exits[ring.places.index(walk.timeline.place(tick))] for tick in range(walk.tick)}
    assert len(sides) == 6, "four corners and two kinds of corridor"
    assert len(asking.views) == len(set(asking.views)) == 3, "the start, a corridor and a corner"


def test_a_function_of_the_view_is_asked_only_for_what_the_walker_has_seen():
    asking = Asking()
    walk = Walk(heya("corridor"), ByView(asking))
    walk.run()
    assert set(asking.views) == {walk.timeline.view(tick) for tick in range(walk.tick)}


def test_keys_turn_to_the_heading_that_is_wanted():
    keys = PressedKeys()
    for heading in Heading:
        for way in Heading:
            keys.wanted = way
            assert keys.turn(ALL_OPEN, (0, 0), heading) is Turn((way - heading) % 4)
    assert keys.memory().doubt.kind is DoubtKind.KEYS
    assert not keys.memory().frozen


@pytest.mark.parametrize("nonsense", [None, "explored", 1, Heading.RIGHT, ALL_OPEN], ids=repr)
@pytest.mark.parametrize("recorded", [True, False])
def test_an_answer_that_is_no_turn_is_refused_and_proves_nothing(nonsense, recorded):
    # Behind the wall the a cannot be reached: EXPLORED would be true here, and nonsense is not.
    walk = Walk(parse("A#a"), ByView(lambda view: nonsense), recorded=recorded)
    with pytest.raises(StrategyError, match=r"ByView: the rule answered .*, which is not a turn"):
        walk.run()
    assert walk.ending is None
    assert walk.tick == 0
    assert Walk(parse("A#a"), ByView(lambda view: EXPLORED)).run().verdict is Verdict.UNREACHABLE


def test_nonsense_after_a_wrong_explored_is_no_turn_either():
    answers = iter([EXPLORED, "left"])
    walk = Walk(parse("> a"), Asked(lambda view, place, heading: next(answers)))
    with pytest.raises(StrategyError, match="Asked: the rule answered 'left', which is not a turn"):
        walk.run()


def test_a_rule_of_the_library_that_wrongly_says_explored_is_refused_by_its_name():
    walk = Walk(parse("> a"), ByView(lambda view: EXPLORED))
    with pytest.raises(
        StrategyError, match="ByView: the rule says everything is explored, but"
    ):
        walk.run()
    assert walk.ending is None
    assert walk.timeline.stopped_after == 0
