"""The strip of a making: a sentence about a step is made once, however often it is drawn."""

import random

import pytest

from mazelib.learner.script.given import MakingRule
from mazelib.learner.script.show_call import ShowCall
from mazelib.making import maze_state
from mazelib.making.making import Making
from mazelib.making.maze import Maze
from mazelib.making.way_back import WayBack
from mazelib.window.making import maker_strip
from mazelib.window.making.going_back import GoingBack
from mazelib.window.making.maker_strip import MakerStrip
from mazelib.window.shown import MakingShown
from tests.making.making_examples import recorded


def strip_of(timeline):
    rules = (MakingRule("make"), MakingRule("solve"))
    return MakerStrip(timeline, ShowCall(rules), WayBack(timeline), GoingBack(timeline), "")


def said(strip, timeline, tick):
    shown = MakingShown(tick=tick, thinks=True, timeline=timeline)
    return strip.says(shown, is_asking=True).did


@pytest.mark.parametrize("name", ["dig", "merge", "road"])
def test_what_a_step_did_is_the_same_in_whatever_order_steps_are_shown(name):
    timeline = recorded(name, 5, 4)
    ticks = range(timeline.last)
    expected = [said(strip_of(timeline), timeline, tick) for tick in ticks]
    assert len(set(expected)) > 3
    strip = strip_of(timeline)
    for tick in random.Random(1).choices(ticks, k=200):
        assert said(strip, timeline, tick) == expected[tick]


def test_what_a_step_did_is_told_once_however_often_it_is_drawn(monkeypatch):
    told = []
    did = maker_strip.did

    def counted(timeline, step, *, rooms_back):
        told.append(step)
        return did(timeline, step, rooms_back=rooms_back)

    monkeypatch.setattr(maker_strip, "did", counted)
    timeline = recorded("merge", 4, 3)
    strip = strip_of(timeline)
    for tick in range(5):
        for _frame in range(10):
            said(strip, timeline, tick)
    assert told == [1, 2, 3, 4, 5]


def goes_round(maze):
    for room in (maze.rooms[0], maze.rooms[1]):
        maze.dig(room)
        yield "Something changes."
    for _step in range(60):
        yield "Again."


def test_a_loop_that_changes_nothing_is_asked_about_and_no_sooner():
    maze = Maze(4, 3)
    making = Making(maze, goes_round(maze))
    making.advance(50)
    strip = strip_of(making.timeline)
    asked = [
        strip.says(
            MakingShown(tick=tick, thinks=False, timeline=making.timeline), is_asking=True
        ).sentence
        for tick in (24, 25, 26, 39)
    ]
    assert asked[0] == "What will it do now, and why?"
    assert asked[1:] == [
        f"Nothing has changed for {steps} steps. Does this loop ever end?" for steps in (24, 25, 38)
    ]
    for name in ("dig", "merge", "road"):  # The makers of the lessons are never taken for one.
        made = recorded(name, 5, 4)
        assert not any(map(made.steps_without_change, range(made.last + 1)))


def dig_all(maze):
    maze.dig(*maze.rooms)
    yield "No room is wall."


def fill_all(maze):
    while maze.dug:
        yield "Some are left."
        maze.fill_up(maze.dug[-1])


def test_at_the_end_it_is_seen_once_that_all_is_wall(monkeypatch):
    maze = Maze(3, 2)
    making = Making(maze, dig_all(maze), fill_all(maze))
    strip = strip_of(making.timeline)
    making.advance(2)
    assert strip.cards.title_at_end == "The maze is in 6 pieces.", "no way is dug"
    making.advance(100)
    assert strip.cards.title_at_end == "Everything is wall again."
    looked = []
    monkeypatch.setattr(
        maze_state, "maze_after", lambda timeline, step: looked.append(step) or timeline
    )
    assert strip.cards.at_end("Why?").title == "Everything is wall again."
    assert looked == []
