"""Walks: golden traces, verdicts, and a plain restatement to compare with."""

import json
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazelib.grid.compass import EXPLORED, Heading, Turn
from mazelib.maps.heya_text import parse
from mazelib.walking.doubt import DICE, Doubt, DoubtKind, not_proven
from mazelib.walking.strategies.tremaux import Tremaux
from mazelib.walking.strategy import ByView, StrategyError
from mazelib.walking.verdict import Ending, Verdict
from mazelib.walking.view import View
from mazelib.walking.walk import Walk
from tests.examples import examples
from tests.samples import ALL_RULES, CELL, TESTS, WITHOUT_CHANCE, Asked, heya, maps, moments, rule

GOLDEN = TESTS / "golden"
ARRIVED = Verdict.ARRIVED
CIRCLING = Verdict.CIRCLING
TURNING = Verdict.TURNING
OUT_OF_TICKS = Verdict.OUT_OF_TICKS

#: What the lessons say about each map of the folder, rule by rule (as in WITHOUT_CHANCE): the tick
#: of the
#: verdict, and where it is circling the tick that comes back.
VERDICTS = {
    "corridor": ((14,), (14,)),
    "first": ((143,), (143,)),
    "loop": ((29, 13), (63,)),
    "many_ends": ((171,), (171,)),
    "open_square": ((4, 0), (323,)),
    "ring": ((32,), (32,)),
    "trap_corridor": ((31, 1), (31, 1)),
    "trap_left": ((4, 0), (10,)),
    "trap_room": ((4, 0), (10, 0)),
    "unreachable": ((86, 0), (245, 73)),
    "wide": ((64, 23), (200,)),
}


def traced(walk):
    """The trace of a walk, walked to its end."""
    walk.run()
    return [walk.timeline.traced(tick) for tick in range(walk.tick + 1)]


def golden(name):
    return [json.loads(line) for line in (GOLDEN / f"{name}.jsonl").read_text().splitlines()]


def naive(read, name, limit):
    """A walk by a rule without chance, restated with plain lists: (verdict, tick, since)."""
    x, y = read.start
    heading = int(read.heading)
    goals = [place for _, place in read.controls]
    stack = []
    seen = []
    tick = 0
    while True:
        if goals[0] == (x, y):
            goals = goals[1:]
            seen = []
            if not goals:
                return ARRIVED, tick, None
        state = (x, y, heading, list(stack))
        if state in seen:
            again = seen[seen.index(state) :]
            places = {each[:2] for each in again}
            verdict = CIRCLING if len(places) > 1 else TURNING
            return verdict, tick, tick - len(again)
        seen.append(state)
        if tick == limit:
            return OUT_OF_TICKS, tick, None
        around = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
        front, right, _, left = (read.is_open(around[(heading + turn) % 4]) for turn in range(4))
        heading = naive_heading(name, (x, y), heading, stack, (front, right, left))
        if read.is_open(around[heading]):
            x, y = around[heading]
        tick += 1


def naive_heading(name, place, heading, stack, view):
    """The heading after one turn; ``stack`` holds [place, heading] of branches and is changed."""
    front, right, left = view
    if name == "branch_stack":
        here = [branch for branch in stack if branch[0] == place]
        if here:
            stack.remove(here[-1])
            remembered = here[-1][1]
            is_back = (remembered - heading) % 4 == 2
            return heading if is_back else remembered
        if right and front:
            stack.append([place, heading])
        elif left and (right or front):
            stack.append([place, (heading + 3) % 4])
    if right:
        return (heading + 1) % 4
    if front:
        return heading
    return (heading + 3) % 4


def assert_agrees(ending, restated, name):
    """The same verdict. A circle without memory is found at the first return,
    others perhaps later.
    """
    verdict, tick, since = restated
    if verdict is OUT_OF_TICKS:
        # Nobody knows what comes after.
        assert ending.tick > tick
        return
    assert ending.verdict is verdict
    if verdict in (CIRCLING, TURNING) and name == "branch_stack":
        assert ending.since >= since
        assert (ending.tick - ending.since) % (tick - since) == 0
    else:
        assert (ending.tick, ending.since) == (tick, since)


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("right_hand_first", 144), ("right_hand_loop", 30), ("branch_stack_first", 144),
        ("branch_stack_loop", 64),
        ("random_walk_first", 427), ("random_walk_loop", 315),
    ],
)  # fmt: skip
def test_a_walk_is_the_golden_trace_to_its_verdict(name, lines):
    strategy, _, map_name = name.rpartition("_")
    trace = golden(f"{name}_seed0" if strategy == "random_walk" else name)
    assert traced(Walk(heya(map_name), rule(strategy))) == trace[:lines]
    assert len(trace) == lines or name == "right_hand_loop"


def test_the_golden_trace_of_the_right_hand_on_loop_repeats_every_sixteen_ticks():
    lines = [{**line, "tick": None} for line in golden("right_hand_loop")]
    assert all(line == lines[13 + number % 16] for number, line in enumerate(lines[13:]))
    assert len({str(line) for line in lines[13:29]}) == 16


@pytest.mark.parametrize("map_name", VERDICTS)
def test_the_verdicts_on_the_folder_are_known_and_those_of_the_plain_restatement(map_name):
    for name, (tick, *since) in zip(WITHOUT_CHANCE, VERDICTS[map_name], strict=True):
        ending = Walk(heya(map_name), rule(name)).run()
        assert ending == Ending(CIRCLING if since else ARRIVED, tick, *since)
        assert_agrees(ending, naive(heya(map_name), name, 2000), name)


@pytest.mark.parametrize(
    ("map_name", "seed", "ticks"),
    [("first", seed, ticks) for seed, ticks in enumerate([426, 382, 814, 658, 666])]
    + [("loop", seed, ticks) for seed, ticks in enumerate([314, 1622, 2634, 570, 730])],
)
def test_how_long_a_random_walk_takes(map_name, seed, ticks):
    assert Walk(heya(map_name), rule("random_walk", seed)).run() == Ending(ARRIVED, ticks)


@pytest.mark.parametrize("map_name", ["corridor", "open_square", "trap_corridor", "trap_room"])
def test_chance_finds_every_control_point_that_can_be_reached(map_name):
    assert {
        Walk(heya(map_name), rule("random_walk", seed)).run().verdict for seed in range(10)
    } == {ARRIVED}


def test_a_random_walk_is_never_called_circling():
    for read in (heya("loop"), heya("unreachable"), parse(CELL)):
        endings = [Walk(read, rule("random_walk", seed), 300).run() for seed in range(20)]
        assert {ending.verdict for ending in endings} <= {ARRIVED, OUT_OF_TICKS}
        assert Ending(OUT_OF_TICKS, 300) in endings


@pytest.mark.parametrize("name", WITHOUT_CHANCE)
@given(maps())
@examples(60)
def test_a_verdict_and_its_ticks_are_those_of_the_plain_restatement(name, read):
    assert_agrees(Walk(read, rule(name), 5000).run(), naive(read, name, 1500), name)


@pytest.mark.parametrize("name", ALL_RULES)
@given(read=maps(), seed=st.integers(0, 9))
@examples(40)
@pytest.mark.sweep(2)
def test_no_walk_leaves_the_floor_and_control_points_are_reached_in_order(name, read, seed):
    walk = Walk(read, rule(name, seed), 200)
    places = [moment.place for moment in moments(walk)]
    assert places[0] == read.start
    for before, (x, y) in pairwise(places):
        assert 0 <= x < read.width
        assert 0 <= y < read.height
        assert read.rows[y][x] not in "+-|#■█"
        assert abs(x - before[0]) + abs(y - before[1]) <= 1
    reached = walk.timeline.reached
    assert reached == sorted(reached)
    assert (reached[:1] == [0]) == (read.start == read.controls[0][1])
    for tick, (letter, place) in zip(reached, read.controls, strict=False):
        assert (places[tick], walk.timeline.moment(tick).reached) == (place, letter)


@pytest.mark.parametrize("name", ALL_RULES)
@given(read=maps(), batches=st.lists(st.integers(0, 40), min_size=1))
@examples(40)
@pytest.mark.sweep(2)
def test_stepping_equals_running_recorded_or_not(name, read, batches):
    running = Walk(read, rule(name), 300)
    in_batches = Walk(read, rule(name), 300)
    bare = Walk(read, rule(name), 300, recorded=False)
    for ticks in batches:
        in_batches.advance(ticks)
    assert running.run() == in_batches.run() == bare.run()
    assert running.timeline.states == in_batches.timeline.states
    assert running.timeline.reached == in_batches.timeline.reached


@given(read=maps(), seed=st.integers())
@examples(40)
def test_the_same_seed_gives_the_same_trace(read, seed):
    one, other = (traced(Walk(read, rule("random_walk", seed), 200)) for _ in range(2))
    assert one == other


def test_a_dead_end_takes_two_ticks_to_turn_round():
    first = moments(Walk(parse("a >"), rule("right_hand")))[:3]
    assert [(*moment.place, moment.heading.word) for moment in first] == [
        (2, 0, "right"),
        (2, 0, "up"),
        (1, 0, "left"),
    ]


def test_a_step_into_a_wall_leaves_the_walker_where_it_is_but_turned():
    walked = moments(Walk(parse(CELL), ByView(lambda view: Turn.RIGHT), 3))
    assert [(moment.place, moment.heading) for moment in walked] == [
        ((0, 0), heading) for heading in Heading
    ]


def test_a_walk_that_begins_on_its_first_control_point_has_reached_it_at_tick_0():
    walk = Walk(parse("a b"), rule("right_hand"))
    assert walk.timeline.moment(0).reached == "a"
    assert walk.timeline.target(0) == "b"
    assert Walk(parse("a"), rule("right_hand")).ending == Ending(ARRIVED, 0)


def test_a_control_point_out_of_turn_is_plain_floor():
    walk = Walk(parse(">ba"), rule("right_hand"))
    walk.run()
    assert walk.timeline.reached == [2, 4]


def test_circling_counts_from_the_last_control_point_reached():
    # Tick 7 is tick 1 again but for the target, which is b by then.
    walk = Walk(parse("> a#b"), rule("right_hand"))
    assert walk.run() == Ending(CIRCLING, 8, 2)
    assert walk.timeline.states[7] == walk.timeline.states[1]


@pytest.mark.parametrize(
    ("map_name", "limit", "ending"),
    [
        ("first", 0, Ending(OUT_OF_TICKS, 0)), ("first", 142, Ending(OUT_OF_TICKS, 142)),
        ("first", 143, Ending(ARRIVED, 143)), ("loop", 29, Ending(CIRCLING, 29, 13)),
    ],
)  # fmt: skip
def test_a_limit_ends_the_walk_unless_it_ends_at_that_very_tick(map_name, limit, ending):
    walk = Walk(heya(map_name), rule("right_hand"), limit)
    assert walk.run() == ending
    walk.advance(5)
    assert walk.tick == walk.timeline.last == limit


def test_the_limit_grows_with_the_floor():
    assert Walk(parse("a"), rule("right_hand")).limit == 10_200
    assert Walk(heya("first"), rule("right_hand")).limit == 10_000 + 200 * 47


def test_a_walk_needs_a_control_point():
    with pytest.raises(ValueError, match="has no target to walk to"):
        Walk(parse("A #"), rule("right_hand"))


def test_a_rule_that_raises_leaves_the_walk_at_the_last_whole_tick():
    def breaks(view):
        if view.right:
            return Turn.RIGHT
        raise ZeroDivisionError

    walk = Walk(heya("first"), ByView(breaks))
    with pytest.raises(ZeroDivisionError):
        walk.run()
    assert walk.ending is None
    assert walk.tick == walk.timeline.last > 0


def test_a_strategy_gets_the_view_and_where_it_is_and_nothing_else():
    told = []

    def ahead(*arguments):
        told.append(arguments)
        return Turn.AHEAD

    Walk(parse(">  a"), Asked(ahead)).run()
    assert [place for _, place, _ in told] == [(0, 0), (1, 0), (2, 0)]
    assert {heading for _, _, heading in told} == {Heading.RIGHT}
    assert {len(arguments) for arguments in told} == {3}
    assert {type(view) for view, _, _ in told} == {View}
    senses = vars(told[0][0])
    assert {type(sense) for sense in senses.values()} == {bool}, "it senses yes or no, and no map"


NOT_PROVEN = not_proven("an iterator")


@pytest.mark.parametrize(
    ("doubt", "limit", "is_open"),
    [
        (NOT_PROVEN, 3, True),
        (NOT_PROVEN, 4, False),
        (DICE, 3, False),
        (Doubt(DoubtKind.KEYS, "keys"), 3, False),
        (Doubt(DoubtKind.COMES_TO_AN_END, "it ends"), 3, False),
        (None, 3, False),
    ],
)
def test_only_a_walk_that_runs_out_of_ticks_with_an_incomparable_memory_leaves_circling_open(
    doubt, limit, is_open
):
    walk = Walk(parse(">   a"), Asked(lambda view, place, heading: Turn.AHEAD, doubt), limit)
    assert walk.open_doubt is None, "it has not ended yet"
    assert walk.run().verdict is (OUT_OF_TICKS if limit == 3 else ARRIVED)
    assert walk.open_doubt is (doubt if is_open else None)
    assert walk.doubt is doubt
    assert walk.tosses == (doubt is DICE)


def test_tremaux_is_not_said_to_circle_perhaps():
    walk = Walk(heya("first"), Tremaux(), 10)
    assert walk.run() == Ending(OUT_OF_TICKS, 10)
    assert walk.doubt
    assert walk.open_doubt is None


def test_a_walk_whose_turn_went_wrong_stays_so_and_asks_no_more():
    asked = []

    def wrong(view, place, heading):
        asked.append(place)
        raise StrategyError("mine.py", [])

    walk = Walk(heya("first"), Asked(wrong))
    for _try in range(3):
        with pytest.raises(StrategyError):
            walk.advance(5)
    assert (len(asked), walk.tick, walk.timeline.stopped_after) == (1, 0, 0)


def test_a_walk_whose_answer_is_due_does_one_tick_and_no_more():
    walk = Walk(heya("first"), rule("right_hand"))
    walk.advance(100, lambda: True)
    assert (walk.tick, walk.ending) == (1, None)


def test_a_rule_may_not_give_up_because_a_later_letter_cannot_be_reached():
    walk = Walk(parse("> a#b"), Asked(lambda view, place, heading: EXPLORED))
    with pytest.raises(StrategyError, match="a path to a"):
        walk.run()
