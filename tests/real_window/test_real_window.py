"""Real keys in a real window: play, pause, step, back, speed, restart, resize, close."""

import time

import pytest

from tests.real_window.conftest import wait_for

pytestmark = pytest.mark.real_window


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


def test_it_plays_by_itself_and_space_pauses_and_plays(lesson):
    four = lesson("04_right_hand.py")
    wait_for(lambda: newest(four) > 5)
    stopped = paused(four)
    four.press("space")
    wait_for(lambda: newest(four) > stopped + 3)
    assert four.close() == 0


def test_it_starts_at_ten_ticks_a_second(lesson):
    four = lesson("04_right_hand.py")
    wait_for(lambda: newest(four) >= 5)
    begun, tick = time.monotonic(), newest(four)
    wait_for(lambda: newest(four) >= tick + 20)
    assert 1.5 < time.monotonic() - begun < 3.0


def test_n_steps_and_b_steps_back_without_running_anything_again(lesson):
    four = lesson("04_right_hand.py", "--speed", "2")
    at = paused(four)
    four.press("n", "n", "n")
    wait_for(lambda: newest(four) == at + 3)
    four.press("b", "b", "n")
    time.sleep(0.3)
    assert newest(four) == at + 3, "the step after two steps back was in the recording already"
    four.press("n", "n")
    wait_for(lambda: newest(four) == at + 4)


def test_plus_makes_it_faster_and_minus_slower(lesson):
    four = lesson("04_right_hand.py", "--map", "unreachable", "--speed", "1")
    four.press("KP_Add", "plus", "plus", "plus", "plus", "plus")
    wait_for(lambda: newest(four) > 25)
    slow = lesson("03_random_walk.py", "--map", "unreachable", "--speed", "50", "--seed", "1")
    wait_for(lambda: newest(slow) > 3)
    slow.press("minus", "minus", "minus", "KP_Subtract", "minus", "minus")
    at = newest(slow)
    time.sleep(1.2)
    assert newest(slow) - at <= 5


def test_r_starts_again(lesson):
    four = lesson("04_right_hand.py")
    wait_for(lambda: newest(four) > 5)
    four.press("r")
    wait_for(lambda: four.ticks().count(0) == 2)
    wait_for(lambda: newest(four) > 5)


def test_m_turns_to_the_next_map_where_the_right_hand_circles(lesson):
    four = lesson("04_right_hand.py", "--speed", "200")
    wait_for(lambda: newest(four) == 143)
    four.press("m")
    wait_for(lambda: newest(four) == 29)
    thirteen, last = four.lines[144 + 13], four.lines[144 + 29]
    assert {**thirteen, "tick": 29} == last


def test_the_window_can_be_resized_and_made_full_screen_while_it_plays(lesson):
    four = lesson("04_right_hand.py", "--speed", "5")
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
    four = lesson("04_right_hand.py", "--speed", "1")
    at = paused(four)
    four.xdotool("mousemove", "--window", four.find_window(), "210", "770", "click", "1")
    wait_for(lambda: newest(four) == at + 1)


def test_arrow_keys_walk_in_lesson_two(lesson):
    two = lesson("02_keyboard.py")
    two.press("Down", "Down", "Down", "Left")
    wait_for(lambda: newest(two) == 4)
    assert [line["target"] for line in two.lines] == ["a", "a", "a", "b", "b"]
    assert two.lines[3]["y"] == two.lines[4]["y"] == 4


def test_closing_the_window_works_at_once_even_at_full_speed(lesson):
    three = lesson("03_random_walk.py", "--map", "unreachable", "--speed", "max", "--limit", "100000000")
    wait_for(lambda: newest(three) > 1000)
    begun = time.monotonic()
    assert three.close() == 0
    assert time.monotonic() - begun < 2.0
