"""The dig log on the screen: which of its rooms have room, and which of them is marked."""

import pytest

from mazelib.making.dig_log import DigLog
from mazelib.window.clicks import NamedPlace
from mazelib.window.panels import new_panel
from mazelib.window.shown import MakingShown
from mazelib.window.theme import LIGHT
from tests.making.making_examples import ALL, recorded
from tests.window.on_stage import pen_of


def rooms_dug(timeline, step):
    """All rooms that are in the log."""
    return DigLog(timeline).newest(step, ALL)


def draw(pen, timeline, step, phase=1.0):
    """The panel in the whole window."""
    shown = MakingShown(timeline=timeline, tick=step, phase=phase)
    new_panel("log").draw(pen, pen.window.get_rect(), shown)


@pytest.mark.parametrize("size", [(400, 300), (400, 90), (130, 300)])
def test_the_newest_rooms_are_shown_in_their_order_and_the_last_is_marked(size):
    timeline = recorded("dig", 6, 5)
    rooms = rooms_dug(timeline, timeline.ready_at)
    pen = pen_of(size)
    window = pen.window
    draw(pen, timeline, timeline.ready_at)
    clicked = [target.what for target in pen.targets]
    assert clicked == [NamedPlace(room) for room in rooms[-len(clicked) :]]
    assert pen.written[0].text.startswith("30 rooms")
    last = pen.targets[-1].at.clip(window.get_rect())
    assert window.get_at((last.centerx, last.top + 2))[:3] == LIGHT.mark
    assert len(clicked) == 30 or "newest" in pen.written[0].text


def test_while_a_step_flashes_its_room_is_not_in_the_log_yet():
    timeline = recorded("dig", 6, 5)
    assert rooms_dug(timeline, 1) == [timeline.frame(1).worker]
    for phase, words in ((0.5, "1 room"), (1.0, "2 rooms")):
        pen = pen_of((400, 300))
        draw(pen, timeline, 2, phase)
        assert pen.written[0].text == words


def test_two_makings_drawn_in_turn_keep_their_own_logs():
    timelines = [recorded("dig", 6, 5, seed) for seed in (1, 2)]
    assert rooms_dug(timelines[0], 9) != rooms_dug(timelines[1], 9)
    for step in (20, 9, 14):
        for timeline in timelines:
            pen = pen_of((900, 600))
            draw(pen, timeline, step)
            clicked = [target.what for target in pen.targets]
            assert clicked == [NamedPlace(room) for room in rooms_dug(timeline, step)]
