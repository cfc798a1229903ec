"""The door: a card for each lesson, opened by its number or a click; those seen carry a tick."""

import json
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pygame
import pytest

from mazelib import open_door as door_opener
from mazelib import run_lesson as lesson_runner
from mazelib.kinds.shared.seen_lessons import following_script, keep_seen, seen_lessons
from mazelib.window.door.door import Door
from mazelib.window.door.lesson_cards import DARK_NAME, SIZE, card_picture, lesson_cards
from mazelib.window.door.typed_number import DIGIT_SECONDS
from mazelib.window.drawing.theme import DARK, LIGHT
from mazelib.window.input.keys import Command
from mazelib.window.painters.door_card import HELP
from mazelib.window.rule.problem import Problem, unusable
from mazelib.window.screen.strip import Card
from mazelib.window.stage.stage import Stage
from tests.conftest import PROJECT
from tests.samples import SCRIPTS
from tests.window.on_stage import LARGE, paused_stage
from tests.window.screen.test_layout import MOST_SIZES

LESSONS = PROJECT / "lessons"
#: The colour of the disc of a tick.
TICK = (32, 122, 75)
SCRIPT = '"""Lesson {number}: {title}."""\n\nfrom mazelib import show\n\nshow(task="{title}")\n'


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    pygame.display.quit()  # A window of another test would keep its size.
    folder = tmp_path / "kept"
    monkeypatch.setattr("platformdirs.user_data_path", lambda *name, **more: folder)
    return folder


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    lessons = tmp_path / "lessons"
    lessons.mkdir()
    for number in (1, 2, 10, 11, 12):
        text = SCRIPT.format(number=number, title=f"title {number}")
        (lessons / f"{number:02}_lesson.py").write_text(text)
    (lessons / "here.py").write_text("")
    return lessons


@pytest.fixture
def door(folder: Path) -> Door:
    opened = Door(folder)
    opened.frame(0.0)
    return opened


def press(door: Door, key: int, letter: str = "") -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, unicode=letter, mod=0))
    door.frame(0.0)


def test_each_numbered_script_has_a_card_with_its_title(folder):
    assert [(card.number, card.title) for card in lesson_cards(folder)] == [
        (1, "Title 1"),
        (2, "Title 2"),
        (10, "Title 10"),
        (11, "Title 11"),
        (12, "Title 12"),
    ]
    assert len(lesson_cards(SCRIPTS)) == 12


def test_a_digit_opens_its_lesson_at_once_if_no_longer_number_begins_so(door, folder):
    press(door, pygame.K_2, "2")
    assert door.chosen == folder / "02_lesson.py"


def test_a_one_waits_for_a_second_digit(door, folder):
    press(door, pygame.K_1, "1")
    assert door.chosen is None
    press(door, pygame.K_2, "2")
    assert door.chosen == folder / "12_lesson.py"


def test_a_one_alone_opens_lesson_one_after_a_moment(door, folder):
    press(door, pygame.K_1, "1")
    door.frame(DIGIT_SECONDS / 2)
    assert door.chosen is None
    door.frame(DIGIT_SECONDS)
    assert door.chosen == folder / "01_lesson.py"


def test_a_click_on_a_card_opens_it_and_beside_the_cards_nothing(door, folder):
    for at, chosen in ((door.places[3].center, folder / "11_lesson.py"), ((1, 1), None)):
        door.chosen = None
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
        door.frame(0.0)
        assert door.chosen == chosen


def test_arrow_keys_point_at_a_card_and_return_opens_it(door, folder):
    for key in (pygame.K_RIGHT, pygame.K_RIGHT):
        press(door, key)
    assert door.pointed == 1
    press(door, pygame.K_RETURN)
    assert door.chosen == folder / "02_lesson.py"


def test_escape_closes_the_door(door):
    press(door, pygame.K_ESCAPE)
    assert not door.is_open
    assert door.chosen is None


@pytest.mark.parametrize("size", MOST_SIZES)
def test_no_card_lies_over_another_and_no_title_leaves_its_card(folder, size):
    door = Door(SCRIPTS)
    door.window._open(size, 0)
    pen = door.draw()
    window = pygame.Rect((0, 0), size)
    assert len(door.places) == (12 if size[0] > 480 else 6)
    assert door.places == sorted(door.places, key=lambda place: (place.top, place.left))
    for number, place in enumerate(door.places):
        assert window.contains(place)
        assert place.collidelist(door.places[number + 1 :]) == -1
    for text in pen.written:
        assert window.contains(text.at), text.text
        card = text.at.collidelist(door.places)
        assert card == -1 or door.places[card].contains(text.at), text.text


def test_a_lesson_that_was_seen_carries_a_tick_beside_its_number(folder):
    keep_seen(folder / "02_lesson.py")
    door = Door(folder)
    pen = door.draw()
    written = [text.text for text in pen.written]
    assert "1" in written
    assert "2" in written, "it is still opened by its number"
    drawn = [pen.window.subsurface(place) for place in door.places]
    assert [TICK in seen_in(card) for card in drawn] == [False, True, False, False, False]


def seen_in(picture: pygame.Surface) -> set[tuple[int, int, int]]:
    """The colours of a picture."""
    wide, high = picture.get_size()
    return {picture.get_at((x, y))[:3] for x in range(0, wide, 2) for y in range(0, high, 2)}


def test_a_lesson_without_a_picture_has_the_plain_map_that_it_begins_with(folder):
    maps = {"01": '"corridor"', "02": '"wide", "first"'}
    for number, names in maps.items():
        (folder / f"{number}_lesson.py").write_text(f'"""A."""\n\nshow(maps=[{names}])\n')
    (folder / "10_lesson.py").write_text("show(")
    plain = [card_picture(card) for card in lesson_cards(folder)]
    pixels = {pygame.image.tobytes(picture, "RGB") for picture in plain}
    assert len(pixels) == 3, "two maps, and rooms for those that name none"
    assert all({LIGHT.wall, LIGHT.floor} <= seen_in(picture) for picture in plain)


def test_the_first_frame_has_the_picture_that_lies_beside_a_lesson_with_round_corners(folder):
    red = (255, 0, 0)
    picture = pygame.Surface(SIZE)
    picture.fill(red)
    (folder / "pictures").mkdir()
    pygame.image.save(picture, folder / "pictures" / "02_lesson.png")
    (folder / "pictures" / "01_lesson.png").write_bytes(b"no picture")
    door = Door(folder)
    for size in ((1280, 800), (1024, 768), (800, 1280)):
        door.window._open(size, 0)
        pen = door.draw()
        mask = pygame.mask.from_threshold(door.window.surface, red, (40, 40, 40))
        frame, *others = mask.get_bounding_rects()
        frame = frame.unionall(others)  # The disc with its number may cut it.
        assert door.places[1].contains(frame)
        assert frame.height == door.grid.picture_height
        corners = (frame.topleft, (frame.right - 1, frame.bottom - 1))
        assert {pen.window.get_at(corner)[:3] for corner in corners} == {LIGHT.panel}


def test_each_of_the_twelve_lessons_has_a_picture_of_its_own_light_and_dark():
    stems = [card.script.stem for card in lesson_cards(SCRIPTS)]
    names = [f"{stem}.png" for stem in stems] + [DARK_NAME.format(stem) for stem in stems]
    paths = [LESSONS / "pictures" / name for name in names]
    missing = [path.name for path in paths if not path.exists()]
    assert missing == [], "run .ci/lesson_pictures"
    pictures = [pygame.image.load(path) for path in paths]
    assert {picture.get_size() for picture in pictures} == {SIZE}
    assert len({pygame.image.tobytes(picture, "RGB") for picture in pictures}) == len(paths)


def loaded(path: Path) -> pygame.Surface:
    """A picture of the size of all pictures."""
    surface = pygame.Surface(SIZE, depth=32)
    surface.blit(pygame.image.load(path), (0, 0))
    return surface


@pytest.mark.thorough
def test_the_pictures_of_the_lessons_are_what_the_stage_shows_now(tmp_path):
    command = [sys.executable, PROJECT / ".ci" / "lesson_pictures", tmp_path]
    subprocess.run(command, check=True, capture_output=True)
    for path in sorted(tmp_path.glob("*.png")):
        assert (LESSONS / "pictures" / path.name).exists(), "run .ci/lesson_pictures"
        kept = loaded(LESSONS / "pictures" / path.name)
        now = loaded(path)
        # Typefaces differ from system to system, and with them a few pixels.
        alike = pygame.mask.from_threshold(kept, 0, (40, 40, 40), now).count()
        assert alike > 0.9 * SIZE[0] * SIZE[1], f"{path.name}: run .ci/lesson_pictures"


@pytest.mark.parametrize(
    "size", [pytest.param((1280, 800), marks=pytest.mark.thorough), (480, 360)]
)
def test_cards_that_have_no_room_are_on_further_pages(folder, size):
    for number in range(13, 62):
        (folder / f"{number}_lesson.py").write_text(SCRIPT.format(number=number, title="More"))
    door = Door(folder)
    door.window._open(size, 0)
    count = len(door.cards)
    numbers = []
    door.draw()
    pages = door.grid.pages(count)
    for page in range(pages):
        pen = door.draw()
        words = [text.text for text in pen.written]
        assert any(f"Page {page + 1} of " in text for text in words)
        for number, place in enumerate(door.places):
            assert pen.window.get_rect().contains(place)
            assert place.collidelist(door.places[number + 1 :]) == -1
        numbers += [int(text) for text in words if text.isdecimal()]
        press(door, pygame.K_PAGEDOWN)
    assert numbers == [card.number for card in door.cards]
    assert door.page == pages - 1, "after the last page there is none"
    click = {"pos": door.places[-1].center, "button": 1}
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, click))
    door.frame(0.0)
    assert door.chosen == door.cards[-1].script
    door.open()
    assert door.page == pages - 1, "who comes back finds the same page"


def test_on_a_further_page_each_card_has_its_own_picture_and_the_one_pointed_at_its_edge(folder):
    for number in range(13, 40):
        (folder / f"{number}_lesson.py").write_text(SCRIPT.format(number=number, title="More"))
    door = Door(folder)
    door.window._open((480, 360), 0)
    shades = [(200, 7 * number, 0) for number in range(len(door.cards))]
    door._pictures = [pygame.Surface(SIZE) for _shade in shades]
    for picture, shade in zip(door._pictures, shades, strict=True):
        picture.fill(shade)
    door.draw()
    press(door, pygame.K_PAGEDOWN)
    press(door, pygame.K_RIGHT)
    press(door, pygame.K_RIGHT)
    window = door.draw().window
    first = door.grid.cards
    assert (door.page, door.pointed) == (1, first + 1)
    framed = []
    for number, place in enumerate(door.places, first):
        seen = window.get_at((place.centerx, place.top + door.grid.picture_height // 2))
        assert round(seen[1] / 7) == number
        if window.get_at((place.left + 1, place.centery))[:3] == LIGHT.accent:
            framed.append(number)
    assert framed == [door.pointed]


@pytest.mark.parametrize("size", [(1280, 800), (640, 480), (480, 360), (800, 1280)])
@pytest.mark.sweep(2)
def test_h_says_all_that_the_keys_do_and_goes_again(door, size):
    door.window._open(size, 0)
    press(door, pygame.K_h, "h")
    said = " ".join(text.text for text in door.draw().written)
    for keys, meaning in HELP:
        assert keys in said
        assert meaning in said
    assert "for lessons 10 to 12, type both digits" in said
    assert "Title 1" not in said
    press(door, pygame.K_h, "h")
    assert "dark or light" not in " ".join(text.text for text in door.draw().written)
    press(door, pygame.K_h, "h")
    press(door, pygame.K_ESCAPE)
    assert not door.helps
    assert door.is_open, "Esc closed the help alone"


@pytest.mark.parametrize(
    ("size", "columns", "rows"),
    [
        ((1280, 800), 4, 3),
        ((480, 360), 3, 2),
        pytest.param((1920, 1080), 4, 3, marks=pytest.mark.thorough),
        pytest.param((800, 1280), 3, 4, marks=pytest.mark.thorough),
    ],
)
def test_all_rows_of_cards_are_full_and_all_titles_of_one_size(size, columns, rows):
    door = Door(SCRIPTS)
    door.window._open(size, 0)
    pen = door.draw()
    assert (door.grid.columns, door.grid.rows) == (columns, rows)
    lowest = door.places[-1].bottom
    assert lowest > 0.93 * size[1], "no part of the window is left empty"
    assert door.grid.picture_height > size[1] / 8
    words = {word for card in door.cards for word in card.title.split()}
    sizes = {text.size for text in pen.written if text.text.split()[0] in words - {"Maze"}}
    assert len(sizes) == 1
    assert not any(text.text.endswith("...") for text in pen.written)


def test_the_escape_that_left_a_lesson_does_not_close_the_door_while_it_is_held(door, monkeypatch):
    is_down = defaultdict(bool, {pygame.K_ESCAPE: True})
    monkeypatch.setattr(pygame.key, "get_pressed", lambda: is_down)
    door.open()
    press(door, pygame.K_ESCAPE)
    assert door.is_open
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_ESCAPE))
    press(door, pygame.K_ESCAPE)
    assert not door.is_open


def test_at_the_first_visit_the_door_says_where_to_start(folder):
    door = Door(folder)
    starts = [text.at for text in door.draw().written if text.text == "Start here"]
    assert [door.places[0].contains(at) for at in starts] == [True]
    keep_seen(folder / "02_lesson.py")
    door.open()
    assert "Start here" not in [text.text for text in door.draw().written]


def test_d_is_dark_and_stays_so_when_the_class_comes_back(door):
    press(door, pygame.K_d, "d")
    assert door.draw().theme is DARK
    door.open()
    assert door.draw().theme is DARK
    press(door, pygame.K_d, "d")
    assert door.draw().theme is LIGHT


def test_what_was_seen_is_kept_once_and_a_damaged_file_is_set_aside(kept, folder, capsys):
    for name in ("02_lesson.py", "02_lesson.py", "01_lesson.py"):
        keep_seen(folder / name)
    file = kept / "seen_lessons.json"
    assert json.loads(file.read_text()) == ["01_lesson", "02_lesson"]
    for damaged in ("{", '["01_lesson", 2]'):
        file.write_text(damaged)
        assert seen_lessons() == frozenset()
        assert "was damaged" in capsys.readouterr().err
        assert damaged in [path.read_text() for path in kept.glob("damaged-*/seen_lessons.json")]
        assert seen_lessons() == frozenset()
        assert capsys.readouterr().err == "", "it is said once"
    keep_seen(folder / "02_lesson.py")
    assert seen_lessons() == {"02_lesson"}


def test_the_lesson_that_follows_has_the_next_number(folder):
    assert following_script(folder / "02_lesson.py") == folder / "10_lesson.py"
    assert following_script(folder / "12_lesson.py") is None


def test_a_lesson_comes_back_to_the_door_and_a_broken_one_is_told_there(folder, monkeypatch):
    told = []
    picks = [folder / "01_lesson.py", folder / "02_lesson.py", None]

    class PickingDoor:
        def __init__(self, path: Path) -> None:
            assert path == folder

        def open(self, problem: Problem | None, broken: Path | None) -> None:
            told.append((problem.message if problem else "", broken))

        def run(self) -> Path | None:
            return picks.pop(0)

    def run_once(script: Path, arguments: list[str], *, stays_open: bool) -> lesson_runner.Ended:
        assert arguments == []
        assert stays_open
        if script.name == "02_lesson.py":
            raise ValueError("line 3: wrong")
        return lesson_runner.Ended(0, was_quit=False)

    monkeypatch.setattr("mazelib.window.door.door.Door", PickingDoor)
    monkeypatch.setattr(door_opener, "run_once", run_once)
    assert door_opener.open_door(folder) == 0
    assert told == [("", None), ("line 3: wrong", folder / "02_lesson.py")]


@pytest.fixture
def broken(door, folder):
    """A script that Python cannot read, and the door that tells so."""
    script = folder / "02_lesson.py"
    script.write_text("def my_turn(view)\n")
    with pytest.raises(ValueError) as caught:
        lesson_runner.run_once(script, [])
    door.open(unusable(caught.value), script)
    return script


def test_the_door_says_what_is_wrong_with_a_lesson_and_where(door, broken):
    assert "A colon is missing at the end of this line." in words_of(door.draw())
    assert "line 1" in words_of(door.draw())
    press(door, pygame.K_ESCAPE)
    assert door.is_open
    assert "Title 1" in words_of(door.draw())
    press(door, pygame.K_ESCAPE)
    assert not door.is_open


def words_of(pen):
    return " ".join(text.text for text in pen.written)


def test_a_broken_lesson_opens_by_itself_when_it_is_saved(door, broken):
    door.frame(0.0)
    assert door.chosen is None
    broken.write_text(SCRIPT.format(number=2, title="mended"))
    door.frame(0.0)
    assert door.chosen == broken
    door.open()
    broken.write_text("")
    door.frame(0.0)
    assert door.chosen is None, "it is broken no more"


def test_after_the_last_map_the_end_leads_to_the_next_lesson(tmp_path):
    names = {"04_mine.py": '["first", "loop"]', "05_mine.py": '["first"]'}
    for name, maps in names.items():
        rule = "def rule(view):\n    return Turn.AHEAD\n\n\n"
        show = f"from mazelib import Turn, show\n\n\n{rule}show(rule, maps={maps})\n"
        (tmp_path / name).write_text(f'"""A lesson."""\n\n{show}')
    stage = paused_stage(tmp_path / "04_mine.py", LARGE)
    assert _end_of(stage).leads_to is Command.NEXT_MAP
    stage.do(Command.NEXT_MAP)
    assert _end_of(stage).leads_to is Command.NEXT_LESSON
    stage.do(Command.NEXT_LESSON)
    assert not stage.is_open
    assert stage.next_script == tmp_path / "05_mine.py"
    last = paused_stage(tmp_path / "05_mine.py", LARGE)
    assert _end_of(last).leads_to is Command.NEXT_MAP, "there is no lesson after it"


def _end_of(stage: Stage) -> Card:
    """What the strip says at the end."""
    for _frame in range(100):
        stage.frame(0.05)
        stage.scene.advance(50)
        if stage.scene.ended:
            break
    stage.player.go_to_last()
    stage.frame(1.0)
    card = stage.as_frame().card
    assert card is not None
    return card


def test_the_wheel_turns_to_the_next_page_downwards_and_back_upwards(folder):
    for number in range(13, 62):
        (folder / f"{number}_lesson.py").write_text(SCRIPT.format(number=number, title="More"))
    door = Door(folder)
    door.window._open((480, 360), 0)
    door.draw()
    pages = []
    for wheel in (-1, -1, 1):
        pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, y=wheel))
        door.frame(0.0)
        pages.append(door.page)
    assert pages == [1, 2, 1]
