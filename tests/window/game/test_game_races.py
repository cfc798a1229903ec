"""Races of the game in its window: chosen there, seen to their ends, and told."""

import re

import pygame
import pytest

from mazelib.game.seeing import Seeing
from mazelib.grid.compass import heading_to
from mazelib.window.drawing.pen import Pen
from mazelib.window.drawing.theme import LIGHT
from mazelib.window.game.sounds import Sound
from mazelib.window.painters.other_ways import COLOURS
from mazelib.window.screen.key_page import key_groups
from tests.learners import saved, script
from tests.window.game.test_game import KEYS, LETTERS, folder, go_to_goal, played, see, wait
from tests.window.on_stage import LARGE, check_files, colours, paused_stage, press, words_on

__all__ = ["folder", "played"]
WHOLE = pygame.Rect(20, 80, 1230, 450)


def facts(stage):
    return stage.as_frame().card.facts


def test_c_goes_round_the_races_and_begins_the_same_maze_with_each():
    stage = paused_stage("12", LARGE)
    heya = stage.scene.timeline.heya
    seen = []
    for _ in range(4):
        press(stage, pygame.K_LEFT)
        press(stage, pygame.K_c)
        round = stage.scene._round
        seen.append((len(round.players), bool(stage.as_frame().shown.rivals), round.elapsed))
        assert stage.scene.timeline.heya == heya
    assert seen == [(1, True, 0), (2, False, 0), (1, False, 0), (1, True, 0)]
    assert "Two players  C" in words_on(stage), "the button names the next one"


def test_what_the_script_says_of_the_race_counts_again_when_that_is_saved(tmp_path):
    text = script("12").read_text()
    path = saved(tmp_path, text)
    stage = paused_stage(path, LARGE)
    press(stage, pygame.K_c)
    assert stage.lesson.game.against == "right_hand"
    path.write_text(text.replace("easy=2", "easy=3"))
    check_files(stage)
    assert (stage.lesson.game.against, stage.lesson.game.easy) == ("right_hand", 3)
    path.write_text(text.replace('against="you"', 'against="tremaux"'))
    check_files(stage)
    assert stage.lesson.game.against == "tremaux"
    assert "Race yourself  C" in words_on(stage)


@pytest.mark.thorough
def test_a_rival_that_is_there_is_told_and_stands_on_the_map_no_more():
    stage = paused_stage("12", LARGE, against="right_hand", ghost_speed=8, seed=3)
    press(stage, pygame.K_LEFT)
    arrived = None
    is_told = False
    for _ in range(100):
        wait(stage, 0.1)
        arrived = stage.scene._rival.arrived_at()
        is_there = arrived is not None and arrived <= stage.scene._round.elapsed
        assert bool(stage.as_frame().shown.rivals) is not is_there
        if is_there and not is_told:  # News stay only for a while.
            assert "Hurry: the right hand robot is already there!" in words_on(stage)
            is_told = True
    assert is_told
    wait(stage, 30)
    assert f"You lost to the right hand robot: it got there in {arrived:.1f} s." in facts(stage)
    assert COLOURS["walker_rival"] in colours(stage, WHOLE), "its way is shown"


def test_a_race_against_your_best_run_tells_who_was_faster_and_by_how_much():
    stage = paused_stage("12", LARGE, seed=3)
    times = []
    for late in (1.0, 0.5, 2.0):
        press(stage, pygame.K_LEFT)
        wait(stage, late)
        press(stage, pygame.K_RIGHT)
        wait(stage, 0.2)
        go_to_goal(stage)
        times.append(round(stage.scene._you.arrived_at(), 1))
        wait(stage, 3)
        card = stage.as_frame().card
        if len(times) == 1:
            assert "best run" not in card.title + card.facts
        elif len(times) == 2:
            assert "You were 0.5 s faster than your best run." in card.facts
        else:
            assert card.title == "Your best run was 1.5 s faster."
            assert "best run" not in card.facts
        press(stage, pygame.K_r)
    assert times[0] - times[1] == pytest.approx(0.5)
    assert times[2] - times[1] == pytest.approx(1.5)


def test_where_a_robot_was_first_there_is_one_star_and_it_has_the_cup(played, monkeypatch):
    stage = paused_stage("12", LARGE, against="right_hand", ghost_speed=50, seed=3)
    go_to_goal(stage)
    drawn = list[str]()
    picture = Pen.picture
    monkeypatch.setattr(
        Pen, "picture", lambda pen, name, *more: [drawn.append(name), picture(pen, name, *more)]
    )
    wait(stage, 1)
    assert "This time the right hand robot was first!" in words_on(stage)
    assert "winner_rival" in drawn
    assert "winner" not in drawn
    wait(stage, 2)
    card = stage.as_frame().card
    assert (card.title, card.stars, card.picture) == (
        "This time the right hand robot was first!", 1, "winner_rival",
    )  # fmt: skip
    assert stage.lesson.may_play(1), "it was found all the same"
    assert Sound.WIN not in played
    as_played = stage.scene._round.as_it_was(stage.scene._round.elapsed)
    assert as_played.stars == 1


def test_of_two_players_both_ways_and_results_and_the_score_of_all_rounds_are_shown():
    stage = paused_stage("12", LARGE, players=2, seed=3)
    for winner, points in ((LETTERS, (0, 3)), (None, (3, 3)), (LETTERS, (3, 6))):
        if winner is None:
            go_to_goal(stage)
        else:
            go_to_goal(stage, keys=winner)
        wait(stage, 3)
        assert stage.as_frame().shown.hud.points == points
        assert {str(each) for each in points} <= {text.text for text in stage.drawn.written}
        picture = "walker_second" if winner else "walker"
        assert stage.as_frame().card.picture == picture, "who has won"
        assert re.search("(Orange|Blue) was still 14 steps away", facts(stage))
        press(stage, pygame.K_r)
    go_to_goal(stage, leave=3)
    wait(stage, 100)
    assert "Orange was still 3 steps away. Blue was still 14 steps away." in facts(stage)
    assert COLOURS["walker_second"] not in colours(stage, pygame.Rect(600, 250, 300, 200))
    press(stage, pygame.K_r, mod=pygame.KMOD_SHIFT)
    go_to_goal(stage, leave=2)
    go_to_goal(stage, keys=LETTERS)
    wait(stage, 3)
    assert COLOURS["walker_second"] in colours(stage, WHOLE)


def test_coins_count_for_two_players_also_in_a_round_that_nobody_wins(tmp_path):
    (tmp_path / "mine.txt").write_text("#######\n#>   G#\n# #####\n# #####\n#######\n")
    stage = paused_stage("12", LARGE, players=2, map=str(tmp_path / "mine.txt"))
    for key in (pygame.K_d, pygame.K_w, pygame.K_w):
        press(stage, key)
        wait(stage, 0.2)
    assert stage.as_frame().shown.hud.points == (0, 1), "at once"
    wait(stage, 30)
    assert stage.as_frame().card.title == "Time's up!"
    press(stage, pygame.K_r)
    assert stage.as_frame().shown.hud.points == (0, 1)
    assert stage.lesson.match.points == [0, 1]


def test_who_of_two_has_ten_points_first_wins_the_match_and_the_cup_and_a_rematch_begins_anew():
    stage = paused_stage("12", LARGE, players=2, seed=3)
    assert "3 points for the golden cup, one for a coin." in words_on(stage)
    stage.lesson.match.points = [8, 7]
    press(stage, pygame.K_r)
    assert stage.as_frame().shown.hud.points == (8, 7)
    go_to_goal(stage)
    wait(stage, 5)
    assert stage.as_frame().card is None, "first the picture with the cup"
    assert "Orange wins the match, 11 : 7!" in words_on(stage)
    wait(stage, 5)
    card = stage.as_frame().card
    assert (card.title, card.picture) == ("Orange wins the match, 11 : 7!", "winner")
    assert (card.onward, stage.lesson.match.points) == ("Rematch  Shift R", [11, 7])
    press(stage, pygame.K_r, mod=pygame.KMOD_SHIFT)
    assert stage.lesson.match.points == [0, 0]


def test_two_players_keep_the_view_that_one_had():
    stage = paused_stage("12", LARGE)
    for seeing in (Seeing.EYES, Seeing.TORCH):
        assert stage.lesson.seeing is seeing
        for _race in range(3):
            press(stage, pygame.K_c)
            assert stage.lesson.seeing is seeing
        press(stage, pygame.K_v)


def test_help_says_what_there_is_and_nothing_else():
    stage = paused_stage("12", LARGE)
    told = {}
    for mode in ("eyes", "torch", "two"):
        rows = [row for group in key_groups(stage.scene) for row in group.rows]
        told[mode] = {row.key: row.meaning for row in rows}
        press(stage, pygame.K_v if mode == "eyes" else pygame.K_c)
        if mode == "torch":
            press(stage, pygame.K_c)
    assert told["eyes"]["Down"] == "turn back"
    assert {"C", "Shift R"} <= {*told["eyes"]}
    assert not {"Coins", "Stars"} & {*told["eyes"]}, "nobody can press these"
    assert told["eyes"][""] == "the fewer steps you take, the more stars you win"
    assert told["torch"]["Arrow keys"] == "walk that way"
    assert "Down" not in told["torch"]
    assert told["two"]["W A S D"] == "blue walks"


def test_a_bar_shows_how_far_both_are_and_whoever_walks_away_from_the_cup_falls_back():
    stage = paused_stage("12", LARGE, against="right_hand", ghost_speed=4, seed=3)
    see(stage, Seeing.TORCH)
    assert [(each.picture, each.part) for each in race_of(stage)] == [
        ("walker", 0),
        ("walker_rival", 0),
    ]
    go_to_goal(stage, leave=4)
    you, rival = race_of(stage)
    shortest = stage.scene._round.shortest
    assert you.part == pytest.approx(1 - 4 / shortest)
    assert rival.part > 0
    timeline = stage.scene.timeline
    back = heading_to(timeline.tour[-5], timeline.tour[-6])
    press(stage, KEYS[back])
    assert race_of(stage)[0].part == pytest.approx(1 - 5 / shortest)
    stage.draw()
    bar = pygame.Rect(700, 90, 200, 60)
    assert LIGHT.walker in colours(stage, bar)


def race_of(stage):
    return stage.as_frame().shown.race


def test_who_races_nobody_sees_no_bar():
    assert race_of(paused_stage("12", LARGE)) == ()


def test_of_two_players_each_sees_how_far_both_are_on_their_way_and_its_points_as_coins():
    stage = paused_stage("12", LARGE, players=2)
    see(stage, Seeing.TORCH)
    blue = pygame.Rect(16, 72, 400, 110)
    before = gold_in(stage, blue)
    assert [racer.part for racer in stage.as_frame().shown.race] == [0.0, 0.0]
    go_to_goal(stage, leave=2, keys=LETTERS)
    orange_part, blue_part = (racer.part for racer in stage.as_frame().shown.race)
    assert orange_part == 0.0
    assert blue_part == 1 - 2 / stage.scene._round.shortest
    farther = gold_in(stage, blue)
    assert farther > before
    stage.scene._round._taken_by += [1, 1]
    stage.draw()
    assert gold_in(stage, blue) > farther


def gold_in(stage, at):
    """How many pixels of a part of the window are as the coins of the bars."""
    stage.draw()
    part = stage.window.surface.subsurface(at)
    mask = pygame.mask.from_threshold(part, (255, 206, 50), (4, 12, 14, 255))
    return mask.count()
