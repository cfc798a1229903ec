"""The bar of rooms, walls broken and groups: read from its pixels."""

from itertools import groupby

import pytest
from pygame import Rect

from mazelib.window.drawing.theme import LIGHT
from mazelib.window.input.keys import Command
from mazelib.window.painters.card import draw_card
from mazelib.window.painters.room_bar import BROKEN, GROUP, draw_room_bar, draw_small_room_bar
from mazelib.window.painters.strip import draw_strip
from mazelib.window.screen.layout import Share, laid_out, text_size
from mazelib.window.screen.strip import Card, Outcome, RoomCounts, Score, Strip
from tests.window.on_stage import LARGE, come_to, drawn_now, paused_stage, pen_of, pixels_of

AREA = Rect(0, 0, 656, 160)
NAMES = {BROKEN: "broken", GROUP: "group", LIGHT.window: "none", LIGHT.mark: "now"}


def runs(pen, row, least=4):
    """What lies along a row of pixels from left to right: each run's name, left and width.

    Gaps between boxes, and what a run is too short for, are left out.
    """
    line = Rect(AREA.left, row, AREA.width, 1)
    found = []
    left = 0
    for colour, group in groupby(pixels_of(pen.window, line)):
        wide = len(list(group))
        if wide >= least and colour in NAMES:
            found.append((NAMES[colour], left, wide))
        left += wide
    return found


def drawn_bar(*counts):
    """A bar on an empty card, and the rows of pixels in the upper and the lower part of it."""
    pen = pen_of(AREA.size)
    draw_room_bar(pen, AREA, RoomCounts(*counts))
    middle = AREA.bottom - 8 - 10
    return pen, middle - 6, middle + 6


@pytest.mark.parametrize("broken", [0, 1, 5, 11])
def test_each_room_is_a_box_and_each_wall_broken_one_group_fewer(broken):
    pen, *rows = drawn_bar(12, broken, 12 - broken)
    for row in rows:
        boxes = runs(pen, row)
        assert [name for name, _left, _wide in boxes] == ["broken"] * broken + ["group"] * (
            12 - broken
        )
        widths = {wide for _name, _left, wide in boxes}
        assert max(widths) - min(widths) <= 1
        assert boxes[-1][1] + boxes[-1][2] - boxes[0][1] >= 610


def test_beside_its_words_each_part_has_a_square_of_its_own_colour():
    pen, *_rows = drawn_bar(12, 5, 7)
    places = {text.text: text.at for text in pen.written}
    broken = places["walls broken 5"]
    groups = places["groups 7"]
    for colour, x in ((BROKEN, broken.left - 14), (GROUP, groups.right + 14)):
        assert pen.window.get_at((x, broken.centery))[:3] == colour


def test_more_boxes_than_can_be_told_apart_are_one_bar_with_the_right_shares():
    pen, row, _low = drawn_bar(96, 24, 72)
    (one, left, wide), (other, _left, rest) = runs(pen, row)
    assert (one, other, left) == ("broken", "group", 21)
    assert rest == pytest.approx(3 * wide, abs=6)


def test_the_box_of_the_wall_that_has_just_broken_is_framed_and_no_other():
    pen, row, _low = drawn_bar(12, 5, 7, 1)
    edges = [left for name, left, _wide in runs(pen, row, 3) if name == "now"]
    fourth = 21 + 614 * 4 // 12
    fifth = 21 + 614 * 5 // 12
    assert len(edges) == 2
    assert all(fourth - 4 <= left <= fifth for left in edges)
    bar, row, _low = drawn_bar(12, 5, 7)
    assert "now" not in {name for name, _left, _wide in runs(bar, row, 3)}


def test_walls_broken_inside_a_group_overlap_and_missing_ones_leave_a_part_empty():
    pen, upper, lower = drawn_bar(12, 8, 6)
    assert [name for name, _left, _wide in runs(pen, upper)].count("broken") == 8
    below = runs(pen, lower)
    assert [name for name, _left, _wide in below if name == "group"] == ["group"] * 6
    assert "broken" not in {name for name, _left, _wide in below}
    pen, upper, _lower = drawn_bar(12, 0, 5)
    left, *groups = runs(pen, upper)
    assert left[0] == "none"
    assert left[2] == pytest.approx(614 * 7 / 12, abs=2)
    assert len(groups) == 5
    pen, upper, lower = drawn_bar(12, 17, 1)
    assert len([name for name, _left, _wide in runs(pen, upper) if name == "broken"]) == 17
    assert len([name for name, _left, _wide in runs(pen, lower) if name == "group"]) == 1


@pytest.mark.parametrize("size", [LARGE, (1024, 768), (900, 600), (640, 480)])
def test_strip_and_card_have_the_bar_at_the_same_place_and_no_words_on_it(size):
    area = laid_out(size, Share.LONG_RULE).strip
    text, smallest, _is_small, _scale = text_size(size)
    counts = RoomCounts(12, 11, 1)
    strip = Strip("The rule says", "Different: break it.", "→ It breaks.", counts=counts)
    buttons = strip._replace(did="", more="Press 1.", buttons=("1  break", "2  leave"))
    seen = set()
    for drawn in (
        strip,
        strip._replace(score=Score(9, 9)),
        buttons,
        buttons._replace(score=Score(9, 9)),
        Card("All are one group.", "", "Why, and why always?", Outcome.GOOD, counts=counts),
    ):
        pen = pen_of(size, text, smallest)
        draw = draw_card if isinstance(drawn, Card) else draw_strip
        draw(pen, area, drawn)
        words = next(text for text in pen.written if text.text == "walls broken 11")
        boxes = Rect(area.left, words.at.bottom, area.width, area.bottom - words.at.bottom)
        inside = boxes.inflate(-2 * text, -text)
        seen.add((tuple(words.at), tuple(pixels_of(pen.window, inside))))
        assert inside.height > text // 5
        assert isinstance(drawn, Card) or "THE RULE SAYS" in {each.text for each in pen.written}
        bar = ("walls broken 11", "groups 1", "12 rooms")
        others = [other for other in pen.written if other.text not in bar]
        assert others
        for other in others:
            assert other.at.bottom <= words.at.top + 3, other
    assert len(seen) == 1


def test_the_end_of_lesson_9_keeps_the_bar_in_sight():
    stage = paused_stage("09", LARGE)
    come_to(stage, 400)
    stage.player.seek(stage.scene.last)
    stage.frame(1.0)
    frame = stage.as_frame()
    assert frame.card is not None
    assert frame.card.counts == RoomCounts(12, 11, 1)
    assert frame.card.leads_to is Command.NEXT_MAP
    assert "walls broken 11" in {text.text for text in drawn_now(stage).written}


@pytest.mark.parametrize("broken", [0, 5, 11])
def test_the_bar_of_a_film_is_full_once_all_rooms_are_one_group(broken):
    pen = pen_of(AREA.size)
    draw_small_room_bar(pen, Rect(0, 0, AREA.width, 40), RoomCounts(12, broken, 12 - broken))
    boxes = [name for name, _left, _wide in runs(pen, 20)]
    assert boxes == ["broken"] * broken + ["group"] * (11 - broken)
    assert pen.written[-1].text == f"groups {12 - broken}"
