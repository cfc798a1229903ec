"""What the lessons say while they run is true: each comment behind an answer, each caption.

Every caption of the rules is taken apart into claims, and each claim is held to the moment in which
it is said. A comment with other words fails here, until somebody writes down what they mean.
"""

import random
import re
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from hypothesis import given

from mazelib.grid.compass import Heading, Turn, turned
from mazelib.learner.guard.guarded_script import GuardedScript, load_script
from mazelib.learner.script.source import source_of
from mazelib.making.field import FLOOR, WALL
from mazelib.maps.heya import Heya
from mazelib.walking.moment import Moment
from mazelib.walking.verdict import Verdict
from mazelib.walking.walk import Walk
from tests.conftest import PROJECT
from tests.examples import examples
from tests.making.told_steps import Told, beside, blank_around, rooms_in, told_steps
from tests.real_lessons import loaded, makers_in
from tests.samples import OURS, heya, maps, rule

LESSONS = PROJECT / "lessons"
STRATEGIES = PROJECT / "mazelib" / "walking" / "strategies"

#: Words about the four sides, and which of them must be open or wall.
OPEN = {"right is open": "right", "front is open": "front", "left is open": "left"}
WALLS = {
    "wall on the right": ("right",),
    "wall on the left": ("left",),
    "wall in front": ("front",),
    "wall on the right and in front": ("right", "front"),
    "wall on the left and in front": ("left", "front"),
}
#: Words about the answer.
TURNS = {
    "turn right": Turn.RIGHT,
    "turn left": Turn.LEFT,
    "turn back": Turn.BACK,
    "turn round": Turn.BACK,
    "go ahead": Turn.AHEAD,
    "keep heading": Turn.AHEAD,
}


def the_coin_came_up_0(moment: Moment) -> bool:
    return moment.lines_run.coins[-1] == 0


def no_coin_came_up_0(moment: Moment) -> bool:
    return 0 not in moment.lines_run.coins


def card_in(memory: Mapping[str, object], moment: Moment) -> Heading | None:
    """The card at the place; the rule of the library calls its cards branches."""
    return memory["cards" if "cards" in memory else "branches"].get(moment.place)


def card_before(moment: Moment) -> Heading | None:
    return card_in(moment.memory_before, moment)


def card_now(moment: Moment) -> Heading | None:
    return card_in(moment.memory, moment)


def there_is_a_second_way(moment: Moment) -> bool:
    return len(ways_on(moment)) > 1


def note_it_on_a_card(moment: Moment) -> bool:
    return card_before(moment) is None and card_now(moment) == ways_on(moment)[1]


def ways_on(moment: Moment) -> list[Heading]:
    """The headings of the open ways but the one that leads back, from the right round."""
    return [turned(moment.heading, turn) for turn in marks_around(moment) if turn is not Turn.BACK]


def note_the_front(moment: Moment) -> bool:
    return card_before(moment) is None and card_now(moment) == moment.heading


def note_the_left(moment: Moment) -> bool:
    return card_before(moment) is None and card_now(moment) == turned(moment.heading, Turn.LEFT)


def a_card_lies_here(moment: Moment) -> bool:
    return card_before(moment) is not None


def the_card_here_leads_back(moment: Moment) -> bool:
    return card_before(moment) == turned(moment.heading, Turn.BACK)


def throw_it_away(moment: Moment) -> bool:
    return card_now(moment) is None


def take_its_way(moment: Moment) -> bool:
    return turned(moment.heading, moment.turn) == card_before(moment)


def marks_around(moment: Moment) -> dict[Turn, int]:
    """The marks on each open way before the turn, from the walker's right round."""
    known = moment.memory_before.get("chalk", {}).get(moment.place, {})
    found = {}
    for turn in (Turn.RIGHT, Turn.AHEAD, Turn.LEFT, Turn.BACK):
        way = turned(moment.heading, turn)
        sides = {Turn.RIGHT: "right", Turn.AHEAD: "front", Turn.LEFT: "left", Turn.BACK: "back"}
        if getattr(moment.view, sides[turn]):
            found[turn] = known.get(way, 0)
    return found


def takes_the_way_with_the_fewest_marks(moment: Moment) -> bool:
    marks = marks_around(moment)
    return marks[moment.turn] == min(marks.values())


def this_place_has_marks_already(moment: Moment) -> bool:
    other_ways = [count for turn, count in marks_around(moment).items() if turn is not Turn.BACK]
    return sum(other_ways) > 0


def every_way_at_this_place_has_two_marks(moment: Moment) -> bool:
    return {*marks_around(moment).values()} <= {2}


#: Words about coins, cards and marks.
OTHERS: dict[str, Callable[[Moment], bool]] = {
    "and the coin came up 0": the_coin_came_up_0,
    "no coin came up 0": no_coin_came_up_0,
    "there's a second way to go": there_is_a_second_way,
    "note it on a card": note_it_on_a_card,
    "there's a card here": a_card_lies_here,
    "the card here points back": the_card_here_leads_back,
    "throw it away": throw_it_away,
    "and follow it": take_its_way,
    "remember that the front is open too": note_the_front,
    "remember that the left is open too": note_the_left,
    "a branch is remembered here": a_card_lies_here,
    "take it": take_its_way,
    "the branch remembered here leads back": the_card_here_leads_back,
    "forget it": throw_it_away,
    "take the way with the fewest marks": takes_the_way_with_the_fewest_marks,
    "this place already has marks": this_place_has_marks_already,
    "every way at this place has two marks": every_way_at_this_place_has_two_marks,
}


def is_true(claim: str, moment: Moment) -> bool:
    """Whether a claim holds at a moment; AssertionError: nobody has said what it means."""
    if claim in OPEN:
        return getattr(moment.view, OPEN[claim])
    if claim in WALLS:
        return not any(getattr(moment.view, side) for side in WALLS[claim])
    if claim in TURNS:
        return moment.turn is TURNS[claim]
    if claim not in OTHERS:
        # Two claims in one: "throw it away and take its way".
        first, _, second = claim.partition(" and ")
        assert second, f"write into this test what {claim!r} means"
        second = f"and {second}" if f"and {second}" in OTHERS else second
        return is_true(first, moment) and is_true(second, moment)
    return OTHERS[claim](moment)


def claims_of(caption: str) -> list[str]:
    claims = [claim.strip().lower() for claim in re.split(r"[.:;,]", caption) if claim.strip()]
    return [claim.removeprefix("so ") for claim in claims]


def test_a_claim_that_is_not_true_is_found():
    walk = Walk(heya("first"), load_script(LESSONS / "04_right_hand.py").strategy(random.Random(1)))
    walk.advance(1)
    moment = walk.timeline.moment(0, thinks=True)
    assert is_true("right is open", moment)
    assert is_true("turn right", moment)
    for lie in ("wall on the right", "go ahead", "wall on the right and in front"):
        assert not is_true(lie, moment)
    with pytest.raises(AssertionError, match="what 'it feels like it' means"):
        is_true("it feels like it", moment)


def comments_of(text: str) -> set[str]:
    """All comments of the rule that are sentences and stand behind code."""
    rule_text = text.partition("if __name__")[0]
    found = re.findall(r"^ +\S.*  # (.*)$", rule_text, re.MULTILINE)
    return {comment for comment in found if comment[0].isupper()}


@pytest.mark.parametrize("number", ["03", "04", "05", "06"])
def test_every_comment_behind_an_answer_is_true_whenever_its_line_runs(number):
    (path,) = LESSONS.glob(f"{number}_*.py")
    demand_true_comments(path, seeds=2 if number == "03" else 1)  # the only one that tosses


@pytest.mark.parametrize(
    "name",
    ["right_hand", "branch_stack", pytest.param("random_walk", marks=pytest.mark.thorough)],
)
def test_every_comment_of_a_rule_of_the_library_is_true_as_that_of_its_lesson_is(name, tmp_path):
    path = STRATEGIES / f"{name}.py"
    # Scripts may not have their own dice, not even as an annotation.
    text = path.read_text(encoding="utf-8").replace("import random\n", "")
    script = tmp_path / path.name
    script.write_text(text.replace(": random.Random", ""), encoding="utf-8")
    demand_true_comments(script, seeds=2 if name == "random_walk" else 1)


def demand_true_comments(path: Path, seeds: int) -> None:
    """Walk all maps by the rule of a script, and hold each comment to the moment it is said."""
    script = load_script(path)
    said = set()
    for name in OURS:
        for seed in range(seeds):
            said |= true_captions(script, heya(name), seed)
    unsaid = {each for each in comments_of(script.file.text) if each not in " ".join(said)}
    assert unsaid == set(), "each comment was said, and so was held to the truth"


def true_captions(script: GuardedScript, read: Heya, seed: int) -> set[str]:
    """The captions of a walk, each held to the moment in which it is said."""
    source = source_of(script.files)
    said = set()
    walk = Walk(read, script.strategy(random.Random(seed)), 250)
    walk.run()
    thoughts = walk.timeline.last
    if walk.timeline.stopped_after is not None:
        thoughts += 1  # the one that led to no step
    for tick in range(thoughts):
        moment = walk.timeline.moment(tick, thinks=True)
        if moment.lines_run:
            caption = source.caption(moment.lines_run)
            said.add(caption)
            lies = [claim for claim in claims_of(caption) if not is_true(claim, moment)]
            assert lies == [], (read.name, tick, caption)
            assert caption, "every turn says why"
    return said


@pytest.mark.parametrize("number", ["03", "04", "05", "06"])
@examples(40)
@given(read=maps())
@pytest.mark.sweep(2)
def test_every_comment_is_true_on_any_map_whatever_the_walker_sees(number, read):
    true_captions(loaded(number), read, seed=3)


# --- what makers yield -----------------------------------------------------------------------


def it_begins_in_one_room(steps: list[Told], number: int) -> bool:
    return number == 0 and len(steps[0].new) == 1 == len(steps[0].new_rooms)


def it_was_still_wall_and_is_dug_from_where_the_worker_stands(steps, number) -> bool:
    step = steps[number]
    (room,) = step.new_rooms
    is_beside = room in blank_around(step.before, step.stood, WALL)
    return is_beside and {step.after[place] for place in step.new} == {FLOOR}


def it_is_stuck_and_next_it_looks_from_the_room_before(steps, number) -> bool:
    step = steps[number]
    following = steps[number + 1]
    dug_from = {}
    for each in steps[1:number]:
        for room in each.new_rooms:
            dug_from[room] = each.stood
    is_stuck = blank_around(step.before, step.stood, WALL) == [] == step.new
    is_last = following.part == 1  # It is home, and looks around once more.
    return is_stuck and (is_last or following.stood == dug_from[step.stood])


def it_fills_the_room_that_was_dug_last(steps, number) -> bool:
    step = steps[number]
    dug = [room for each in steps if each.part == 0 for room in each.new_rooms]
    left = [room for room in dug if step.before[room] == FLOOR]
    return step.new_rooms == [left[-1]] and {step.after[place] for place in step.new} == {WALL}


def each_room_has_its_own_number(steps, number) -> bool:
    step = steps[number]
    numbers = [step.after[room] for room in rooms_in(step.after)]
    return number == 0 and min(numbers) >= 0 and len({*numbers}) == len(numbers)


def the_same_and_the_wall_stays(steps, number) -> bool:
    step = steps[number]
    one, other = beside(step.wall)
    return step.before[one] == step.before[other] and step.after[step.wall] == WALL


def different_and_the_wall_is_broken(steps, number) -> bool:
    step = steps[number]
    one, other = beside(step.wall)
    smaller = min(step.before[one], step.before[other])
    is_different = step.before[one] != step.before[other]
    return is_different and step.after[one] == step.after[other] == step.after[step.wall] == smaller


def road_1_begins(steps, number) -> bool:
    (room,) = steps[number].new
    is_first = number == 0 or steps[number - 1].part < steps[number].part
    return is_first and steps[number].after[room] == 1


def road_1_begins_at_s(steps, number) -> bool:
    return road_1_begins(steps, number) and steps[number].new == [(1, 1)]


def this_road_is_stuck_and_so_was_not_before(steps, number) -> bool:
    step = steps[number]
    (road,) = re.findall(r"\d+", step.caption)
    ways = blank_around(step.before, step.stood, [WALL, FLOOR][step.part])
    grew_there = steps[number - 1].new_rooms == [step.stood]
    return ways == [] == step.new and grew_there and step.before[step.stood] == int(road)


def this_road_is_laid(steps, number) -> bool:
    step = steps[number]
    (road,) = re.findall(r"\d+", step.caption)
    (room,) = step.new_rooms
    is_beside = room in blank_around(step.before, step.stood, [WALL, FLOOR][step.part])
    return is_beside and {step.after[place] for place in step.new} == {int(road)}


#: For each lesson its captions, and what each of them says; its numbers are left out here.
CAPTIONS = {
    "08": {
        "Start in any room.": it_begins_in_one_room,
        "Still wall: dig there.": it_was_still_wall_and_is_dug_from_where_the_worker_stands,
        "Stuck: go back.": it_is_stuck_and_next_it_looks_from_the_room_before,
        "Fill the newest room.": it_fills_the_room_that_was_dug_last,
    },
    "09": {
        "Each room has its own number.": each_room_has_its_own_number,
        "Same: the wall stays.": the_same_and_the_wall_stays,
        "Different: break it.": different_and_the_wall_is_broken,
    },
    "10": {
        "Road # starts in any room.": road_1_begins,
        "Road # starts at S.": road_1_begins_at_s,
        "Lay road #.": this_road_is_laid,
        "Road # is stuck.": this_road_is_stuck_and_so_was_not_before,
    },
}


@pytest.mark.parametrize("number", CAPTIONS)
def test_every_caption_of_a_maker_is_true_of_its_step(number):
    said = set()
    for seed in range(3):
        steps = told_steps(makers_in(number), 7, 5, seed)
        for step_number, step in enumerate(steps):
            caption = re.sub(r"\d+", "#", step.caption)
            said.add(caption)
            assert caption in CAPTIONS[number], "write into this test what it means"
            assert CAPTIONS[number][caption](steps, step_number), (seed, step_number, step.caption)
    assert said == {*CAPTIONS[number]}, "each was said, and so was held to the truth"


# --- numbers in the docstrings ---------------------------------------------------------------


def ticks_named(number: str) -> list[int]:
    (path,) = LESSONS.glob(f"{number}_*.py")
    opening = path.read_text(encoding="utf-8").split('"""')[1]
    return [int(tick) for tick in re.findall(r"tick (\d+)", opening)]


def test_04_names_the_two_ticks_of_the_circle_on_loop():
    ending = Walk(heya("loop"), rule("right_hand")).run()
    assert ending.verdict is Verdict.CIRCLING
    assert ticks_named("04") == [ending.since, ending.tick]


def test_05_names_the_tick_at_which_a_card_saves_it_from_the_circle():
    (named,) = ticks_named("05")
    by_hand = Walk(heya("loop"), rule("right_hand"))
    by_cards = Walk(heya("loop"), rule("branch_stack"))
    assert by_hand.run().since == named
    by_cards.run()
    states = by_hand.timeline.states
    assert by_cards.timeline.states[: named + 1] == states[: named + 1]
    cards = by_cards.timeline.memory_at(named)["branches"]
    saves = next(
        tick for tick, state in enumerate(states) if by_cards.timeline.states[tick] != state
    )
    assert by_cards.timeline.place(saves - 1) in cards, "one of the cards that lie there at tick 13"
