"""The code panel: which rows are shown, and which of them decided."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazelib.stage.keys import Command
from mazelib.stage.making_code import source_of_making
from mazelib.stage.panels import code
from mazelib.stage.panels.code import Row, best_part, marked_rows, with_long_rows_wrapped, wrapped
from tests.makers.making_examples import MORE, NAMES, making
from tests.stage.on_stage import press
from tests.stage.test_making import making_stage


@pytest.mark.parametrize("name", [*NAMES, *MORE])
def test_every_line_that_decides_stands_once_in_the_code_that_is_shown(name):
    watched = making(name, 5, 4, seed=1)
    lines = [line.strip() for piece in source_of_making(watched).pieces for line in piece.lines]
    assert watched.decides and [lines.count(line) for line in watched.decides] == [1] * len(watched.decides)


def decided_by_caption(maker, **settings):
    """The lines that were marked as deciding, by the first words of the caption."""
    stage = making_stage(maker, opened=frozenset({Command.CODE}), **settings)
    decided = {}
    while not stage.scene.ended:
        press(stage, pygame.K_n)
        tick = stage.player.tick
        rows = [row.text.strip() for row in marked_rows(stage.scene.shown_at(tick)) if row.decided]
        decided.setdefault(" ".join(stage.scene.shown.caption.split()[:2]), set()).update(rows)
    return decided


def test_a_digger_decides_where_to_dig_to_go_back_and_to_fill():
    decided = decided_by_caption("dig", fills=True)
    dug, back = {"heading = _CHOICES[ways][int(chance() * 12)]"}, {"entry = way.pop()"}
    assert decided["Two ways"] == decided["One way"] == dug
    assert decided["Stuck: go"] == back
    assert decided["Fill the"] == {"entry = self.log.pop()"}


def test_a_wall_is_broken_or_stays_by_the_question_whether_the_numbers_differ():
    decided = decided_by_caption("merge")
    assert decided["Numbers 0"] == {"points_at[other] = one"}
    assert decided["Both rooms"] == {"if one != other:"}


def test_a_road_grows_the_only_way_or_one_that_is_chosen():
    decided = decided_by_caption("road")
    assert decided["One way"] == {"step = ways[0]"}
    assert decided["Two ways"] == {"step = choose(room, ways)"}


def test_the_part_shown_has_the_deciding_row_and_the_rows_that_ran_around_it():
    rows = [Row(str(n), n, ran=5 <= n < 30 or n == 90, decided=n == 28) for n in range(100)]
    assert [row.number for row in best_part(rows, 10)] == list(range(20, 30))
    assert best_part(rows, 40)[0].number <= 5
    assert best_part(rows[:30], 40) == rows[:30]
    assert best_part([], 5) == []


@given(
    st.lists(st.tuples(st.booleans(), st.sampled_from([False] * 9 + [True])), max_size=60), st.integers(1, 50)
)
def test_whatever_ran_the_deciding_row_is_shown_and_no_part_shows_more(marks, fit):
    rows = [Row(str(n), n, ran=ran) for n, (ran, _) in enumerate(marks)]
    at = next((n for n, (_, decided) in enumerate(marks) if decided), None)
    if at is not None:
        rows[at] = Row(str(at), at, ran=True, decided=True)
    shown = best_part(rows, fit)
    assert len(shown) == min(fit, len(rows))
    if at is not None:
        assert rows[at] in shown
        parts = [rows[first : first + fit] for first in range(len(rows))]
        most = max(sum(row.ran for row in part) for part in parts if rows[at] in part)
        assert sum(row.ran for row in shown) == most


LONG = "        elif view.left and (view.right or view.front):  # the left is open too"


@given(st.text("ab ,([.", min_size=0, max_size=120), st.integers(1, 60), st.integers(0, 30))
def test_a_wrapped_row_has_all_its_signs_and_fits_its_columns(text, columns, indent):
    row = Row((" " * indent + text).rstrip(), 7, ran=True)
    rows = wrapped(row, columns)
    assert "".join("".join(each.text.split()) for each in rows) == "".join(text.split())
    assert [each.number for each in rows] == [7] + [None] * (len(rows) - 1)
    assert all(each.ran for each in rows)
    assert rows == [row] or all(len(each.text) <= columns for each in rows)
    assert all(each.text for each in rows[1:])


def test_a_row_that_ran_is_broken_between_words_and_goes_on_indented():
    assert [row.text for row in wrapped(Row(LONG, 1, ran=True), 46)] == [
        "        elif view.left and (view.right or",
        "            view.front):  # the left is open",
        "            too",
    ]


def test_rows_that_ran_are_wrapped_and_the_others_stay_one_row():
    rows = [Row(LONG, n, ran=n in (2, 4), decided=n == 4) for n in range(6)]
    lines = with_long_rows_wrapped(rows, 46)
    assert [row.number for row in lines] == [0, 1, 2, None, None, 3, 4, None, None, 5]
    assert [row.number for row in best_part(lines, 8)] == [2, None, None, 3, 4, None, None, 5]
    assert [row.number for row in best_part(lines, 3)] == [4, None, None]


@pytest.mark.parametrize("size", [(640, 480), (1280, 800), (60, 40), (300, 900)])
def test_code_is_drawn_in_windows_of_any_size_and_the_deciding_text_is_whole(size, monkeypatch):
    drawn = []
    draw = code.draw_row
    monkeypatch.setattr(code, "draw_row", lambda pen, at, row, size: drawn.append(row) or draw(pen, at, row, size))
    stage = making_stage("merge", size=size, opened=frozenset({Command.CODE}))
    press(stage, *[pygame.K_n] * 3)
    drawn.clear()
    stage.draw()
    if size[0] >= 300:
        assert "".join(row.text.strip() for row in drawn if row.decided) == "points_at[other] = one"
