"""Films of the game: all rounds that were played, through the same eyes, clock and all."""

import re
from itertools import accumulate

import pygame
import pytest

from mazelib.game.seeing import Seeing
from mazelib.window.film.film import shots
from mazelib.window.film.film_plan import film_time
from mazelib.window.painters.other_ways import COLOURS
from mazelib.window.stage.stage import Stage
from tests.window.film.test_film_screen import KEYS
from tests.window.game.test_game import (
    FRAME,
    LETTERS,
    folder,
    go_to_goal,
    open_level,
    played,
    see,
    wait,
)
from tests.window.on_stage import LARGE, colours_of, paused_stage, press, words_on

__all__ = ["folder", "played"]
SIZE = (640, 480)


def film_of(stage, size=SIZE):
    """A stage that films what was played on another one."""
    film = Stage(stage.lesson, size, stage.scene.to_film())
    film.is_film = True
    film.draw()
    return film


def facts(shown):
    """What one sees of a round; seconds and positions without their last digits."""
    racers = [*shown.rivals, *(player.racer for player in shown.players)]
    return (
        shown.seeing,
        round(shown.seconds, 6),
        shown.hud._replace(message=""),
        [(racer.picture, round(racer.spot[0], 6), round(racer.spot[1], 6)) for racer in racers],
        [round(racer.spot.heading, 6) % 4 for racer in racers],
        [player.seen for player in shown.players],
        shown.coins,
        shown.waiting,
        shown.has_small_map,
    )


@pytest.mark.parametrize("seeing", [Seeing.EYES, Seeing.TORCH])
def test_a_film_shows_every_tenth_of_a_second_as_the_player_saw_it(seeing):
    stage = paused_stage("12", LARGE, against="right_hand", seed=1)
    see(stage, seeing)
    seen = {}
    keys = (pygame.K_UP, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_UP)
    for key in keys:
        press(stage, key)
        if seen:
            wait(stage, FRAME)
        for _tenth in range(4):
            shown = stage.scene.shown(stage.scene.last)
            seen[round(10 * shown.seconds)] = facts(shown)
            wait(stage, 2 * FRAME)
        wait(stage, FRAME)  # The next key comes between two tenths.
    replay = stage.scene.to_film()
    del seen[0]  # There a film has pressed the first key.
    assert len(seen) == 23
    assert {tick: facts(replay.shown(tick)) for tick in seen} == seen


def test_all_rounds_that_were_played_are_filmed_each_with_its_end():
    stage = paused_stage("12", LARGE, seed=1)
    go_to_goal(stage)
    wait(stage, 3)
    elapsed = stage.scene._round.players[0].arrived_at()
    open_level(stage, 2)
    open_level(stage, 3)  # Nothing was pressed in the round before.
    see(stage, Seeing.TORCH)
    press(stage, pygame.K_DOWN)
    wait(stage, 300)
    film = film_of(stage)
    said = dict[str, int]()
    clocks = set()
    for tick in range(film.scene.last + 1):
        film.player.seek(tick)
        shown = film.scene.shown(tick)
        clocks.add((shown.seeing, shown.hud.clock))
        said[shown.hud.message] = said.get(shown.hud.message, 0) + 1
    assert [*filter(None, said)] == [
        "Find the golden cup.",
        f"You found it in {elapsed:.1f} seconds!",
        "Round 2: find the golden cup.",
        "Time's up!",
    ]
    assert said["Time's up!"] >= 15, "an end stays a while"
    assert {(Seeing.EYES, "0:19"), (Seeing.TORCH, "0:01"), (Seeing.TORCH, "0:00")} <= clocks


def test_a_film_of_the_game_is_as_fast_as_its_clock_if_it_has_the_time():
    stage = paused_stage("12", LARGE, seed=1)
    press(stage, pygame.K_DOWN)
    wait(stage, 5)
    film = film_of(stage)
    time = film_time(film.scene, 60.0)
    clocks = []
    seconds = []
    for shot in shots(film, time, 0.5, 2.0):
        clocks.append(shot.frame.shown.seconds)
        seconds.append(shot.seconds)
    begins = sum(second for second, clock in zip(seconds, clocks, strict=True) if not clock)
    assert 1.5 <= begins <= 4, "its title can be read"
    at_second = dict(zip(accumulate(seconds, initial=-begins), clocks, strict=False))
    in_round = {second: clock for second, clock in at_second.items() if 0 <= second < 5}
    assert len(in_round) >= 9
    assert all(abs(second - clock) < 0.6 for second, clock in in_round.items())


def test_where_nobody_presses_a_key_for_long_a_film_of_the_game_goes_on_with_the_next():
    stage = paused_stage("12", LARGE, seed=1)
    press(stage, pygame.K_DOWN)
    wait(stage, 8)
    press(stage, pygame.K_DOWN)
    wait(stage, 1)
    replay = stage.scene.to_film()
    seconds = [replay.shown(tick).seconds for tick in range(replay.last + 1)]
    assert seconds[-1] == pytest.approx(9, abs=0.1)
    assert not [second for second in seconds if 1.7 < second < 7.9]
    assert len([second for second in seconds if second <= 1.5]) >= 15


def test_the_garden_is_seen_in_a_film_and_at_the_end_of_each_round_its_plan():
    stage = paused_stage("12", LARGE, seed=1)
    go_to_goal(stage)
    wait(stage, 3)
    film = film_of(stage)
    for tick in (0, 10):
        film.player.seek(tick)
        film.draw()
        seen = [film.window.surface.get_at((x, 300))[:3] for x in range(20, 640, 40)]
        assert film.as_frame().theme.window not in seen
        assert not film.drawn.maps
    film.player.seek(film.scene.last)
    film.draw()
    (plan,) = film.drawn.maps
    assert plan.area.width > SIZE[0] / 2
    assert not film.drawn.targets


def test_films_of_the_game_have_no_buttons_and_name_no_keys():
    stage = paused_stage("12", LARGE, seed=1)
    assert stage.scene.to_film() is None
    stage.is_film = True
    stage.draw()
    assert "Find the golden cup." in words_on(stage)
    assert "the first key" not in words_on(stage)
    assert not KEYS.search(words_on(stage))
    assert not stage.drawn.targets
    stage.is_film = False
    stage.draw()
    assert "The clock starts with your first key." in re.sub(r"\s+", " ", words_on(stage))
    press(stage, pygame.K_DOWN)
    wait(stage, 300)
    for film in (film_of(stage), film_of(stage, (480, 360))):
        for tick in (0, film.scene.last):
            film.player.seek(tick)
            film.draw()
            assert not film.drawn.targets
            assert not KEYS.search(words_on(film))
            least = min(text.size for text in film.drawn.written)
            assert least >= (16 if film.window.surface.get_width() == 640 else 14)
    stage.is_film = True
    stage.draw()
    assert "Time's up!" in words_on(stage)
    assert stage.as_frame().card.question == ""
    assert not KEYS.search(words_on(stage))


def test_a_film_of_two_players_shows_both_and_says_who_has_won():
    stage = paused_stage("12", LARGE, seed=1, players=2)
    assert "W A S D" in words_on(stage)
    go_to_goal(stage, keys=LETTERS)
    wait(stage, 1)
    film = film_of(stage)
    first = film.scene.shown(0)
    assert [player.racer.picture for player in first.players] == ["walker", "walker_second"]
    assert not KEYS.search(words_on(film))
    assert "W A S D" not in words_on(film)
    film.player.seek(film.scene.last)
    film.draw()
    assert "Blue won" in words_on(film)
    place = film.drawn.maps[0].rect_of(stage.scene.timeline.tour[2])
    assert COLOURS["walker_second"] in colours_of(film.window.surface, place), "the way of blue"


def test_a_letter_in_a_film_can_be_read_where_the_garden_is_seen_from_above(tmp_path):
    (tmp_path / "wide.txt").write_text("#" * 41 + "\n#>" + 38 * " " + "a#\n" + "#" * 41 + "\n")
    stage = paused_stage("12", LARGE, map=str(tmp_path / "wide.txt"))
    see(stage, Seeing.ABOVE)
    press(stage, pygame.K_DOWN)
    film = film_of(stage)
    (letter,) = [each for each in film.drawn.written if each.text == "a"]
    assert letter.size >= 16
