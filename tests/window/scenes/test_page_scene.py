"""The window of a worksheet: what is seen is what prints, what is pressed is what is saved, and P
writes it while the window lives on.
"""

import time

import openpyxl
import pygame
import pytest

from mazelib.export.hardness import ROOMS
from mazelib.export.page_code import read_code
from mazelib.export.shaped import shaped
from mazelib.export.sheets.layout import rooms_too_small
from mazelib.export.sheets.shapes import Line
from mazelib.window.input.clicks import SheetChoice, SheetWords
from mazelib.window.input.keys import Command
from mazelib.window.painters.choice_rows import CHOICES_KEY
from mazelib.window.stage.stage import Stage
from tests.lessons import lesson_of
from tests.window.on_stage import LARGE, click_on, drawn_now, paused_stage, press, words_on


def choose(stage, name, value):
    """Click on a choice, on whichever of the two panels it is."""
    what = SheetChoice(name, value)
    if what not in [target.what for target in drawn_now(stage).targets]:
        click_on(stage, CHOICES_KEY)
    click_on(stage, what)


def written(stage):
    """Press on until the worksheet is written; the longest frame, in seconds of processor time."""
    longest = 0.0
    until = time.monotonic() + 20
    while (
        stage.as_frame().strip.heading in ("As it will print", "Saving")
        and time.monotonic() < until
    ):
        began = time.thread_time()
        stage.frame(0.016)
        longest = max(longest, time.thread_time() - began)
    return longest


def all_made(stage):
    """Let the stage make all its sheets."""
    for _frame in range(200):
        stage.frame(0.0)
        if stage.scene.recording.is_complete:
            return
    pytest.fail("the sheets are never made")


def test_p_writes_what_is_shown_and_says_where_and_the_window_lives_on(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    stage = Stage(lesson_of("11", size=5, count=3, seed=3), LARGE)
    assert "P saves 3 mazes and their answers" in words_on(stage)
    choose(stage, "ending", ".xlsx")
    press(stage, pygame.K_p)
    assert written(stage) < 0.2
    (path,) = tmp_path.glob("maze_*.xlsx")
    assert stage.as_frame().strip.sentence == path.name
    assert str(tmp_path) in stage.as_frame().strip.more
    book = openpyxl.load_workbook(path)
    assert len(book.sheetnames) == 9
    assert book["Maze 1"]["A1"].value == "Maze 1"


def test_p_writes_a_pdf_unless_another_file_is_chosen(tmp_path, monkeypatch):
    pytest.importorskip("fpdf")
    monkeypatch.chdir(tmp_path)
    stage = Stage(lesson_of("11", size=5, count=3, seed=3), LARGE)
    press(stage, pygame.K_p)
    written(stage)
    (path,) = tmp_path.glob("maze_*.pdf")
    assert stage.as_frame().strip.sentence == path.name == "maze_5x5_3.pdf"
    assert path.read_bytes().count(b"/Type /Page\n") == 4, "three mazes, and their answers"


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


def test_a_file_that_was_named_keeps_its_kind_and_that_is_told(tmp_path):
    stage = paused_stage("11", LARGE, to=tmp_path / "mine.xlsx")
    assert stage.as_frame().shown.is_chosen("ending", ".xlsx")
    choose(stage, "ending", ".pdf")
    stage.frame(0.0)
    assert stage.as_frame().shown.is_chosen("ending", ".xlsx")
    assert "named with --to" in words_on(stage)


def test_a_package_that_is_missing_is_told_with_its_command(monkeypatch):
    stage = paused_stage("11", LARGE)

    def missing(*arguments):
        raise ModuleNotFoundError(name="fpdf")

    monkeypatch.setattr(stage.lesson, "print_sheet", missing)
    press(stage, pygame.K_p)
    written(stage)
    assert stage.as_frame().strip.heading == "Not saved"
    assert stage.as_frame().strip.sentence.endswith("-m pip install fpdf2")


def test_the_strip_says_that_a_turns_the_sheet_over_and_then_that_it_turns_it_back():
    stage = paused_stage("11", LARGE, count=1, seed=3)
    all_made(stage)
    assert stage.as_frame().strip.more == "A turns it over: there is the answer."
    press(stage, pygame.K_a)
    assert stage.as_frame().strip.more == "A turns it back."
    press(stage, pygame.K_a)
    assert stage.as_frame().strip.more == "A turns it over: there is the answer."


def test_m_makes_the_next_maze_and_the_paper_shows_it():
    stage = paused_stage("11", LARGE, seed=1)
    stage.draw()
    before = pygame.image.tobytes(stage.window.surface, "RGB")
    press(stage, pygame.K_m)
    stage.draw()
    assert pygame.image.tobytes(stage.window.surface, "RGB") != before
    press(stage, pygame.K_o)
    assert "seed 2" in words_on(stage)


@pytest.mark.parametrize("size", [LARGE, (640, 480)])
def test_every_wall_of_the_sheet_is_dark_on_the_paper_where_the_pdf_has_it(size):
    stage = paused_stage("11", size, seed=1, hard=1, answers="no")
    drawn_now(stage)
    sheet = stage.scene.recording.sheets[0]
    at = stage.scene.paper
    assert at.height > 0.8 * (size[1] - 160), "it is large"
    scale = at.width / sheet.width
    upright = []
    for line in sheet.shapes:
        if isinstance(line, Line) and line.colour == "000000" and len(line.points) == 2:
            upright.append(line)
    assert len(upright) > 20
    dark = 0
    for line in upright:
        (x1, y1), (x2, y2) = line.points
        middle = (at.left + (x1 + x2) / 2 * scale, at.top + (y1 + y2) / 2 * scale)
        around = []
        for right in (-1, 0, 1):
            for down in (-1, 0, 1):
                pixel = (round(middle[0]) + right, round(middle[1]) + down)
                around.append(sum(stage.window.surface.get_at(pixel)[:3]))
        dark += min(around) < 400
    assert dark == len(upright)


def test_n_and_b_leaf_through_all_sheets_and_the_answers_are_at_the_end():
    stage = paused_stage("11", LARGE, seed=1, count=2, hard=1)
    all_made(stage)
    sheets = stage.scene.recording.sheets
    assert len(sheets) == 3
    pictures = []
    for key in (pygame.K_n, pygame.K_n, pygame.K_b, pygame.K_END, pygame.K_HOME):
        press(stage, key)
        drawn_now(stage)
        pictures.append((stage.player.tick, pygame.image.tobytes(stage.window.surface, "RGB")))
    assert [tick for tick, _picture in pictures] == [1, 2, 1, 2, 0]
    assert "sheet 1 of 3" in words_on(stage)
    at = stage.scene.paper
    press(stage, pygame.K_END)
    drawn_now(stage)
    paper = stage.window.surface.subsurface(at)
    orange = pygame.mask.from_threshold(paper, (232, 89, 12), (40, 40, 40, 255)).count()
    press(stage, pygame.K_HOME)
    drawn_now(stage)
    before = pygame.mask.from_threshold(paper, (232, 89, 12), (40, 40, 40, 255)).count()
    assert orange > 2 * before, "the ways are drawn on the last sheet"


def test_what_is_pressed_is_shown_and_printed_until_the_script_is_saved():
    stage = paused_stage("11", LARGE, seed=1)
    before = stage.scene.recording.first_page
    for name, value in (("hard", 1), ("how_many", 6), ("on_a_page", 2), ("mask", "heart")):
        choose(stage, name, value)
        stage.frame(0.0)
    sheet = stage.lesson.worksheet
    assert (sheet.hard, sheet.how_many, sheet.on_a_page, sheet.mask) == (1, 6, 2, "heart")
    page = stage.scene.recording.first_page
    assert page.design.outline == shaped("heart", 56).outline
    assert page.size != before.size
    all_made(stage)
    assert len(stage.scene.recording.sheets) == 3 + 1
    choose(stage, "rooms", (20, 20))
    stage.frame(0.0)
    assert stage.lesson.worksheet.mask == "", "a shape has a size of its own"
    stage.lesson.note_saved([stage.lesson.script])
    assert stage.lesson.worksheet.how_many == 1


def test_stars_and_size_never_contradict_each_other():
    stage = paused_stage("11", LARGE, seed=1, hard=5)
    choose(stage, "rooms", (10, 10))
    stage.frame(0.0)
    assert stage.lesson.worksheet.hard == 2, "ten by ten rooms are nearest to two stars"
    choose(stage, "hard", 4)
    stage.frame(0.0)
    sheet = stage.lesson.worksheet
    assert (sheet.rooms, sheet.hard) == (None, 4)
    assert stage.scene.recording.first_page.size == ROOMS[4]


def test_as_many_stars_are_filled_as_are_chosen_and_each_can_be_pressed():
    stage = paused_stage("11", LARGE, seed=1, hard=3)
    filled = []
    for target in drawn_now(stage).targets:
        if isinstance(target.what, SheetChoice) and target.what.name == "hard":
            colour = stage.window.surface.get_at(target.at.center)[:3]
            filled.append((target.what.value, colour == pytest.approx((29, 95, 180), abs=3)))
    assert filled == [(1, True), (2, True), (3, True), (4, False), (5, False)]


@pytest.mark.thorough
def test_the_window_says_where_excel_looks_plainer_and_where_rooms_are_too_small():
    stage = paused_stage("11", LARGE, seed=1, hard=1)
    choose(stage, "ending", ".xlsx")
    stage.frame(0.0)
    assert stage.as_frame().strip.heading == "In Excel it looks plainer"
    choose(stage, "ending", ".pdf")
    stage.frame(0.0)
    assert stage.as_frame().strip.heading == "As it will print"
    assert "pencil" not in stage.as_frame().strip.sentence
    stage = paused_stage("11", LARGE, seed=1, width=60, height=60)
    strip = stage.as_frame().strip
    assert strip.heading == "Careful: too small"
    assert "too small for a pencil" in strip.sentence, "loud: not in the small line"


def test_a_code_opens_its_sheet_alone():
    code = lesson_of("11", seed=5, count=9, on_a_page=2, hard=2)
    pages = list(code.worksheet.pages(5))
    again = lesson_of("11", code=read_code(f"3-{pages[0].design.code}"))
    stage = Stage(again, LARGE)
    all_made(stage)
    assert [page.heya for page in again.pages(again.worksheet)] == [p.heya for p in pages[4:6]]
    assert stage.scene.seed == 5


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


def test_a_choice_that_takes_back_another_one_says_so():
    stage = paused_stage("11", LARGE, seed=1, mask="heart")
    told = []
    for name, value in (("rooms", (10, 10)), ("mask", "star"), ("rooms", (20, 20)), ("hard", 1)):
        choose(stage, name, value)
        stage.frame(0.0)
        told.append(stage.as_frame().strip.news or stage.news.heading)
    sheet = stage.lesson.worksheet
    assert (sheet.mask, sheet.rooms, sheet.hard) == ("", None, 1)
    assert told == [
        "You chose a size, so the shape is gone.",
        "A shape has its own size. The stars say how many rooms.",
        "You chose a size, so the shape is gone.",
        "Now the stars set the size again.",
    ]


def test_pictures_and_answers_can_be_chosen():
    stage = paused_stage("11", LARGE, seed=1, count=2, hard=1)
    choose(stage, "theme", "dog")
    stage.frame(0.0)
    choose(stage, "answers", False)
    stage.frame(0.0)
    all_made(stage)
    assert len(stage.scene.recording.sheets) == 2
    texts = [getattr(shape, "text", "") for shape in stage.scene.recording.sheets[1].shapes]
    assert "Help the dog find its bone." in texts
    assert stage.as_frame().strip.sentence == "P saves 2 mazes."


def type_words(stage, words):
    for letter in words:
        key = pygame.key.key_code(letter.lower())
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=letter))
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=0))
        stage.frame(0.0)


def test_title_and_line_can_be_typed_and_no_letter_is_a_command_meanwhile(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    stage = paused_stage("11", LARGE, seed=3)
    click_on(stage, SheetWords("title"))
    type_words(stage, "Pip nd")
    press(stage, pygame.K_BACKSPACE)
    assert "Pip n|" in words_on(stage)
    assert "Enter puts them on the sheets." in words_on(stage)
    press(stage, pygame.K_RETURN)
    click_on(stage, CHOICES_KEY)
    click_on(stage, SheetWords("line"))
    type_words(stage, "Go")
    choose(stage, "hard", 1)
    shapes = stage.scene.recording.sheets[0].shapes
    assert {"Pip n", "Go"} <= {getattr(shape, "text", "") for shape in shapes}
    assert not list(tmp_path.iterdir()), "P was no command"


def test_esc_leaves_the_words_as_they_were_and_none_at_all_are_the_usual_ones():
    stage = paused_stage("11", LARGE, seed=3)
    click_on(stage, SheetWords("title"))
    type_words(stage, "Ours")
    press(stage, pygame.K_RETURN)
    click_on(stage, SheetWords("title"))
    assert "Ours|" in words_on(stage)
    type_words(stage, "x")
    press(stage, pygame.K_ESCAPE)
    assert stage.is_open
    assert stage.scene.lesson.worksheet.title == "Ours"
    click_on(stage, SheetWords("title"))
    press(stage, *[pygame.K_BACKSPACE] * 4, pygame.K_RETURN)
    assert stage.scene.lesson.worksheet.title == "Maze {number}"


def test_no_more_mazes_are_put_on_a_sheet_than_have_room_for_a_pencil():
    stage = paused_stage("11", LARGE, seed=3, count=6, hard=5)
    choose(stage, "on_a_page", 6)
    assert stage.scene.lesson.worksheet.on_a_page == 2
    assert "too small for a pencil: 2 on a sheet" in words_on(stage)
    assert rooms_too_small(stage.scene.recording.first_pages) == ""
    choose(stage, "hard", 2)
    choose(stage, "on_a_page", 6)
    assert stage.scene.lesson.worksheet.on_a_page == 6


def test_a_book_can_be_chosen_and_a_number_of_mazes_makes_a_class_of_it_again():
    stage = paused_stage("11", LARGE, seed=3, hard=1, on_a_page=2, count=2)
    choose(stage, "book", True)
    stage.frame(0.0)
    sheet = stage.lesson.worksheet
    assert (sheet.book, sheet.how_many, sheet.on_a_page) == (True, 6, 1)
    all_made(stage)
    assert len(stage.scene.recording.sheets) == 9, "a cover, six mazes, a certificate, the answers"
    choose(stage, "how_many", 1)
    stage.frame(0.0)
    assert not stage.lesson.worksheet.book


def test_there_are_never_fewer_mazes_than_places_on_a_sheet():
    stage = paused_stage("11", LARGE, seed=3, hard=1)
    choose(stage, "on_a_page", 6)
    stage.frame(0.0)
    assert stage.lesson.worksheet.how_many == 6
    assert "6 mazes now: as many as are on a sheet." in (
        stage.as_frame().strip.news, stage.news.heading
    )
    choose(stage, "how_many", 1)
    stage.frame(0.0)
    assert stage.lesson.worksheet.on_a_page == 1
