"""Guess first in lessons 8 to 10: the maze itself says what came true, and nothing says it before.

Each question is answered by real keys and clicks; what is right, a plain look at the values of the
maze before and after the step says.
"""

import re
from math import dist
from random import Random

import pygame
import pytest

from mazelib.grid.compass import Heading
from mazelib.making.making import Making
from mazelib.making.maze import Maze
from mazelib.making.way_back import WayBack
from mazelib.window.clicks import GuessButton
from mazelib.window.guesses import Choice, Question
from mazelib.window.guessing import ANSWER_SECONDS
from mazelib.window.key_page import key_groups
from mazelib.window.keys import ARROWS, Command
from mazelib.window.painters.maze_drawing import MazeDrawing
from mazelib.window.scenes.shared.maker_guesses import MakerGuesses
from mazelib.window.strip import Score
from mazelib.window.theme import LIGHT
from tests.making.making_examples import rules_of
from tests.real_lessons import lesson
from tests.window.on_stage import (
    LARGE,
    at,
    click,
    click_on,
    colours,
    marked,
    on_map,
    paused_stage,
    press,
    settle,
    words_on,
)

WALL = -1
SIDES = ((0, -2), (2, 0), (0, 2), (-2, 0))
KEYS = (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4)


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


@pytest.mark.parametrize("by_click", [True, False])
def test_where_it_digs_is_chance_a_guess_is_possible_and_not_counted(by_click):
    stage = made("08")
    told = set()
    for tick in list(ticks_of_chance(stage))[:3]:
        (dug,) = changed_rooms(stage, tick)
        _here, walls = blank_around(stage, tick, WALL)
        for number, room in enumerate(walls, 1):
            asked_at(stage, tick)
            assert strip_of(stage).sentence == "Chance decides. Which one can it take?"
            if by_click:
                click(stage, on_map(stage, room).center)
            else:
                press(stage, KEYS[number - 1])
            assert at(stage) == (tick, True)
            sentence = "Yes, it could, and it did."
            if room != dug:
                took = walls.index(dug) + 1
                sentence = f"It could have. This time chance took number {took}."
            assert strip_of(stage).sentence == sentence
            assert strip_of(stage).score is None
            told.add(room == dug)
    assert told == {True, False}


def test_a_rule_that_takes_the_first_wall_can_be_known_and_is_counted(tmp_path):
    text = lesson("08").read_text()
    path = tmp_path / "mine.py"
    path.write_text(text.replace("import here", "#").replace("pick(walls, rng)", "walls[0]"))
    stage = made(path)
    tick = next(tick for tick in ticks_of_chance(stage) if tick)
    _here, walls = blank_around(stage, tick, WALL)
    assert changed_rooms(stage, tick) == walls[:1]
    asked_at(stage, tick)
    assert strip_of(stage).sentence == "Which one will it take?"
    press(stage, pygame.K_2)
    assert strip_of(stage).sentence == "No: it takes number 1."
    assert strip_of(stage).score == Score(1, 0)
    stage.player.step_back()
    asked_at(stage, tick)
    press(stage, pygame.K_1)
    assert strip_of(stage).sentence == "Yes: number 1."
    assert strip_of(stage).score == Score(1, 1)


def numbers_on_map(stage):
    """The numbers in boxes on the map, each with the place in whose middle it stands."""
    stage.draw()
    grid = stage.drawn.maps[0]
    found = {}
    for each in stage.drawn.written:
        if each.text.isdigit() and grid.area.contains(each.at):
            found[grid.place_at(each.at.center)] = int(each.text)
    return found


@pytest.mark.parametrize("size", [LARGE, (640, 480)])
def test_the_rooms_that_can_be_guessed_have_numbers_and_nothing_else_has(size):
    stage = made("08", window=size)
    tick = next(tick for tick in ticks_of_chance(stage) if tick)
    _here, walls = blank_around(stage, tick, WALL)
    asked_at(stage, tick)
    assert numbers_on_map(stage) == {room: number for number, room in enumerate(walls, 1)}
    for room in walls:
        assert LIGHT.mark in colours(stage, on_map(stage, room))
    stuck = next(ticks_of_being_stuck(stage))
    here = stage.scene.timeline.frame(stuck + 1).worker
    asked_at(stage, stuck)
    around = neighbours(stage, here)
    assert numbers_on_map(stage) == {room: number for number, room in enumerate(around, 1)}


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
        assert strip_of(stage).sentence == "It is stuck. To which room will it go back?"
        room = back if tick % 2 else next(room for room in around if room != back)
        click(stage, on_map(stage, room).center)
        yes = "Yes" if room == back else "No"
        number = around.index(back) + 1
        assert strip_of(stage).sentence == (
            f"{yes}: stuck, it goes back the way it came, to number {number}."
        )
        right += room == back
        wrong += room != back
        assert strip_of(stage).score == Score(right + wrong, right)
        assert f"Guessed: {right} of {right + wrong}" in words_on(stage)
    assert right
    assert wrong


def test_an_arrow_key_guesses_the_room_that_lies_there_and_a_click_on_the_wall_between_too():
    stage = made("08")
    tick = next(tick for tick in ticks_of_chance(stage) if tick)
    (dug,) = changed_rooms(stage, tick)
    here, _walls = blank_around(stage, tick, WALL)
    heading = Heading(SIDES.index((dug[0] - here[0], dug[1] - here[1])))
    asked_at(stage, tick)
    press(stage, next(key for key, way in ARROWS.items() if way is heading))
    assert strip_of(stage).sentence == "Yes, it could, and it did."
    asked_at(stage, tick)
    between = ((here[0] + dug[0]) // 2, (here[1] + dug[1]) // 2)
    click(stage, on_map(stage, between).center)
    assert strip_of(stage).sentence == "Yes, it could, and it did."


def test_with_one_room_or_where_the_maze_is_ready_nothing_is_asked():
    stage = made("08")
    press(stage, pygame.K_g)
    timeline = stage.scene.timeline
    alone = 0
    for tick in range(timeline.ready_at):
        if changed_rooms(stage, tick) and len(blank_around(stage, tick, WALL)[1]) == 1:
            alone += 1
            stage.player.seek(tick)
            assert stage.guessing.asks is None
    assert alone
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
    tick = stage.scene.timeline.ready_at + 3
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
    tick = stage.scene.timeline.ready_at + 3
    (filled,) = changed_rooms(stage, tick)
    walls = [room for room in stage.scene.timeline.rooms if values_at(stage, tick)[room] == WALL]
    asked_at(stage, tick)
    press(stage, pygame.K_1)
    click(stage, on_map(stage, walls[0]).center)
    assert stage.guessing.asks is Question.WHAT
    other = stage.scene.timeline.frame(0).worker
    assert other != filled
    click(stage, on_map(stage, other).center)
    assert strip_of(stage).sentence == "No: it fills the open room that was dug last."
    press(stage, pygame.K_n)
    settle(stage)
    (filled,) = changed_rooms(stage, tick + 1)
    click(stage, on_map(stage, filled).center)
    assert strip_of(stage).sentence == "Yes: of all open rooms, it was dug last."
    assert strip_of(stage).score == Score(2, 1)


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
        press(stage, pygame.K_1 if breaks else pygame.K_2)
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
            assert asks.buttons == ("1  break it", "2  leave it")
            assert {"1  break it", "2  leave it"} <= {each.text for each in stage.drawn.written}
            break_or_leave(stage, how, wall, rooms, breaks=guess)
            asked += 1
            right += guess == breaks
            why = f"both are {one}, so the wall stays."
            if breaks:
                why = f"{one} and {other} differ, so it breaks."
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
    press(stage, pygame.K_1)
    assert strip_of(stage).sentence == f"No: {one} and {other} differ, and yet the wall stays."


@pytest.mark.parametrize("size", [LARGE, (640, 480)])
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
        press(stage, pygame.K_1, pygame.K_n)


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


def test_where_a_road_is_made_chance_decides():
    stage = made("10", 6, 5)
    asked_at(stage, first_asked(stage))
    press(stage, pygame.K_1)
    assert "it could" in strip_of(stage).sentence.lower()
    assert strip_of(stage).score is None


def test_where_it_solves_the_room_nearest_to_the_goal_is_counted():
    said = {}
    for seed in range(30):
        stage = made("10", 8, 6, seed=seed)
        goal = stage.scene.timeline.frame(0).goal
        for tick, ways in solving_ticks(stage):
            far = [far_from(goal, room) for room in ways]
            taken = changed_rooms(stage, tick)[0]
            assert far[ways.index(taken)] == min(far)
            for number, room in enumerate(ways):
                asked_at(stage, tick)
                assert strip_of(stage).sentence == "Which one will it take?"
                press(stage, KEYS[number])
                took = ways.index(taken) + 1
                expected = f"No: number {took} is nearer to G."
                score = Score(1, 0)
                if room == taken:
                    expected = f"Yes: number {took} is nearest to G."
                    score = Score(1, 1)
                elif far[number] == min(far):
                    expected = "It could have: it is as near to G. "
                    expected += f"It takes the first, number {took}."
                    score = None
                assert strip_of(stage).sentence == expected
                assert strip_of(stage).score == score
                said[expected.split()[0], score] = expected
        if len(said) == 3:
            break
    assert len(said) == 3, "right, wrong, and as near"


def test_a_letter_is_left_to_be_read_and_the_number_stands_on_the_wall_before_it():
    for seed in range(40):
        stage = made("10", 4, 3, seed=seed)
        for tick in range(stage.scene.timeline.ready_at):
            offer = stage.scene.guesses.offer(tick)
            rooms = [choice.places[0] for choice in offer.choices] if offer else []
            if (7, 5) not in rooms:
                continue
            asked_at(stage, tick)
            number = rooms.index((7, 5)) + 1
            numbers = numbers_on_map(stage)
            here = stage.scene.timeline.frame(tick + 1).worker
            assert numbers[(here[0] + 7) // 2, (here[1] + 5) // 2] == number
            assert (7, 5) not in numbers
            return
    pytest.fail("G is never asked about")


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


def test_a_rule_that_leaves_by_chance_cannot_be_known_and_is_not_counted(tmp_path):
    lines = ["yield", "pick(maze.rooms, rng)", "maze.walls_around((1, 3))", "yield"]
    stage = own_stage(tmp_path, [*ROUND, *lines, "maze.walls_around((1, 1))", "yield"])
    asked_at(stage, 0)
    assert strip_of(stage).sentence == "It is stuck, and chance decides. To which room can it go?"
    press(stage, pygame.K_1)
    assert strip_of(stage).sentence == "Yes, it could, and it did."
    assert strip_of(stage).score is None
    asked_at(stage, 0)
    press(stage, pygame.K_2)
    assert strip_of(stage).sentence == "It could have. This time chance took number 1."


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
    told = set()
    for key in KEYS[: len(stage.scene.guesses.offer(tick).choices)]:
        asked_at(stage, tick)
        press(stage, key)
        told.add(strip_of(stage).sentence)
    assert told
    assert all(re.fullmatch(r"Yes: number \d\.|No: it takes number \d\.", each) for each in told)


def test_where_the_class_clicked_a_room_to_be_filled_a_frame_stays(monkeypatch):
    stage = made("08")
    framed = []
    drawn = MazeDrawing.frame

    def noted(drawing, place, **how):
        framed.append(place)
        drawn(drawing, place, **how)

    monkeypatch.setattr(MazeDrawing, "frame", noted)
    asked_at(stage, stage.scene.timeline.ready_at + 3)
    first = stage.scene.timeline.frame(0).worker
    click(stage, on_map(stage, first).center)
    framed.clear()
    stage.draw()
    assert framed == [first]


# All of them.


def guessed_live(stage, keys, asked=1000):
    """Every tick at which the class is asked, from tick 0 and by keys alone: it answers with 1."""
    press(stage, pygame.K_g)
    ticks = []
    for _ in range(5000):
        if stage.player.at_end or len(ticks) == asked:
            return ticks
        if stage.guessing.asks is Question.WHAT:
            ticks.append(stage.player.tick)
            if stage.guessing.choices:
                press(stage, pygame.K_1)
            else:
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
def test_by_keys_alone_the_class_is_asked_wherever_a_finished_making_has_a_question(number, keys):
    """What a step leads to must be known before it is shown, however little is made by then."""
    finished = made(number, 5, 4)
    expected = [
        tick for tick in range(finished.scene.last) if finished.scene.guesses.offer(tick)
    ]
    stage = paused_stage(number, LARGE, width=5, height=4, seed=0, speed=4.0)
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
        assert strip.sentence.startswith("Guess first. Press 1")
        assert strip.more == "G ends the guessing."
        assert not strip.did
        assert marked(stage) == [set(), set()]
        assert not stage.as_frame().playing
    press(stage, pygame.K_g)
    assert stage.guessing.asks is None
    assert strip_of(stage).sentence != "Guess first."


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
        press(stage, pygame.K_1)
        assert at(stage) == (tick, True)
        for _ in range(round(0.9 * ANSWER_SECONDS / 0.05)):
            stage.frame(0.05)
        assert at(stage) == (tick, True)


def test_what_was_guessed_and_the_other_numbers_stay_until_the_next_step():
    stage = made("08")
    stuck = next(ticks_of_being_stuck(stage))
    asked_at(stage, stuck)
    before = numbers_on_map(stage)
    press(stage, pygame.K_1)
    assert numbers_on_map(stage) == before
    guessed = next(place for place, number in before.items() if number == 1)
    bright = {place for place in before if LIGHT.mark in colours(stage, on_map(stage, place))}
    assert bright == {guessed}
    press(stage, pygame.K_n)
    settle(stage)
    assert stage.as_frame().shown.answered == ()


@pytest.mark.parametrize("number", ["08", "09", "10"])
def test_help_names_the_key_and_the_numbers_truly(number):
    stage = paused_stage(number, LARGE)
    rows = dict(row for group in key_groups(stage.scene) for row in group.rows)
    assert rows["G"] == "guess what it will do"
    assert rows["1 2 3 4"] == "choose an answer"
    press(stage, pygame.K_1)
    assert strip_of(stage).news == "Press G to guess."
    assert Command.GUESS in stage.scene.all_commands
