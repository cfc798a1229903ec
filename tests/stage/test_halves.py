"""The two halves of a tick, see and think: by keys, played, and all of the window of one moment."""

import random

import pygame
import pytest

from mazelib.compass import Heading, Turn, stepped, turn_between, turned
from mazelib.stage.theme import LIGHT, mixed
from mazelib.strategies.right_hand import right_hand
from mazelib.view import view_at
from mazelib.walk import Walk
from tests.maps import heya, rule
from tests.stage.on_stage import LARGE, at, marked, on_map, paused_stage, press, settle, stage_at

N, B = pygame.K_n, pygame.K_b
HALVES = [(0, False), (0, True), (1, False), (1, True), (2, False)]


def after(stage, *keys):
    """The halves that are shown after each key."""
    return [press(stage, key) or at(stage) for key in keys]


@pytest.mark.parametrize(("on", "back"), [(N, B), (pygame.K_RIGHT, pygame.K_LEFT)])
def test_on_and_back_go_by_halves(on, back):
    stage = paused_stage()
    assert after(stage, *[on] * 4) == HALVES[1:]
    assert after(stage, *[back] * 5) == [*HALVES[3::-1], (0, False)]
    assert stage.scene.last == 2 and stage.player.begun


def test_a_maker_and_the_keyboard_have_no_halves():
    assert after(paused_stage("08"), N, N, B) == [(1, False), (2, False), (1, False)]
    assert after(paused_stage("02"), pygame.K_DOWN, pygame.K_DOWN, B, N) == [(1, False), (2, False), (1, False), (2, False)]


def test_home_and_end_show_the_first_and_the_last_tick():
    stage = stage_at(12)
    assert after(stage, pygame.K_HOME, pygame.K_END) == [(0, False), (13, False)]


def test_a_run_starts_paused_until_space_begins_it():
    stage = paused_stage(size=LARGE)
    stage.frame(0.25)
    assert (at(stage), stage.player.speed, stage.player.begun) == ((0, False), 4.0, False)
    assert "Space" in {text.said for text in stage.drawn.written}
    press(stage, pygame.K_SPACE)
    assert stage.player.begun and "Space" not in {text.said for text in stage.drawn.written}
    assert paused_stage(play=True).player.playing
    press(stage, pygame.K_h)
    assert not stage.player.playing, "help pauses"


@pytest.mark.usefixtures("time_enough")
@pytest.mark.parametrize(("speed", "frame"), [(1, 0.02), (4, 0.02), (10, 0.02), (100, 0.01)])
def test_played_slowly_both_halves_are_seen_and_played_fast_they_melt_into_one(speed, frame):
    stage = paused_stage(speed=float(speed))
    press(stage, pygame.K_SPACE)
    seen = []
    while stage.player.tick < 6:
        stage.player.elapse(frame)
        seen += [at(stage)] if at(stage) not in seen else []
    whole = [(tick, thinks) for tick in range(7) for thinks in (False, True)]
    if speed < 8:
        assert seen == whole[: len(seen)] and len(seen) >= 13
    else:
        assert seen == [(tick, True) for tick in range(7)][-len(seen) :]


TELLS = {
    Turn.RIGHT: ("Right is open: turn right.", {"if view.right:", "return Turn.RIGHT"}),
    Turn.AHEAD: ("Wall on the right. Front is open: go ahead.", {"if view.right:", "if view.front:", "return Turn.AHEAD"}),
    Turn.LEFT: ("Wall on the right and in front: turn left.", {"if view.right:", "if view.front:", "return Turn.LEFT"}),
}
ASKS = {"if place in self.cards:"}
TAKES = {"card = self.cards.pop(place)", "turn = turn_between(heading, card)", "if turn == Turn.BACK:"}
NOTES = {"left = turned(heading, Turn.LEFT)", "if view.right and view.front:", "return right_hand(view)"}
NOTES_LEFT = "elif (view.right and view.left) or (view.front and view.left):"


def decision(view, place, heading, cards):
    """The turn, the caption, the line that decides, and all that run: by the rule of lesson 5 in words."""
    if place in cards:
        turn = turn_between(heading, cards[place])
        if turn is Turn.BACK:
            return Turn.AHEAD, "The card here leads back: throw it away, keep heading.", "return Turn.AHEAD", ASKS | TAKES
        return turn, "A card lies here: throw it away and take its way.", "return turn", ASKS | TAKES
    turn = right_hand(view)
    said, lines = TELLS[turn]
    lines = lines | ASKS | NOTES
    if view.right and view.front:
        return turn, f"Note the front on a card. {said}", "return right_hand(view)", lines | {"self.cards[place] = heading"}
    if view.left and (view.right or view.front):
        said, lines = f"Note the left on a card. {said}", lines | {"self.cards[place] = left"}
    return turn, said, "return right_hand(view)", lines | {NOTES_LEFT}


def check(stage, walk):
    """Everything in the window is of the half that is shown; while it moves into a tick, of the half before."""
    frame, timeline, (tick, thinks) = stage.as_frame(), walk.timeline, at(stage)
    if frame.phase < 1:
        tick, thinks = tick - 1, True
    place, heading = timeline.place(tick), timeline.heading(tick)
    view, cards = view_at(timeline.heya, place, heading), timeline.memory_at(tick)["branches"]
    turn, said, decides, ran = decision(view, place, heading, cards)
    shown = frame.scene.shown(frame.tick, frame.thinks, frame.phase)
    assert (shown.moment.place, shown.moment.heading, frame.why.view) == (place, heading, view)
    assert shown.moment.memory == {"cards": timeline.memory_at(tick + thinks)["branches"]}
    goes_to = stepped(place, turned(heading, turn))
    centre = on_map(stage, goes_to).center
    has_arrow = stage.window.surface.get_at(centre)[:3] == mixed(LIGHT.walker, LIGHT.floor, 0.55)
    ran_marked, decided = marked(stage)
    if thinks:
        assert (frame.why.caption, frame.why.way) == (said, Heading(turn))
        assert decided == {decides} and ran_marked <= ran | {decides}
        assert has_arrow == timeline.heya.is_open(goes_to)
    else:
        assert frame.why.way is None and frame.why.caption.endswith("Where will it go next, and why?")
        assert not ran_marked and not has_arrow


def test_senses_code_reason_memory_and_way_are_of_one_and_the_same_moment():
    walk, stage = Walk(heya("loop"), rule("branch_stack")), paused_stage("05", LARGE, map="loop")
    last = walk.run().tick
    for _ in range(2 * last - 1):
        check(stage, walk)
        press(stage, N)
        if not stage.player.thinks:
            check(stage, walk)  # It is on its way.
            settle(stage)
    assert at(stage) == (last - 1, True)
    for _ in range(30):
        press(stage, B)
        check(stage, walk)
    rng = random.Random(1)
    for tick in rng.choices(range(last), k=15):
        stage.player.seek(tick)
        check(stage, walk)
        press(stage, N)
        check(stage, walk)
