"""What a scene says of a tick or a step is true of that one, and not of its neighbour.

Each is compared with what a plain loop finds, at several ticks, in the past too.
"""

import random
from itertools import pairwise

import pygame

from mazelib.making.maze import Maze
from mazelib.window.drawing.lettering import Lettering
from mazelib.window.drawing.pen import Pen
from mazelib.window.drawing.theme import LIGHT
from mazelib.window.painters.raycaster import eye_at, see
from mazelib.window.painters.sight import draw_sight, sight_of
from mazelib.window.pictures import Pictures
from tests.learners import script
from tests.window.on_stage import LARGE, paused_stage, press, stage_at

ARROWS = {
    "right": pygame.K_RIGHT,
    "down": pygame.K_DOWN,
    "left": pygame.K_LEFT,
    "up": pygame.K_UP,
}


def steps_of(number: str, width: int, height: int, seed: int) -> list[tuple[str, int]]:
    """(caption, line of its yield) of each step, by the generators themselves.

    Between two of them, the maze becomes ready: that is a step without a yield.
    """
    names: dict[str, object] = {"__name__": "a script"}
    exec(compile(script(number).read_text(encoding="utf-8"), number, "exec"), names)
    maze = Maze(width, height)
    rng = random.Random(seed)
    steps = []
    for rule in ("dig", "fill"):
        generator = names[rule](maze, rng)
        steps += [(caption, generator.gi_frame.f_lineno) for caption in generator]
        steps.append(("", 0))
    return steps[:-1]


def test_caption_and_code_of_a_making_are_of_the_step_that_is_shown():
    stage = paused_stage("08", LARGE, seed=4)
    stage.scene.advance(1000)
    steps = steps_of("08", *stage.lesson.size, seed=4)
    assert len({line for _, line in steps}) > 3, "neighbours differ at times"
    last = len(steps) - 1
    for tick in [*range(0, last, 7), 40, 39, 2, 1, last - 1]:
        caption, line = steps[tick + 1]
        if not line:
            continue  # The maze is ready.
        stage.player.seek(tick)
        assert stage.as_frame().shown.lines_run is None, "nothing is given away"
        press(stage, pygame.K_n)
        frame = stage.as_frame()
        assert (frame.strip.heading, frame.strip.sentence) == ("The rule says", caption)
        assert frame.shown.lines_run.decided[1] == line


def test_the_key_that_is_named_is_the_one_of_the_tick_that_is_shown():
    stage = paused_stage("02", LARGE)
    pressed = ["right", "right", "down", "left", "up", "right"]
    assert any(one != other for one, other in pairwise(pressed))
    press(stage, *[ARROWS[key] for key in pressed])
    for tick in (6, 1, 2, 3, 4, 5, 3):
        stage.player.seek(tick)
        caption = stage.as_frame().strip.sentence
        assert caption.startswith(f"You pressed {pressed[tick - 1]}."), tick


def test_a_second_counts_as_left_until_it_is_over():
    stage = paused_stage("12", LARGE)
    stage.scene._round.seconds = 20.0
    for elapsed, clock in ((0.0, "0:20"), (0.25, "0:20"), (0.75, "0:19"), (0.01, "0:19")):
        stage.scene.elapse(elapsed)
        assert stage.as_frame().shown.hud.clock == clock


def test_through_the_eyes_only_letters_are_seen_that_are_not_reached_yet():
    stage = stage_at(143)
    heya = stage.scene.timeline.heya
    hidden = 0
    for tick in range(78, 143):
        shown = stage.scene.shown(tick)
        x, y = shown.moment.place
        eye = eye_at(x, y, shown.moment.heading)
        in_sight = {
            letter.character for letter in see(heya, eye, heya.controls, 90, 60, 45).letters
        }
        reached = {
            letter for letter, _ in heya.controls[: stage.scene.timeline.reached_count(tick)]
        }
        drawn = {letter.character for letter in sight_of(shown, 90, 60).letters}
        assert drawn == in_sight - reached, tick
        hidden += len(in_sight & reached)
    assert hidden, "a letter that was reached is in sight"


def test_a_letter_straight_ahead_is_drawn_in_the_middle_of_the_picture():
    stage = stage_at(19)
    pen = Pen(pygame.Surface((400, 300)), LIGHT, Lettering(), Pictures(), 20)
    sight = sight_of(stage.scene.shown(19), 400, 300)
    assert [letter.character for letter in sight.letters] == ["b"]
    draw_sight(pen, sight)
    blue = [
        x for x in range(400) for y in range(300) if pen.window.get_at((x, y))[:3] == LIGHT.control
    ]
    assert abs((min(blue) + max(blue)) / 2 - 200) < 4


def test_where_a_rule_stops_its_line_is_named(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(
        "from mazelib import Turn, show\n\n\n"
        "def mine(view):\n"
        "    if view.right:\n"
        "        return Turn.RIGHT\n"
        "    wrong = 1 / 0\n"
        "    return Turn.AHEAD\n\n\n"
        'if __name__ == "__main__":\n'
        "    show(mine)\n"
    )
    stage = paused_stage(path, LARGE)
    for _ in range(6):
        press(stage, pygame.K_n)
    assert stage.player.thinks
    assert "line 7." in stage.as_frame().strip.sentence
