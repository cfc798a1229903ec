"""The desk of lesson 11: a sheet and its answer behind it, buttons that are always true of the
sheet, and a file that opens.
"""

import pygame
import pytest

from mazelib.window.input.clicks import SheetWords
from mazelib.window.input.keys import Command
from mazelib.window.painters.choice_rows import CHOICES_KEY
from mazelib.window.panels.choices import maze_rows
from mazelib.window.panels.paper import paper_rows
from mazelib.window.scenes import worksheet
from mazelib.window.stage import open_file
from mazelib.window.stage.stage import Stage
from tests.lessons import lesson_of
from tests.window.on_stage import LARGE, click_on, drawn_now, paused_stage, press, rect_of, words_on
from tests.window.scenes.test_page_scene import all_made, choose, written


def test_a_turns_to_the_answer_and_back_to_the_very_sheet_that_was_turned():
    stage = paused_stage("11", LARGE, seed=1, count=3, hard=1)
    all_made(stage)
    ticks = []
    for key in (pygame.K_n, pygame.K_a, pygame.K_a, pygame.K_END, pygame.K_a):
        press(stage, key)
        ticks.append(stage.player.tick)
    assert ticks == [1, 3, 1, 3, 1]


def test_the_answer_peeps_out_behind_the_sheet_and_a_click_there_turns_to_it():
    stage = paused_stage("11", LARGE, seed=1, hard=1)
    all_made(stage)
    drawn_now(stage)
    behind = next(target.at for target in stage.drawn.targets if target.what is Command.ANSWER)
    assert behind.right > stage.scene.paper.right + 40
    click_on(stage, Command.ANSWER)
    assert stage.player.tick == 1


def test_the_sheet_stays_where_it_is_when_its_answer_comes():
    stage = paused_stage("11", LARGE, seed=1, count=6, hard=1)
    drawn_now(stage)
    before = stage.scene.paper
    all_made(stage)
    drawn_now(stage)
    assert stage.scene.paper == before


def test_where_there_are_no_answers_none_peeps_out_and_a_says_why():
    stage = paused_stage("11", LARGE, seed=1, hard=1, answers="no")
    all_made(stage)
    drawn_now(stage)
    assert Command.ANSWER not in [target.what for target in stage.drawn.targets]
    press(stage, pygame.K_a)
    assert "These sheets have no answers." in words_on(stage)


@pytest.mark.parametrize("size", [LARGE, (900, 600), (640, 480), (1024, 1366)])
def test_every_choice_has_a_button_in_every_window(size):
    stage = paused_stage("11", size, seed=1)
    sheet = stage.lesson.worksheet
    for rows in (maze_rows(sheet), paper_rows(sheet)):
        wanted = {choice for row in rows for choice in row.choices}
        wanted |= {SheetWords(row.typed) for row in rows if row.typed}
        targets = {target.what: target.at for target in drawn_now(stage).targets}
        assert wanted <= set(targets)
        assert all(stage.window.surface.get_rect().contains(targets[what]) for what in wanted)
        click_on(stage, CHOICES_KEY)


def test_in_a_book_the_buttons_say_what_the_sheet_in_sight_has():
    stage = paused_stage("11", LARGE, seed=3, hard=5)
    choose(stage, "book", True)
    all_made(stage)
    assert "My book of mazes" in words_on(stage)
    assert stage.as_frame().shown.stars == 5, "the cover tells of the whole book"
    seen = []
    for _sheet in range(4):
        press(stage, pygame.K_n)
        shown = stage.as_frame().shown
        lit = [name for name in ("", "fish", "heart", "house") if shown.is_chosen("mask", name)]
        seen.append((f"Maze {shown.number}" in words_on(stage), shown.stars, *lit))
    assert seen == [(True, 1, "fish"), (True, 2, "heart"), (True, 3, ""), (True, 4, "house")]
    assert shown.is_chosen("book", True)
    assert not shown.is_chosen("how_many", 6)
    assert "It has a cover, six mazes, each longer than the last, and a" in words_on(stage)


@pytest.mark.parametrize("size", [LARGE, (900, 600), (640, 480)])
def test_no_sentence_about_a_choice_is_cut(size):
    stage = paused_stage("11", size, seed=1, mask="heart")
    choose(stage, "rooms", (10, 10))
    choose(stage, "mask", "star")
    stage.frame(0.0)
    assert not [words for words in words_on(stage) if "…" in words]


def test_a_saved_file_opens_with_v_and_before_that_no_button_offers_it(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    opened = []
    monkeypatch.setattr(worksheet, "can_open", lambda: True)
    monkeypatch.setattr(worksheet, "open_file", lambda path: not opened.append(path))
    stage = Stage(lesson_of("11", seed=1, size=5, to=tmp_path / "mine.xlsx"), LARGE)
    press(stage, pygame.K_v)
    assert "Nothing is saved yet. P saves." in words_on(stage)
    press(stage, pygame.K_p)
    written(stage)
    assert rect_of(stage, Command.OPEN_FILE)
    press(stage, pygame.K_v)
    for _try in range(100):
        if opened:
            break
        pygame.time.wait(10)
    assert opened == [tmp_path / "mine.xlsx"]


def test_a_computer_without_a_viewer_opens_nothing(monkeypatch, tmp_path):
    monkeypatch.setattr(open_file.sys, "platform", "linux")
    monkeypatch.setattr(open_file.shutil, "which", lambda name: None)
    assert not open_file.can_open()
    assert not open_file.open_file(tmp_path / "a.pdf")
    monkeypatch.setattr(open_file.shutil, "which", lambda name: "false")
    assert not open_file.open_file(tmp_path / "a.pdf")
    monkeypatch.setattr(open_file.shutil, "which", lambda name: "true")
    assert open_file.open_file(tmp_path / "a.pdf")
