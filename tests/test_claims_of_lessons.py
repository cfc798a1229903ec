"""What a lesson claims holds on every map that it offers."""

from collections import Counter
from collections.abc import Iterator

import pytest

from mazelib.grid.compass import (
    Heading,
    Place,
    Turn,
    stepped,
)
from mazelib.grid.routes import reachable
from mazelib.learner.script.source import source_of
from mazelib.maps.heya import Heya
from mazelib.maps.reach import tour
from mazelib.walking.strategies import fresh_strategy
from mazelib.walking.strategies.right_hand import right_hand
from mazelib.walking.verdict import Verdict
from mazelib.walking.walk import Walk
from tests.lessons import lesson_of
from tests.real_lessons import lesson, loaded, maps_of, says, walked
from tests.samples import heya
from tests.shapes import stands_free
from tests.window.on_stage import LARGE, paused_stage, words_on


@pytest.mark.parametrize("name", maps_of("02"))
def test_02_each_map_can_be_walked_to_its_end(name):
    assert len(heya(name).controls) == 3, "a, then b, then c"
    assert tour(heya(name))


@pytest.mark.parametrize("name", maps_of("03"))
def test_03_on_each_map_it_arrives_and_turns_right_more_often_the_more_it_may_choose(name):
    turns = Counter()
    ticks = set()
    for seed in range(6):
        walk = walked("03", name, seed)
        assert walk.ending.verdict is Verdict.ARRIVED
        ticks.add(walk.ending.tick)
        turned = [
            walk.timeline.moment(tick, thinks=True).turn for tick in range(walk.timeline.last)
        ]
        turns.update(turned)
        assert turned.count(Turn.RIGHT) > 1.3 * turned.count(Turn.LEFT), "clearly"
    assert len(ticks) > 1, "with other coins it takes another time"
    says("03", "The two bars count its turns to the right and to the left.")
    assert maps_of("03")[0] == "open_square"
    assert turns[Turn.RIGHT] > turns[Turn.LEFT] > 20


@pytest.mark.parametrize("name", maps_of("04"))
def test_04_it_arrives_where_all_walls_are_joined_and_circles_where_a_block_stands_free(name):
    read = heya(name)
    verdict = Verdict.ARRIVED if stands_free(read) == set() else Verdict.CIRCLING
    walk = walked("04", name)
    assert walk.ending.verdict is verdict
    question = lesson_of(lesson("04")).call.question_at_end(verdict)
    if verdict is Verdict.CIRCLING:
        assert question == "Add one wall so that it arrives. Where?"
        assert Verdict.ARRIVED in ends_after_one_change(read, " ", "#")
    else:
        assert question == "Remove one wall so that it never arrives. Which one?"
        assert Verdict.CIRCLING in ends_after_one_change(read, "#", " ")


def ends_after_one_change(read: Heya, old: str, new: str) -> Iterator[Verdict]:
    """How the right hand's walk ends on each map on which one sign inside is another."""
    for y, row in enumerate(read.rows):
        for x, sign in enumerate(row):
            if sign == old and (x, y) != read.start:
                changed = row[:x] + new + row[x + 1 :]
                rows = (*read.rows[:y], changed, *read.rows[y + 1 :])
                yield Walk(read.changed(rows=rows), fresh_strategy("right_hand", 0)).run().verdict


#: What each map of lesson 5 shows: cards save the walker, or cannot.
SAVED_BY_CARDS = {"loop": True, "trap_room": False, "trap_corridor": False}


@pytest.mark.parametrize("name", maps_of("05"))
def test_05_the_right_hand_circles_on_each_map_and_cards_save_it_but_in_the_traps(name):
    assert walked("04", name).ending.verdict is Verdict.CIRCLING
    walk = walked("05", name)
    assert SAVED_BY_CARDS[name] or name.startswith("trap"), 'the maps called "trap"'
    assert (walk.ending.verdict is Verdict.ARRIVED) == SAVED_BY_CARDS[name]
    question = lesson_of(lesson("05")).call.question_at_end(walk.ending.verdict)
    if SAVED_BY_CARDS[name]:
        assert question == "Which card made it let go of the wall?"
    else:
        assert question == "Why did no card ever point to a?"
        timeline = walk.timeline
        been = {timeline.place(tick) for tick in range(timeline.last + 1)}
        assert dict(walk.heya.controls)["a"] in set(reachable(walk.heya, walk.heya.start)) - been
        for tick in range(timeline.last + 1):
            cards = timeline.memory_at(tick).get("cards", {})
            assert been >= {stepped(place, way) for place, way in cards.items()}


def test_05_one_card_saved_it_on_loop_and_at_the_end_all_cards_that_were_used_are_in_sight():
    """It saved it where the hand alone would have turned another way, into the circle."""
    timeline = walked("05", "loop").timeline
    used = {}
    saved_by = {}
    for tick in range(timeline.last):
        before = timeline.memory_at(tick).get("cards", {})
        for place in set(before) - set(timeline.memory_at(tick + 1)["cards"]):
            used[place] = tick
            if right_hand(timeline.view(tick)) is not timeline.moment(tick, thinks=True).turn:
                saved_by[place] = tick
    assert used == {(5, 3): 22, (9, 1): 49}
    assert saved_by == {(5, 3): 22}
    stage = paused_stage(lesson("05"), LARGE, map="loop")
    stage.scene.advance(100)
    stage.player.seek(timeline.last)
    words = words_on(stage)
    assert "Which card made it let go of the wall?" in words
    ((x, y),) = timeline.memory_at(timeline.last)["cards"]
    assert f"its memory: 1 card x {x}, y {y}" in words
    for (x, y), tick in used.items():
        assert f"x {x}, y {y} tick {tick}" in words
    page = " ".join((lesson("05").parent / "README.md").read_text(encoding="utf-8").split())
    assert "which card saved it from the circle? *The one at (5, 3)" in page
    assert "thrown away at tick 22" in page


@pytest.mark.parametrize("name", maps_of("06"))
def test_06_no_way_is_walked_more_than_twice_and_the_walk_comes_to_its_end(name):
    assert len(heya(name).controls) == 1, "with one target it never has to begin anew"
    walk = walked("06", name)
    walked_ways = Counter()
    for tick in range(walk.timeline.last):
        ends = frozenset({walk.timeline.place(tick), walk.timeline.place(tick + 1)})
        if len(ends) == 2:
            walked_ways[ends] += 1
    assert max(walked_ways.values()) == 2
    says("06", "it never walks a way more than twice, and the walk has to end.")
    can_arrive = tour(heya(name)) is not None
    assert walk.ending.verdict is (Verdict.ARRIVED if can_arrive else Verdict.UNREACHABLE)
    question = lesson_of(lesson("06")).call.question_at_end(walk.ending.verdict)
    if can_arrive:
        assert question == "Where do the single marks lead?"
        goal = dict(walk.heya.controls)["a"]
        assert ends_of_single_lines(walked_ways) == {walk.heya.start, goal}
    else:
        assert name == "unreachable"
        assert question == "How does it know?", "see test_tremaux"
        ways = {frozenset({place, to}) for place, to in ways_from(walk.heya.start, walk.heya)}
        assert walked_ways == dict.fromkeys(ways, 2), "so it has seen all"
        assert 2 * len(walked_ways) == walk.ending.tick, "half as many as ticks"
        page = (lesson("06").parent / "README.md").read_text(encoding="utf-8")
        assert f"*Half as many as steps: {len(walked_ways)}.*" in page


def ways_from(start: Place, read: Heya) -> set[tuple[Place, Place]]:
    """All ways that can be got to from a place, as the two places that each joins."""
    ways = set()
    for place in reachable(read, start):
        for heading in Heading:
            if read.is_open(stepped(place, heading)):
                ways.add((place, stepped(place, heading)))
    return ways


def ends_of_single_lines(walked_ways: Counter[frozenset[Place]]) -> set[Place]:
    """The two ends of the way that is made of all that was walked once; it has no branches."""
    single = [ends for ends, count in walked_ways.items() if count == 1]
    at = Counter(place for ends in single for place in ends)
    assert max(at.values()) <= 2
    ends = {place for place, count in at.items() if count == 1}
    assert len(ends) == 2
    place = min(ends)
    while single:
        (onward,) = [each for each in single if place in each]
        single.remove(onward)
        (place,) = onward - {place}
    assert place == max(ends), "it is one way, and no other part stands alone"
    return ends


def captions(walk: Walk, number: str) -> list[str]:
    """What is said in each tick of a walk."""
    source = source_of(loaded(number).files)
    thoughts = [walk.timeline.moment(tick, thinks=True) for tick in range(walk.timeline.last)]
    return [source.caption(thought.lines_run) for thought in thoughts]


def test_06_on_the_ring_it_turns_round_where_it_has_been_and_nowhere_in_corridors():
    assert '"ring": where does it turn round?' in lesson("06").read_text(encoding="utf-8")
    walk = walked("06", "ring")
    said = captions(walk, "06")
    round_at = [tick for tick, caption in enumerate(said) if "turn round" in caption]
    assert len(round_at) == 1
    place = walk.timeline.place(round_at[0])
    assert place in [walk.timeline.place(tick) for tick in range(round_at[0])]


def test_06_where_it_begins_anew_the_line_that_rubs_out_is_marked_and_all_is_said():
    walk = walked("06", "open_square")
    text = lesson("06").read_text(encoding="utf-8").splitlines()
    rubs_out = 1 + text.index("            self.chalk = {}")
    anew = []
    for tick in range(walk.timeline.last):
        moment = walk.timeline.moment(tick, thinks=True)
        if (str(lesson("06")), rubs_out) in moment.lines_run.lines:
            anew.append(moment)
    assert anew, "with three targets it begins anew"
    source = source_of(loaded("06").files)
    for moment in anew:
        caption = source.caption(moment.lines_run)
        assert caption.startswith("Every way at this place has two marks. ")
        assert caption.endswith("Take the way with the fewest marks.")
        assert {*moment.memory_before["chalk"][moment.place].values()} == {2}
        assert len(moment.memory["chalk"]) == 2, "one mark is drawn, and is noted at its two ends"
