"""Two lessons side by side share nothing: each window counts for its own maze."""

import pytest

from mazelib.window.panels import groups, log
from tests.making.making_examples import ALL
from tests.window.on_stage import LARGE, stage_at


def counting(monkeypatch, module, name):
    """Let a class of a module note how many of its objects are made."""
    usual = getattr(module, name)
    made = []

    def noted(making):
        made.append(making)
        return usual(making)

    monkeypatch.setattr(module, name, noted)
    return made


@pytest.mark.parametrize(
    ("lesson", "panel", "follower"), [("08", log, "DigLog"), ("09", groups, "GroupCounts")]
)
def test_windows_drawn_in_turn_each_count_from_where_they_are(
    lesson, panel, follower, monkeypatch
):
    name = panel.__name__.rpartition(".")[2]
    one = stage_at(20, lesson, LARGE, seed=1)
    other = stage_at(20, lesson, LARGE, seed=2)
    for stage in (one, other):
        stage.panels.names = (name,)
    made = counting(monkeypatch, panel, follower)
    for tick in (20, 3, 19, 4):
        for stage in (one, other):
            stage.player.seek(tick)
            stage.draw()
    assert [id(making) for making in made] == [id(one.scene.timeline), id(other.scene.timeline)]


def test_no_panel_of_a_window_is_one_of_another_window_or_of_the_scene_before():
    one = stage_at(5, "08", LARGE)
    other = stage_at(5, "08", LARGE)
    before = one.scene
    panels = list(before.panels.values())
    one.open_scene()
    for _frame in range(500):  # On a busy machine, the worker may take longer than one frame.
        if one.scene is not before:
            break
        one.frame(0.0)
    assert one.scene is not before
    assert not set(map(id, panels)) & set(map(id, other.scene.panels.values()))
    assert not set(map(id, panels)) & set(map(id, one.scene.panels.values()))


def test_what_a_log_shows_does_not_depend_on_what_was_drawn_before():
    stage = stage_at(30, "08", LARGE, seed=1)
    drawn = {}
    for tick in (30, 2, 17, 30, 17, 2):
        stage.player.seek(tick)
        stage.draw()
        words = [text.text for text in stage.drawn.written]
        assert drawn.setdefault(tick, words) == words
    assert len(set(map(tuple, drawn.values()))) == len(drawn) < ALL
