"""The goose in the window: it is seen coming, it honks, and its rule stands in the script."""

from pathlib import Path

import pygame
import pytest

from mazelib.game.seeing import Seeing
from mazelib.maps.heya_text import parse
from mazelib.window.game.sounds import Sound
from mazelib.window.pictures import Pictures
from tests.window.game.test_game import folder, open_level, played, see, wait
from tests.window.on_stage import LARGE, paused_stage, press, words_on

__all__ = ["folder", "played"]
LESSON = Path(__file__).parents[3] / "lessons" / "12_maze_game.py"
SCRIPT = '''from mazelib import Game, Turn, show
def goose(view):
    """It never turns off."""
    {rule}
show(Game(geese={{1: goose}}))
'''
STRAIGHT = "################\n#>            G#\n################\n"


@pytest.fixture
def game():
    return paused_stage(LESSON, LARGE)


def stage_with(tmp_path, rule):
    (tmp_path / "mine.py").write_text(SCRIPT.format(rule=rule))
    (tmp_path / "straight.txt").write_text(STRAIGHT)
    return paused_stage(tmp_path / "mine.py", LARGE, map=str(tmp_path / "straight.txt"))


def stage_with_goose(tmp_path):
    """One that goes straight on, up and down."""
    stage = stage_with(tmp_path, "return Turn.AHEAD if view.front else Turn.BACK")
    wait_for_goose(stage)
    return stage


def wait_for_goose(stage):
    """Let a worker answer: it has a process of its own."""
    goose = stage.scene._round.goose
    for _try in range(200):
        goose.advance(2.0)
        if goose._walk.tick:
            return


def drawn_pictures(stage, monkeypatch):
    names = set()
    picture = Pictures.picture

    def noted(self, name, *more, **names_too):
        names.add(name)
        return picture(self, name, *more, **names_too)

    monkeypatch.setattr(Pictures, "picture", noted)
    stage.draw()
    return names


def test_the_lesson_has_a_goose_in_three_gardens_each_by_another_rule(game):
    told = {}
    for level in (1, 3, 4, 6, 8):
        open_level(game, level)
        goose = game.scene._round.goose
        if goose:
            told[level] = goose.says
            assert f"A goose! {goose.says} Where will it go next?" in words_on(game)
        else:
            assert "goose" not in words_on(game)
    assert list(told) == [3, 6, 8]
    assert len({*told.values()}) == 3
    assert told[3] == "It keeps its right wing on the hedge."


def test_a_goose_of_the_script_comes_down_the_corridor_honks_and_costs_three_seconds(
    tmp_path, played, monkeypatch
):
    stage = stage_with_goose(tmp_path)
    assert "A goose! It never turns off. Where will it go next?" in words_on(stage)
    assert "goose_front" in drawn_pictures(stage, monkeypatch), "it is seen coming"
    press(stage, pygame.K_UP)
    for _second in range(20):
        wait(stage, 0.5)
        if Sound.HONK in played:
            break
    round = stage.scene._round
    assert round.meetings.count(0) == 1
    assert "HONK!" in words_on(stage)
    assert "Honk! The goose costs you 3 seconds." in words_on(stage)
    shown = stage.as_frame().shown
    assert shown.hud.is_urgent
    assert shown.hud.stars == 2
    wait(stage, 3)
    assert "HONK!" not in words_on(stage)


def test_a_goose_behind_ones_back_is_heard_and_a_sign_says_where(tmp_path, played):
    stage = stage_with_goose(tmp_path)
    press(stage, pygame.K_DOWN)
    wait(stage, 4)
    near = stage.as_frame().shown.players[0].near
    assert near.side.word == "back"
    assert Sound.NEAR in played
    assert str(near.steps) in {text.text for text in stage.drawn.written}


def test_a_rule_that_goes_wrong_stops_the_goose_and_the_game_goes_on(tmp_path):
    stage = stage_with(tmp_path, "return view.what")
    press(stage, pygame.K_UP)
    wait(stage, 1)
    assert "The goose stopped:" in words_on(stage)
    press(stage, pygame.K_UP)
    wait(stage, 1)
    assert stage.scene._round.steps == 2


def test_by_torch_a_goose_in_the_dark_is_seen_by_its_eyes_alone(game, monkeypatch):
    open_level(game, 3)
    see(game, Seeing.ABOVE)
    assert "goose" in drawn_pictures(game, monkeypatch)
    see(game, Seeing.TORCH)
    assert "goose" not in drawn_pictures(game, monkeypatch)


def test_the_card_says_how_often_the_goose_was_met(tmp_path):
    stage = stage_with_goose(tmp_path)
    heya = parse(STRAIGHT)
    for _step in range(heya.width - 3):
        press(stage, pygame.K_UP)
        wait(stage, 0.3)
    wait(stage, 3)
    card = stage.as_frame().card
    assert "You met the goose once: two stars at most." in card.facts
    assert card.stars == 2
    assert card.question == "Can you slip past the goose next time?"
