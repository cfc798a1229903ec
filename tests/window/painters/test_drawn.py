"""What is drawn says the same as the words: the cross, the way, coins, axes,
and the marks of the timeline.
"""

import pygame
import pytest
from pygame import Rect

from mazelib.grid.compass import Heading
from mazelib.walking.view import VIEWS
from mazelib.window.drawing.lettering import Lettering
from mazelib.window.drawing.pen import Pen
from mazelib.window.drawing.theme import LIGHT
from mazelib.window.painters.card import draw_card
from mazelib.window.painters.strip import draw_strip
from mazelib.window.painters.strip_signs import draw_compass, draw_cross
from mazelib.window.pictures import Pictures
from mazelib.window.screen.layout import laid_out
from mazelib.window.screen.strip import Card, Compass, Outcome, Strip
from tests.window.on_stage import paused_stage, settle

LARGE = (1280, 800)


@pytest.fixture
def pen():
    return Pen(pygame.Surface((300, 300)), LIGHT, Lettering(), Pictures(), 22, 14)


@pytest.mark.parametrize("view", VIEWS[0])
@pytest.mark.sweep(8)
def test_each_side_of_the_cross_lies_where_it_is_and_is_dark_where_wall_is(pen, view):
    draw_cross(pen, Rect(0, 0, 300, 300), view, Heading.UP)
    at = {text.text: text.at.center for text in pen.written}
    assert at["front"][1] < 100 < 200 < at["back"][1]
    assert at["left"][0] < 100 < 200 < at["right"][0]
    for side, (x, y) in at.items():
        ground = pen.window.get_at((x, y + 30))[:3]
        assert ground == (LIGHT.floor if getattr(view, side) else LIGHT.wall), side


@pytest.mark.parametrize("size", [(776, 160), (624, 135), (464, 94), (1248, 160), (420, 80)])
@pytest.mark.parametrize("view", [None, VIEWS[0][5]])
@pytest.mark.sweep(4)
def test_the_rule_speaks_first_and_below_stands_what_it_did(pen, size, view):
    pen.window = pygame.Surface(size)
    did = "→ It turns right and takes a step."
    strip = Strip("The rule says", "Right is open.", did=did, view=view)
    draw_strip(pen, pen.window.get_rect(), strip)
    at = {text.text: text.at for text in pen.written}
    assert at["Right is open."].bottom <= at[did].top + 4
    assert all(pen.window.get_rect().contains(each) for each in at.values())
    if size[1] > 90:
        assert at["THE RULE SAYS"].bottom <= at["Right is open."].top + 4


def test_news_stands_in_place_of_the_heading_and_not_of_the_sentence(pen):
    pen.window = pygame.Surface((776, 160))
    strip = Strip("The rule says", "Right is open.", did="→ It steps.")
    for news in ("", "first.txt was read again", "a very long name " * 20):
        pen.written.clear()
        draw_strip(pen, pen.window.get_rect(), strip._replace(news=news))
        words = [text.text for text in pen.written]
        assert words[1:] == ["Right is open.", "→ It steps."]
        heading = words[0].removesuffix("…")
        assert news.startswith(heading) if news else heading == "THE RULE SAYS"
    pen.written.clear()
    card = Card("It arrived.", "Facts.", "Why?", Outcome.GOOD, news="first.txt was read again")
    draw_card(pen, pen.window.get_rect(), card)
    assert {"first.txt was read again", "It arrived.", "Facts.", "Why?"} <= {
        text.text for text in pen.written
    }


def words_on(stage):
    stage.draw()
    return [text.text for text in stage.drawn.written]


def test_where_the_coins_have_no_panel_each_is_drawn_in_the_strip_with_what_it_says():
    stage = paused_stage("03", (640, 480), map="open_square")
    tossed = set()
    for _ in range(12):
        stage.player.step()
        settle(stage)
        moment = stage.scene.timeline.moment(stage.player.tick, thinks=stage.player.thinks)
        coins = moment.lines_run.coins if moment.lines_run else ()
        stage.draw()
        strip = laid_out((640, 480), stage.as_frame().share).strip
        said = [text.text for text in stage.drawn.written if strip.contains(text.at)]
        assert [words for words in said if words in ("0", "1")] == [str(coin) for coin in coins]
        tossed.add(coins)
    assert len(tossed) > 2


def test_letters_stand_on_the_timeline_where_they_were_reached_and_a_circle_has_no_sign():
    stage = paused_stage("04", LARGE, map="loop")
    stage.scene.advance(100)
    stage.player.seek(29)
    stage.draw()
    timeline = stage.drawn.timeline
    written = [text for text in stage.drawn.written if text.at.bottom > timeline.top]
    (mark,) = [text for text in written if text.text == "a"]
    assert abs(mark.at.centerx - (timeline.left + timeline.width * 13 // 29)) < 4
    assert stage.scene.timeline_marks() == {13: "a"}, "letters, nothing else"


def test_x_and_y_stand_along_the_map_while_a_panel_names_places_and_only_then():
    for lesson, has_axes in (("04", False), ("05", True), ("08", False), ("09", False)):
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
    assert stage.player.pace.rest_seconds > 0.5
    assert stage.as_frame().strip.sentence.startswith("It reached a.")


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


def test_a_maze_that_is_ready_at_the_very_end_has_no_mark_for_it():
    stage = paused_stage("09", LARGE)
    stage.scene.advance(10**6)
    assert stage.scene.pauses_at == stage.scene.last
    assert stage.scene.timeline_marks() == {}


def cross_of(pen, area, nose):
    draw_cross(pen, area, VIEWS[0][5], nose)


def compass_of(pen, area, nose):
    draw_compass(pen, area, Compass(None, nose))


@pytest.mark.parametrize("nose", Heading)
@pytest.mark.parametrize("draws", [cross_of, compass_of])
def test_the_walker_in_the_middle_looks_as_the_sides_around_it_say(pen, nose, draws, monkeypatch):
    pictures = []
    monkeypatch.setattr(Pen, "picture", lambda _pen, *picture: pictures.append(picture))
    draws(pen, Rect(0, 0, 300, 300), nose)
    assert [(name, heading) for name, _centre, _size, heading in pictures] == [("walker", nose)]
