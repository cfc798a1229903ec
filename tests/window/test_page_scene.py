"""The window of a worksheet: what is seen is what prints,
and P writes it while the window lives on.
"""

import time

import openpyxl
import pygame

from mazelib.window.keys import Command
from mazelib.window.stage import Stage
from tests.lessons import lesson_of
from tests.window.on_stage import LARGE, click_on, paused_stage, press, words_on


def written(stage):
    """Press on until the worksheet is written; the longest frame, in seconds of processor time."""
    longest = 0.0
    until = time.monotonic() + 20
    while (
        stage.as_frame().strip.heading in ("V: the answer, and back", "Saving")
        and time.monotonic() < until
    ):
        began = time.thread_time()
        stage.frame(0.016)
        longest = max(longest, time.thread_time() - began)
    return longest


def test_p_writes_what_is_shown_and_says_where_and_the_window_lives_on(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    stage = Stage(lesson_of("11", size=5, count=3, seed=3), LARGE)
    assert "P saves 3 sheets and their answers" in words_on(stage)
    press(stage, pygame.K_p)
    assert written(stage) < 0.2
    (path,) = tmp_path.glob("maze_*.xlsx")
    assert stage.as_frame().strip.sentence == str(path)
    book = openpyxl.load_workbook(path)
    assert len(book.sheetnames) == 9
    assert book["Maze 1"]["A1"].value == "Maze 1: 5 × 5 rooms, seed 3"


def test_a_file_that_exists_is_kept_and_that_is_told(tmp_path):
    path = tmp_path / "mine.xlsx"
    stage = paused_stage("11", LARGE, to=path)
    path.write_text("mine")
    click_on(stage, Command.PRINT)
    written(stage)
    strip = stage.as_frame().strip
    assert strip.heading == "Not saved"
    assert "exists already" in strip.sentence
    assert path.read_text() == "mine"


def test_m_makes_the_next_maze_and_the_paper_shows_it():
    stage = paused_stage("11", LARGE, seed=1)
    stage.draw()
    before = pygame.image.tobytes(stage.window.surface, "RGB")
    press(stage, pygame.K_m)
    stage.draw()
    assert pygame.image.tobytes(stage.window.surface, "RGB") != before
    press(stage, pygame.K_o)
    assert "seed 2" in words_on(stage)


def test_v_shows_the_answer_and_hides_it_again():
    stage = paused_stage("11", LARGE, seed=1)
    pictures = []
    for _ in range(3):
        stage.draw()
        pictures.append(pygame.image.tobytes(stage.window.surface, "RGB"))
        press(stage, pygame.K_v)
    assert pictures[0] == pictures[2] != pictures[1]
    press(stage, pygame.K_o)
    assert "answer · seed 1" in words_on(stage)
    press(stage, pygame.K_o)


def test_impossible_numbers_are_told_in_the_window_with_their_line(tmp_path):
    lesson = tmp_path / "11_mine.py"
    text = (
        "from mazelib import Worksheet, show\n"
        "SHEET = Worksheet(rooms=(5, 5))\n"
        'show(SHEET, task="Mine.")\n'
    )
    lesson.write_text(text)
    stage = paused_stage(lesson, LARGE)
    lesson.write_text(text.replace("(5, 5)", "5"))
    stage.files.next_look_at = 0.0
    stage.frame(0.0)
    assert "line 2" in stage.problem.message
    assert "rooms=5 is wrong" in stage.problem.message
    lesson.write_text(text)
    stage.files.next_look_at = 0.0
    stage.frame(0.0)
    assert stage.problem is None
