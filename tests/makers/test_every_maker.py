"""What holds for every maker, every size and every seed."""

import random
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mazelib.heya import parse
from mazelib.makers import MAKERS
from mazelib.makers.field import COLOURS, FIRST_COLOUR, FLOOR, WALL, WAY, Field, MakerError
from mazelib.makers.goals import made_heya
from mazelib.makers.shown import NO_NUMBER
from mazelib.routes import reachable, shortest_tour
from mazelib.strategies import RULES
from mazelib.verdict import Verdict
from mazelib.walk import Walk
from tests.makers.making_examples import MORE, NAMES, SEEDS, SIZES, making, run

SHOWN = [*NAMES, *MORE]


def over(names, seeds):
    """Runs a test of name, width, height and seed over all sizes and seeds, as one test a name."""

    def decorate(test):
        @pytest.mark.parametrize("name", names)
        def each(name):
            for width, height in SIZES:
                for seed in seeds:
                    test(name, width, height, seed)

        return each

    return decorate


every_maze, every_shown = over(NAMES, SEEDS), over(SHOWN, (0, 1))


def walls_between_rooms(field: Field) -> list[int]:
    return [
        y * field.columns + x
        for y in range(1, field.lines - 1)
        for x in range(1, field.columns - 1)
        if (x % 2) != (y % 2)
    ]


def looks(shown):
    """Kind and number of every place."""
    return list(zip(shown.cells, shown.numbers or [NO_NUMBER] * len(shown.cells), strict=True))


@every_maze
def test_every_room_can_be_reached_and_there_are_just_enough_openings(name, width, height, seed):
    made = run(name, width, height, seed)
    heya = made_heya(made.field, made.floor)
    openings = sum(made.floor[place] for place in walls_between_rooms(made.field))
    assert openings == width * height - 1
    assert len(reachable(heya)) == width * height + openings == sum(made.floor)


@every_maze
def test_the_border_is_closed_and_so_are_the_corners_between_rooms(name, width, height, seed):
    made = run(name, width, height, seed)
    assert len(made.floor) == (2 * width + 1) * (2 * height + 1)
    for index, is_open in enumerate(made.floor):
        x, y = made.field.place(index)
        if x in (0, 2 * width) or y in (0, 2 * height) or (x % 2 == 0 and y % 2 == 0):
            assert is_open == 0


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_makes_the_same_maze_and_another_seed_another(name):
    assert run(name, 12, 9, 5).floor == run(name, 12, 9, 5).floor
    assert len({run(name, 12, 9, seed).floor for seed in range(10)}) == 10


@every_shown
def test_stepping_is_draining(name, width, height, seed):
    drained, stepped = run(name, width, height, seed, recorded=False), making(name, width, height, seed)
    while not stepped.done:
        before = stepped.steps_done
        stepped.advance(1)
        assert stepped.steps_done <= before + 1
    assert stepped.floor == drained.floor
    assert stepped.steps_done == drained.steps_done
    if not name.startswith("braid"):
        assert stepped.steps_done == len(stepped.record)


@pytest.mark.parametrize("name", SHOWN)
@settings(max_examples=25, deadline=None)
@given(portions=st.lists(st.integers(0, 40), max_size=12), seed=st.integers(0, 99))
def test_it_does_not_matter_in_what_portions_the_steps_are_asked_for(name, portions, seed):
    drained, portioned = run(name, 7, 5, seed), making(name, 7, 5, seed)
    for steps in portions:
        portioned.advance(steps)
    portioned.run()
    assert portioned.record == drained.record
    assert portioned.floor == drained.floor


@pytest.mark.parametrize("name", SHOWN)
def test_a_making_that_is_done_stays_as_it_is(name):
    done = run(name, 6, 4, 3)
    before = done.floor, done.steps_done
    done.advance(10)
    assert (done.floor, done.steps_done) == before


@every_shown
def test_what_is_shown_is_what_is_made_at_every_step(name, width, height, seed):
    live = making(name, width, height, seed)
    shown = run(name, width, height, seed).shown()
    for step in range(shown.making.steps_done + 1):
        shown.show(step)
        opened = bytes(kind != WALL for kind in shown.cells)
        assert opened == live.floor
        live.advance(1)


@every_shown
def test_every_step_changes_what_it_says_and_nothing_else(name, width, height, seed):
    shown = run(name, width, height, seed).shown()
    for step in range(1, shown.making.steps_done + 1):
        before = looks(shown)
        said = shown.show(step)
        changed = {place for place, look in enumerate(looks(shown)) if look != before[place]}
        assert set(said) == changed
        assert changed or "wall stays" in shown.caption


@every_shown
def test_stepping_back_undoes_exactly(name, width, height, seed):
    shown = run(name, width, height, seed).shown()
    seen = [(bytes(shown.cells), shown.numbers and shown.numbers[:])]
    for step in range(1, shown.making.steps_done + 1):
        shown.show(step)
        seen.append((bytes(shown.cells), shown.numbers and shown.numbers[:]))
    for step in reversed(range(len(seen) - 1)):
        shown.show(step)
        assert (bytes(shown.cells), shown.numbers) == seen[step]


@pytest.mark.parametrize("name", NAMES)
def test_back_at_the_start_is_the_blank_field(name):
    made = run(name, 9, 7, 2)
    shown = made.shown()
    shown.show(made.steps_done)
    shown.show(0)
    rooms = {made.field.room(number) for number in range(made.field.rooms)}
    is_open = {place for place, kind in enumerate(shown.cells) if kind != WALL}
    assert is_open == (rooms if name == "merge" else set())
    assert shown.worker is None
    assert shown.caption == ""


@pytest.mark.parametrize("name", SHOWN)
@settings(max_examples=20, deadline=None)
@given(data=st.data())
def test_a_jump_shows_the_same_as_single_steps(name, data):
    made = run(name, 8, 6, data.draw(st.integers(0, 20)))
    jumping, stepping = made.shown(), made.shown()
    for step in data.draw(st.lists(st.integers(0, made.steps_done), max_size=6)):
        jumping.show(step)
        while stepping.step != step:
            stepping.show(stepping.step + (1 if step > stepping.step else -1))
        assert jumping.cells == stepping.cells
        assert jumping.numbers == stepping.numbers
        assert (jumping.worker, jumping.caption) == (stepping.worker, stepping.caption)


@pytest.mark.parametrize("name", SHOWN)
def test_a_long_jump_shows_the_same_as_short_ones_and_lists_no_places(name, monkeypatch):
    monkeypatch.setattr("mazelib.makers.shown.LEAP", 7)
    made = run(name, 12, 10, 1)
    jumping, stepping = made.shown(), made.shown()
    last = made.steps_done
    for step in (last, last - 8, last, last // 2, last, last // 3, 8, 0, last // 2, 1):
        long = abs(step - jumping.step) > 7
        assert (jumping.show(step) is None) == long
        while stepping.step != step:
            stepping.show(stepping.step + (1 if step > stepping.step else -1))
        assert looks(jumping) == looks(stepping)


@pytest.mark.parametrize("name", SHOWN)
def test_the_cells_stay_the_same_bytearray_and_hold_known_kinds(name):
    made = run(name, 9, 8, 4)
    shown = made.shown()
    cells = shown.cells
    for step in (made.steps_done, 3, made.steps_done // 2, 0):
        shown.show(step)
        assert shown.cells is cells
        known = {WALL, FLOOR, WAY, *range(FIRST_COLOUR, FIRST_COLOUR + COLOURS)}
        assert set(cells) <= known


@pytest.mark.parametrize("name", SHOWN)
def test_the_worker_is_on_the_field_and_every_step_has_a_caption(name):
    made = run(name, 6, 5, 1)
    shown = made.shown()
    for step in range(1, made.steps_done + 1):
        shown.show(step)
        x, y = shown.worker
        assert 0 < x < 12
        assert 0 < y < 10
        assert shown.caption.endswith(".")


#: The steps of its rule that a whole making goes through; the last but one says to repeat.
RULE_STEPS = {"dig": {1, 2, 3}, "merge": {2, 3, 4}, "road": {1, 2, 3}, "fill": {1, 2, 3, 5}, "solve": {1, 2, 3}}


@pytest.mark.parametrize("name", SHOWN)
def test_each_step_is_one_of_the_rule(name):
    made = run(name, 17, 12, 3)
    shown = made.shown()
    assert shown.rule_steps == ()
    done = set()
    for step in range(1, made.steps_done + 1):
        shown.show(step)
        assert set(shown.rule_steps) <= set(range(1, len(shown.rule) + 1))
        assert shown.rule_steps or shown.caption in ("Close the newest opening again.", "Here the wall stays as it is.")
        done |= set(shown.rule_steps)
    assert done == RULE_STEPS[name.removeprefix("braid ")] | ({3} if "braid" in name else set())


def test_the_steps_of_a_rule_are_read_from_its_docstring():
    shown = run("merge", 3, 3, 1).shown()
    assert len(shown.rule) == 5
    assert shown.rule[1] == "Choose a wall between two rooms by chance."
    assert shown.rule[2].endswith("Break the wall, and give both groups the smaller one.")
    shown = run("braid merge", 6, 6, 1).shown()
    assert shown.rule[1] == "Choose a wall between two rooms by chance."
    shown.show(shown.making.unbraided_at + 1)
    assert shown.rule[0] == "Find the dead ends: the rooms with one way only."


def test_a_step_that_is_not_made_cannot_be_shown():
    shown = run("dig", 3, 3, 1).shown()
    with pytest.raises(IndexError, match="step 99 is not made"):
        shown.show(99)
    with pytest.raises(IndexError, match="step -1 is not made"):
        shown.show(-1)


@pytest.mark.parametrize("name", SHOWN)
def test_a_making_that_is_not_recorded_cannot_be_shown(name):
    with pytest.raises(MakerError, match="recorded=True"):
        run(name, 3, 3, 1, recorded=False).shown()


@pytest.mark.parametrize("name", SHOWN)
def test_it_can_be_watched_while_it_is_made(name):
    whole, live = run(name, 6, 6, 8).shown(), making(name, 6, 6, 8)
    shown = live.shown()
    while not live.done:
        live.advance(3)
        shown.show(live.steps_done)
        whole.show(live.steps_done)
        assert shown.cells == whole.cells
        assert shown.numbers == whole.numbers


@every_maze
def test_every_maze_is_solved_by_the_right_hand_the_branch_stack_and_the_shortest_route(
    name, width, height, seed
):
    made = run(name, width, height, seed)
    heya = made_heya(made.field, made.floor, "abc")
    for rule in ("right_hand", "branch_stack"):
        walk = Walk(heya, RULES[rule].make(random.Random(0)), recorded=False)
        assert walk.run().verdict is Verdict.ARRIVED
    tour = shortest_tour(heya)
    assert tour[-1] == heya.controls[-1][1]


@pytest.mark.parametrize("name", SHOWN)
def test_a_maze_far_larger_than_the_recursion_limit_is_made(name):
    assert sys.getrecursionlimit() < 150 * 150
    assert run(name, 150, 150, 3, recorded=False).done


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("size", [0, -1, -(10**30), "3", 2.0, None, True, 10**6, 10**30])
def test_a_bad_size_is_refused_in_one_line(name, size):
    for width, height in ((size, 5), (5, size)):
        if size == 10**6:
            width = height = size
        with pytest.raises(MakerError) as caught:
            MAKERS[name].make(width, height, random.Random(0))
        assert "\n" not in str(caught.value)
        assert len(str(caught.value)) < 200


def test_the_largest_mazes_are_within_the_limits_of_a_map():
    assert Field(1000, 1000).size == 2001 * 2001
    with pytest.raises(MakerError, match="too many"):
        Field(1100, 1000)
    with pytest.raises(MakerError, match="too many"):
        Field(50_000, 1)


def test_a_made_map_is_read_back_as_it_was_written():
    made = run("merge", 7, 5, 1)
    heya = made_heya(made.field, made.floor, "far", "A note.")
    assert parse(heya.text) == heya
    assert heya.floor == made.floor
    assert heya.note == "A note."
