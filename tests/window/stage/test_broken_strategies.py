"""Whatever a learner writes, the window lives on: every broken strategy,
in the window and without.
"""

import os
import shutil

import pygame
import pytest

from mazelib.run_lesson import run_lesson
from mazelib.window.rule.code_rows import rows_of
from tests.learners import BROKEN, IMPORT, message_about, script
from tests.window.on_stage import at, check_files, go_on, paused_stage, press

NAMES = sorted(path.stem for path in BROKEN.glob("*.txt") if (BROKEN / f"{path.stem}.py").exists())
#: In the window these fail as another of them does; what they say is asked without one, of all.
ALIKE = {
    "answers_none": ("answers_text", "forgot_return", "wrong_side"),
    "missing_colon": ("full_width", "one_equals_sign", "saved_half_body"),
    "no_strategy": ("empty",),
    "wrong_name": ("side_called", "three_calls_deep", "turn_not_imported"),
}
GOOD = "from mazelib.grid.compass import Turn\n\n\ndef turn(view):\n    return Turn.RIGHT\n"


def one_of_a_kind() -> list:
    """All of them in the thorough run; in any other, some of those that fail as no other does.

    The message of each of them, every run knows from tests/learner/test_broken_strategies.py.
    """
    again = {name for names in ALIKE.values() for name in names}
    assert again | {*ALIKE} <= {*NAMES}
    quick = [name for name in NAMES if name not in again][::3]
    return [
        pytest.param(name, marks=() if name in quick else pytest.mark.thorough) for name in NAMES
    ]


def message(name: str) -> str:
    return message_about(BROKEN / f"{name}.py")


OPEN_SQUARE = "#####\n#   #\n# A #\n# a #\n#####\n"


@pytest.fixture
def open_square(tmp_path):
    """A map on which the walker starts with all four sides open, as the messages expect."""
    path = tmp_path / "open.txt"
    path.write_text(OPEN_SQUARE)
    return path


def step_until_it_fails(stage):
    for _ in range(60):
        if stage.problem is None:
            press(stage, pygame.K_n)


@pytest.mark.parametrize("name", one_of_a_kind())
@pytest.mark.sweep(4)
def test_a_broken_strategy_is_shown_and_the_window_answers_and_can_be_mended(
    name, tmp_path, open_square
):
    path = tmp_path / f"{name}.py"
    shutil.copy(BROKEN / f"{name}.py", path)
    stage = paused_stage(strategy=path, map=str(open_square))
    step_until_it_fails(stage)
    assert stage.problem is not None
    assert stage.problem.message.startswith(message(name))
    before = stage.panels.sheet
    press(stage, pygame.K_t, pygame.K_SPACE, pygame.K_n, pygame.K_F1, pygame.K_F1)
    assert stage.panels.sheet != before or stage.scene.features.is_blank
    assert stage.problem.message.startswith(message(name))
    press(stage, pygame.K_r)
    step_until_it_fails(stage)
    assert stage.problem.message.startswith(message(name))
    stage.draw()
    path.write_text(GOOD)
    check_files(stage)
    assert stage.problem is None
    press(stage, pygame.K_n, pygame.K_n)
    assert stage.player.tick >= 1
    assert stage.is_open


@pytest.mark.parametrize("name", one_of_a_kind())
@pytest.mark.sweep(3)
def test_a_broken_strategy_says_the_same_without_a_window(name, tmp_path, open_square, capsys):
    path = tmp_path / f"{name}.py"
    shutil.copy(BROKEN / f"{name}.py", path)
    # What cannot be read at all is bad input, as a map would be.
    status = 2 if path.stem == "not_utf8" else 1
    options = ["--headless", "--map", str(open_square), "--strategy", str(path)]
    assert run_lesson(script("04"), options) == status
    assert capsys.readouterr().err.rstrip("\n").endswith(message(name))


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("three_calls_deep", "return side / (view.open_count - view.open_count)"),
        ("wrong_name", "return wya"),
        ("answers_none", 'return TURNS.get("up")'),
    ],
)
def test_the_line_that_failed_is_marked_in_the_code_panel(name, line, tmp_path, open_square):
    path = tmp_path / f"{name}.py"
    shutil.copy(BROKEN / f"{name}.py", path)
    stage = paused_stage(strategy=path, map=str(open_square))
    press(stage, pygame.K_c)
    step_until_it_fails(stage)
    assert decided(stage) == [line]
    stage.draw()


def decided(stage):
    shown = stage.scene.shown(*at(stage))
    return [
        row.text.strip() for row in rows_of(shown.source, shown.moment.lines_run) if row.decided
    ]


FAILS_LATER = f"""{IMPORT}class MyTurn:
    count = 0
    def turn(self, view, place, heading):
        self.count += 1
        if self.count == 3:
            return Turn.AHED
        return Turn.RIGHT
"""


@pytest.mark.parametrize("keys", [[], [pygame.K_c]], ids=["code closed", "code open"])
def test_line_and_memory_at_an_error_are_those_of_the_turn_that_failed(keys, tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(FAILS_LATER)
    stage = paused_stage(strategy=path, map="loop")
    press(stage, *keys)
    go_on(stage, 5)
    assert stage.problem is not None
    assert at(stage) == (2, True)
    assert decided(stage) == ["return Turn.AHED"]
    assert stage.scene.shown(2, True).moment.memory == {"count": 3}
    _file, line = stage.scene.shown(2, True).moment.lines_run.decided
    assert stage.as_frame().strip.sentence == f"The rule stopped here, at line {line}."
    press(stage, pygame.K_b)
    assert at(stage) == (2, False)
    assert stage.problem is None, "what it sees is not what went wrong"
    press(stage, pygame.K_b)
    assert at(stage) == (1, True)
    assert decided(stage) == ["return Turn.RIGHT"]
    assert stage.scene.shown(1, True).moment.memory == {"count": 2}
    go_on(stage, 3)
    assert stage.problem
    assert at(stage) == (2, True), "a run that went wrong is over"


def test_a_strategy_that_is_deleted_or_saved_half_leaves_the_last_good_one_on_the_screen(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(GOOD)
    stage = paused_stage(strategy=path)
    press(stage, pygame.K_n, pygame.K_n)
    path.unlink()
    check_files(stage)
    assert "there's no such file" in stage.problem.message
    assert not stage.scene.features.is_blank
    assert stage.player.tick == 1
    path.write_text(GOOD[: len(GOOD) // 2])
    check_files(stage)
    assert stage.problem is not None
    path.write_text(GOOD)
    check_files(stage)
    assert stage.problem is None


def test_a_name_that_is_not_utf8_is_drawn_as_far_as_it_can_be(tmp_path):
    path = tmp_path / os.fsdecode(b"\x95\x94.py")
    try:
        path.write_text("def turn(view):\n    return 1\n")
    except OSError:
        pytest.skip("this file system has UTF-8 names only")
    stage = paused_stage(strategy=path)
    press(stage, pygame.K_c, pygame.K_n, pygame.K_t, pygame.K_h)
    stage.draw()
    assert stage.problem is not None
    assert stage.problem.message.startswith("··.py, line 2: ")


@pytest.mark.parametrize("plays", [True, False])
def test_a_run_that_was_playing_when_it_failed_plays_on_when_the_file_is_mended(plays, tmp_path):
    path = tmp_path / "mine.py"
    path.write_text("def turn(view):\n    return 1\n")
    stage = paused_stage(strategy=path)
    press(stage, pygame.K_SPACE if plays else pygame.K_n)
    stage.frame(0.1)
    assert stage.problem is not None
    assert not stage.as_frame().playing
    path.write_text(GOOD)
    check_files(stage)
    assert stage.problem is None
    assert stage.player.playing == plays
