"""Guess first in lessons 8 to 10: the maze itself says what came true, and nothing says it before.

Each question is answered by real keys and clicks; what is right, a plain look at the values of the
maze before and after the step says.
"""

from math import dist
from random import Random

import pygame
import pytest
from pygame import Rect

from mazelib.grid.compass import Heading
from mazelib.making.making import Making
from mazelib.making.maze import Maze
from mazelib.making.way_back import WayBack
from mazelib.window.drawing.place_grid import PlaceGrid
from mazelib.window.drawing.theme import LIGHT, PAPER
from mazelib.window.guess.guesses import Choice, Question
from mazelib.window.guess.guessing import ANSWER_SECONDS
from mazelib.window.input.clicks import GuessButton
from mazelib.window.input.keys import ARROWS, Command
from mazelib.window.painters.maze_drawing import MazeDrawing
from mazelib.window.painters.strip import draw_strip
from mazelib.window.playing.walker_position import Position
from mazelib.window.scenes.shared.maker_guesses import MakerGuesses
from mazelib.window.screen.key_page import key_groups
from mazelib.window.screen.strip import Score
from tests.making.making_examples import rules_of
from tests.real_lessons import lesson
from tests.window.on_stage import (
    LARGE,
    at,
    click,
    click_on,
    colours,
    come_to,
    marked,
    on_map,
    paused_stage,
    pen_of,
    pixels_of,
    press,
    settle,
    unseen,
    words_on,
)

WALL = -1
SIDES = ((0, -2), (2, 0), (0, 2), (-2, 0))
KEYS = {heading: key for key, heading in ARROWS.items()}
HOW = "Press {arrows}, or click a room around it."
#: The arrow keys, as a sentence names them, from above and to the right around.
SIGNS = "↑→↓←"


def how_around(stage, here):
    """How the class answers where it stands: the arrow keys that have a room, and no others."""
    rooms = neighbours(stage, here)
    signs = [
        sign
        for (dx, dy), sign in zip(SIDES, SIGNS, strict=True)
        if (here[0] + dx, here[1] + dy) in rooms
    ]
    others = ", ".join(signs[:-1])
    return HOW.format(arrows=f"{others} or {signs[-1]}")


def made(number, *size, seed=0, window=LARGE):
    """A stage on which a making is recorded to its end."""
    across, down = size or (5, 4)
    stage = paused_stage(number, window, width=across, height=down, seed=seed)
    while not stage.scene.ended:
        stage.scene.advance(500)
        stage.frame(0.0)
    return stage


def asked_at(stage, tick):
    """The same at a tick, where the class is asked."""
    stage.player.seek(tick)
    if stage.guessing.is_on:
        press(stage, pygame.K_g)
    press(stage, pygame.K_g)
    settle(stage)
    assert stage.guessing.asks is Question.WHAT
    return stage


def first_asked(stage):
    """The first tick at which there is something to guess."""
    return next(tick for tick in range(stage.scene.last) if stage.scene.guesses.offer(tick))


def values_at(stage, step):
    """What every place of the maze has after a step."""
    frame = stage.scene.timeline.frame(step)
    return {place: frame.value(place) for place in stage.scene.timeline.field.places}


def changed_rooms(stage, tick):
    """The rooms that the step after a tick changes."""
    before = values_at(stage, tick)
    after = values_at(stage, tick + 1)
    return [
        place
        for place in before
        if before[place] != after[place] and place[0] % 2 and place[1] % 2
    ]


def neighbours(stage, room):
    """The rooms around a room, clockwise from the one above."""
    rooms = set(stage.scene.timeline.rooms)
    around = [(room[0] + dx, room[1] + dy) for dx, dy in SIDES]
    return [each for each in around if each in rooms]


def blank_around(stage, tick, blank):
    """The room where the worker looks at a tick, and the rooms around it that may be taken."""
    here = stage.scene.timeline.frame(tick + 1).worker
    values = values_at(stage, tick)
    return here, [room for room in neighbours(stage, here) if values[room] == blank]


def ticks_of_chance(stage):
    """The ticks of lesson 8 before which a worker can dig in two rooms, or in more."""
    for tick in range(stage.scene.timeline.ready_at):
        if changed_rooms(stage, tick) and len(blank_around(stage, tick, WALL)[1]) > 1:
            yield tick


def ticks_of_being_stuck(stage):
    for tick in range(stage.scene.timeline.ready_at - 1):
        if not changed_rooms(stage, tick):
            yield tick


def way_back(stage, tick):
    """The way from the first room to the worker, as lesson 8 keeps it, by a plain program."""
    way = []
    for step in range(tick + 1):
        dug = changed_rooms(stage, step - 1) if step else [stage.scene.timeline.frame(0).worker]
        if dug:
            way += dug
        else:
            way.pop()
    return way


def strip_of(stage):
    return stage.as_frame().strip


# Lesson 8: digging is chance, going back is not.


def arrow_to(here, room):
    """The arrow key that points from a room to a neighbour."""
    return KEYS[Heading(SIDES.index((room[0] - here[0], room[1] - here[1])))]


def answer(stage, here, room, *, by_click):
    """Guess a room around the worker, by a click on it or by its arrow key."""
    if by_click:
        click(stage, on_map(stage, room).center)
    else:
        press(stage, arrow_to(here, room))


@pytest.mark.parametrize("by_click", [True, False])
def test_where_it_digs_is_chance_so_it_is_asked_where_it_may_dig(by_click):
    """Each room that is still wall is right, whatever chance takes; a dug one gets another try."""
    stage = made("08")
    told = set()
    for tick in list(ticks_of_chance(stage))[1:4]:
        (dug,) = changed_rooms(stage, tick)
        here, walls = blank_around(stage, tick, WALL)
        others = [room for room in neighbours(stage, here) if room not in walls]
        assert others, "or nothing could be wrong"
        for first in (*walls, *others):
            asked_at(stage, tick)
            assert strip_of(stage).sentence == "Where can it dig?"
            assert strip_of(stage).more == how_around(stage, here)
            answer(stage, here, first, by_click=by_click)
            if first in others:
                assert at(stage) == (tick, False)
                assert strip_of(stage).sentence == "No: that room is already dug."
                assert strip_of(stage).more == how_around(stage, here)
                assert strip_of(stage).score == Score(1, 0)
                answer(stage, here, first, by_click=by_click)
                answer(stage, here, walls[0], by_click=by_click)
            assert at(stage) == (tick, True)
            taken = walls[0] if first in others else first
            sentence = "Yes: that room was still wall."
            if taken != dug:
                sentence += " Chance picked another one."
            assert strip_of(stage).sentence == sentence
            assert strip_of(stage).did.startswith("→ It digs ")
            assert strip_of(stage).score == Score(1, int(first in walls)), "the first try counts"
            told.add((taken == dug, first in walls))
    assert len(told) >= 3


def test_where_every_room_around_may_be_taken_nothing_is_asked():
    stage = made("08", seed=1)
    asked = set()
    for tick in ticks_of_chance(stage):
        here, walls = blank_around(stage, tick, WALL)
        may_be_wrong = walls != neighbours(stage, here)
        assert (stage.scene.guesses.offer(tick) is not None) == may_be_wrong, tick
        asked.add(may_be_wrong)
    assert asked == {True, False}


def test_a_rule_that_takes_the_first_wall_can_be_known_and_is_counted(tmp_path):
    text = lesson("08").read_text()
    path = tmp_path / "mine.py"
    path.write_text(text.replace("import here", "#").replace("pick(walls, rng)", "walls[0]"))
    stage = made(path)
    tick = next(tick for tick in ticks_of_chance(stage) if tick)
    here, walls = blank_around(stage, tick, WALL)
    assert changed_rooms(stage, tick) == walls[:1]
    asked_at(stage, tick)
    assert strip_of(stage).sentence == "Which room will it take?"
    answer(stage, here, walls[1], by_click=False)
    assert strip_of(stage).sentence == "No: it takes another one."
    assert strip_of(stage).score == Score(1, 0)
    stage.player.step_back()
    asked_at(stage, tick)
    answer(stage, here, walls[0], by_click=False)
    assert strip_of(stage).sentence == "Yes: it takes this one."
    assert strip_of(stage).score == Score(1, 1)


def arrows_on_map(stage, monkeypatch):
    """The arrows that are drawn: for each way, from which room, and whether it is pale."""
    drawn = {}
    draw_arrow = MazeDrawing.arrow

    def noted(drawing, room, way, *, is_pale):
        drawn[way] = (room, is_pale)
        draw_arrow(drawing, room, way, is_pale=is_pale)

    with monkeypatch.context() as patch:
        patch.setattr(MazeDrawing, "arrow", noted)
        stage.draw()
    return drawn


def arrows_to(here, rooms, *pale):
    """An arrow from here to each room."""
    arrows = {}
    for room in rooms:
        way = Heading(SIDES.index((room[0] - here[0], room[1] - here[1])))
        arrows[way] = (here, room in pale)
    return arrows


@pytest.mark.parametrize("size", [LARGE, (640, 480)])
@pytest.mark.sweep(1)
def test_all_rooms_around_have_arrows_and_no_question_mark_gives_the_answer_away(
    size, monkeypatch
):
    stage = made("08", window=size)
    tick = list(ticks_of_chance(stage))[1]
    here, walls = blank_around(stage, tick, WALL)
    around = neighbours(stage, here)
    dug = next(room for room in around if room not in walls)
    assert "?" in words_on_map(stage, tick)
    asked_at(stage, tick)
    assert "?" not in words_on_map(stage, tick)
    assert arrows_on_map(stage, monkeypatch) == arrows_to(here, around)
    for room in around:
        middle = on_map(stage, ((here[0] + room[0]) // 2, (here[1] + room[1]) // 2))
        assert {LIGHT.accent, PAPER} <= colours(stage, middle.inflate(16, 16))
    blue = []
    for draws_worker in (True, False):
        with monkeypatch.context() as patch:
            if not draws_worker:
                patch.setattr(MazeDrawing, "worker", lambda *_, **_more: None)
            stage.draw()
        area = stage.drawn.maps[0].area
        blue.append(pixels_of(stage.window.surface, area).count(LIGHT.accent))
    assert blue[0] == blue[1] > 200, "the worker covers none"
    press(stage, arrow_to(here, dug))
    assert arrows_on_map(stage, monkeypatch) == arrows_to(here, around, dug)
    stuck = next(ticks_of_being_stuck(stage))
    here = stage.scene.timeline.frame(stuck + 1).worker
    asked_at(stage, stuck)
    assert arrows_on_map(stage, monkeypatch) == arrows_to(here, neighbours(stage, here))
    press(stage, arrow_to(here, neighbours(stage, here)[0]))
    assert arrows_on_map(stage, monkeypatch) == {}


def words_on_map(stage, tick):
    """What is written on the map at a tick."""
    stage.player.seek(tick)
    settle(stage)
    stage.draw()
    area = stage.drawn.maps[0].area
    return [each.text for each in stage.drawn.written if area.contains(each.at)]


def test_where_it_is_stuck_the_room_to_which_it_goes_back_is_counted():
    stage = made("08")
    right = wrong = 0
    press(stage, pygame.K_g)
    for tick in list(ticks_of_being_stuck(stage))[:4]:
        way = way_back(stage, tick)
        here = way[-1]
        back = way[-2]
        around = neighbours(stage, here)
        assert len(around) > 1, "otherwise there would be nothing to guess"
        stage.player.seek(tick)
        settle(stage)
        assert strip_of(stage).sentence == "Where will it go now?"
        room = back if tick % 2 else next(room for room in around if room != back)
        click(stage, on_map(stage, room).center)
        yes = "Yes" if room == back else "No"
        assert strip_of(stage).sentence == f"{yes}: nothing around it is wall, so it goes back."
        right += room == back
        wrong += room != back
        assert strip_of(stage).score == Score(right + wrong, right)
        assert f"{right} of {right + wrong}" in words_on(stage)
    assert right
    assert wrong


def test_a_click_on_the_wall_between_guesses_the_room_beyond_it():
    stage = made("08")
    tick = list(ticks_of_chance(stage))[1]
    (dug,) = changed_rooms(stage, tick)
    here, _walls = blank_around(stage, tick, WALL)
    asked_at(stage, tick)
    between = ((here[0] + dug[0]) // 2, (here[1] + dug[1]) // 2)
    click(stage, on_map(stage, between).center)
    assert strip_of(stage).sentence == "Yes: that room was still wall."


def test_what_is_no_answer_says_how_to_answer_and_nothing_happens():
    stage = made("08")
    tick = list(ticks_of_chance(stage))[1]
    here, _walls = blank_around(stage, tick, WALL)
    around = neighbours(stage, here)
    assert len(around) < 4, "or each arrow would be an answer"
    answers = {arrow_to(here, room) for room in around}
    away = next(key for key in KEYS.values() if key not in answers)
    far = next(room for room in stage.scene.timeline.rooms if abs(room[0] - here[0]) > 2)
    for key in (away, pygame.K_1, pygame.K_y, None):
        asked_at(stage, tick)
        if key is None:
            click(stage, on_map(stage, far).center)
        else:
            press(stage, key, letters="y" if key == pygame.K_y else "")
        assert (at(stage), stage.guessing.asks) == ((tick, False), Question.WHAT)
        how = how_around(stage, here)
        told = (how, "", "G stops the guessing.")
        if key == away:
            told = ("There's no room that way.", "", how)
        assert strip_of(stage)[1:4] == told
        assert strip_of(stage).score is None
    asked_at(stage, stage.scene.timeline.ready_at + 1)
    for key in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP):
        press(stage, key)
        assert strip_of(stage).sentence == "Click the room it will fill."


@pytest.mark.parametrize("key", [pygame.K_UP, pygame.K_DOWN, pygame.K_2])
def test_at_a_wall_every_other_key_is_told_which_two_keys_answer(key):
    stage = asked_at(made("09"), 1)
    press(stage, key)
    assert (at(stage), stage.guessing.asks) == ((1, False), Question.WHAT)
    assert strip_of(stage).sentence == "Press ← to break it, → to leave it."
    assert strip_of(stage).score is None


def test_an_arrow_pressed_while_the_worker_moves_answers_no_question_that_nobody_has_seen():
    stage = made("08")
    ticks = list(ticks_of_chance(stage))
    tick = next(tick for tick in ticks if tick - 1 in ticks)
    here, walls = blank_around(stage, tick - 1, WALL)
    asked_at(stage, tick - 1)
    press(stage, arrow_to(here, walls[0]), pygame.K_n)
    assert (at(stage), stage.player.phase < 1) == ((tick, False), True)
    here, walls = blank_around(stage, tick, WALL)
    for by_click in (False, True):
        stage.player.seek(tick - 1)
        stage.player.half += 1
        press(stage, pygame.K_n)
        answer(stage, here, walls[0], by_click=by_click)
        assert (at(stage), stage.player.phase) == ((tick, False), 1)
        assert strip_of(stage).sentence == "Where can it dig?"
    answer(stage, here, walls[0], by_click=False)
    assert at(stage) == (tick, True)


def test_outside_guess_mode_the_arrows_are_back_and_on_and_in_it_they_only_answer():
    stage = made("08")
    tick = list(ticks_of_chance(stage))[1]
    here, walls = blank_around(stage, tick, WALL)
    asked_at(stage, tick)
    answer(stage, here, walls[0], by_click=False)
    for key in KEYS.values():
        press(stage, key)
        assert at(stage) == (tick, True)
        assert strip_of(stage).news == "Press N to go on."
    press(stage, pygame.K_g)
    stage.player.seek(0)
    press(stage, pygame.K_RIGHT)
    assert at(stage) == (0, True)
    press(stage, pygame.K_LEFT)
    assert at(stage) == (0, False)


def test_a_right_guess_has_a_tick_that_pops_and_a_wrong_one_has_none(monkeypatch):
    ticks = []
    monkeypatch.setattr(MazeDrawing, "tick", lambda _, place, share: ticks.append((place, share)))
    stage = made("08")
    stuck = next(ticks_of_being_stuck(stage))
    here = stage.scene.timeline.frame(stuck + 1).worker
    back = way_back(stage, stuck)[-2]
    for room in neighbours(stage, here):
        asked_at(stage, stuck)
        press(stage, arrow_to(here, room))
        ticks.clear()
        stage.draw()
        assert ticks == ([(back, 0.0)] if room == back else [])
        stage.frame(0.2)
        assert all(0 < share < 1 for _place, share in ticks[1:])


def test_where_the_maze_is_ready_nothing_is_asked():
    stage = made("08")
    press(stage, pygame.K_g)
    timeline = stage.scene.timeline
    for tick in (timeline.ready_at, timeline.last):
        stage.player.seek(tick)
        assert stage.guessing.asks is None
        assert stage.as_frame().shown.choices == ()


# Lesson 8: what is filled.


def test_while_it_is_asked_which_room_is_filled_the_worker_has_not_yet_gone_there(monkeypatch):
    stage = made("08")
    stood = []
    draw_worker = MazeDrawing.worker

    def noted(drawing, at, **how):
        stood.append((at.x, at.y))
        draw_worker(drawing, at, **how)

    monkeypatch.setattr(MazeDrawing, "worker", noted)
    tick = stage.scene.timeline.ready_at + 2
    (filled_before,) = changed_rooms(stage, tick - 1)
    (filled,) = changed_rooms(stage, tick)
    asked_at(stage, tick)
    stood.clear()
    stage.draw()
    (waits,) = stood
    assert dist(waits, filled_before) == 2
    click(stage, on_map(stage, filled).center)
    stood.clear()
    stage.draw()
    (fills,) = stood
    assert dist(fills, filled) == 2
    press(stage, pygame.K_n)
    assert stage.player.phase < 1
    stood.clear()
    stage.draw()
    assert stood == [fills], "nor does the way there give it away"
    assert fills != waits


def test_the_room_that_is_filled_next_is_counted_and_a_wall_is_no_guess():
    stage = made("08")
    tick = stage.scene.timeline.ready_at + 2
    (filled,) = changed_rooms(stage, tick)
    walls = [room for room in stage.scene.timeline.rooms if values_at(stage, tick)[room] == WALL]
    asked_at(stage, tick)
    press(stage, pygame.K_1)
    click(stage, on_map(stage, walls[0]).center)
    assert stage.guessing.asks is Question.WHAT
    other = stage.scene.timeline.frame(0).worker
    assert other != filled
    click(stage, on_map(stage, other).center)
    assert strip_of(stage).sentence == "No: it fills the room that was dug last."
    press(stage, pygame.K_n)
    settle(stage)
    (filled,) = changed_rooms(stage, tick + 1)
    click(stage, on_map(stage, filled).center)
    assert strip_of(stage).sentence == "Yes: of all the rooms left, it was dug last."
    assert strip_of(stage).score == Score(2, 1)


def test_after_four_rooms_that_were_filled_the_class_knows_and_is_asked_no_more():
    stage = made("08")
    ready = stage.scene.timeline.ready_at
    ticks = range(ready, stage.scene.last)
    assert [tick - ready for tick in ticks if stage.scene.guesses.offer(tick)] == [1, 2, 3]


def test_of_a_rule_that_fills_the_oldest_room_first_it_is_not_said_that_it_was_dug_last(tmp_path):
    path = tmp_path / "mine.py"
    text = lesson("08").read_text().replace("import here", "#")
    path.write_text(text.replace("maze.dug[-1]", "maze.dug[0]"))
    stage = made(path)
    tick = stage.scene.timeline.ready_at + 1
    (filled,) = changed_rooms(stage, tick)
    asked_at(stage, tick)
    click(stage, on_map(stage, filled).center)
    assert strip_of(stage).sentence == "Yes: it fills this room."


# Lesson 9.


def wall_at(stage, tick):
    """The wall in question at a tick, its two rooms, their numbers, and whether it breaks."""
    wall = stage.scene.timeline.frame(tick + 1).looks_at
    x, y = wall
    rooms = [(x - 1, y), (x + 1, y)] if y % 2 else [(x, y - 1), (x, y + 1)]
    before = values_at(stage, tick)
    breaks = before[wall] == WALL != values_at(stage, tick + 1)[wall]
    return wall, rooms, [before[room] for room in rooms], breaks


def break_or_leave(stage, how, wall, rooms, *, breaks):
    if how == "key":
        press(stage, pygame.K_LEFT if breaks else pygame.K_RIGHT)
    elif how == "button":
        click_on(stage, GuessButton(1 if breaks else 2))
    else:
        click(stage, on_map(stage, wall if breaks else rooms[1]).center)


@pytest.mark.parametrize("how", ["key", "button", "map"])
def test_a_wall_breaks_or_stays_and_each_guess_is_counted_with_its_reason(how):
    stage = made("09", 4, 4)
    press(stage, pygame.K_g)
    seen = set()
    right = asked = 0
    for tick in range(stage.scene.timeline.last):
        wall, rooms, (one, other), breaks = wall_at(stage, tick)
        for guess in (True, False):
            if (breaks, guess) in seen:
                continue
            stage.player.seek(tick)
            settle(stage)
            if stage.guessing.asks is None:
                break
            seen.add((breaks, guess))
            asks = strip_of(stage)
            assert asks.sentence == f"{one} and {other}: break this wall, or leave it?"
            assert asks.buttons == ("← break it", "leave it →")
            assert {"← break it", "leave it →"} <= {each.text for each in stage.drawn.written}
            break_or_leave(stage, how, wall, rooms, breaks=guess)
            asked += 1
            right += guess == breaks
            why = f"both are {one}, so the wall stays."
            if breaks:
                why = f"{one} and {other} are different, so it breaks."
            assert strip_of(stage).sentence == f"{'Yes' if guess == breaks else 'No'}: {why}"
            assert strip_of(stage).score == Score(asked, right)
            assert strip_of(stage).buttons == ()
            break
    assert len(seen) == 4


def test_a_rule_that_breaks_what_is_the_same_is_told_as_it_is(tmp_path):
    path = tmp_path / "mine.py"
    text = lesson("09").read_text().replace("import here", "#")
    path.write_text(text.replace("maze[one] == maze[other]", "maze[one] != maze[other]"))
    stage = made(path, 3, 3)
    _wall, _rooms, (one, other), breaks = wall_at(stage, 0)
    assert (one != other, breaks) == (True, False)
    asked_at(stage, 0)
    press(stage, pygame.K_LEFT)
    assert strip_of(stage).sentence == f"No: {one} and {other} are different, but the wall stays."


@pytest.mark.parametrize("size", [LARGE, (640, 480)])
@pytest.mark.sweep(1)
def test_the_buttons_lie_in_the_strip_beside_each_other_and_below_the_question(size):
    stage = paused_stage("09", size)
    press(stage, pygame.K_g)
    for _ in range(3):
        settle(stage)
        stage.draw()
        boxes = [each.at for each in stage.drawn.targets if isinstance(each.what, GuessButton)]
        assert len(boxes) == 2
        assert boxes[0].right < boxes[1].left
        assert not any(box.colliderect(stage.drawn.maps[0].area) for box in boxes)
        words = [each for each in stage.drawn.written if "break this wall" in each.text]
        assert all(each.at.bottom <= boxes[0].top + 2 for each in words)
        press(stage, pygame.K_LEFT, pygame.K_n)


# Lesson 10.


def solving_ticks(stage):
    """The ticks at which lesson 10 looks for the way, and finds two ways or more."""
    timeline = stage.scene.timeline
    for tick in range(timeline.ready_at + 1, timeline.last):
        question = timeline.frame(tick + 1).in_question
        if question and len(question.found) > 1:
            yield tick, list(question.found)


def far_from(goal, room):
    return (goal[0] - room[0]) ** 2 + (goal[1] - room[1]) ** 2


def test_where_a_road_is_made_it_is_asked_where_it_may_grow_or_where_a_new_one_may_begin():
    stage = made("10", 6, 5)
    asked = set()
    for tick in range(stage.scene.timeline.ready_at - 1):
        if stage.scene.guesses.offer(tick) is None:
            continue
        here, walls = blank_around(stage, tick, WALL)
        if not walls:
            continue  # The road is stuck.
        (taken,) = changed_rooms(stage, tick)
        grows = values_at(stage, tick)[here] == values_at(stage, tick + 1)[taken]
        if grows in asked:
            continue
        asked.add(grows)
        asked_at(stage, tick)
        asks = "Where can the road grow?" if grows else "A new road starts. Where can it go?"
        assert strip_of(stage).sentence == asks
        others = [room for room in neighbours(stage, here) if room not in walls]
        if others:
            press(stage, arrow_to(here, others[0]))
            assert strip_of(stage).sentence == "No: a road has already been there."
        press(stage, arrow_to(here, walls[0]))
        assert strip_of(stage).sentence.startswith("Yes: that room was still blank.")
    assert asked == {True, False}


def test_where_it_solves_the_room_nearest_to_the_goal_is_counted():
    said = {}
    for seed in range(30):
        stage = made("10", 8, 6, seed=seed)
        goal = stage.scene.timeline.frame(0).goal
        for tick, ways in solving_ticks(stage):
            far = [far_from(goal, room) for room in ways]
            taken = changed_rooms(stage, tick)[0]
            assert far[ways.index(taken)] == min(far)
            here = stage.scene.timeline.frame(tick + 1).worker
            for room in neighbours(stage, here):
                asked_at(stage, tick)
                assert strip_of(stage).sentence == "Which room will it take?"
                press(stage, arrow_to(here, room))
                expected = "No: another one is nearer to G."
                score = Score(1, 0)
                if room not in ways:
                    expected = "No: a road has already been there."
                    if values_at(stage, tick)[room] < 0:
                        expected = "No: there's a wall in between."
                elif room == taken:
                    expected = "Yes: it's the nearest to G."
                    score = Score(1, 1)
                elif far[ways.index(room)] == min(far):
                    expected = "It could have: it's as near to G. The rule takes the first one."
                    score = None
                assert strip_of(stage).sentence == expected
                assert strip_of(stage).score == score
                said[expected] = (tick, room not in ways)
                assert at(stage) == (tick, room in ways), "what can never be gets another try"
        if len(said) == 5:
            break
    assert len(said) == 5, "right, wrong, as near, wall, and a road"


def own_stage(tmp_path, *rules):
    """A stage with rules of its own on 3 x 2 rooms, recorded to its end; each begins with ``def``.
    """
    names = [f"rule{number}" for number in range(len(rules))]
    text = "from mazelib import pick, show\n\n\n"
    for name, lines in zip(names, rules, strict=True):
        body = "".join(f"    {line}\n" for line in lines)
        text += f"def {name}(maze, rng):\n{body}\n\n"
    path = tmp_path / "mine.py"
    path.write_text(f"{text}show([{', '.join(names)}], sizes=[(3, 2)])\n")
    return made(path, 3, 2)


#: All rooms are dug in step 0, along one way: from (1, 1) round to (1, 3).
ROUND = (
    "for room in [(1, 1), (3, 1), (5, 1), (5, 3), (3, 3), (1, 3)]:",
    "    maze.dig_to(room)",
    "    maze.walls_around(room)",
)


def test_where_a_rule_leaves_by_chance_nobody_can_know_and_nothing_is_asked(tmp_path):
    for chance, is_asked in (("pick(maze.rooms, rng)", False), ("", True)):
        lines = ["yield", chance, "maze.walls_around((1, 3))", "yield"]
        stage = own_stage(tmp_path, [*ROUND, *lines, "maze.walls_around((1, 1))", "yield"])
        assert (stage.scene.guesses.offer(0) is not None) == is_asked


def test_no_answer_is_kept_that_may_still_change():
    """A slow rule has not made the step yet that says where it goes."""
    maze = Maze(5, 4)
    rng = Random(0)
    making = Making(maze, *[rule(maze, rng) for rule in rules_of("dig")])
    way_back = WayBack(making.timeline)
    guesses = MakerGuesses(making.timeline, way_back)
    found_later = 0
    while not making.timeline.done:
        tick = making.timeline.last - 1
        offers = [guesses.offer(max(0, tick))]
        making.advance(1)
        offers.append(guesses.offer(max(0, tick)))
        assert offers[1] == MakerGuesses(making.timeline, way_back).offer(max(0, tick))
        found_later += offers[0] is None and offers[1] is not None
    assert found_later > 10


def test_where_it_is_stuck_but_changes_something_it_is_not_asked_where_it_goes_back(tmp_path):
    around = "maze.walls_around((1, 3))"
    back = ("maze.walls_around((1, 1))", "yield")
    stage = own_stage(tmp_path, [*ROUND, "yield", around, "yield", *back])
    assert stage.scene.guesses.offer(0)
    digs = "maze.dig((1, 2))"
    stage = own_stage(tmp_path, [*ROUND, "yield", around, digs, "yield", *back])
    assert stage.scene.guesses.offer(0) is None


def test_where_the_maze_gets_ready_the_first_look_of_the_second_rule_is_no_way_back(tmp_path):
    stage = own_stage(
        tmp_path,
        [*ROUND, "yield", "maze.walls_around((1, 3))"],
        ["maze.walls_around((1, 1))", "yield"],
    )
    timeline = stage.scene.timeline
    assert timeline.ready_at == 1
    assert timeline.frame(1).in_question.place == (1, 3), "it was stuck, and ended"
    assert timeline.frame(2).worker == (1, 1), "the other rule begins beside it"
    assert stage.scene.guesses.offer(0) is None


def test_while_it_is_made_nothing_is_told_of_the_goal(tmp_path):
    """G is marked from the beginning, and the first way may be the nearest: but that is no reason.
    """
    path = tmp_path / "mine.py"
    text = lesson("10").read_text().replace("import here", "#")
    path.write_text(text.replace("room, 1, rng)", "room, 1, maze.goal)"))
    stage = made(path, 4, 3)
    tick = first_asked(stage)
    assert tick < stage.scene.timeline.ready_at
    here, walls = blank_around(stage, tick, WALL)
    told = set()
    for room in walls:
        asked_at(stage, tick)
        press(stage, arrow_to(here, room))
        told.add(strip_of(stage).sentence)
    assert told == {"Yes: it takes this one.", "No: it takes another one."}


def test_where_the_class_clicked_a_room_to_be_filled_a_frame_stays(monkeypatch):
    stage = made("08")
    framed = []
    drawn = MazeDrawing.frame

    def noted(drawing, place, **how):
        framed.append(place)
        drawn(drawing, place, **how)

    monkeypatch.setattr(MazeDrawing, "frame", noted)
    asked_at(stage, stage.scene.timeline.ready_at + 2)
    first = stage.scene.timeline.frame(0).worker
    click(stage, on_map(stage, first).center)
    framed.clear()
    stage.draw()
    assert framed == [first]


# All of them.


def guessed_live(stage, keys, asked=1000):
    """Every tick at which the class is asked, from tick 0 and by keys alone.

    It answers with each arrow in turn, until one is an answer.
    """
    press(stage, pygame.K_g)
    ticks = []
    with unseen(stage):
        for _ in range(5000):
            if stage.player.at_end or len(ticks) == asked:
                return ticks
            if stage.guessing.asks is Question.WHAT:
                while stage.player.phase < 1:
                    stage.frame(0.25)  # It may have to go back far.
                ticks.append(stage.player.tick)
                for key in KEYS.values():
                    if stage.guessing.choices and stage.guessing.asks is Question.WHAT:
                        press(stage, key)
                if stage.guessing.asks is Question.WHAT:
                    stage.guessing.guess(Choice(((1, 1),)))
            press(stage, *keys(stage))
            stage.frame(0.25)
    pytest.fail("it never comes to its end")


def steps_on(_stage):
    return [pygame.K_n]


def plays_on(stage):
    """Space, wherever it has paused, and is not asking."""
    is_asking = stage.guessing.asks is Question.WHAT
    return [] if stage.player.playing or is_asking else [pygame.K_SPACE]


@pytest.mark.parametrize("keys", [steps_on, plays_on])
@pytest.mark.parametrize("number", ["08", "09", "10"])
@pytest.mark.sweep(2)
def test_by_keys_alone_the_class_is_asked_wherever_a_finished_making_has_a_question(number, keys):
    """What a step leads to must be known before it is shown, however little is made by then."""
    finished = made(number, 5, 4)
    expected = [
        tick for tick in range(finished.scene.last) if finished.scene.guesses.offer(tick)
    ]
    stage = paused_stage(number, width=5, height=4, seed=0, speed=4.0)
    assert guessed_live(stage, keys) == expected
    stuck = set(ticks_of_being_stuck(finished)) if number == "08" else set()
    assert len(stuck & {*expected}) >= (10 if stuck else 0)


@pytest.mark.parametrize("number", ["08", "09", "10"])
def test_no_key_passes_over_the_question_and_nothing_is_given_away(number):
    stage = made(number)
    tick = first_asked(stage)
    asked_at(stage, tick)
    for key in (pygame.K_n, pygame.K_SPACE):
        press(stage, key)
        settle(stage)
        strip = strip_of(stage)
        assert at(stage) == (tick, False)
        assert strip.sentence.startswith("Guess first. Press ")
        assert strip.more == "G stops the guessing."
        assert not strip.did
        assert marked(stage) == [set(), set()]
        assert not stage.as_frame().playing
    press(stage, pygame.K_g)
    assert stage.guessing.asks is None
    assert strip_of(stage).sentence != "Guess first."


@pytest.mark.thorough
def test_playing_stops_at_each_question_and_goes_on_after_the_answer():
    stage = made("09", 4, 3)
    press(stage, pygame.K_g, pygame.K_SPACE)
    for tick in range(3):
        for _ in range(60):
            stage.frame(0.05)
        assert at(stage) == (tick, False)
        assert stage.guessing.asks is Question.WHAT
        if tick == 0:
            press(stage, pygame.K_SPACE)
        press(stage, pygame.K_LEFT)
        assert at(stage) == (tick, True)
        for _ in range(round(0.9 * ANSWER_SECONDS / 0.05)):
            stage.frame(0.05)
        assert at(stage) == (tick, True)


@pytest.mark.parametrize("number", ["08", "09", "10"])
def test_help_names_the_key_and_the_numbers_truly(number):
    stage = paused_stage(number, LARGE)
    come_to(stage, 1)  # A busy machine may need more than a frame to ask the rule.
    rows = dict(row for group in key_groups(stage.scene, is_guessing=True) for row in group.rows)
    assert rows["G"] == "guess what it will do"
    keys = "← →" if number == "09" else "Arrow keys"
    answers = "break the wall, or leave it" if number == "09" else "choose an answer"
    assert rows[keys] == answers
    assert "1 2 3 4" not in rows
    press(stage, pygame.K_1)
    assert strip_of(stage).news == "Press G to guess."
    assert Command.GUESS in stage.scene.all_commands


# How it looks.


@pytest.mark.parametrize("cell", [9, 25])
@pytest.mark.sweep(1)
def test_the_worker_covers_no_arrow_and_the_arrow_is_outside_it_in_its_way(cell):
    pen = pen_of((11 * cell, 11 * cell))
    drawing = MazeDrawing(pen, PlaceGrid(11, 11, 0, 0, 11 * cell, 11 * cell))
    pen.window.fill(LIGHT.wall)
    drawing.worker(Position(5, 5, Heading.UP), faces_left=False, digs=False)
    worker = pen.window.copy()
    for way, (dx, dy) in zip(Heading, SIDES, strict=True):
        pen.window.blit(worker, (0, 0))
        drawing.arrow((5, 5), way, is_pale=False)
        blue = pixels_with(pen, LIGHT.accent)
        assert len(blue) > 100
        middle = 5.5 * cell
        ahead = [(x - middle) * dx / 2 + (y - middle) * dy / 2 for x, y in blue]
        aside = [(x - middle) * dy / 2 + (y - middle) * dx / 2 for x, y in blue]
        assert sum(aside) / len(aside) == pytest.approx(0, abs=1)
        assert min(ahead) > cell / 2
        assert max(ahead) < max(2.2 * cell, 45), "it is beside the worker"
        hidden = [
            (x, y)
            for x, y in blue
            if worker.get_at((x, y))[:3] not in (LIGHT.wall, (24, 28, 50))
        ]
        assert len(hidden) < len(blue) / 5, way
        white = pixels_with(pen, PAPER)
        inside = [place for place in white if place not in edge_of(white, blue)]
        assert inside, "an arrow head on the blue"


def pixels_with(pen, colour):
    """The places of all pixels of a colour."""
    wide = pen.window.get_width()
    found = enumerate(pixels_of(pen.window, pen.window.get_rect()))
    return [(number % wide, number // wide) for number, each in found if each == colour]


def edge_of(white, blue):
    """The white pixels around the blue ones, and not between them."""
    left = min(x for x, _y in blue)
    right = max(x for x, _y in blue)
    top = min(y for _x, y in blue)
    bottom = max(y for _x, y in blue)
    return {(x, y) for x, y in white if not (left < x < right and top < y < bottom)}


def test_a_tick_pops_and_is_then_as_large_as_its_place_in_its_middle():
    pen = pen_of((300, 300))
    drawing = MazeDrawing(pen, PlaceGrid(10, 10, 0, 0, 300, 300))
    sizes = []
    for share in (0.0, 0.5, 1.0):
        pen.window.fill(LIGHT.wall)
        drawing.tick((5, 5), share)
        green = pixels_with(pen, (32, 122, 75))
        wide = max(x for x, _y in green) - min(x for x, _y in green)
        middle = sum(x for x, _y in green) / len(green)
        assert middle == pytest.approx(165, abs=2)
        sizes.append(wide)
    assert sizes[0] == sizes[2]
    assert sizes[1] > 1.4 * sizes[0]
    assert sizes[0] == pytest.approx(0.84 * 30, abs=3)


@pytest.mark.parametrize("size", [LARGE, (640, 480)])
def test_the_score_stands_in_the_heading_and_moves_nothing(size):
    stage = made("08", window=size)
    stuck = next(ticks_of_being_stuck(stage))
    here = stage.scene.timeline.frame(stuck + 1).worker
    asked_at(stage, stuck)
    press(stage, arrow_to(here, neighbours(stage, here)[0]))
    strip = strip_of(stage)
    drawn = {}
    for score in (None, Score(12, 9)):
        pen = pen_of(size, 21 if size == LARGE else 14, 14)
        draw_strip(pen, Rect(0, 0, size[0] // 2, size[1] // 5), strip._replace(score=score))
        drawn[score] = {each.text: tuple(each.at) for each in pen.written}
    told = drawn[Score(12, 9)]
    score_at = told.pop("9 of 12 right")
    assert told == drawn[None]
    assert Rect(score_at).colliderect(0, Rect(told["THE ANSWER"]).top, size[0], 10)
