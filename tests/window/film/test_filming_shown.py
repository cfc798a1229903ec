"""F10 films what is shown until it is pressed again, while the window goes on."""

import errno
import os
import subprocess
import sys
import threading
from itertools import pairwise
from time import monotonic, sleep

import pygame
import pytest
from PIL import Image, ImageChops, ImageSequence

from mazelib.command_line.terminal import this_python
from mazelib.maps import files
from mazelib.window.film import film_file, filming, reel
from mazelib.window.film.film_screen import draw_film, film_pen
from mazelib.window.film.reel import Reel
from tests.lessons import lesson_of
from tests.samples import TESTS
from tests.window.on_stage import LARGE, at, colours, paused_stage, press

SIZE = (480, 360)


@pytest.fixture(autouse=True)
def _saves_here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


def stage_of(lesson="04", size=LARGE, **options):
    stage = paused_stage(lesson, size, film_size=SIZE, **options)
    stage.frame(0.0)
    return stage


def go_on(stage, seconds):
    for _frame in range(round(seconds / 0.05)):
        stage.frame(0.05)


def wait_until_saved(stage):
    until = monotonic() + 20
    while stage.filming._writing and monotonic() < until:
        stage.frame(0.01)
        sleep(0.01)
    stage.frame(0.0)


def news_of(stage):
    return stage.news.heading or stage.news.complaint


def film_of(stage):
    """What a film of this stage shows of the half that is shown now."""
    frame = stage._film_frame()
    picture = pygame.Surface(SIZE)
    draw_film(film_pen(picture, frame.theme, stage._lettering, stage._pictures), frame)
    return Image.frombytes("RGB", SIZE, pygame.image.tobytes(picture, "RGB"))


def pictures_of(path):
    with Image.open(path) as film:
        return [
            (image.convert("RGB"), image.info["duration"]) for image in ImageSequence.Iterator(film)
        ]


def is_like(image, other):
    """Whether two pictures are the same but for a few colours of the palette."""
    points = ImageChops.difference(image, other).convert("L").point(lambda part: 255 * (part > 12))
    return points.histogram()[255] < 0.004 * image.width * image.height


def test_f10_films_from_the_tick_shown_on_until_it_is_pressed_again(tmp_path):
    stage = stage_of()
    press(stage, pygame.K_n, pygame.K_n, pygame.K_n)
    go_on(stage, 0.5)
    first = film_of(stage)
    press(stage, pygame.K_F10)
    assert news_of(stage) == "Filming. F10 stops it."
    go_on(stage, 0.5)
    press(stage, pygame.K_n, pygame.K_n)
    go_on(stage, 1.0)
    last = film_of(stage)
    press(stage, pygame.K_F10)
    wait_until_saved(stage)
    assert news_of(stage) == "Film saved: 04_right_hand-001.gif"
    (path,) = tmp_path.iterdir()
    assert path.name == "04_right_hand-001.gif"
    shown = pictures_of(path)
    assert not is_like(first, last)
    assert is_like(shown[0][0], first)
    seam = shown[-4:]
    shown = shown[:-4]
    assert is_like(shown[-1][0], last)
    assert is_like(seam[-1][0], first), "at the end it melts into its beginning"
    assert not is_like(seam[1][0], first)
    assert not is_like(seam[1][0], last)
    assert shown[-1][1] >= 2000, "the last picture is held"
    held = [lasting for _image, lasting in shown[:-1] if lasting >= 2300]
    assert len(held) == 2, "at its beginning, and where a sentence is new, it holds"
    assert sum(lasting for _image, lasting in shown) == pytest.approx(8450, abs=400)


def test_while_the_window_plays_no_sentence_flickers_and_what_was_read_is_not_said_again():
    stage = stage_of()
    said = []
    draw = stage.filming._draw

    def note(picture, frame):
        said.append((frame.card.title if frame.card else frame.strip.sentence, frame))
        return draw(picture, frame)

    stage.filming._draw = note
    press(stage, pygame.K_F10, pygame.K_SPACE)
    go_on(stage, 12.0)
    came = dict.fromkeys(words for words, _frame in said)
    assert next(iter(came)) == "It wants to get to a, b, c, in this order."
    assert any(words.endswith(" steps") for words in came)
    began = stage.filming._reel._came_at
    changes = [
        second
        for number, second in enumerate(began)
        if number == 0 or said[number][0] != said[number - 1][0]
    ]
    assert len(changes) > 4
    assert min(after - before for before, after in pairwise(changes)) >= 1.5 - 1e-6
    for words, frame in said:
        assert frame.is_sped_up == (len(words.split()) < 4)


def test_a_red_dot_in_the_header_says_that_it_films_and_covers_nothing(tmp_path):
    for size in (LARGE, (480, 360)):
        stage = stage_of(size=size)
        stage.frame(0.0)
        whole = stage.window.surface.get_rect()
        before = pygame.image.tobytes(stage.window.surface, "RGB")
        red = stage.as_frame().theme.wrong
        assert red not in colours(stage, whole)
        stage.filming.toggle("04")
        stage.news.end()
        stage.frame(0.0)
        assert red in colours(stage, whole)
        after = pygame.image.frombytes(
            pygame.image.tobytes(stage.window.surface, "RGB"), whole.size, "RGB"
        )
        changed = pygame.mask.from_threshold(
            after,
            (0, 0, 0),
            (1, 1, 1, 255),
            pygame.image.frombytes(before, whole.size, "RGB"),
        )
        changed.invert()
        (dot,) = changed.get_bounding_rects()
        assert 5 <= dot.width == dot.height <= 20
        assert not [text for text in stage.drawn.written if text.at.colliderect(dot)]
        buttons = [target for target in stage.drawn.targets if target.at.colliderect(dot)]
        assert not buttons
        stage.filming.toggle("04")
        stage.news.end()
        stage.frame(0.0)
        assert pygame.image.tobytes(stage.window.surface, "RGB") == before


def test_a_film_of_nothing_is_none_and_says_so(tmp_path):
    stage = stage_of()
    press(stage, pygame.K_F10, pygame.K_F10)
    assert news_of(stage) == "Nothing moved, so there's no film."
    press(stage, pygame.K_F10)
    go_on(stage, 0.5)
    press(stage, pygame.K_F10)
    assert news_of(stage) == "Nothing moved, so there's no film."
    assert not [*tmp_path.iterdir()]


@pytest.mark.thorough
def test_no_film_goes_over_another_file(tmp_path):
    old = tmp_path / "04_right_hand-001.gif"
    old.write_bytes(b"old")
    stage = stage_of()
    press(stage, pygame.K_F10, pygame.K_n, pygame.K_n)
    go_on(stage, 0.5)
    press(stage, pygame.K_F10)
    wait_until_saved(stage)
    assert news_of(stage) == "Film saved: 04_right_hand-002.gif"
    assert old.read_bytes() == b"old"


def test_the_window_answers_while_a_film_is_written(tmp_path, monkeypatch):
    may_go_on = threading.Event()

    def slow(pictures, ending, encoded=film_file.encoded):
        may_go_on.wait(20)
        return encoded(pictures, ending)

    monkeypatch.setattr(film_file, "encoded", slow)
    stage = stage_of()
    press(stage, pygame.K_F10, pygame.K_n)
    go_on(stage, 0.5)
    press(stage, pygame.K_F10)
    assert news_of(stage) == "The film is being saved."
    before = at(stage)
    press(stage, pygame.K_n)
    go_on(stage, 0.5)
    assert at(stage) != before
    press(stage, pygame.K_F10)
    assert news_of(stage) == "The last film is still being saved."
    assert not [*tmp_path.iterdir()]
    may_go_on.set()
    wait_until_saved(stage)
    assert [path.name for path in tmp_path.iterdir()] == ["04_right_hand-001.gif"]


@pytest.mark.thorough
def test_what_is_filmed_when_the_window_closes_is_saved(tmp_path, capsys):
    stage = stage_of()
    press(stage, pygame.K_F10, pygame.K_n)
    go_on(stage, 0.5)
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    stage.run()
    (path,) = tmp_path.iterdir()
    assert len(pictures_of(path)) >= 2
    assert f"MB: {path}" in capsys.readouterr().err


@pytest.mark.thorough
def test_a_long_film_ends_by_itself_and_says_so(tmp_path, monkeypatch):
    monkeypatch.setattr(reel, "MOST_SECONDS", 7.0)
    stage = stage_of()
    press(stage, pygame.K_SPACE, pygame.K_F10)
    told = list[str]()
    for _frame in range(50):
        stage.frame(0.05)
        told.append(news_of(stage))
    assert not stage.filming.is_on
    assert "That's long enough. The film is being saved." in told
    wait_until_saved(stage)
    assert news_of(stage) == "Film saved: 04_right_hand-001.gif"
    (path,) = tmp_path.iterdir()
    assert sum(lasting for _image, lasting in pictures_of(path)) == pytest.approx(9500, abs=1500)


@pytest.mark.thorough
def test_a_full_disk_is_told_and_leaves_nothing(tmp_path, monkeypatch):
    def full(number):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(files.os, "fsync", full)
    stage = stage_of()
    press(stage, pygame.K_F10, pygame.K_n)
    go_on(stage, 0.5)
    press(stage, pygame.K_F10)
    wait_until_saved(stage)
    assert news_of(stage).startswith("Couldn't save the film: ")
    assert "No space left" in news_of(stage)
    assert not [*tmp_path.iterdir()]
    assert stage.is_open


def test_without_pillow_it_says_how_to_install_it(monkeypatch):
    def missing(name):
        raise ModuleNotFoundError(f"No module named {name}", name=name)

    monkeypatch.setattr(filming, "import_module", missing)
    stage = stage_of()
    press(stage, pygame.K_F10)
    assert f"{this_python()} -m pip install Pillow" in news_of(stage)
    assert not stage.filming.is_on


@pytest.mark.thorough
def test_f10_closes_no_page_and_films_what_lies_below_it(tmp_path):
    stage = stage_of()
    below = film_of(stage)
    press(stage, pygame.K_h)
    shown = stage.overlay
    press(stage, pygame.K_F10)
    assert stage.overlay is shown
    assert film_of(stage).tobytes() == below.tobytes()


def test_nothing_is_said_of_a_step_that_the_rule_has_yet_to_choose():
    scene = stage_of().scene
    scene.advance(5)
    assert scene.in_few_words(scene.last) == ""


@pytest.mark.thorough
def test_a_game_is_filmed_round_after_round_through_the_eyes(tmp_path):
    stage = stage_of("12", seed=1)
    press(stage, pygame.K_F10, pygame.K_UP)
    go_on(stage, 1.0)
    before = stage.scene
    press(stage, pygame.K_r)
    for _frame in range(300):
        if stage.scene is not before and not stage.scene.features.is_blank:
            break
        stage.frame(0.0)
    assert stage.scene is not before, "another round"
    go_on(stage, 0.5)
    press(stage, pygame.K_UP, pygame.K_RIGHT)
    go_on(stage, 1.0)
    last = film_of(stage)
    press(stage, pygame.K_F10)
    wait_until_saved(stage)
    (path,) = tmp_path.iterdir()
    shown = pictures_of(path)
    assert len(shown) > 7
    assert is_like(shown[-5][0], last), "then it melts into its beginning"


@pytest.mark.thorough
def test_a_script_that_goes_to_another_folder_saves_where_it_was_started(tmp_path):
    script = tmp_path / "mine.py"
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    script.write_text(
        "import os\n"
        "from mazelib import right_hand, show\n\n"
        f"os.chdir({str(elsewhere)!r})\n\n"
        "if __name__ == '__main__':\n"
        "    print('at', os.getcwd())\n"
        "    show(right_hand)\n"
    )
    command = [sys.executable, str(script), "--map", "corridor", "--headless", "--trace", "t.jsonl"]
    place = os.pathsep.join(sys.path)
    done = subprocess.run(
        command,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": place},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert f"at {elsewhere}" in done.stdout, done.stderr
    assert (tmp_path / "t.jsonl").exists()
    assert not [*elsewhere.iterdir()]


@pytest.mark.thorough
def test_where_there_is_nothing_to_show_f10_waits_for_it(tmp_path):
    stage = paused_stage("04", LARGE, map=str(TESTS / "broken_maps" / "tab.txt"))
    press(stage, pygame.K_F10)
    go_on(stage, 0.5)
    assert stage.scene.features.is_blank
    assert stage.filming.is_on
    press(stage, pygame.K_F10)
    assert news_of(stage) == "Nothing moved, so there's no film."


def test_a_reel_shows_each_picture_until_the_next_but_no_still_for_long():
    film = Reel((2, 1))
    for second, pixels in ((0.0, b"aaaaaa"), (0.5, b"bbbbbb"), (10.5, b"cccccc")):
        film.add(pixels, second)
    assert [*film.pictures(11.5)] == [(b"aaaaaa", 0.5), (b"bbbbbb", 3.0), (b"cccccc", 1.0)]


def test_a_reel_is_full_after_a_minute_or_too_many_pixels_or_bytes(monkeypatch):
    film = Reel((2, 1))
    for second in range(60):
        assert not film.is_full(second)
        film.add(os.urandom(6), second)
    assert film.is_full(60)
    assert not film.is_full(59.5)
    monkeypatch.setattr(reel, "MOST_PIXELS", 120)
    assert film.is_full(1)
    monkeypatch.undo()
    monkeypatch.setattr(reel, "MOST_BYTES", 60)
    assert film.is_full(1)


@pytest.mark.thorough
def test_what_is_filmed_has_the_size_and_rate_of_the_options():
    stage = paused_stage("04", LARGE, film_size=SIZE, film_rate=2)
    stage.frame(0.0)
    press(stage, pygame.K_SPACE, pygame.K_F10)
    go_on(stage, 3.0)
    assert 4 <= len(stage.filming._reel) <= 7
    assert stage.filming._reel.size == SIZE
    assert lesson_of("04").options.film_rate == 20


@pytest.mark.thorough
def test_the_words_of_an_end_stand_for_three_seconds_even_if_they_were_said_before(tmp_path):
    stage = stage_of()
    press(stage, pygame.K_END)
    go_on(stage, 3.0)
    last = film_of(stage)
    stage.filming._told.add(stage._film_frame().card.title)
    press(stage, pygame.K_b, pygame.K_b, pygame.K_F10)
    go_on(stage, 0.5)
    press(stage, pygame.K_END)
    go_on(stage, 3.0)
    press(stage, pygame.K_F10)
    wait_until_saved(stage)
    (path,) = tmp_path.iterdir()
    card = [lasting for image, lasting in pictures_of(path)[:-4] if is_like(image, last)]
    assert card[-1] == 3000


@pytest.mark.parametrize(("seconds", "apart"), [(0.0, 0.05), (0.015, 0.075), (1.0, 0.1)])
def test_the_less_time_it_takes_to_draw_a_picture_the_more_come_a_second(
    seconds, apart, monkeypatch
):
    clock = iter([0.0, seconds])
    monkeypatch.setattr(filming, "perf_counter", lambda: next(clock))
    stage = stage_of()
    stage.filming.toggle("04")
    stage.filming.elapse(0.0, stage._film_frame, "04")
    assert stage.filming._next_at - stage.filming._second == pytest.approx(apart)
