"""The maze game in its window: keys, clock, views, ends."""

import json
import time
from functools import partial
from itertools import pairwise

import pygame
import pytest

from mazelib.game.mini_map import seen_map
from mazelib.grid.compass import DELTAS
from mazelib.walking.walk import Walk
from mazelib.window.film import hidden_stage, pictures
from mazelib.window.keys import Command
from mazelib.window.painters.map_drawing import MapDrawing
from mazelib.window.shown import WalkView
from mazelib.window.strip import Outcome
from mazelib.window.theme import LIGHT
from tests.learners import script
from tests.samples import rule
from tests.window.on_stage import LARGE, check_files, colours, on_map, paused_stage, press, words_on
from tests.window.test_layout import problems_of

KEYS = (pygame.K_UP, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT)

#: The colour of the ghost in its picture.
GHOST = (198, 212, 234)

@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.setattr("platformdirs.user_data_path", lambda *name, **more: tmp_path)
    return tmp_path


@pytest.fixture
def game():
    return paused_stage("12", LARGE)


def places(stage):
    timeline = stage.scene.timeline
    return [timeline.place(tick) for tick in range(timeline.last + 1)]


def wait(stage, seconds):
    """Let time pass, in parts as long as a frame may be; what comes of it is drawn at the end."""
    for _ in range(int(seconds * 4)):
        stage.player.elapse(0.25)
    stage.frame(seconds % 0.25)


def go_to_goal(stage, leave=0):
    """Press the keys along the shortest way, all but the last so many steps of it."""
    timeline = stage.scene.timeline
    way = timeline.tour[: len(timeline.tour) - leave]
    for (x, y), (to_x, to_y) in pairwise(way):
        heading = DELTAS.index((to_x - x, to_y - y))
        turn = 0 if stage.lesson.is_from_above else (heading - timeline.heading(timeline.last)) % 4
        if stage.lesson.is_from_above:
            press(stage, KEYS[heading])
        else:
            press(stage, *([KEYS[turn]] if turn else []), pygame.K_UP)


@pytest.mark.parametrize("from_above", [False, True])
def test_keys_along_the_shortest_way_win_with_three_stars_and_the_time_is_kept(
    game, folder, from_above
):
    if from_above:
        press(game, pygame.K_v)
    go_to_goal(game, leave=1)
    wait(game, 2)
    assert game.as_frame().card is None
    press(game, pygame.K_UP if not from_above else KEYS[last_heading(game)])
    wait(game, 1)
    card = game.as_frame().card
    assert (card.stars, card.outcome, card.title) == (3, Outcome.GOOD, "2.0 seconds!")
    assert card.facts.endswith(" A new best time: 2.0 s.")
    assert json.loads((folder / "best_times.json").read_text()) == {"4 × 3 rooms": 2.0}
    assert "A new best time: 2.0 s." in words_on(game)
    press(game, pygame.K_UP)
    assert game.as_frame().card == card
    assert not game.player.playing
    press(game, pygame.K_SPACE)
    wait(game, 1)
    assert game.player.playing
    assert 0 < game.player.tick < game.scene.last, "it is played back"


def last_heading(stage):
    (x, y), (to_x, to_y) = stage.scene.timeline.tour[-2:]
    return DELTAS.index((to_x - x, to_y - y))


def test_when_no_time_is_left_it_is_lost_and_the_way_is_shown_from_above(game):
    press(game, pygame.K_UP)
    wait(game, 29.7)
    assert game.as_frame().card is None
    wait(game, 0.5)
    tour = game.scene.timeline.tour
    assert game.as_frame().card.facts.endswith(f"The shortest way (dots) has {len(tour) - 1}.")
    assert "Time is up!" in words_on(game)
    assert LIGHT.shortest in colours(game, on_map(game, tour[3]))


def test_the_first_arrow_starts_the_clock_and_space_and_help_stop_it(game):
    wait(game, 2)
    assert "30 seconds. The first arrow key starts the clock." in words_on(game)
    press(game, pygame.K_UP)
    wait(game, 2)
    assert "28 seconds left." in words_on(game)
    assert "LEVEL 1 · STEPS: 1" in words_on(game)
    press(game, pygame.K_SPACE)
    wait(game, 2)
    assert "28 seconds left. Paused." in words_on(game)
    assert "Play" in words_on(game)
    press(game, pygame.K_SPACE)
    wait(game, 1)
    press(game, pygame.K_h, pygame.K_UP)
    wait(game, 2)
    press(game, pygame.K_h)
    assert "STEPS: 1" in words_on(game)
    assert "27 seconds left." in words_on(game)


def test_a_key_that_is_held_walks_on_and_one_that_is_tapped_walks_once(game):
    game.lesson.is_from_above = True
    game.do(Command.NEXT_MAP)
    game.lesson.seed = 4
    game.do(Command.RESTART)
    ahead = KEYS[game.scene.timeline.heading(0)]
    press(game, ahead)
    wait(game, 1)
    assert len(places(game)) == 2
    for _ in range(60):  # As the system repeats a key that is held, only faster.
        pygame.event.post(
            pygame.event.Event(pygame.KEYDOWN, key=ahead, mod=0, unicode="", scancode=0)
        )
        game.frame(1 / 60)
    assert 5 <= len(places(game)) - 2 <= 7


def test_v_changes_the_view(game):
    floor = pygame.Rect(600, 470, 80, 4)
    assert "No best time yet." in words_on(game)
    assert is_ground(colours(game, floor))
    press(game, pygame.K_v)
    assert not is_ground(colours(game, floor))
    press(game, pygame.K_v)
    assert is_ground(colours(game, floor))


def is_ground(found: set[tuple[int, int, int]]) -> bool:
    """Whether all colours are those of the ground, which gets paler far away."""
    return all(
        abs(part - ground) < 12
        for colour in found
        for part, ground in zip(colour, LIGHT.ground, strict=True)
    )


def test_the_mini_map_comes_in_time_and_has_only_what_was_in_sight(game):
    press(game, pygame.K_UP)
    wait(game, 14.8)
    corner = pygame.Rect(game.window.surface.get_width() * 3 // 4, 75, 200, 200)
    assert LIGHT.trail not in colours(game, corner)
    wait(game, 0.3)
    assert LIGHT.trail in colours(game, corner)
    timeline = game.scene.timeline
    heya = timeline.heya
    seen = seen_map(timeline).heya
    assert 5 < sum(seen.floor) < sum(heya.floor) / 2
    assert not seen.controls
    assert "G" not in [text.text for text in game.drawn.written]
    go_to_goal(game, leave=1)
    assert "G" in words_on(game).split(" ")
    assert seen_map(timeline).heya.controls == heya.controls


def test_r_makes_a_fresh_maze_and_m_the_next_level_until_levels_stop_growing(game):
    sizes = []
    rooms = game.lesson.game.levels
    before = game.scene.timeline.heya.rows
    press(game, pygame.K_r)
    assert game.scene.name == "4 × 3 rooms"
    assert game.scene.timeline.heya.rows != before
    for _ in range(len(rooms) + 1):
        sizes.append(game.scene.name)
        press(game, pygame.K_m)
    assert sizes == [f"{across} × {down} rooms" for across, down in [*rooms, rooms[-1]]]
    assert f"LEVEL {len(rooms) + 2} ·" in words_on(game)


def test_the_ghost_walks_as_time_passes_and_not_when_it_is_asked_for():
    stage = paused_stage("12", LARGE, against="right_hand", ghost_speed=8)
    scene = stage.scene
    ghost = scene._ghost
    scene.elapse(1.5)
    assert ghost.timeline.last == 12, "nobody has asked yet"
    first = scene.shown(scene.last)
    states = list(ghost.timeline.states)
    for tick in (0, scene.last, 0, scene.last):
        scene.shown(tick)
    assert scene.shown(scene.last) == first
    assert list(ghost.timeline.states) == states
    stage.lesson.is_from_above = True


def test_a_ghost_is_drawn_pale_from_above_and_told_of(game):
    stage = paused_stage("12", LARGE, against="right_hand", ghost_speed=8)
    press(stage, pygame.K_v, pygame.K_SPACE)
    wait(stage, 1)
    ghost = on_map(stage, stage.as_frame().shown.ghost[0])
    assert GHOST in colours(stage, ghost)
    assert "AGAINST RIGHT HAND, SPEED 8" in words_on(stage)
    go_to_goal(stage)
    wait(stage, 1)
    assert "The ghost is" in stage.as_frame().card.facts


def test_the_ghost_is_there_while_the_walker_moves_but_neither_in_the_past_nor_on_the_small_map():
    stage = paused_stage("12", LARGE, against="right_hand", ghost_speed=8)
    go_to_goal(stage, leave=4)
    scene = stage.scene
    scene.elapse(16)
    there = scene.ghost_at(scene.last)
    assert there
    assert scene.shown(scene.last).ghost == there
    assert scene.shown(scene.last, phase=0.5).ghost == there
    assert scene.shown(scene.last - 1).ghost is None
    assert scene.shown(scene.last).view is WalkView.THROUGH_EYES_WITH_SMALL_MAP
    drawn = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(MapDrawing, "ghost", lambda drawing, *ghost: drawn.append(ghost))
        stage.draw()
        assert not drawn
        press(stage, pygame.K_v)
        stage.draw()
    assert drawn[0] == there


@pytest.mark.parametrize("name", ["right_hand", "branch_stack", "random_walk"])
def test_the_ghost_walks_as_its_rule_does_so_many_steps_a_second(name):
    stage = paused_stage("12", LARGE, against=name, ghost_speed=50, seed=3)
    alone = Walk(stage.scene.timeline.heya, rule(name, 3))
    alone.run()
    press(stage, pygame.K_SPACE)
    for tick in range(0, 500, 7):
        walked = min(tick, alone.tick)
        assert stage.as_frame().shown.ghost == (
            alone.timeline.place(walked),
            alone.timeline.heading(walked),
        )
        stage.scene.elapse(7.0001 / 50)
    assert alone.tick < 500 or name == "random_walk"


def test_the_numbers_of_the_script_are_read_again_and_a_wrong_one_is_told_in_the_window(tmp_path):
    path = tmp_path / "mine.py"
    text = script("12").read_text()
    path.write_text(text)
    stage = paused_stage(path, LARGE)
    press(stage, pygame.K_UP)
    path.write_text(text.replace("seconds=30", "seconds=0"))
    check_files(stage)
    assert "seconds=0 is wrong." in stage.problem.message
    assert "Write a number of at least 1, and below 1,000,000." in stage.problem.message
    path.write_text(text.replace("seconds=30", "seconds=77").replace("(4, 3)", "(3, 3)"))
    check_files(stage)
    assert stage.problem is None
    assert "77 seconds" in words_on(stage)
    assert stage.scene.name == "3 × 3 rooms"
    assert len(places(stage)) == 1


def test_damaged_best_times_are_told_in_the_window(folder):
    (folder / "best_times.json").write_text("{")
    assert "The best times were damaged" in words_on(paused_stage("12", LARGE))
    assert "damaged" not in words_on(paused_stage("12", LARGE))


@pytest.mark.thorough
@pytest.mark.parametrize("from_above", [False, True])
@pytest.mark.parametrize("size", [(1280, 800), (1024, 768), (640, 480), (480, 360)])
def test_no_text_of_a_round_or_its_end_is_cut_or_lies_over_another(size, from_above):
    stage = paused_stage("12", size, against="branch_stack")
    stage.lesson.is_from_above = from_above
    space, again, following = [
        partial(press, stage, key) for key in (pygame.K_SPACE, pygame.K_r, pygame.K_m)
    ]
    first_round = (space, partial(wait, stage, 16), space, space, partial(wait, stage, 15))
    next_rounds = (again, following, partial(go_to_goal, stage), following)
    for happen in (*first_round, *next_rounds):
        happen()
        stage.draw()
        assert [*problems_of(stage)] == []


@pytest.mark.usefixtures("only_our_garbage")
def test_sixty_frames_a_second_through_the_eyes_with_map_and_ghost():
    stage = paused_stage("12", LARGE, against="right_hand")
    for _ in range(4):
        press(stage, pygame.K_m)
    press(stage, pygame.K_LEFT)
    stage.scene.elapse(16.0)
    pygame.event.post(
        pygame.event.Event(pygame.KEYDOWN, key=pygame.K_LEFT, mod=0, unicode="", scancode=0)
    )
    took = []
    for _ in range(60):
        begun = time.process_time()
        stage.frame(1 / 60)
        took.append(time.process_time() - begun)
    assert sorted(took)[len(took) // 2] < 1 / 60
    assert stage.scene.last >= 1, "the arrow was heard"


def test_walking_into_a_wall_is_told_at_once_and_again_in_the_playback(game):
    assert not game.scene.timeline.heya.is_open((0, 1))
    game.do(Command.VIEW)
    press(game, pygame.K_LEFT)
    wait(game, 0.2)
    assert game.as_frame().strip.sentence.endswith("left.")
    press(game, pygame.K_LEFT)
    wait(game, 0.2)
    assert game.as_frame().strip.sentence.endswith("left. A wall!")


def test_while_the_walker_moves_into_a_tick_nothing_is_told_of_the_past(game):
    for _ in range(2):
        press(game, pygame.K_UP)
        told = set()
        while game.player.phase < 1:
            told.add(game.as_frame().strip.sentence.split(" ", 1)[1])
            game.frame(0.04)
        assert told == {"seconds left."}


def test_a_round_is_played_back_and_filmed_as_far_as_it_went(game, monkeypatch):
    monkeypatch.setenv(
        "SDL_NO_SIGNAL_HANDLERS", "1"
    )  # A film sets it: it goes again after the test.
    press(game, pygame.K_UP)
    wait(game, 1)
    press(game, pygame.K_UP)
    wait(game, 1)
    stage = hidden_stage(game.lesson, game.scene)
    shown = list(pictures(stage, 0.2, 60))
    assert len(shown) < 5 * 6
    assert stage.player.tick == stage.scene.last == 2, "the clock does not run on in a film"
    stage.player.seek(1)
    assert stage.as_frame().strip.heading.startswith("Level 1 · steps: 1")
    assert "This is how you walked" in stage.as_frame().strip.sentence


def test_naming_panels_in_a_lesson_without_any_is_told_in_the_window(tmp_path):
    path = tmp_path / "12_mine.py"
    text = (
        script("12")
        .read_text()
        .replace("task=", 'panels=["code"], task=')
        .replace("import here", "")
    )
    path.write_text(text)
    with pytest.raises(ValueError, match=r"no panel called .*(.|\n)*Leave the panels out"):
        paused_stage(path, LARGE)
