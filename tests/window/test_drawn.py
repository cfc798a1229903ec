"""What is drawn says the same as the words: the cross, the way, coins, axes,
and the marks of the timeline.
"""

import pygame
import pytest
from mazelib.window.why import Card, Outcome, Why
from mazelib.window.why_bar import _draw_cross as draw_cross
from mazelib.window.why_bar import draw_card, draw_why
from pygame import Rect

from mazelib.grid.compass import Turn
from mazelib.walking.view import VIEWS
from mazelib.window.clicks import PanelButton
from mazelib.window.lettering import Lettering
from mazelib.window.pen import Pen
from mazelib.window.theme import LIGHT
from tests.window.on_stage import paused_stage

LARGE = (1280, 800)


@pytest.fixture
def pen():
    return Pen(pygame.Surface((300, 300)), LIGHT, Lettering(), 22, 14)


@pytest.mark.parametrize("view", VIEWS[0])
def test_each_side_of_the_cross_lies_where_it_is_and_is_dark_where_wall_is(pen, view):
    draw_cross(pen, Rect(0, 0, 300, 300), view)
    at = {text.text: text.at.center for text in pen.written}
    assert at["front"][1] < 100 < 200 < at["back"][1]
    assert at["left"][0] < 100 < 200 < at["right"][0]
    for side, (x, y) in at.items():
        ground = pen.window.get_at((x, y + 30))[:3]
        assert ground == (LIGHT.floor if getattr(view, side) else LIGHT.wall), side


@pytest.mark.parametrize("turn", Turn)
def test_the_arrow_points_where_the_turn_leads_and_says_its_word(pen, turn):
    pen.window = pygame.Surface((600, 200))
    draw_why(pen, Rect(0, 0, 600, 200), Why(turn=turn))
    orange = [
        (x, y)
        for x in range(600)
        for y in range(200)
        if pen.window.get_at((x, y))[:3] == LIGHT.walker
    ]
    columns = sorted({x for x, _ in orange})
    rows = sorted({y for _, y in orange})

    # At its tip an arrow head is narrow.
    def wide(line, axis):
        return sum(point[axis] == line for point in orange)

    ends = {
        Turn.AHEAD: wide(rows[3], 1),
        Turn.BACK: wide(rows[-4], 1),
        Turn.LEFT: wide(columns[3], 0),
        Turn.RIGHT: wide(columns[-4], 0),
    }
    assert min(ends, key=ends.get) is turn
    assert [text.text for text in pen.written if text.text] == [turn.name.lower()]


def words_on(stage):
    stage.draw()
    return [text.text for text in stage.drawn.written]


def test_each_coin_of_a_turn_is_drawn_with_what_it_says():
    stage = paused_stage("03", LARGE, map="open_square")
    for _ in range(12):
        stage.player.step()
        coins = stage.as_frame().strip.coins
        assert [words for words in words_on(stage) if words in ("0", "1")] == [
            str(coin) for coin in coins
        ]


def test_letters_and_the_circle_stand_on_the_timeline_where_they_happened():
    stage = paused_stage("04", LARGE, map="loop")
    stage.scene.advance(100)
    stage.player.seek(29)
    stage.draw()
    timeline = stage.drawn.timeline
    (mark,) = [text for text in stage.drawn.written if text.text == "a ○"]
    assert abs(mark.at.centerx - (timeline.left + timeline.width * 13 // 29)) < 4
    assert stage.scene.timeline_marks()[13] == "a ○"
    junctions = [tick for tick, letter in stage.scene.timeline_marks().items() if not letter]
    assert junctions == [
        tick for tick in range(29) if stage.scene.timeline.view(tick).open_count >= 3
    ]


def test_x_and_y_stand_along_the_map_while_a_panel_names_places_and_only_then():
    for lesson, has_axes in (("04", False), ("05", True), ("08", True), ("09", False)):
        words = words_on(paused_stage(lesson, LARGE))
        assert ("12" in words and "6" in words) == has_axes, lesson


def test_playing_slowly_stays_a_moment_where_a_letter_is_reached():
    stage = paused_stage("04", LARGE, speed=4.0)
    stage.scene.advance(80)
    stage.player.seek(76)
    stage.player.toggle()
    while stage.player.tick < 77:
        stage.player.elapse(0.05)
    stage.player.elapse(0.2)  # It comes there.
    assert stage.player.rest_seconds > 0.5
    assert stage.as_frame().strip.sentence == "a is reached."


@pytest.mark.parametrize("stars", [0, 1, 2, 3])
def test_a_card_has_as_many_stars_as_it_says(pen, stars):
    pen.window = pygame.Surface((900, 220))
    draw_card(
        pen, Rect(0, 0, 900, 220), Card("9.5 seconds!", "Facts.", "Why?", Outcome.GOOD, stars)
    )
    (title,) = [text.at for text in pen.written if text.text == "9.5 seconds!"]
    row = [pen.window.get_at((x, title.centery))[:3] == LIGHT.mark for x in range(title.left)]
    begun = [x for x in range(1, title.left) if row[x] and not row[x - 1]]
    assert len(begun) == stars


@pytest.mark.parametrize("lesson", ["08", "10"])
def test_ready_stands_on_the_timeline_at_the_first_step_at_which_the_maze_is_ready(lesson):
    stage = paused_stage(lesson, LARGE)
    stage.scene.advance(2000)
    ((step, word),) = stage.scene.timeline_marks().items()
    assert word == "ready"
    frames = [stage.scene.timeline.frame(step - 1), stage.scene.timeline.frame(step)]
    assert [frame.is_ready for frame in frames] == [False, True]


def test_a_mark_at_the_end_of_the_timeline_keeps_clear_of_the_buttons():
    stage = paused_stage("09", LARGE)
    stage.scene.advance(10**6)
    stage.player.seek(stage.scene.last)
    stage.draw()
    (label,) = [text.at for text in stage.drawn.written if text.text == "ready"]
    buttons = [target.at for target in stage.drawn.targets if isinstance(target.what, PanelButton)]
    assert stage.scene.pauses_at == stage.scene.last
    assert buttons
    assert label.collidelist(buttons) == -1
