"""Two lessons side by side share nothing: each window counts for its own maze."""

from tests.window.on_stage import LARGE, stage_at


def words_at(stage, tick):
    """All that is written in the window at a tick, in both of its halves."""
    words = []
    for half in (2 * tick, 2 * tick + 1):
        stage.player.half = half
        stage.draw()
        words.append([text.text for text in stage.drawn.written])
    return words


def test_windows_drawn_in_turn_each_count_from_where_they_are():
    ticks = (20, 3, 19, 4)
    alone = []
    for seed in (1, 2):
        stage = stage_at(20, "09", LARGE, seed=seed, width=8, height=5)
        alone.append([words_at(stage, tick) for tick in ticks])
    pair = [stage_at(20, "09", LARGE, seed=seed, width=8, height=5) for seed in (1, 2)]
    in_turn = []
    for tick in ticks:
        in_turn.append([words_at(stage, tick) for stage in pair])
    assert in_turn == [list(both) for both in zip(*alone, strict=True)]
    assert alone[0] != alone[1]


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


def test_what_a_strip_counts_does_not_depend_on_what_was_drawn_before():
    stage = stage_at(30, "09", LARGE, seed=1, width=8, height=5)
    drawn = {}
    for tick in (30, 2, 17, 30, 17, 2):
        words = words_at(stage, tick)
        assert drawn.setdefault(tick, words) == words
    assert len({str(words) for words in drawn.values()}) == 3
