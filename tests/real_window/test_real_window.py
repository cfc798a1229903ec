"""Real keys in a real window: play, pause, step, back, speed, restart, resize, close."""

import time

import pytest
from PIL import Image

from mazelib.window.drawing.theme import DARK
from mazelib.window.input.keys import Command
from tests.real_window.conftest import wait_for
from tests.window.on_stage import LARGE, paused_stage, rect_of

pytestmark = pytest.mark.real_window
#: A move has ended after this time, even where frames come slowly.
A_MOVE_SECONDS = 0.7


def newest(lesson) -> int:
    ticks = lesson.ticks()
    return ticks[-1] if ticks else -1


def paused(lesson) -> int:
    """Pause, wait until the trace stands still, and return its newest tick."""
    lesson.press("space")
    before = -2
    while before != newest(lesson):
        before = newest(lesson)
        time.sleep(0.3)
    return before


def test_it_starts_paused_and_space_plays_and_pauses(lesson):
    four = lesson("04_right_hand.py")
    time.sleep(1.0)
    assert newest(four) == 0
    four.press("space")
    wait_for(lambda: newest(four) > 3)
    stopped = paused(four)
    four.press("space")
    wait_for(lambda: newest(four) > stopped + 3)
    assert four.close() == 0


def test_told_to_play_it_goes_at_two_ticks_a_second(lesson):
    four = lesson("04_right_hand.py", "--play")
    wait_for(lambda: newest(four) >= 2)
    begun = time.monotonic()
    tick = newest(four)
    wait_for(lambda: newest(four) >= tick + 10)
    assert 4.0 < time.monotonic() - begun < 7.0


def test_n_goes_half_a_tick_on_and_b_back_without_running_anything_again(lesson):
    four = lesson("04_right_hand.py", "--speed", "2", "--play")
    wait_for(lambda: newest(four) > 2)
    at = paused(four)
    press_after_moves(four, "n", "n", "n", "n")
    wait_for(lambda: newest(four) == at + 2)
    press_after_moves(four, "b", "b", "n", "Right")
    assert newest(four) == at + 2, "what comes after two halves back is in the recording already"
    press_after_moves(four, "n", "n")
    wait_for(lambda: newest(four) == at + 3)


def press_after_moves(lesson, *keys):
    """Press keys, each after the walker's move: in the middle of one, N would only end it."""
    for key in keys:
        time.sleep(A_MOVE_SECONDS)
        lesson.press(key)
    time.sleep(A_MOVE_SECONDS)


def test_plus_makes_it_faster_and_minus_slower(lesson):
    four = lesson("04_right_hand.py", "--map", "unreachable", "--speed", "1", "--play")
    four.press("KP_Add", "plus", "plus", "plus", "plus", "plus")
    wait_for(lambda: newest(four) > 25)
    slow = lesson(
        "03_random_walk.py", "--map", "unreachable", "--speed", "50", "--seed", "1", "--play"
    )
    wait_for(lambda: newest(slow) > 3)
    slow.press("minus", "minus", "minus", "KP_Subtract", "minus", "minus")
    at = newest(slow)
    time.sleep(1.2)
    assert newest(slow) - at <= 5


def test_r_starts_again(lesson):
    four = lesson("04_right_hand.py", "--play")
    wait_for(lambda: newest(four) > 5)
    four.press("r")
    wait_for(lambda: four.ticks().count(0) == 2)
    wait_for(lambda: newest(four) > 5)


def test_m_turns_to_the_next_map_where_the_right_hand_circles(lesson):
    four = lesson("04_right_hand.py", "--speed", "200", "--play")
    wait_for(lambda: newest(four) == 143)
    four.press("m")
    wait_for(lambda: newest(four) == 0)  # The next map waits.
    four.press("space")
    wait_for(lambda: newest(four) == 29)
    thirteen = four.lines[144 + 13]
    last = four.lines[144 + 29]
    assert {**thirteen, "tick": 29} == last


def test_j_goes_to_the_next_lesson_alone_however_long_it_is_held(lesson):
    four = lesson("04_right_hand.py")
    time.sleep(1.0)
    four.xdotool("windowfocus", "--sync", four.find_window())
    four.xdotool("keydown", "j")
    time.sleep(1.5)
    four.xdotool("keyup", "j")
    time.sleep(1.0)
    assert "Lesson 5" in four.xdotool("getwindowname", four.find_window())


def test_the_window_can_be_resized_and_made_full_screen_while_it_plays(lesson):
    four = lesson("04_right_hand.py", "--speed", "5", "--play")
    four.xdotool("windowsize", "--sync", four.find_window(), "640", "480")
    wait_for(lambda: four.size() == "640x480")
    four.press("F11")
    wait_for(lambda: four.size() == "1400x1000")
    time.sleep(1.2)
    four.press("F11")
    wait_for(lambda: four.size() == "640x480")
    at = newest(four)
    wait_for(lambda: newest(four) > at + 2)
    assert four.close() == 0


def test_the_mouse_presses_buttons(lesson):
    four = lesson("04_right_hand.py")
    stage = paused_stage("04", LARGE)
    x, y = rect_of(stage, Command.STEP).center
    wait_for(lambda: newest(four) == 0)
    time.sleep(1.0)  # Its first frame is drawn, on a busy machine too.
    for _ in range(3):
        four.xdotool("mousemove", "--window", four.find_window(), str(x), str(y), "click", "1")
        time.sleep(A_MOVE_SECONDS)
    wait_for(lambda: newest(four) == 2)


def test_arrow_keys_walk_in_lesson_two(lesson):
    two = lesson("02_keyboard.py")
    two.press("Down", "Down", "Down", "Left")
    wait_for(lambda: newest(two) == 4)
    assert [line["target"] for line in two.lines] == ["a", "a", "a", "b", "b"]
    assert two.lines[3]["y"] == two.lines[4]["y"] == 4


def test_what_a_class_walked_by_keys_is_filmed_when_the_window_is_closed(lesson, tmp_path):
    path = tmp_path / "walked.gif"
    two = lesson("02_keyboard.py", "--film", str(path))
    two.press("d", "Down", "Down", "Right")
    wait_for(lambda: newest(two) == 3)
    assert two.close() == 0
    with Image.open(path) as film:
        assert (film.format, film.size) == ("GIF", (640, 480))
        assert film.n_frames >= 4
        assert film.convert("RGB").getpixel((1, 479)) == DARK.panel, "as dark as its window"


def test_f10_films_while_it_plays_and_the_window_answers_while_the_film_is_saved(
    lesson, tmp_path, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    four = lesson("04_right_hand.py", "--speed", "5", "--play")
    wait_for(lambda: newest(four) > 2)
    four.press("F10")
    at = newest(four)
    wait_for(lambda: newest(four) >= at + 10)
    four.press("F10")
    at = newest(four)
    wait_for(lambda: newest(four) > at + 3)
    path = tmp_path / "04_right_hand-001.gif"
    wait_for(path.exists)
    assert four.close() == 0
    with Image.open(path) as film:
        assert (film.format, film.size) == ("GIF", (640, 480))
        assert film.n_frames >= 8


def test_closing_the_window_works_at_once_even_at_full_speed(lesson):
    three = lesson(
        "03_random_walk.py",
        "--map",
        "unreachable",
        "--speed",
        "max",
        "--limit",
        "100000000",
        "--play",
    )
    wait_for(lambda: newest(three) > 1000)
    begun = time.monotonic()
    assert three.close() == 0
    assert time.monotonic() - begun < 2.0
