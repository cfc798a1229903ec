"""Rules for the workshop, and what its tests do on the stage again and again."""

import pygame
import pytest

from mazelib.kinds.shared.lines_in_order import LINES_FOLDER
from mazelib.window.input.clicks import ExerciseTask, LineToOrder
from mazelib.window.scenes.shared import checking_scene
from tests.window.on_stage import LARGE, click_on, paused_stage, press, rect_of, unseen

#: The tasks by their numbers.
WALLS, DEAD_ENDS, LEFT_HAND, BY_CHANCE, ONCE_EACH, FAST = range(6)
#: It passes the first task, and no other one.
ROUND_CORNERS = """\
from mazelib import Turn, show


def my_turn(view):
    if view.front:
        return Turn.AHEAD
    return Turn.RIGHT if view.right else Turn.LEFT


if __name__ == "__main__":
    show(my_turn, task="Mine.", kind="exercises", panels=["exercises", "code"])
"""
RIGHT = """\
from mazelib import Turn


def my_turn(view):
    if view.right:
        return Turn.RIGHT
    return Turn.AHEAD if view.front else Turn.LEFT
"""
AHEAD = "from mazelib import Turn\n\n\ndef my_turn(view):\n    return Turn.AHEAD\n"
LEFT = """\
from mazelib import Turn, show


def my_turn(view):
    if view.left:
        return Turn.LEFT  # Left is open.
    return Turn.AHEAD if view.front else Turn.RIGHT


if __name__ == "__main__":
    show(my_turn, task="Mine.", kind="exercises", panels=["exercises", "code"])
"""


def check(stage) -> None:
    """Press V, and wait until all is checked."""
    press(stage, pygame.K_v)
    finish_check(stage)


def finish_check(stage) -> None:
    """Wait until all is checked, in few frames that each do much of it; then, for its walk."""
    with pytest.MonkeyPatch.context() as patch, unseen(stage):
        patch.setattr(checking_scene, "BUDGET_SECONDS", 0.25)
        for _ in range(3000):
            if not stage.scene.is_checking:
                break
            stage.frame(0.01)
    with unseen(stage):
        for _ in range(300):
            if stage.scene.ended or stage.player.half == stage.scene.opens_at:
                break
            stage.frame(0.01)


def card_of(stage):
    """The card at the end of a walk that has passed, once the walk has come there."""
    with unseen(stage):
        for _ in range(200):
            card = stage.as_frame().card
            if card:
                return card
            stage.frame(0.05)
    raise AssertionError("the walk that has passed never came to its end")


def walk_to_the_end(stage) -> None:
    """Wait until the walk of a rule that has passed has come to its end."""
    with unseen(stage):
        for _ in range(200):
            if stage.player.tick == stage.scene.last:
                return
            stage.frame(0.05)
    raise AssertionError("the walk that has passed never came to its end")


def order(stage, lines: list[str]) -> None:
    """Choose lines in an order; the last of them by a click."""
    for line in lines[:-1]:
        stage.scene.choose(line_to_order(stage, line))
    click_on(stage, line_to_order(stage, lines[-1]))


def line_to_order(stage, line: str) -> LineToOrder:
    """What a click on a line would mean; of equal ones the first that is not chosen yet."""
    given = stage.lesson.practice.lines
    numbers = [number for number, text in enumerate(given.given.mixed) if text == line]
    return LineToOrder(next(number for number in numbers if number not in given.order))


def lines_of(name: str) -> list[str]:
    return (LINES_FOLDER / f"{name}.txt").read_text(encoding="utf-8").split("\n\n")[0].split("\n")


def choose(stage, number: int) -> None:
    """Choose a task by a click."""
    click_on(stage, ExerciseTask(number))
    stage.frame(0.0)


def strip_of_pass(stage):
    """What is said once a rule has passed, when its picture has popped; without news."""
    strip = stage.as_frame().strip
    assert strip.tells_pass
    return strip._replace(news="", pops=1.0, falls=1.0)


def ended(stage):
    """The card at the end of the walk."""
    stage.scene.advance(2000)
    stage.player.seek(stage.scene.last)
    return stage.as_frame().card


def lines_stage(size=LARGE, task=LEFT_HAND):
    """Lesson 7 with the lines of a task to be put in order."""
    stage = paused_stage("07", size)
    stage.scene.choose(ExerciseTask(task))
    stage.frame(0.0)
    press(stage, pygame.K_l)
    return stage


def rows_of_lines(stage) -> dict[int, pygame.Rect]:
    """Where each line is that can be clicked, by its number."""
    stage.draw()
    targets = stage.drawn.targets
    return {each.what.number: each.at for each in targets if isinstance(each.what, LineToOrder)}


def beside(stage, number: int) -> list[str]:
    """What is written in the row of a line: its number in the rule, and the line."""
    at = rows_of_lines(stage)[number]
    row = [each for each in stage.drawn.written if at.collidepoint(each.at.center)]
    return [each.text for each in sorted(row, key=lambda each: each.at.left)]


def box_of(stage, number: int) -> pygame.Rect:
    """Where the box of an exercise is."""
    row = rect_of(stage, ExerciseTask(number))
    return pygame.Rect(row.left, row.top, row.height, row.height)


STANDS = "from mazelib import Turn\n\n\ndef turn(view):\n    return Turn.AHEAD\n"


def drawn(stage):
    stage.draw()
    return stage.drawn


def ticks_until_pause(stage) -> list[int]:
    """The ticks that are shown from when the result of a check plays, until it pauses."""
    ticks = list[int]()
    with unseen(stage):
        for _ in range(3000):
            stage.frame(0.02)
            if stage.scene.plays_from is not None:
                ticks.append(stage.player.tick)
                if not stage.player.playing:
                    return ticks
    raise AssertionError("it never pauses")
