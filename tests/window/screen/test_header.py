"""The header: each of its buttons carries the sign of what it does."""

import pytest

from mazelib.window.input.keys import Command
from tests.window.on_stage import LARGE, click_on, paused_stage, rect_of


@pytest.mark.parametrize(
    ("command", "sign"),
    [(Command.NEXT_MAP, "›"), (Command.MAP_BEFORE, "‹"), (Command.HELP, "?")],
)
def test_where_a_click_leads_on_or_back_stands_an_arrow_that_points_there(command, sign):
    stage = paused_stage("04", LARGE)
    at = rect_of(stage, command)
    assert [text.text for text in stage.drawn.written if at.contains(text.at)] == [sign]


def test_the_arrow_at_the_right_leads_to_the_next_map_and_the_one_at_the_left_back():
    stage = paused_stage("04", LARGE)
    first = stage.scene.name
    assert rect_of(stage, Command.MAP_BEFORE).right < rect_of(stage, Command.NEXT_MAP).left
    click_on(stage, Command.NEXT_MAP)
    assert stage.scene.name != first
    click_on(stage, Command.MAP_BEFORE)
    assert stage.scene.name == first
