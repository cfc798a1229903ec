"""What a rule prints stands below it, at the tick shown."""

import pygame
import pytest

from tests.learners import saved
from tests.samples import heya
from tests.window.on_stage import LARGE, check_files, paused_stage, press, words_on

SAYS_PLACE = """\
from mazelib import Turn, show


class MyTurn:
    def turn(self, view, place, heading):
        print("at", place)
        if view.right:
            return Turn.RIGHT
        return Turn.AHEAD if view.front else Turn.LEFT


if __name__ == "__main__":
    show(MyTurn, panels=["code"])
"""
LONG = "\n".join(["    if view.back:", '        print("x" * 300)'] * 20)
LONG_RULE = f"from mazelib import Turn, show\n\n\ndef turn(view):\n{LONG}\n    return Turn.LEFT\n"
#: The right hand on the map first: ticks 4 to 8 lead to other places each.
TICKS = (4, 8, 20)


def printed_on(stage) -> list[str]:
    """The lines that stand below the rule."""
    stage.draw()
    lines = [each for each in stage.drawn.written if each.text.startswith("at (")]
    return [each.text for each in sorted(lines, key=lambda each: each.at.top)]


@pytest.mark.parametrize("thinks", [False, True])
def test_the_prints_are_those_up_to_the_half_that_is_shown(tmp_path, thinks):
    stage = paused_stage(saved(tmp_path, SAYS_PLACE), LARGE)
    stage.scene.advance(30)
    timeline = stage.scene.timeline
    for tick in TICKS:
        stage.player.seek(tick)
        if thinks:
            stage.player.step()
        stage.frame(0.5)
        turns = tick + 1 if thinks else tick
        told = [f"at {timeline.place(each)}" for each in range(turns)]
        assert told[-1] != told[-2], "a print of another tick would be seen"
        lines = printed_on(stage)
        assert len(lines) == min(len(told), len(lines), 10) >= 3
        assert lines == told[-len(lines) :]


def test_going_back_takes_the_prints_back_and_without_any_it_says_so(tmp_path):
    stage = paused_stage(saved(tmp_path, SAYS_PLACE), LARGE)
    assert "It hasn't printed anything yet." in words_on(stage)
    stage.scene.advance(5)
    stage.player.seek(5)
    after = printed_on(stage)
    stage.player.seek(1)
    assert printed_on(stage) == [f"at {heya('first').start}"] != after
    stage.player.seek(0)
    assert "It hasn't printed anything yet." in words_on(stage)


def test_a_long_rule_leaves_room_for_three_lines_and_long_lines_end_with_dots(tmp_path):
    path = saved(tmp_path, LONG_RULE)
    stage = paused_stage("07", LARGE, strategy=path)
    stage.scene.advance(9)
    stage.player.seek(9)
    stage.draw()
    lines = [each for each in stage.drawn.written if each.text.startswith("xxxx")]
    assert len(lines) == 3
    assert all(each.text.endswith("…") for each in lines)


def test_lesson_7_says_where_to_write_until_something_is_printed(tmp_path):
    text = "from mazelib import Turn\n\n\ndef turn(view):\n    return Turn.LEFT\n"
    path = saved(tmp_path, text)
    stage = paused_stage("07", LARGE, strategy=path)
    folder = path.parent.name
    assert f"Open mine.py in an editor. It's in the folder {folder}." in words_on(stage)
    assert "Change line 5 in mine.py and save." in words_on(stage)
    press(stage, pygame.K_h)
    assert f"Your rule is in {path}".replace(" ", "") in words_on(stage).replace(" ", "")
    press(stage, pygame.K_h)
    path.write_text(text.replace("return", 'print("hello")\n    return'))
    check_files(stage)
    assert "in an editor" not in words_on(stage)
    assert "in an editor" not in words_on(paused_stage("04", LARGE))


def test_below_the_rule_of_lesson_7_stands_what_one_may_write():
    said = words_on(paused_stage("07", LARGE))
    assert "view.front view.right view.left view.back" in said
    assert "Turn.AHEAD Turn.RIGHT Turn.LEFT Turn.BACK" in said
    assert "view.front view.right" not in words_on(paused_stage("04", LARGE))


LONG_LINES = """\
from mazelib import Turn


def my_turn(view):
    print("first", "word " * 30, "last")
    return Turn.LEFT
"""
ENDLESS = """\
from mazelib import Turn


def my_turn(view):
    while True:
        print("go")
"""


@pytest.mark.parametrize("size", [LARGE, (640, 480)])
def test_w_shows_what_was_printed_whole(size, tmp_path):
    stage = paused_stage("07", size, strategy=saved(tmp_path, LONG_LINES))
    press(stage, pygame.K_n)
    stage.draw()
    short = [each.text for each in stage.drawn.written if each.text.startswith("first word")]
    assert all(text.endswith("…") for text in short)
    press(stage, pygame.K_w)
    stage.draw()
    words = {"first", "word", "last"}
    rows = [each for each in stage.drawn.written if {*each.text.split()} <= words]
    rows = [each for each in rows if each.text != "first"]  # That is the name of the map.
    told = " ".join(each.text for each in sorted(rows, key=lambda each: each.at.top))
    assert told.split() == ["first", *["word"] * 30, "last"]
    press(stage, pygame.K_ESCAPE)
    assert stage.is_open
    assert "what it printed" not in words_on(stage)


def test_what_is_printed_without_end_is_cut_and_says_so(tmp_path, monkeypatch):
    stage = paused_stage("07", LARGE, strategy=saved(tmp_path, ENDLESS))
    for _frame in range(200):
        press(stage, pygame.K_n)
        if stage.problem:
            break
    said = words_on(stage)
    assert "(More was printed, and is left out.)" in said
    assert stage.scene.shown(0, thinks=True).printed[-2:-1] in {("go…",), ("g…",), ("…",)}


def test_what_the_rule_before_has_printed_is_gone_where_a_mistake_is_saved(tmp_path):
    path = saved(tmp_path, LONG_LINES)
    stage = paused_stage("07", LARGE, strategy=path)
    press(stage, pygame.K_n)
    assert "It printed:" in words_on(stage)
    path.write_text(LONG_LINES.replace("return", "retrun"))
    check_files(stage)
    assert stage.problem
    said = words_on(stage)
    assert "It printed:" not in said
    assert "first word" not in said.replace('"first", "word', "")
