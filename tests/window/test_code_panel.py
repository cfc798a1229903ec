"""The code panel: which rows are shown, how they are marked, and which part where there is no room for all."""

import random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from mazelib.making.recording import Making
from mazelib.window.panels.code import CodeRow, best_part, marked_rows, wrapped
from tests.learners import script
from tests.window.on_stage import paused_stage


def rows_at(lesson, tick, **options):
    """The rows of the panel after so many ticks of a lesson."""
    stage = paused_stage(lesson, **options)
    stage.scene.advance(tick)
    recording = stage.scene.recording
    ran = recording.frame(tick).lines_run if isinstance(recording, Making) else recording.lines_run_at(tick)
    return marked_rows(stage.scene.source, ran)


@pytest.mark.parametrize(
    ("tick", "decided", "ran"),
    [
        (1, "return Turn.RIGHT", ["if view.right:"]),
        (2, "return Turn.AHEAD", ["if view.right:", "if view.front:"]),
        (14, "return Turn.AHEAD", ["if view.right:", "if view.front:"]),
        (15, "return Turn.LEFT", ["if view.right:", "if view.front:"]),
    ],
)
def test_the_lines_that_ran_are_marked_and_the_one_that_decided(tick, decided, ran):
    rows = rows_at("04", tick)
    assert [row.text.strip() for row in rows if row.decided] == [decided]
    assert [row.text.strip() for row in rows if row.ran] == [*ran, decided]


def test_rows_are_the_lines_of_the_file_without_comments():
    text = script("04").read_text().split("\n")
    rows = rows_at("04", 1)
    assert rows[0].text == "def right_hand(view):" and all("#" not in row.text for row in rows)
    assert all(text[row.line[1] - 1].strip().startswith(row.text.strip()) for row in rows)
    assert rows[1].text == "  if view.right:" and rows[2].text == "    return Turn.RIGHT"


def test_the_rule_that_a_lesson_imports_is_shown_below_it_and_marked_too():
    rows = rows_at("05", 1)
    texts = [row.text for row in rows]
    assert texts.index("class BranchStack:") < texts.index("def right_hand(view: View) -> Turn:")
    assert [row.text.strip() for row in rows if row.ran][-1] == "return Turn.RIGHT"


def test_a_maker_is_marked_from_yield_to_yield():
    rows = rows_at("09", 2)
    ran = [row.text.strip() for row in rows if row.ran]
    assert "smaller, larger = sorted([maze[one], maze[other]])" in ran
    assert [row.text.strip()[:5] for row in rows if row.decided] == ["yield"]


def test_the_part_shown_has_the_deciding_row_and_the_rows_that_ran_around_it():
    rows = [CodeRow(str(n), ("f", n), ran=5 <= n < 30 or n == 90, decided=n == 28) for n in range(100)]
    assert [row.line[1] for row in best_part(rows, 10)] == list(range(20, 30))
    assert best_part(rows[:30], 40) == rows[:30] and best_part([], 5) == []


def test_whatever_ran_the_deciding_row_is_shown():
    rng = random.Random(4)
    for _ in range(100):
        rows = [CodeRow(str(n), ("f", n), ran=rng.random() < 0.4) for n in range(rng.randint(1, 60))]
        at = rng.randrange(len(rows))
        rows[at] = CodeRow(str(at), ("f", at), ran=True, decided=True)
        shown = best_part(rows, fit := rng.randint(1, 50))
        assert rows[at] in shown and len(shown) == min(fit, len(rows))


@example("  a a", 16, 12)
@given(st.text("ab (", min_size=0, max_size=120), st.integers(16, 60), st.integers(0, 12))
def test_a_wrapped_row_has_all_its_signs_and_fits_its_columns(text, columns, indent):
    row = CodeRow((" " * indent + text).rstrip(), ("f", 7), ran=True)
    rows = wrapped(row, columns)
    assert "".join("".join(each.text.split()) for each in rows) == "".join(text.split())
    assert rows == [row] or all(each.line == row.line and each.ran and len(each.text) <= columns for each in rows)


def test_a_long_row_is_wrapped_behind_a_word_and_goes_on_a_little_farther_in():
    long = "        elif view.left and (view.right or view.front):"
    assert [row.text for row in wrapped(CodeRow(long), 46)] == [
        "        elif view.left and (view.right or", "          view.front):"
    ]  # fmt: skip
    assert wrapped(CodeRow(long), 54) == [CodeRow(long)]
