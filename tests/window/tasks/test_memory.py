"""What a class remembers is seen in the workshop: on the map, and in words beside it."""

import pytest

from mazelib.grid.compass import Heading
from mazelib.window.drawing.theme import LIGHT
from mazelib.window.rule.kept_places import kept_places, places_in, told_in_short
from tests.window.on_stage import LARGE, colours_of, drawn_now, stage_at, words_on

SEES = """\
from mazelib import Turn


class MyTurn:
    def __init__(self):
        self.seen = []
        self.steps = 0

    def turn(self, view, place, heading):
        self.steps += 1
        if place not in self.seen and view.right:
            self.seen.append(place)
        if view.right:
            return Turn.RIGHT
        return Turn.AHEAD if view.front else Turn.LEFT
"""


@pytest.fixture(scope="module")
def rule(tmp_path_factory):
    path = tmp_path_factory.mktemp("rule") / "mine.py"
    path.write_text(SEES, encoding="utf-8")
    return path


def striped(stage) -> set:
    """The open places of the map that have stripes."""
    drawn_now(stage)
    (grid,) = stage.drawn.maps
    heya = stage.scene.timeline.heya
    found = set()
    for place in heya.places:
        if heya.is_open(place):
            at = grid.rect_of(place).inflate(-4, -4)
            if LIGHT.order in colours_of(stage.window.surface, at):
                found.add(place)
    return found


def test_the_places_that_a_class_keeps_have_stripes_at_each_tick_and_no_others(rule):
    stage = stage_at(40, "07", LARGE, strategy=rule)
    timeline = stage.scene.timeline
    kept = set()
    told = []
    for tick in range(40):
        if tick in (0, 6, 23):
            stage.player.seek(tick)
            assert striped(stage) == kept
            told.append(len(kept))
            words = words_on(stage)
            assert f"seen: {len(kept)} place" in words or not kept
            assert f"steps = {tick}" in words
        if timeline.view(tick).right:
            kept.add(timeline.place(tick))
    assert len(set(told)) == 3, "the nearest lie would be told apart"


def test_a_place_that_is_new_in_this_half_has_a_yellow_edge_and_its_words_a_yellow_ground(rule):
    stage = stage_at(40, "07", LARGE, strategy=rule)
    timeline = stage.scene.timeline
    first = next(tick for tick in range(40) if timeline.view(tick).right)
    stage.player.seek(first)
    place = timeline.place(first)
    for thinks in (False, True):
        stage.player.half = 2 * first + thinks
        drawn = drawn_now(stage)
        edge = drawn.maps[0].rect_of(place)
        edge.width = 2
        is_yellow = LIGHT.mark in colours_of(stage.window.surface, edge)
        assert is_yellow == thinks
        assert ("seen: 1 place" in words_on(stage)) == thinks


def test_cards_chalk_a_single_place_and_numbers_are_no_kept_places():
    places = [(1, 1), (2, 1)]
    for held in (places, tuple(places), set(places), dict.fromkeys(places, 3)):
        assert sorted(places_in(held)) == places
    card = {(1, 1): Heading.UP}
    chalk = {(1, 1): {Heading.UP: 1}}
    for other in ((1, 1), [], 7, [3, (1, 1)], "ab", card, chalk, [[1, 1]]):
        assert places_in(other) == []
    assert kept_places({"seen": places}, {"seen": places[:1]}).new == {(2, 1)}


def test_what_is_kept_is_told_in_one_row_each():
    memory = {"closed": [(1, 1)], "steps": 3, "seen": {(1, 1): 2, (2, 1): 1}, "none": []}
    assert [words for words, _are_places in told_in_short(memory)] == [
        "closed: 1 place", "steps = 3", "seen: 2 places", "none = []",
    ]  # fmt: skip
    assert told_in_short({"many": list(range(30))}) == [("many: 30", False)]
