"""The door: a card for each lesson, opened by its number or a click; those seen carry a tick."""

import json
from pathlib import Path
from time import sleep

import pygame
import pytest

from mazelib import lesson as lesson_runner
from mazelib.kinds.shared.seen_lessons import following_script, keep_seen, seen_lessons
from mazelib.window.door import DIGIT_SECONDS, Door
from mazelib.window.keys import Command
from mazelib.window.lesson_cards import lesson_cards
from mazelib.window.stage import Stage
from mazelib.window.strip import Card
from mazelib.window.theme import DARK, LIGHT
from tests.conftest import PROJECT
from tests.window.on_stage import LARGE, paused_stage

LESSONS = PROJECT / "lessons"
SCRIPT = '"""Lesson {number}: {title}."""\n\nfrom mazelib import show\n\nshow(task="{title}")\n'


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
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
    yield opened
    opened.pictures.end()


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
    assert len(lesson_cards(LESSONS)) == 12


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


@pytest.mark.parametrize("size", [(1280, 800), (1024, 768), (640, 480), (480, 360), (800, 1280)])
def test_no_card_lies_over_another_and_no_title_leaves_its_card(folder, size):
    door = Door(LESSONS)
    door.window._open(size, 0)
    pen = door.draw()
    door.pictures.end()
    window = pygame.Rect((0, 0), size)
    assert len(door.places) == 12
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
    door.pictures.end()
    written = [text.text for text in pen.written]
    assert "1" in written
    assert "2" in written, "it is still opened by its number"
    disc = pygame.Rect(door.places[1].left, door.places[1].bottom - 40, 60, 40)
    surface = door.window.surface
    points = [(x, y) for x in range(*_span(disc, 0)) for y in range(*_span(disc, 1))]
    assert LIGHT.good in {surface.get_at(point)[:3] for point in points}


def _span(at: pygame.Rect, axis: int) -> tuple[int, int]:
    return at.topleft[axis], at.bottomright[axis]


def all_made(door: Door) -> None:
    """Make all pictures."""
    for _frame in range(20_000):
        if not door.pictures.go_on():
            return
        sleep(0.001)


def seen_in(picture: pygame.Surface) -> set[tuple[int, int, int]]:
    """The colours of a picture."""
    wide, high = picture.get_size()
    return {picture.get_at((x, y))[:3] for x in range(0, wide, 3) for y in range(0, high, 3)}


def test_at_once_each_card_has_the_plain_map_of_its_lesson_without_a_run(folder):
    maps = {"01": '"corridor"', "02": '"wide", "first"'}
    for number, names in maps.items():
        (folder / f"{number}_lesson.py").write_text(f'"""A."""\n\nshow(maps=[{names}])\n')
    door = Door(folder)
    plain = door.pictures.pictures
    assert not door.pictures.made
    assert {*plain} == {card.script for card in door.cards}
    pixels = {pygame.image.tobytes(picture, "RGB") for picture in plain.values()}
    assert len(pixels) == 3, "two maps, and rooms for those that name none"
    assert all({LIGHT.wall, LIGHT.floor} <= seen_in(picture) for picture in plain.values())
    door.pictures.end()


def test_a_picture_is_made_by_the_stage_and_a_broken_lesson_keeps_the_plain_one(folder):
    (folder / "02_lesson.py").write_text("show(")
    door = Door(folder)
    plain = dict(door.pictures.pictures)
    all_made(door)
    pictures = door.pictures.pictures
    assert pictures[folder / "02_lesson.py"] is plain[folder / "02_lesson.py"]
    assert pictures[folder / "01_lesson.py"] is not plain[folder / "01_lesson.py"]
    assert {LIGHT.wall, LIGHT.floor, LIGHT.panel} <= seen_in(pictures[folder / "01_lesson.py"])


def test_who_comes_back_finds_the_pictures_and_only_the_lesson_just_left_gets_a_new_one(folder):
    door = Door(folder)
    all_made(door)
    before = dict(door.pictures.pictures)
    press(door, pygame.K_2, "2")
    assert door.run() == folder / "02_lesson.py"
    door.open("line 3: wrong")
    assert door.chosen is None
    assert door.pictures.pictures == before
    all_made(door)
    changed = {path for path in before if door.pictures.pictures[path] is not before[path]}
    assert changed == {folder / "02_lesson.py"}
    assert "line 3: wrong" in " ".join(text.text for text in door.draw().written)


@pytest.mark.thorough
def test_no_two_of_the_lessons_have_the_same_picture():
    door = Door(LESSONS)
    all_made(door)
    pictures = door.pictures.pictures.values()
    assert len({pygame.image.tobytes(picture, "RGB") for picture in pictures}) == 12


def test_a_whole_picture_is_drawn_in_whatever_shape_the_window_gives_it(folder):
    door = Door(folder)
    door.pictures.end()
    framed = pygame.Surface((500, 250))
    framed.fill((255, 0, 255))
    door.pictures.pictures[folder / "01_lesson.py"] = framed
    for size in ((1280, 800), (800, 1280), (640, 480)):
        door.window._open(size, 0)
        door.draw()
        marked = pygame.mask.from_threshold(door.window.surface, (255, 0, 255), (40, 40, 40))
        drawn = marked.get_bounding_rects()
        assert len(drawn) == 1, size
        assert door.places[0].contains(drawn[0])
        assert abs(drawn[0].width / drawn[0].height - 2) < 0.1, size


@pytest.mark.parametrize("size", [(1280, 800), (640, 480), (480, 360), (800, 1280)])
def test_h_says_all_that_the_keys_do_and_goes_again(door, size):
    door.window._open(size, 0)
    press(door, pygame.K_h, "h")
    said = " ".join(text.text for text in door.draw().written)
    assert "its number" in said
    assert "D: dark or light." in said
    press(door, pygame.K_h, "h")
    assert "dark or light" not in " ".join(text.text for text in door.draw().written)


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

        def open(self, message: str) -> None:
            told.append(message)

        def run(self) -> Path | None:
            return picks.pop(0)

    def run_once(script: Path, arguments: list[str], *, stays_open: bool) -> lesson_runner.Ended:
        assert arguments == []
        assert stays_open
        if script.name == "02_lesson.py":
            raise ValueError("line 3: wrong")
        return lesson_runner.Ended(0, was_quit=False)

    monkeypatch.setattr("mazelib.window.door.Door", PickingDoor)
    monkeypatch.setattr(lesson_runner, "run_once", run_once)
    assert lesson_runner.open_door(folder) == 0
    assert told == ["", "line 3: wrong"]


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
