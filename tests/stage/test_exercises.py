"""Lesson 7 in its window: exercises with ticks, a check by V, lines put in order by clicks."""

import pygame
import pytest

from mazelib.challenges import exercises
from mazelib.challenges.lines import FOLDER
from mazelib.stage.keys import Command
from mazelib.stage.layout import text_size
from mazelib.stage.panels.exercises import Choice
from tests.stage.on_stage import LARGE, click_on, look, paused_stage, press, rect_of, said, script
from tests.stage.test_layout import SIZES, problems_of

LEFT = """\
from mazelib import Turn, show


def my_turn(view):
    if view.left:
        return Turn.LEFT  # Left is open.
    return Turn.AHEAD if view.front else Turn.RIGHT


if __name__ == "__main__":
    show(my_turn, task="Mine.", panels=["exercises", "code"])
"""


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setattr(exercises, "FOLDER", tmp_path)
    return tmp_path


def check(stage) -> None:
    """Press V, and wait until all is checked."""
    press(stage, pygame.K_v)
    for _ in range(3000):
        if stage.scene._checking is None:
            break
        stage.frame(0.01)
    stage.frame(0.0)


def order(stage, lines: list[str]) -> None:
    """Click lines in an order."""
    for line in lines:
        numbers = [n for n, text in enumerate(stage.program.practice.lines.shuffled) if text == line]
        click_on(stage, Choice(is_line=True, number=next(n for n in numbers if n not in stage.program.practice.order)))


def lines_of(name: str) -> list[str]:
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8").split("\n\n")[0].split("\n")


def test_a_check_that_goes_wrong_opens_the_map_that_shows_it(folder):
    stage = paused_stage("07", LARGE)
    check(stage)
    kept = folder / "check_left_hand_1.txt"
    assert stage.program.map_path == kept and stage.scene.name == "check_left_hand_1"
    assert "Here it went wrong" in stage.scene.note and not stage.program.practice.done
    assert "Not yet: from" in said(stage) and not stage.player.playing
    check(stage)
    assert [path.name for path in folder.glob("*.txt")] == [kept.name]


def test_the_lines_run_as_soon_as_they_are_in_order_and_the_check_ticks_them():
    stage = paused_stage("07", LARGE)
    press(stage, pygame.K_l)
    assert stage.panels.shown == ("lines",) and "0 of 6 lines" in said(stage)
    lines = lines_of("left_hand")
    order(stage, lines[:-1])
    assert "5 of 6 lines" in said(stage) and stage.scene.source.pieces[0].lines[-1].strip() == "return Turn.AHEAD  # Always straight ahead."
    order(stage, lines[-1:])
    stage.frame(0.0)
    assert stage.player.playing and stage.panels.shown == ("exercises", "code")
    assert [*stage.scene.source.pieces[0].lines] == lines
    check(stage)
    assert stage.program.practice.done == {0} and "Passed, on" in said(stage)
    stage.do(Command.RESTART)
    assert stage.program.practice.done == {0}


def test_lines_in_a_wrong_order_are_told_and_can_be_taken_back():
    stage = paused_stage("07", LARGE)
    press(stage, pygame.K_l)
    first, second, *rest = lines_of("left_hand")
    order(stage, [second, first, *rest])
    stage.frame(0.0)
    assert "lines_in_order.py, line" in stage.problem.message
    press(stage, pygame.K_l)
    click_on(stage, Choice(is_line=True, number=stage.program.practice.order[-1]))
    stage.frame(0.0)
    assert stage.problem is None and stage.scene.source.pieces[0].lines[0] == "def my_turn(view):"


def test_another_exercise_has_other_lines():
    stage = paused_stage("07", LARGE)
    click_on(stage, Choice(is_line=False, number=3))
    press(stage, pygame.K_l)
    assert stage.program.practice.number == 3 and "0 of 8 lines" in said(stage)
    order(stage, lines_of("fast"))
    stage.frame(0.0)
    check(stage)
    assert stage.program.practice.done == {3}


def test_saved_the_scripts_own_rule_walks_again(tmp_path):
    path = tmp_path / "07_your_turn.py"
    path.write_text(script("07").read_text())
    stage = paused_stage(path, LARGE)
    press(stage, pygame.K_l)
    order(stage, lines_of("left_hand"))
    stage.frame(0.0)
    path.write_text(LEFT)
    look(stage)
    assert stage.program.practice.order == () and "Left is open." in stage.scene.source.pieces[0].lines[2]
    check(stage)
    assert stage.program.practice.done == {0}


def test_a_check_goes_on_a_little_in_every_frame():
    stage = paused_stage("07", LARGE)
    stage.program.practice = stage.program.practice.chosen(1)
    press(stage, pygame.K_l)
    order(stage, lines_of("by_chance"))
    stage.frame(0.0)
    press(stage, pygame.K_v)
    words = [said(stage)]
    while stage.scene._checking:
        stage.frame(0.01)
        words.append(said(stage))
    assert sum("maps are tried" in each for each in words) > 5
    assert stage.program.practice.done == {1} and "once" not in stage.program.map_path.name


def test_without_a_place_to_keep_the_map_it_is_told_in_words_only(monkeypatch, folder):
    monkeypatch.setattr(exercises, "FOLDER", folder / "nowhere")
    stage = paused_stage("07", LARGE)
    check(stage)
    assert stage.program.map_path.name == "first.txt" and "Not yet: from" in said(stage)


@pytest.mark.parametrize("size", SIZES)
def test_no_text_of_the_exercises_is_cut_or_too_small(size):
    stage = paused_stage("07", size)
    check(stage)
    for number in range(4):
        stage.program.practice = stage.program.practice.chosen(number)
        for panel in ("exercises", "lines"):
            stage.panels.filled = panel
            stage.draw()
            assert not list(problems_of(stage, text_size(size)[1])), (size, number, panel)
            if panel == "lines":
                rects = [rect_of(stage, Choice(True, n)) for n in range(len(stage.program.practice.lines.shuffled))]
                assert all(stage.window.surface.get_rect().contains(rect) for rect in rects)
