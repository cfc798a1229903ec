"""The code panel: which rows are shown, how they are marked,
and which part where there is no room for all.
"""

import itertools
import random
from pathlib import Path

import pygame
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from mazelib.learner.script.learner_file import read_learner_file
from mazelib.learner.script.source import Piece, Source, source_of
from mazelib.making.timeline import MakingTimeline
from mazelib.values.lines_run import LinesRun
from mazelib.window.clicks import CodeLine
from mazelib.window.code_rows import CodeRow, best_part, marked_rows, own_rows, wrapped
from mazelib.window.lettering import Lettering
from mazelib.window.panels import new_panel
from mazelib.window.pen import Pen
from mazelib.window.shown import Shown
from mazelib.window.theme import INK, LIGHT, mixed
from tests.conftest import PROJECT
from tests.learners import script
from tests.window.on_stage import LARGE, paused_stage, pixels_of, press


def rows_at(lesson, tick, **options):
    """The rows of the panel after so many ticks of a lesson."""
    stage = paused_stage(lesson, **options)
    stage.scene.advance(tick)
    recording = stage.scene.recording
    ran = (
        recording.frame(tick).lines_run
        if isinstance(recording, MakingTimeline)
        else recording.lines_run_at(tick)
    )
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


@pytest.mark.parametrize("tick", [1, 2, 15])
def test_a_row_that_ran_has_a_yellow_bar_and_the_one_that_decided_a_dark_bar_on_yellow(tick):
    stage = paused_stage("04", LARGE)
    stage.panels.names = ("code",)
    stage.scene.advance(tick)
    stage.player.half = 2 * tick - 1  # It has decided, and not stepped yet.
    stage.draw()
    shown = stage.as_frame().shown
    rows = {row.line: row for row in marked_rows(shown.source, shown.lines_run)}
    tinted = mixed(LIGHT.panel, LIGHT.mark, 0.25)
    seen = []
    for target in stage.drawn.targets:
        if isinstance(target.what, CodeLine):
            row = rows[target.what.line]
            bar = stage.window.surface.get_at((target.at.left + 3, target.at.centery))[:3]
            ground = stage.window.surface.get_at((target.at.right - 4, target.at.top + 3))[:3]
            expected = (LIGHT.panel, LIGHT.panel)
            if row.decided:
                expected = (INK, LIGHT.mark)
            elif row.ran:
                expected = (LIGHT.mark, tinted)
            assert (bar, ground) == expected, row.text
            seen.append(expected)
    assert len(seen) == 6
    assert seen.count((INK, LIGHT.mark)) == 1


def test_rows_are_the_lines_of_the_file_without_comments():
    text = script("04").read_text().split("\n")
    rows = rows_at("04", 1)
    assert rows[0].text == "def right_hand(view):"
    assert all("#" not in row.text for row in rows)
    assert all(text[row.line[1] - 1].strip().startswith(row.text.strip()) for row in rows)
    assert rows[1].text == "  if view.right:"
    assert rows[2].text == "    return Turn.RIGHT"


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
    rows = [
        CodeRow(str(n), ("f", n), ran=5 <= n < 30 or n == 90, decided=n == 28) for n in range(100)
    ]
    assert [row.line[1] for row in best_part(rows, 10)] == list(range(20, 30))
    assert best_part(rows[:30], 40) == rows[:30]
    assert best_part([], 5) == []


def test_while_the_first_rows_show_all_that_ran_the_panel_stands_still():
    rows = [CodeRow(str(n), ("f", n), ran=6 <= n <= 8, decided=n == 8) for n in range(40)]
    assert best_part(rows, 9) == rows[:9]
    assert best_part(rows, 20) == rows[:20]
    assert best_part(rows, 8)[0] != rows[0]


def test_before_a_turn_the_whole_rule_is_shown_or_its_turn_if_it_is_too_long():
    own = [
        CodeRow(text, ("mine.py", n), begins_turn=n == 2)
        for n, text in enumerate(["class Mine:", "  a = 1", "  def turn(self):", "    b", "    c"])
    ]
    imported = [CodeRow("", None), *[CodeRow("d", ("library.py", n)) for n in range(9)]]
    assert best_part(own + imported, 5) == own
    assert best_part(own + imported, 7) == (own + imported)[:7]
    assert best_part(own + imported, 4) == (own + imported)[2:6]


def test_a_turn_begins_where_its_class_defines_it_and_nowhere_else():
    text = "class Mine:\n    note = 'def turn('\n    def  turn(self, view):\n        return 1\n"
    file = read_learner_file(Path("mine.py"), text)
    rows = marked_rows(source_of([file]), None)
    assert [row.begins_turn for row in rows] == [False, False, True, False]


def test_whatever_ran_the_deciding_row_is_shown():
    rng = random.Random(4)
    for _ in range(100):
        rows = [
            CodeRow(str(n), ("f", n), ran=rng.random() < 0.4) for n in range(rng.randint(1, 60))
        ]
        at = rng.randrange(len(rows))
        rows[at] = CodeRow(str(at), ("f", at), ran=True, decided=True)
        shown = best_part(rows, fit := rng.randint(1, 50))
        assert rows[at] in shown
        assert len(shown) == min(fit, len(rows))


@example("  a a", 16, 12)
@given(st.text("ab (", min_size=0, max_size=120), st.integers(16, 60), st.integers(0, 12))
def test_a_wrapped_row_has_all_its_signs_and_fits_its_columns(text, columns, indent):
    row = CodeRow((" " * indent + text).rstrip(), ("f", 7), ran=True)
    rows = wrapped(row, columns)
    assert "".join("".join(each.text.split()) for each in rows) == "".join(text.split())
    assert rows == [row] or all(
        each.line == row.line and each.ran and len(each.text) <= columns for each in rows
    )


def test_a_long_row_is_wrapped_behind_a_word_and_goes_on_a_little_farther_in():
    long = "        elif view.left and (view.right or view.front):"
    assert [row.text for row in wrapped(CodeRow(long), 46)] == [
        "        elif view.left and (view.right or", "          view.front):"
    ]  # fmt: skip
    assert wrapped(CodeRow(long), 54) == [CodeRow(long)]


# --- all of a rule -------------------------------------------------------------------------

#: Rules that are longer than a class can read at once, until their scripts say them in fewer lines.
TOO_LONG = {"08", "09", "10"}
LESSONS = sorted((PROJECT / "lessons").glob("[0-9]*.py"))


def rows_out_of_sight(stage):
    """The lines of the rule's own file that the panel does not show."""
    stage.draw()
    seen = {target.what for target in stage.drawn.targets}
    return [
        row.text
        for row in own_rows(stage.scene.source)
        if row.text.strip() and CodeLine(row.line) not in seen
    ]


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_every_lessons_rule_is_seen_whole_in_letters_of_20_pixels(path):
    stage = paused_stage(path, LARGE)
    if "code" not in stage.panels.shown:
        return
    texts = {row.text.strip() for row in own_rows(stage.scene.source)}
    is_whole = rows_out_of_sight(stage) == []
    assert is_whole is (path.stem[:2] not in TOO_LONG)
    assert min(text.size for text in stage.drawn.written if text.text.strip() in texts) >= 20
    imports_a_rule = own_rows(stage.scene.source) != marked_rows(stage.scene.source, None)
    if is_whole and not imports_a_rule:
        press(stage, pygame.K_n)
        assert rows_out_of_sight(stage) == [], "nothing moves while it thinks"


def code_panel(lines, size):
    """The code panel alone, drawn into a window of this size: the pen,
    and the rule's rows from the top.
    """
    source = Source((Piece("mine.py", 1, tuple(lines)),))
    pen = Pen(pygame.Surface(size), LIGHT, Lettering(), 22, 18)
    new_panel("code").draw(pen, pen.window.get_rect(), Shown(source=source))
    return pen, [target.at for target in pen.targets]


def test_rows_move_closer_together_before_any_is_out_of_sight():
    lines = [f"line_{number} = {number}" for number in range(20)]
    _, airy = code_panel(lines, (500, 600))
    _, close = code_panel(lines, (500, 450))
    _, cut = code_panel(lines, (500, 430))
    assert (len(airy), len(close), len(cut)) == (20, 20, 19)
    assert airy[0].height > close[0].height >= 22
    for rows in (airy, close, cut):
        assert all(one.bottom == other.top for one, other in itertools.pairwise(rows))


def test_a_blank_line_takes_a_third_of_a_row():
    _, rows = code_panel(["first = 1", "", "second = 2"], (500, 600))
    gap = rows[1].top - rows[0].bottom
    assert gap == pytest.approx(rows[0].height / 3, abs=1)


def dark_pixels_of_first_row(lines, size):
    """How many pixels are dark in the first row, which decided."""
    first = ("mine.py", 1)
    shown = Shown(
        source=Source((Piece("mine.py", 1, tuple(lines)),)),
        lines_run=LinesRun(lines=(first,), decided=first),
    )
    pen = Pen(pygame.Surface(size), LIGHT, Lettering(), 22, 18)
    new_panel("code").draw(pen, pen.window.get_rect(), shown)
    return sum(max(pixel) < 100 for pixel in pixels_of(pen.window, pen.targets[0].at))


@pytest.mark.parametrize("height", [600, 440])
def test_an_underscore_is_seen_inside_the_frame_of_the_row_that_decided(height):
    others = [f"line = {number}" for number in range(19)]
    without = dark_pixels_of_first_row(["return right hand", *others], (500, height))
    underlined = dark_pixels_of_first_row(["return right_hand", *others], (500, height))
    assert underlined - without >= 20
