"""Finding a state that comes back."""

import pytest

from mazelib.grid.compass import Turn
from mazelib.maps.heya_text import parse
from mazelib.walking import circle as circle_module
from mazelib.walking.circle import CircleWatch
from mazelib.walking.doubt import DICE, Doubt, DoubtKind, not_proven
from mazelib.walking.memory import NOTHING_KEPT, Memory, freeze
from mazelib.walking.strategies.right_hand import right_hand
from mazelib.walking.strategy import ByView, LibraryRule
from mazelib.walking.verdict import Ending, Verdict
from mazelib.walking.walk import Walk
from tests.samples import A_TESTS_RULE, Asked

AN_ITERATOR = not_proven("an iterator")


def memory(count):
    return Memory(freeze({"count": count}))


class Keeps(LibraryRule):
    """Keeps what it is given, and counts how often that is looked at."""

    def __init__(self, kept=NOTHING_KEPT, *, comes_round=False):
        self.kept = kept
        self.comes_round = comes_round
        self.looks = 0

    def memory(self):
        self.looks += 1
        return self.kept


def ticks_looked_at(watch, rule, ticks):
    """Those of the ticks at which a watch looks at the memory of its rule."""
    found = []
    for tick in ticks:
        before = rule.looks
        watch.noted(tick, tick)
        if rule.looks > before:
            found.append(tick)
    return found


def test_a_state_is_known_again_by_the_tick_at_which_it_was_first():
    watch = CircleWatch(Keeps())
    found = [watch.noted(state, tick) for tick, state in enumerate([7, 8, 9, 8, 7])]
    assert found == [0, 1, 2, 1, 0]


def test_the_same_state_with_another_memory_is_another_one():
    rule = Keeps(memory(0))
    watch = CircleWatch(rule)
    assert watch.noted(7, 0) == 0
    rule.kept = memory(1)
    assert [watch.noted(7, 1), watch.noted(8, 2), watch.noted(7, 3)] == [1, 2, 1]


def test_what_was_before_a_control_point_does_not_count():
    watch = CircleWatch(Keeps())
    watch.noted(7, 0)
    watch.forget()
    assert [watch.noted(7, 1), watch.noted(7, 2)] == [1, 1]


def test_once_there_is_a_doubt_it_stays_and_nothing_is_looked_at_any_more():
    rule = Keeps(memory(0))
    watch = CircleWatch(rule)
    rule.kept = Memory(b"", AN_ITERATOR)
    assert ticks_looked_at(watch, rule, range(3)) == [0]
    assert watch.doubt is AN_ITERATOR
    rule.kept = memory(0)
    watch.forget()
    assert ticks_looked_at(watch, rule, range(3, 9)) == [], "a new target changes nothing"
    assert watch.doubt is AN_ITERATOR


LAPS_COUNT = [
    (None, True),
    (AN_ITERATOR, True),
    (DICE, False),
    (Doubt(DoubtKind.KEYS, "keys"), False),
    (Doubt(DoubtKind.COMES_TO_AN_END, "it ends"), False),
]


def test_laps_are_counted_where_a_circle_might_go_unseen_and_no_chance_decides():
    for doubt, counts in LAPS_COUNT:
        assert CircleWatch(Keeps(Memory(b"", doubt))).counts_laps == counts
    assert not CircleWatch(Keeps(memory(0), comes_round=True)).counts_laps


class OnceInDoubt(LibraryRule):
    """Turns on the spot; what it keeps is in doubt after its second turn, and never again."""

    def __init__(self):
        self.turns = 0

    def turn(self, view, place, heading):
        self.turns += 1
        return Turn.RIGHT

    def memory(self):
        return Memory(memory(0).frozen, AN_ITERATOR if self.turns == 2 else None)


@pytest.mark.parametrize("recorded", [True, False])
def test_a_doubt_that_was_there_once_stays_the_doubt_of_the_walk(recorded):
    walk = Walk(parse("A#a"), OnceInDoubt(), 50, recorded=recorded)
    assert walk.run() == Ending(Verdict.OUT_OF_TICKS, 50)
    assert walk.doubt is AN_ITERATOR


class InDoubt(ByView):
    """Is asked once a view, and yet a state that comes back proves nothing."""

    def memory(self):
        return Memory(b"", DICE)


@pytest.mark.parametrize("recorded", [True, False])
def test_a_doubt_counts_although_the_rule_is_asked_once_a_view(recorded):
    walk = Walk(parse("A#a"), InDoubt(lambda view: Turn.RIGHT), 50, recorded=recorded)
    assert walk.run() == Ending(Verdict.OUT_OF_TICKS, 50)
    assert walk.doubt is DICE


def test_a_doubt_at_the_start_is_there_at_once():
    rule = Keeps(Memory(b"", DICE))
    watch = CircleWatch(rule)
    assert watch.doubt is DICE
    assert ticks_looked_at(watch, rule, range(3)) == []


def test_with_a_memory_only_some_of_many_states_are_looked_at_and_without_one_all(monkeypatch):
    monkeypatch.setattr(circle_module, "ONE_BY_ONE", 3)
    rule = Keeps(memory(0))
    assert ticks_looked_at(CircleWatch(rule), rule, range(200)) == [0, 1, 2, 64, 128, 192]
    rule = Keeps(NOTHING_KEPT)
    assert ticks_looked_at(CircleWatch(rule), rule, range(200)) == [*range(200)]


@pytest.mark.parametrize(
    ("most_a_tick", "looked_at"),
    [(1000, [0, 1, 2, 64, 128, 192, 256]), (1, [0, 1, 2, 128, 256])],
    ids=["small", "large"],
)
def test_large_memories_are_looked_at_seldom_until_there_is_a_new_target(
    most_a_tick, looked_at, monkeypatch
):
    monkeypatch.setattr(circle_module, "MOST_BYTES_ONE_BY_ONE", 250)
    monkeypatch.setattr(circle_module, "MOST_BYTES_A_TICK", most_a_tick)
    rule = Keeps(Memory(bytes(100)))
    watch = CircleWatch(rule)
    assert ticks_looked_at(watch, rule, range(300)) == looked_at
    watch.forget()
    assert ticks_looked_at(watch, rule, [3]) == [3]


class RightHandThatKeeps(LibraryRule):
    """The right hand, with something beside it that a walk can look at."""

    def turn(self, view, place, heading):
        return right_hand(view)

    def memory(self):
        return memory(0)


@pytest.mark.parametrize("recorded", [True, False])
def test_a_circle_without_memory_is_found_at_the_first_return_however_long_the_way(
    recorded, monkeypatch
):
    monkeypatch.setattr(circle_module, "ONE_BY_ONE", 5)
    ring = parse("#####\n#>  #\n# # #\n#   #\n#####\na\n")
    first = Walk(ring, ByView(right_hand), recorded=recorded).run()
    assert first == Ending(Verdict.CIRCLING, 9, 1)
    later = Walk(ring, RightHandThatKeeps(), recorded=recorded).run()
    assert later.verdict is Verdict.CIRCLING
    assert later.tick > 9
    assert (later.tick - later.since) % 8 == 0


def test_a_rule_that_may_keep_anything_is_never_called_circling():
    walk = Walk(parse("A#a"), Asked(lambda view, place, heading: Turn.RIGHT), 500)
    assert walk.run() == Ending(Verdict.OUT_OF_TICKS, 500)
    assert walk.doubt is A_TESTS_RULE
    assert not walk.tosses


class Counts(LibraryRule):
    """Always turns the same way; counts its turns round and round, in a memory of some size."""

    def __init__(self, answer, memories, size):
        self.answer = answer
        self.memories = memories
        self.padding = bytes(size)
        self.turns = 0

    def turn(self, view, place, heading):
        self.turns += 1
        return self.answer

    def memory(self):
        return Memory(self.padding + memory(self.turns % self.memories).frozen)


@pytest.mark.parametrize("recorded", [True, False])
@pytest.mark.parametrize(
    ("memories", "size"),
    [
        pytest.param(5, 0, id="few"),
        pytest.param(5000, 0, id="many", marks=pytest.mark.thorough),
        pytest.param(50, 200_000, id="large", marks=pytest.mark.thorough),
    ],
)
@pytest.mark.parametrize(
    ("text", "answer", "verdict"),
    [
        ("###\n#a#\n#<#\n###", Turn.AHEAD, Verdict.STANDING),
        (">  #a", Turn.AHEAD, Verdict.STANDING),
        ("###\n#V \n# ##a", Turn.LEFT, Verdict.CIRCLING),
        (" >#a", Turn.BACK, Verdict.CIRCLING),
        ("A#a", Turn.RIGHT, Verdict.TURNING),
    ],
    ids=["stands", "walks, then stands", "goes round", "goes to and fro", "turns"],
)
def test_however_much_is_kept_only_a_walker_that_steps_is_called_circling(
    text, answer, verdict, memories, size, recorded
):
    walk = Walk(parse(text), Counts(answer, memories, size), 60_000, recorded=recorded)
    ending = walk.run()
    assert ending.verdict is verdict
    if recorded:
        assert walk.timeline.since == (ending.since if verdict is Verdict.CIRCLING else None)


class StepsOrTurnsSeldom(LibraryRule):
    """Turns back once in 5,000 turns, and otherwise goes ahead into the wall."""

    def __init__(self):
        self.turns = 0

    def turn(self, view, place, heading):
        self.turns += 1
        return Turn.BACK if self.turns % 5000 == 4500 else Turn.AHEAD

    def memory(self):
        return memory(self.turns % 5000)


@pytest.mark.parametrize("recorded", [True, False])
@pytest.mark.parametrize(
    ("text", "verdict"), [("<  #a", Verdict.CIRCLING), ("<#a", Verdict.TURNING)]
)
@pytest.mark.sweep(2)
def test_one_step_or_one_turn_between_the_ticks_that_are_noted_counts(text, verdict, recorded):
    walk = Walk(parse(text), StepsOrTurnsSeldom(), 60_000, recorded=recorded)
    while walk.ending is None:
        walk.advance(7)
    assert walk.ending.verdict is verdict
