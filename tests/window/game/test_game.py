"""The maze game in its window: keys, clock, ways of seeing, levels, ends."""

import json
import re
import time
from functools import partial
from itertools import pairwise

import pygame
import pytest

from mazelib.game.light import lit_places
from mazelib.game.seeing import Seeing
from mazelib.grid.compass import Heading, heading_to, stepped
from mazelib.grid.routes import shortest_route
from mazelib.window.drawing.theme import LIGHT, mixed
from mazelib.window.film.film import finish_run, hidden_stage, shots
from mazelib.window.film.film_plan import film_time
from mazelib.window.game.sounds import Sound, Sounds
from mazelib.window.input.keys import Command
from mazelib.window.painters.coin_sign import GOLD
from mazelib.window.painters.finale import HILL
from mazelib.window.painters.gardens import SPRING
from mazelib.window.screen.layout import Share
from mazelib.window.screen.strip import Outcome
from tests.learners import saved, script
from tests.window.on_stage import (
    LARGE,
    check_files,
    colours,
    on_map,
    paused_stage,
    press,
    unseen,
    words_on,
)
from tests.window.screen.test_layout import problems_of

KEYS = (pygame.K_UP, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT)
LETTERS = (pygame.K_w, pygame.K_d, pygame.K_s, pygame.K_a)
FRAME = 0.05


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.setattr("platformdirs.user_data_path", lambda *name, **more: tmp_path)
    return tmp_path


@pytest.fixture(autouse=True)
def played(monkeypatch):
    """The sounds that were played, in place of their noise."""
    heard = []
    monkeypatch.setattr(Sounds, "play", lambda sounds, sound: heard.append(sound))
    return heard


@pytest.fixture
def game():
    return paused_stage("12", LARGE)


def places(stage):
    timeline = stage.scene.timeline
    return [timeline.place(tick) for tick in range(timeline.last + 1)]


def wait(stage, seconds):
    """Let time pass, frame by frame; what comes of it is drawn at the end."""
    for _ in range(round(seconds / FRAME)):
        stage.player.elapse(FRAME)
    stage.frame(0.0)


def go_to_goal(stage, leave=0, keys=KEYS):
    """Press the keys along the shortest path, all but the last so many steps of it."""
    timeline = stage.scene._round.players[int(keys is LETTERS)].timeline
    way = timeline.tour[: len(timeline.tour) - leave]
    with unseen(stage):
        for place, following in pairwise(way):
            heading = heading_to(place, following)
            pressed = [keys[heading]]
            if stage.lesson.seeing is Seeing.EYES:
                turn = (heading - timeline.heading(timeline.last)) % 4
                pressed = [keys[turn], keys[0]] if turn else [keys[0]]
            for key in pressed:
                press(stage, key)
                wait(stage, 0.2)


def see(stage, seeing):
    """Let the player see the maze so, and begin anew."""
    stage.lesson.seeing = seeing
    stage.open_scene()
    stage.frame(0.0)


def open_level(stage, number):
    """Play a level, as if all before it were won."""
    stage.lesson.level = number - 1
    stage.open_scene()
    stage.frame(0.0)


@pytest.mark.parametrize("seeing", [Seeing.EYES, Seeing.TORCH])
def test_keys_along_the_shortest_way_win_with_three_stars_and_the_time_is_kept(
    game, folder, seeing, played
):
    see(game, seeing)
    go_to_goal(game, leave=1)
    assert game.as_frame().card is None
    elapsed = game.scene._round.elapsed
    go_to_goal_from_here(game)
    wait(game, 3)
    card = game.as_frame().card
    assert (card.stars, card.outcome) == (3, Outcome.GOOD)
    assert card.title == f"You found it in {elapsed:.1f} seconds!"
    assert "no path is shorter." in card.facts
    assert card.facts.endswith("A new best time!")
    assert "faster" not in card.question
    kept = json.loads((folder / "best_times.json").read_text())
    assert kept == {f"4 × 3 rooms, {seeing.value}": round(elapsed, 1)}
    assert "best: " not in words_on(game), "the card tells it"
    assert played[-4:] == [Sound.WIN, *[Sound.STAR] * 3]
    press(game, pygame.K_UP)
    assert game.as_frame().card == card
    assert not game.player.playing
    press(game, pygame.K_SPACE)
    wait(game, 1)
    assert game.player.playing
    assert 0 < game.player.tick < game.scene.last, "it is played back"


def go_to_goal_from_here(stage):
    """Take the last step of the shortest path."""
    timeline = stage.scene.timeline
    heading = heading_to(*timeline.tour[-2:])
    eyes = stage.lesson.seeing is Seeing.EYES
    turn = (heading - timeline.heading(timeline.last)) % 4
    assert not (eyes and turn), "the last step is straight ahead here"
    press(stage, KEYS[0 if eyes else heading])


@pytest.mark.parametrize("key", [pygame.K_SPACE, pygame.K_n, pygame.K_r, pygame.K_UP])
def test_the_end_is_seen_for_two_seconds_unless_n_space_or_r_passes_over_it(game, key):
    go_to_goal(game)
    kept = game.lesson.ladder.best_times.best((4, 3), Seeing.EYES)
    assert kept == round(game.scene._you.arrived_at(), 1), "what was won is kept at once"
    clock = game.scene._round.left
    wait(game, 1.6)
    assert game.as_frame().card is None
    assert game.as_frame().shown.is_live
    assert game.scene._round.left == clock, "the clock stands still"
    before = game.scene
    press(game, key)
    wait(game, 0.1)
    assert (game.as_frame().card is not None) is (key in (pygame.K_SPACE, pygame.K_n))
    assert (game.scene is not before) is (key == pygame.K_r)
    wait(game, 1)
    assert (game.as_frame().card is not None) is (key != pygame.K_r)


def test_training_earns_neither_stars_nor_a_time_nor_the_next_level(game, folder):
    see(game, Seeing.ABOVE)
    go_to_goal(game)
    wait(game, 3)
    card = game.as_frame().card
    assert (card.stars, card.outcome) == (0, Outcome.GOOD)
    assert "Only that opens the next garden." in card.question
    assert not (folder / "best_times.json").exists()
    press(game, pygame.K_m)
    assert game.lesson.level == 0


def test_training_has_no_clock_and_who_has_seen_the_map_there_gets_one_star(tmp_path):
    (tmp_path / "mine.txt").write_text("######\n#>  G#\n######\n")
    stage = paused_stage("12", LARGE, map=str(tmp_path / "mine.txt"))
    assert stage.as_frame().shown.hud.stars == 3
    press(stage, pygame.K_v, pygame.K_v)
    assert "there's no clock." in words_on(stage)
    press(stage, pygame.K_LEFT)
    wait(stage, 100)
    assert stage.as_frame().card is None
    assert ":" not in words_on(stage)
    press(stage, pygame.K_v)
    assert "You've seen the way: this maze gives one star." in words_on(stage)
    assert stage.as_frame().shown.hud.stars == 1
    go_to_goal(stage)
    wait(stage, 3)
    card = stage.as_frame().card
    assert (card.stars, card.question) == (1, "You've seen the way: this maze gives one star.")


def test_in_training_no_clock_is_told_and_what_opens_the_next_garden_is(game):
    assert "before the clock runs out" in words_on(game)
    see(game, Seeing.ABOVE)
    words = words_on(game)
    assert "Training. Find the way, and take your time." in words
    assert "before the clock runs out" not in words
    assert "Only the real game opens the next garden." in words
    game.scene._round.coins = {game.scene.timeline.tour[1]}
    ahead = heading_to(*game.scene.timeline.tour[:2])
    press(game, KEYS[ahead])
    wait(game, 0.2)
    assert game.scene._round.taken == 1
    assert "seconds!" not in words_on(game)


def test_a_maze_that_was_lost_gives_one_star_and_no_record_and_another_one_all(game, folder):
    press(game, pygame.K_LEFT)
    wait(game, 100)
    known = game.scene.timeline.heya
    assert "Now you know the way: this maze gives one star, another one three." in words_on(game)
    assert game.as_frame().card.onward.startswith("Another maze"), "that is the large button"
    press(game, pygame.K_r)
    assert game.scene.timeline.heya == known
    told = "You've seen the way: this maze gives one star. Another maze: Shift and R."
    assert told in words_on(game)
    go_to_goal(game)
    wait(game, 3)
    card = game.as_frame().card
    assert (card.stars, card.question) == (1, told)
    assert "best time" not in card.facts
    assert "crown" not in card.facts
    assert not (folder / "best_times.json").exists()
    assert game.lesson.may_play(1), "it was won all the same"
    assert paused_stage("12", LARGE).scene.name == "level 2"
    press(game, pygame.K_r, mod=pygame.KMOD_SHIFT)
    assert "seen the way" not in words_on(game)
    go_to_goal(game)
    wait(game, 3)
    assert game.as_frame().card.stars == 3


def test_on_a_map_of_ones_own_esc_pauses_a_round_and_only_a_second_one_closes(tmp_path):
    (tmp_path / "mine.txt").write_text("######\n#>  G#\n######\n")
    game = paused_stage("12", LARGE, map=str(tmp_path / "mine.txt"))
    press(game, pygame.K_LEFT)
    wait(game, 0.5)
    press(game, pygame.K_ESCAPE)
    wait(game, 1)
    assert "Paused. Press Esc again to close the game." in words_after_a_frame(game)
    assert game.scene._round.elapsed == pytest.approx(0.5)
    press(game, pygame.K_LEFT)
    wait(game, 0.5)
    press(game, pygame.K_ESCAPE)
    assert game.is_open, "it was played in between"
    press(game, pygame.K_ESCAPE)
    assert not game.is_open


def test_a_new_start_opens_at_the_first_level_that_was_never_won():
    stage = paused_stage("12", LARGE, seed=1)
    go_to_goal(stage)
    again = paused_stage("12", LARGE, seed=1)
    assert again.scene.name == "level 2"
    press(stage, pygame.K_m)
    assert again.scene.timeline.heya == stage.scene.timeline.heya


def test_all_coins_are_a_crown_that_is_kept_and_cost_no_star(game):
    game.lesson.seed = 0
    game.lesson.seeing = Seeing.TORCH
    game.open_scene()
    game.frame(0.0)
    heya = game.scene.timeline.heya
    coins = sorted(game.scene._round.coins)
    assert len(coins) > 1
    for goal in [*coins, heya.controls[0][1]]:
        here = game.scene.timeline.place(game.scene.last)
        for place, following in pairwise(shortest_route(heya, here, goal)):
            press(game, KEYS[heading_to(place, following)])
            wait(game, 0.2)
    wait(game, 3)
    card = game.as_frame().card
    assert card.has_crown
    assert f"All {len(coins)} coins: a crown!" in card.facts
    assert game.lesson.ladder.honours.has_crown((4, 3))
    press(game, pygame.K_r)
    assert "crown won, best: " in words_on(game)
    assert paused_stage("12", LARGE).lesson.ladder.honours.has_crown((4, 3))


def test_the_task_names_the_cup_only_where_there_is_one(tmp_path):
    maps = {"####\n#>G#\n####\n": "Find the golden cup", "#####\n#>ab#\n#####\n": "Find a, b"}
    for text, task in maps.items():
        (tmp_path / "mine.txt").write_text(text)
        stage = paused_stage("12", LARGE, map=str(tmp_path / "mine.txt"))
        assert f"{task} before the clock runs out." in words_on(stage)


def test_a_level_opens_when_the_one_before_it_was_won_and_m_says_so_until_then(game):
    assert "Next level  M" not in words_on(game)
    press(game, pygame.K_m)
    assert game.scene.name == "level 1"
    assert "Win this level to open the next one." in words_on(game)
    go_to_goal(game)
    wait(game, 3)
    assert "Next level  M" in words_on(game)
    press(game, pygame.K_m)
    assert game.scene.name == "level 2"
    press(game, pygame.K_m)
    assert game.scene.name == "level 2"
    press(game, pygame.K_m, mod=pygame.KMOD_SHIFT)
    assert game.scene.name == "level 1"
    press(game, pygame.K_m, mod=pygame.KMOD_SHIFT)
    assert "This is the first level." in words_on(game)
    assert paused_stage("12", LARGE).lesson.may_play(1), "the time is kept, so the level is open"


@pytest.mark.thorough
def test_after_the_last_level_there_is_a_picture_and_then_mazes_go_on_without_end(tmp_path):
    text = script("12").read_text()
    levels = "levels=[(4, 3), (5, 4), (6, 5), (7, 5), (8, 6), (9, 7), (10, 8), (12, 9)]"
    assert levels in text
    path = saved(tmp_path, text.replace(levels, "levels=[(3, 2), (3, 3)]"))
    stage = paused_stage(path, LARGE)
    see(stage, Seeing.TORCH)
    hill = pygame.Rect(600, 500, 40, 20)
    for level, has_picture in ((1, False), (2, True), (3, False)):
        assert stage.scene.name == (f"level {level}" if level < 3 else "maze 1")
        go_to_goal(stage)
        wait(stage, 3)
        assert (stage.as_frame().card is None) is has_picture, "that end takes longer"
        press(stage, pygame.K_n)
        assert (colours(stage, hill) == {HILL[1]}) is has_picture
        assert ("You won the last level" in words_on(stage)) is has_picture
        assert ("Endless run  M" in words_on(stage)) is has_picture
        left = stage.scene._round.left
        press(stage, pygame.K_m)
    assert stage.scene.name == "maze 2"
    assert "maze 2, best 1" in words_on(stage)
    assert f"{left:.0f} spare seconds from the last maze are on the clock." in words_on(stage)
    round = stage.scene._round
    own = round.game.seconds(round.heya, 3, Seeing.TORCH)
    assert (round.seconds, round.as_it_was(0.0).seconds) == (own + left, own + left)
    press(stage, pygame.K_m)
    assert stage.scene.name == "maze 2"
    assert "Win this maze to open the next one." in words_on(stage)
    press(stage, pygame.K_UP)
    wait(stage, 200)
    card = stage.as_frame().card
    assert card.title == "Time's up! Your run ends at maze 2."
    assert card.question == "The best run is 1 maze. Can you beat it?"
    press(stage, pygame.K_r)
    assert stage.scene.name == "maze 1", "a new run"
    assert stage.scene._round.carried == 0.0
    press(stage, pygame.K_m)
    assert stage.scene.name == "maze 1", "what was won in the run before opens nothing"
    press(stage, pygame.K_m, mod=pygame.KMOD_SHIFT)
    assert stage.scene.name == "level 2"
    assert paused_stage(path, LARGE).scene.name == "maze 1", "all levels are won"


def test_r_is_the_same_maze_and_shift_r_another_one(game):
    before = game.scene.timeline.heya.rows
    press(game, pygame.K_UP, pygame.K_r)
    assert game.scene.timeline.heya.rows == before
    assert len(places(game)) == 1
    press(game, pygame.K_r, mod=pygame.KMOD_SHIFT)
    assert game.scene.timeline.heya.rows != before
    assert game.scene.name == "level 1"


def test_when_no_time_is_left_it_is_lost_and_the_way_is_shown_from_above(game, played):
    seconds = game.scene._round.seconds
    press(game, pygame.K_UP)
    wait(game, seconds - 0.1)
    assert game.as_frame().card is None
    wait(game, 3)
    card = game.as_frame().card
    assert card.title == "Time's up!"
    tour = game.scene.timeline.tour
    away = len(tour) - 1 - game.scene.timeline.steps(game.scene.last)
    assert away > 1
    assert f"You were still {away} steps away." in card.facts
    assert (card.leads_to, card.goes_back) == (Command.ANOTHER, Command.RESTART)
    assert played[-6:] == [Sound.CLOCK] * 5 + [Sound.LOST]
    assert LIGHT.shortest in colours(game, on_map(game, tour[3]))


def test_the_clock_shows_the_seconds_of_this_maze_and_the_first_arrow_starts_it(game):
    seconds = game.scene._round.seconds
    assert 10 < seconds < 60
    assert seconds % 1 in (0, 0.5)
    clock = f"0:{-int(-seconds // 1):02d}"
    wait(game, 2)
    assert clock in words_on(game)
    assert "The clock starts with your first key." in words_on(game)
    press(game, pygame.K_UP)
    wait(game, 2)
    assert f"0:{-int(-(seconds - 2) // 1):02d}" in words_on(game)
    assert "1 step" in words_on(game)
    press(game, pygame.K_SPACE)
    wait(game, 2)
    assert "Paused. Space goes on." in words_on(game)
    assert f"0:{-int(-(seconds - 2) // 1):02d}" in words_on(game)
    press(game, pygame.K_SPACE)
    wait(game, 1)
    press(game, pygame.K_h, pygame.K_UP)
    wait(game, 2)
    press(game, pygame.K_h)
    assert game.scene._round.elapsed == pytest.approx(3), "help stops it, and covers the keys"


def test_while_the_clock_stands_the_garden_is_veiled_and_goes_on_as_it_was(game):
    press(game, pygame.K_LEFT)
    wait(game, 0.5)
    picture = pygame.Rect(20, 160, 500, 400)
    assert max(map(max, colours(game, picture))) > 150
    press(game, pygame.K_SPACE)
    wait(game, 0.2)
    assert max(map(max, colours(game, picture))) < 90
    assert "Paused" in words_on(game)
    press(game, pygame.K_SPACE)
    wait(game, 0.1)
    assert max(map(max, colours(game, picture))) > 150
    assert game.scene._round.elapsed == pytest.approx(0.6)


def test_keys_pressed_while_the_walker_moves_are_kept_two_of_them(game):
    press(game, *[pygame.K_LEFT] * 5)
    assert game.scene.last == 1
    wait(game, 1)
    assert game.scene.last == 3


def test_an_arrow_goes_on_after_a_pause_also_one_in_the_middle_of_a_move(game):
    press(game, pygame.K_LEFT)
    wait(game, 0.05)
    press(game, pygame.K_SPACE)
    wait(game, 1)
    assert game.scene._round.elapsed == pytest.approx(0.05)
    press(game, pygame.K_LEFT)
    assert game.player.playing
    wait(game, 0.5)
    assert game.scene.last == 2


def test_a_turn_is_seen_turning_for_150_milliseconds(game):
    press(game, pygame.K_RIGHT)
    begun = game.scene.timeline.heading(0)
    seen = []
    for _ in range(4):
        seen.append(game.as_frame().shown.players[0].racer.spot.heading - begun)
        wait(game, 0.05)
    assert seen == pytest.approx([0, 1 / 3, 2 / 3, 1])


def test_a_key_that_is_held_walks_on_without_a_halt_and_one_that_is_tapped_walks_once(game):
    see(game, Seeing.TORCH)
    ahead = KEYS[game.scene.timeline.heading(0)]
    press(game, ahead)
    wait(game, 1)
    assert len(places(game)) == 2
    hold(game, ahead)
    for _ in range(29):
        game.frame(0.03)
    assert game.scene.last - 1 == 5, "one at once, and four in 600 milliseconds after a while"
    times = game.scene._you._seconds[-4:]
    steps = [after - before for before, after in pairwise(times)]
    assert steps == pytest.approx([0.15] * 3), "without a halt"
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=ahead, mod=0, unicode="", scancode=0))
    for _ in range(20):
        game.frame(0.03)
    assert game.scene.last - 1 == 5


def hold(stage, key):
    """Press a key, and do not let it go."""
    event = pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)
    pygame.event.post(event)


def test_two_players_who_hold_their_keys_at_once_both_walk_on():
    stage = paused_stage("12", LARGE, players=2)
    ahead = stage.scene.timeline.heya.heading
    hold(stage, KEYS[ahead])
    hold(stage, LETTERS[ahead])
    for _ in range(29):
        stage.frame(0.03)
    lasts = [player.timeline.last for player in stage.scene._round.players]
    assert lasts == [5, 5]


def test_v_goes_round_the_ways_of_seeing_and_after_training_it_is_another_maze(game):
    heya = game.scene.timeline.heya
    seen = []
    is_same = []
    for _ in range(4):
        press(game, pygame.K_v)
        game.frame(0.0)
        seen.append(game.as_frame().shown.seeing)
        is_same.append(game.scene.timeline.heya == heya)
        assert game.scene.last == 0
    assert is_same == [True, True, False, False]
    assert seen == [Seeing.TORCH, Seeing.ABOVE, Seeing.EYES, Seeing.TORCH]


def test_through_the_eyes_there_are_sky_and_sand_and_a_side_opening_has_sunny_sand(tmp_path):
    corner = "#####\n#>  #\n# # #\n#G  #\n#####"
    for text, is_open in ((corner, True), ("####\n#> G\n####", False)):
        (tmp_path / "mine.txt").write_text(text)
        stage = paused_stage("12", LARGE, map=str(tmp_path / "mine.txt"))
        whole = colours(stage, pygame.Rect(20, 80, 1230, 620))
        assert SPRING.sand[0] in whole
        sunny = {mixed(sand, SPRING.sunny_sand, 0.75) for sand in SPRING.sand}
        assert bool(whole & sunny) is is_open
        assert (whole & sunny <= colours(stage, pygame.Rect(640, 80, 600, 620))) or not is_open


def test_a_coin_is_seen_taken_and_worth_two_seconds(tmp_path, played):
    (tmp_path / "mine.txt").write_text("#######\n#A   G#\n# #####\n# #####\n#######")
    stage = paused_stage("12", LARGE, map=str(tmp_path / "mine.txt"))
    press(stage, pygame.K_DOWN)
    wait(stage, 0.2)
    assert GOLD in colours(stage, pygame.Rect(560, 380, 160, 200))
    before = stage.scene._round.left
    for _ in range(2):
        press(stage, pygame.K_UP)
        wait(stage, 0.2)
    assert stage.scene._round.left == pytest.approx(before - 0.4 + 2)
    assert played == [Sound.TURN, Sound.STEP, Sound.COIN]
    assert "+2 seconds!" in words_on(stage)
    assert "1 / 1" in words_on(stage)
    assert not stage.as_frame().shown.coins


def test_the_mini_map_comes_at_half_time_and_covers_no_path(game):
    press(game, pygame.K_UP)
    wait(game, game.scene._round.seconds / 2 - 0.1)
    assert not game.as_frame().shown.has_small_map
    corner = pygame.Rect(1080, 100, 150, 130)
    assert LIGHT.walker not in colours(game, corner)
    wait(game, 0.2)
    assert game.as_frame().shown.has_small_map
    assert LIGHT.walker in colours(game, corner)
    seen = game.as_frame().shown.players[0].seen
    heya = game.scene.timeline.heya
    assert {heya.start, stepped(heya.start, heya.heading)} <= seen
    assert len({place for place in seen if heya.is_open(place)}) < sum(heya.floor) / 2


def test_by_torch_only_two_places_around_are_seen_and_what_was_seen_stays_pale(game):
    open_level(game, 3)
    see(game, Seeing.TORCH)
    far = pygame.Rect(560, 400, 400, 200)
    darkest = max(map(max, colours(game, far)))
    seen = game.as_frame().shown.players[0].seen
    assert seen == lit_places(game.scene.timeline.heya, (1, 1))
    go_to_goal(game, leave=3)
    assert game.as_frame().shown.players[0].seen > seen
    assert max(map(max, colours(game, far))) > darkest + 30


def test_your_own_best_run_starts_with_you_when_you_play_the_maze_again(game):
    assert game.as_frame().shown.rivals == ()
    go_to_goal(game)
    wait(game, 3)
    run = game.scene._you
    press(game, pygame.K_r)
    assert "You're racing your own best run." in words_on(game)
    press(game, pygame.K_SPACE)
    for _ in range(4):
        wait(game, 0.35)
        elapsed = game.scene._round.elapsed
        assert game.as_frame().shown.rivals[0].spot == run.at(elapsed)
    assert game.as_frame().shown.rivals[0].spot[:2] != game.scene.timeline.heya.start
    press(game, pygame.K_r, mod=pygame.KMOD_SHIFT)
    assert game.as_frame().shown.rivals == (), "nobody knows that maze"


def test_a_rule_of_the_library_runs_against_you_and_the_end_tells_who_was_there_first():
    stage = paused_stage("12", LARGE, against="right_hand", ghost_speed=50)
    see(stage, Seeing.TORCH)
    assert "You're racing the right hand robot." in words_on(stage)
    go_to_goal(stage)
    wait(stage, 3)
    facts = stage.as_frame().card.facts
    assert re.search(r"second: the right hand robot got there 1\.\d s before", facts)
    slow = paused_stage("12", LARGE, against="right_hand", ghost_speed=1)
    press(slow, pygame.K_SPACE)
    go_to_goal(slow)
    wait(slow, 3)
    facts = slow.as_frame().card.facts
    assert re.search(r"there first: the right hand robot was still \d+ steps away\.", facts)


def test_a_rule_in_a_file_runs_against_you_guarded(tmp_path):
    rule = "from mazelib import Turn, show\ndef mine(view):\n    return Turn.{turn}\nshow(mine)\n"
    path = saved(tmp_path, rule.format(turn="AHEAD"), "mine.py")
    stage = paused_stage("12", LARGE, against=str(path), ghost_speed=4)
    press(stage, pygame.K_LEFT)
    wait(stage, 2)
    heya = stage.scene.timeline.heya
    x, y = stage.as_frame().shown.rivals[0].spot[:2]
    assert (x, y) != heya.start
    assert (x, y)[1 - heya.heading % 2] > 1
    path.write_text(rule.format(turn="SIDEWAYS"))
    wrong = paused_stage("12", LARGE, against=str(path), ghost_speed=4)
    press(wrong, pygame.K_LEFT)
    wait(wrong, 1)
    assert "mine.py stopped: " in words_on(wrong)
    assert wrong.as_frame().shown.rivals == ()
    press(wrong, pygame.K_LEFT)
    assert wrong.scene.last == 2, "the game goes on"


@pytest.mark.parametrize("seeing", [Seeing.EYES, Seeing.TORCH])
def test_two_players_side_by_side_each_with_keys_and_a_picture_of_their_own(seeing):
    stage = paused_stage("12", LARGE, players=2)
    assert stage.lesson.seeing is Seeing.EYES
    see(stage, seeing)
    heya = stage.scene.timeline.heya
    ahead = heya.heading
    press(stage, LETTERS[0 if seeing is Seeing.EYES else ahead])
    wait(stage, 0.5)
    shown = stage.as_frame().shown
    assert shown.players[0].racer.spot[:2] == heya.start
    assert shown.players[1].racer.spot[:2] == stepped(heya.start, Heading(ahead))
    if seeing is Seeing.TORCH:
        assert len(shown.players[1].seen) > len(shown.players[0].seen)
    assert halves_differ(stage)
    press(stage, pygame.K_r)
    go_to_goal(stage, leave=1)
    assert stage.as_frame().card is None
    go_to_goal(stage, keys=LETTERS)
    wait(stage, 3)
    assert stage.as_frame().card.title.startswith("Blue won in ")
    assert stage.as_frame().card.facts == "Orange was still 1 step away."
    assert stage.as_frame().shown.hud.points == (0, 3)
    assert (stage.as_frame().card.leads_to, "Next level  M" in words_on(stage)) == (
        Command.ANOTHER,
        True,
    )
    press(stage, pygame.K_m)
    assert stage.scene.name == "level 2", "for these two it is open"
    assert not paused_stage("12", LARGE).lesson.may_play(1), "for others it is not"


def halves_differ(stage):
    """Whether the pictures of two players show not the same."""
    left, right = (pygame.Rect(x, 250, 500, 300) for x in (40, 700))
    return colours(stage, left) != colours(stage, right)


@pytest.mark.parametrize("seeing", [Seeing.EYES, Seeing.TORCH])
def test_with_one_player_w_a_s_d_do_as_the_arrow_keys_do(game, seeing):
    ways = []
    for keys in (KEYS, LETTERS):
        see(game, seeing)
        for key in (keys[1], keys[2], keys[0], keys[3], keys[0]):
            press(game, key)
            wait(game, 0.2)
        timeline = game.scene.timeline
        ways.append([(timeline.place(tick), timeline.heading(tick)) for tick in range(6)])
    assert ways[0] == ways[1]
    game.inputs.keyboard.held.add(pygame.K_w if seeing is Seeing.EYES else pygame.K_d)
    for _ in range(20):
        game.frame(0.03)
    assert game.scene.timeline.last > 6, "a letter that is held walks on"


def test_where_d_walks_shift_and_d_is_dark_mode_and_the_menu_says_so(game):
    press(game, pygame.K_d)
    assert not game.is_dark
    press(game, pygame.K_o)
    assert "Shift D" in {text.text for text in game.drawn.written}
    press(game, pygame.K_o)
    press(game, pygame.K_d, mod=pygame.KMOD_SHIFT)
    assert game.is_dark


def test_in_the_middle_of_a_round_v_says_first_what_it_does(game):
    press(game, pygame.K_UP)
    wait(game, 0.2)
    press(game, pygame.K_v)
    assert game.lesson.seeing is Seeing.EYES
    assert "V once more: another view, and this round ends." in words_on(game)
    wait(game, 5)
    press(game, pygame.K_v)
    assert game.lesson.seeing is Seeing.EYES, "that was long ago"
    wait(game, 1)
    press(game, pygame.K_v)
    assert game.lesson.seeing is Seeing.TORCH


def test_any_map_is_played_its_letters_in_order(tmp_path):
    (tmp_path / "mine.txt").write_text("######\n#> ba#\n######\n")
    stage = paused_stage("12", LARGE, map=str(tmp_path / "mine.txt"))
    assert stage.scene.name == "mine"
    assert "Find a, b. Up walks" in words_on(stage)
    for key in (*[pygame.K_UP] * 3, pygame.K_DOWN, pygame.K_UP):
        assert stage.as_frame().card is None
        press(stage, key)
        wait(stage, 0.6)
    press(stage, pygame.K_n)
    assert stage.as_frame().card.stars == 3
    press(stage, pygame.K_m)
    assert "This is your own map" in words_on(stage)
    (tmp_path / "mine.txt").write_text("####\n#> #\n####\n")
    check_files(stage)
    assert "there is nothing to find on this map." in stage.problem.message


def test_x_switches_the_sound_off_and_on_and_the_clock_runs_on(game, played):
    press(game, pygame.K_LEFT)
    wait(game, 0.2)
    press(game, pygame.K_x)
    assert "Sound off" in words_on(game)
    assert game.player.playing
    press(game, pygame.K_LEFT)
    wait(game, 0.2)
    assert played == [Sound.TURN]
    press(game, pygame.K_x, pygame.K_LEFT)
    assert played == [Sound.TURN] * 2


def test_walking_into_a_wall_sounds_so(game, played):
    heya = game.scene.timeline.heya
    wall = next(turn for turn in (1, 3) if not heya.is_open(side(heya, turn)))
    press(game, KEYS[wall])
    wait(game, 0.2)
    press(game, pygame.K_UP)
    assert played == [Sound.TURN, Sound.WALL]


def side(heya, turn):
    return stepped(heya.start, Heading((heya.heading + turn) % 4))


def test_the_picture_has_the_whole_stage_until_the_end_and_makes_room_for_a_problem(tmp_path):
    path = tmp_path / "mine.py"
    text = script("12").read_text()
    path.write_text(text)
    stage = paused_stage(path, LARGE)
    assert stage.as_frame().share is Share.STAGE
    press(stage, pygame.K_UP)
    path.write_text(text.replace("easy=2", "easy=0"))
    check_files(stage)
    assert "easy=0 is wrong." in stage.problem.message
    assert "Write a number from 1 to 1000." in stage.problem.message
    assert stage.as_frame().share is Share.WHOLE
    path.write_text(text.replace("easy=2", "easy=4").replace("(4, 3)", "(3, 3)"))
    seconds = stage.scene._round.seconds
    check_files(stage)
    assert stage.problem is None
    assert stage.scene._round.seconds != seconds
    assert stage.scene.timeline.heya.width == 7
    assert len(places(stage)) == 1


def test_damaged_best_times_are_told_in_the_window(folder):
    (folder / "best_times.json").write_text("{")
    assert "The list of best times was damaged." in words_after_a_frame(paused_stage("12", LARGE))
    assert "damaged" not in words_after_a_frame(paused_stage("12", LARGE))


def words_after_a_frame(stage):
    stage.frame(0.0)
    return words_on(stage)


@pytest.mark.thorough
@pytest.mark.parametrize("options", [{}, {"players": 2}, {"against": "branch_stack"}])
@pytest.mark.parametrize("seeing", list(Seeing))
@pytest.mark.parametrize("size", [(1280, 800), (1024, 768), (640, 480), (480, 360)])
def test_no_text_of_a_round_or_its_end_is_cut_or_lies_over_another(size, seeing, options):
    stage = paused_stage("12", size, **options)
    see(stage, seeing)
    lose = partial(wait, stage, 200)
    space, again, following = [
        partial(press, stage, key) for key in (pygame.K_SPACE, pygame.K_r, pygame.K_m)
    ]
    for happen in (space, space, space, lose, again, partial(go_to_goal, stage), following):
        happen()
        stage.frame(0.0)
        stage.draw()
        assert [*problems_of(stage)] == []


@pytest.mark.thorough
@pytest.mark.usefixtures("only_our_garbage")
@pytest.mark.parametrize("seeing", [Seeing.EYES, Seeing.TORCH])
@pytest.mark.parametrize("players", [1, 2])
def test_sixty_frames_a_second_with_a_rival_coins_and_the_mini_map(seeing, players):
    stage = paused_stage("12", LARGE, against="right_hand", players=players)
    open_level(stage, 8)
    see(stage, seeing)
    press(stage, pygame.K_LEFT)
    stage.scene.elapse(stage.scene._round.seconds / 2)
    took = []
    for number in range(60):
        if number % 12 == 0:
            event = pygame.event.Event(
                pygame.KEYDOWN, key=pygame.K_LEFT, mod=0, unicode="", scancode=0
            )
            pygame.event.post(event)
        begun = time.process_time()
        stage.frame(1 / 60)
        took.append(time.process_time() - begun)
    assert sorted(took)[len(took) // 2] < 0.016
    assert stage.scene.last > 1, "the arrows were heard"


def test_a_round_is_played_back_and_filmed_as_far_as_it_went(game, monkeypatch):
    # A film sets it: it goes again after the test.
    monkeypatch.setenv("SDL_NO_SIGNAL_HANDLERS", "1")
    press(game, pygame.K_UP)
    wait(game, 1)
    press(game, pygame.K_UP)
    wait(game, 1)
    stage = hidden_stage(game.lesson, game.scene)
    finish_run(stage)
    filmed = list(shots(stage, film_time(stage.scene, 60), 0.2, 2.0))
    assert sum(shot.seconds for shot in filmed) < 6
    assert stage.player.tick == stage.scene.last == 2, "the clock does not run on in a film"


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
