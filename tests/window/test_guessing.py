"""Guess first: the way, then the line that decides; nothing is given away before."""

import pygame
import pytest

from mazelib.grid.compass import Heading, stepped
from mazelib.window.clicks import CodeLine
from mazelib.window.guessing import Question
from mazelib.window.keys import ARROWS
from tests.window.on_stage import (
    LARGE,
    at,
    click,
    click_on,
    marked,
    on_map,
    paused_stage,
    press,
    settle,
    stage_at,
)

KEY = {heading: key for key, heading in ARROWS.items()}
OWN = """from mazelib import Turn


def turn(view):
    if view.left:
        return Turn.LEFT
    if view.front:
        return Turn.AHEAD
    return Turn.RIGHT
"""


@pytest.fixture(params=["03", "04", "05", "own"])
def asking(request, tmp_path):
    """A stage that waits for the first guess."""
    path = tmp_path / "mine.py"
    path.write_text(OWN)
    options = {"strategy": path} if request.param == "own" else {}
    stage = paused_stage("04" if options else request.param, LARGE, **options)
    press(stage, pygame.K_g)
    while stage.guessing.asks is not Question.WAY:
        press(stage, pygame.K_n)
    assert not stage.as_frame().shown.ways, "it is on its way there"
    settle(stage)
    return stage


def answer(stage):
    """The way that it will go and the line that will decide, without showing them."""
    stage.scene.advance(1)
    moment = stage.scene.timeline.moment(at(stage)[0], thinks=True)
    return moment.after[1], moment.lines_run.decided


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("by_click", "way_is_right", "line_is_right"),
    [(False, True, True), (True, True, False), (False, False, True), (True, False, False)],
)
def test_a_way_and_a_line_are_asked_shown_and_counted(
    asking, by_click, way_is_right, line_is_right
):
    stage = asking
    (tick, _) = at(asking)
    timeline = stage.scene.timeline
    place = timeline.place(tick)
    (went, decides) = answer(stage)
    is_open = {way: timeline.heya.is_open(stepped(place, way)) for way in Heading}
    assert sum(is_open.values()) >= 3
    assert {*stage.as_frame().shown.ways} == {way for way in Heading if is_open[way]}
    for way in Heading:
        if not is_open[way]:
            press(stage, KEY[way])
            assert stage.guessing.asks is Question.WAY, "only an open way is a guess"
    way = (
        went
        if way_is_right
        else next(each for each in Heading if is_open[each] and each is not went)
    )
    if by_click:
        click(stage, on_map(stage, stepped(place, way)).center)
    else:
        press(stage, KEY[way])
    frame = stage.as_frame()
    assert at(stage) == (tick, False)
    assert frame.shown.ways == (way,)
    assert "Why?" in frame.why.caption
    assert frame.why.turn is None
    assert marked(stage) == [set(), set()]
    assert stage.guessing.asked == 0
    other = (
        decides[0],
        next(line for line in range(decides[1] - 1, 0, -1) if line in shown_lines(stage)),
    )
    click_on(stage, CodeLine(decides if line_is_right else other))
    why = stage.as_frame().why
    assert at(stage) == (tick, True)
    assert len(marked(stage)[1]) == 1
    assert why.heading == f"Guessed right: ways {way_is_right:d} of 1, lines {line_is_right:d} of 1"
    of_the_way = "Yes, that way!" if way_is_right else "No, another way."
    of_the_line = "Your line decides." if line_is_right else "Another line decides."
    assert why.caption.startswith(f"{of_the_way} {of_the_line}")
    click_on(stage, CodeLine(decides))
    press(stage, KEY[went])
    assert stage.guessing.asked == 1, "a guess is made once"


def shown_lines(stage):
    stage.draw()
    return {
        target.what.line[1] for target in stage.drawn.targets if isinstance(target.what, CodeLine)
    }


@pytest.mark.thorough
@pytest.mark.usefixtures("time_enough")
@pytest.mark.parametrize("speed", [pytest.param(4.0, marks=pytest.mark.thorough), 100.0])
def test_a_run_that_plays_waits_at_each_junction_and_goes_on_after_the_answer(asking, speed):
    stage = asking
    asked = []
    stage.player.speed = speed
    for _ in range(3):
        if not stage.player.playing:
            press(stage, pygame.K_SPACE)
        for _ in range(400):
            stage.frame(0.05)
        asked.append(at(stage))
        went, decides = answer(stage)
        press(stage, KEY[went])
        click_on(stage, CodeLine(decides))
        assert at(stage) == (asked[-1][0], True)
    timeline = stage.scene.timeline
    junctions = [tick for tick in range(timeline.last) if timeline.view(tick).open_count >= 3]
    assert asked == [(tick, False) for tick in junctions[:3]]
    assert stage.as_frame().why.heading == "Guessed right: ways 3 of 3, lines 3 of 3"


def test_the_line_that_answers_in_a_rule_that_is_called_is_right_too():
    stage = stage_at(6, "05", map="loop")
    press(stage, pygame.K_g)
    went, _ = answer(stage)
    press(stage, KEY[went])
    stage.guessing.guess_why(stage.scene.timeline.moment(6, thinks=True).lines_run.spoken_lines[-1])
    assert stage.as_frame().why.heading == "Guessed right: ways 1 of 1, lines 1 of 1"


def test_without_guessing_the_arrows_are_back_and_on_at_a_junction_too():
    stage = stage_at(12)
    press(stage, pygame.K_RIGHT)
    assert at(stage) == (12, True)
    assert stage.as_frame().shown.ways == ()
    assert stage.guessing.asked == 0


def guess(stage, *, is_way: bool, is_line: bool) -> None:
    """Go on to the next junction, and guess its way and its line, right or wrong."""
    while stage.guessing.asks is not Question.WAY:
        press(stage, pygame.K_n)
    went, decided = answer(stage)
    ways = stage.guessing.open_ways
    stage.guessing.guess_way(went if is_way else next(way for way in ways if way is not went))
    file, line = decided
    stage.guessing.guess_why(decided if is_line else (file, line - 1))


def test_ways_and_lines_are_counted_each_for_themselves_also_after_a_wrong_guess():
    stage = paused_stage("04")
    press(stage, pygame.K_g)
    guess(stage, is_way=False, is_line=False)
    assert stage.as_frame().why.heading == "Guessed right: ways 0 of 1, lines 0 of 1"
    guess(stage, is_way=True, is_line=False)
    assert stage.as_frame().why.heading == "Guessed right: ways 1 of 2, lines 0 of 2"
    guess(stage, is_way=False, is_line=True)
    assert stage.as_frame().why.heading == "Guessed right: ways 1 of 3, lines 1 of 3"


def test_only_open_ways_can_be_guessed():
    stage = paused_stage("04")
    press(stage, pygame.K_g)
    timeline = stage.scene.timeline
    while stage.guessing.asks is not Question.WAY:
        press(stage, pygame.K_n)
    place = timeline.place(at(stage)[0])
    is_open = {way: timeline.heya.is_open(stepped(place, way)) for way in Heading}
    assert list(is_open.values()).count(False) == 1, "with all four open, nothing could be wrong"
    assert set(stage.guessing.open_ways) == {way for way in Heading if is_open[way]}


def test_another_line_that_ran_is_not_the_one_that_decides():
    stage = paused_stage("05", LARGE, map="loop")
    press(stage, pygame.K_g)
    press(stage, pygame.K_n)
    for _ in range(3):
        while stage.guessing.asks is not Question.WAY:
            press(stage, pygame.K_n)
        stage.guessing.guess_way(stage.guessing.open_ways[0])
        _, decided = answer(stage)
        lines_run = stage.scene.timeline.moment(at(stage)[0], thinks=True).lines_run
        spoken = lines_run.spoken_lines
        others = [line for line in spoken if line not in (decided, spoken[-1])]
        if others:
            stage.guessing.guess_why(others[0])
            assert "Another line decides." in stage.as_frame().why.caption
            return
        stage.guessing.guess_why(decided)
    raise AssertionError("in none of these ticks a line spoke that did not decide")
