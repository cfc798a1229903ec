"""The groups panel: its counts are those of the step that is seen."""

import re

import pytest

from mazelib.making.group_counts import GroupCounts
from mazelib.window.panels import new_panel
from mazelib.window.shown import MakingShown
from tests.making.making_examples import recorded
from tests.window.on_stage import pen_of


def written(timeline, step, phase=1.0):
    """Rooms, walls broken and groups as they are written."""
    pen = pen_of((500, 400))
    shown = MakingShown(timeline=timeline, tick=step, phase=phase)
    new_panel("groups").draw(pen, pen.window.get_rect(), shown)
    words = " ".join(text.text for text in pen.written)
    found = re.search(r"rooms: (\d+) walls broken: (\d+) groups: (\d+)", words)
    return tuple(int(number) for number in found.groups())


def counted(timeline, step):
    counts = GroupCounts(timeline)
    return counts.rooms, counts.walls_broken(step), counts.groups(step)


@pytest.mark.parametrize("step", [0, 1, 2, 9, 3])
def test_the_counts_of_two_makings_are_written_by_turns(step):
    one = recorded("merge", 6, 5)
    other = recorded("merge", 4, 3)
    assert counted(one, step) != counted(other, step)
    for timeline in (one, other, one):
        assert written(timeline, step) == counted(timeline, step)


def test_while_a_step_flashes_it_is_not_counted_yet():
    timeline = recorded("merge", 6, 5)
    step = next(
        step for step in range(2, 30) if counted(timeline, step) != counted(timeline, step - 1)
    )
    assert written(timeline, step, phase=0.5) == counted(timeline, step - 1)
    assert written(timeline, step) == counted(timeline, step)
