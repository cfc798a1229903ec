"""The two halves of a tick, seeing and thinking: stepped by keys, played,
and drawn of one moment.
"""

import gc
import linecache
import random
import runpy
import sys

import pygame
import pytest

from mazelib.grid.compass import Turn, stepped, turned
from mazelib.walking.view import view_at
from mazelib.window.drawing.theme import LIGHT
from mazelib.window.input.keys import Command
from tests.learners import script
from tests.samples import SCRIPTS, heya
from tests.window.on_stage import (
    LARGE,
    at,
    colours_of,
    go_on,
    marked,
    on_map,
    paused_stage,
    press,
    rect_of,
    settle,
    stage_at,
)

N = pygame.K_n
B = pygame.K_b
HALVES = [(0, False), (0, True), (1, False), (1, True), (2, False)]


def after(stage, *keys):
    """The halves that are shown after each key."""
    shown = []
    for key in keys:
        go_on(stage, 1, key)
        shown.append(at(stage))
    return shown


@pytest.mark.parametrize(("on", "back"), [(N, B), (pygame.K_RIGHT, pygame.K_LEFT)])
def test_step_and_back_move_by_half_a_tick(on, back):
    stage = paused_stage()
    assert after(stage, *[on] * 4) == HALVES[1:]
    assert after(stage, *[back] * 5) == [*HALVES[3::-1], (0, False)]
    assert stage.scene.last == 2
    assert stage.player.begun


def test_a_maker_has_halves_and_the_keyboard_has_none():
    assert after(paused_stage("08"), N, N, N, B) == [(0, True), (1, False), (1, True), (1, False)]
    assert after(paused_stage("02"), pygame.K_DOWN, pygame.K_DOWN, B, N) == [
        (1, False),
        (2, False),
        (1, False),
        (2, False),
    ]


def test_end_goes_to_the_end_of_a_walk_that_has_not_begun_and_home_back():
    stage = paused_stage("04")
    assert stage.scene.last == 0, "nothing is recorded yet"
    press(stage, pygame.K_END)
    for _frame in range(200):
        stage.frame(0.01)
    assert at(stage) == (143, False)
    assert stage.as_frame().card.title == "It arrived."
    assert after(stage, pygame.K_HOME) == [(0, False)]


def test_the_way_to_a_far_end_is_told_and_any_key_stops_it(monkeypatch):
    stage = paused_stage("04")
    one_at_a_time = stage.scene.advance
    monkeypatch.setattr(stage.player, "budget_seconds", 0.0)
    monkeypatch.setattr(stage.player.recorder, "record", lambda goal, _seconds: one_at_a_time(1))
    press(stage, pygame.K_END)
    assert at(stage) == (0, False)
    assert stage.as_frame().strip.sentence != "Going to the end ..."
    for _frame in range(60):
        stage.frame(0.01)
    assert 50 < stage.scene.last < 143
    assert at(stage) == (0, False)
    strip = stage.as_frame().strip
    assert strip.sentence == "Going to the end ..."
    assert (strip.did, strip.more) == (f"{stage.scene.last} ticks so far.", "Any key stops it.")
    press(stage, pygame.K_F10)
    assert stage.as_frame().strip.sentence != "Going to the end ..."
    recorded = stage.scene.last
    for _frame in range(100):
        stage.frame(0.01)
    assert (at(stage), stage.scene.last) == ((0, False), recorded)


def test_on_the_way_to_the_end_of_a_maze_the_steps_made_so_far_are_told(monkeypatch):
    stage = paused_stage("08", width=60, height=60)
    one_at_a_time = stage.scene.advance
    monkeypatch.setattr(stage.player, "budget_seconds", 0.0)
    monkeypatch.setattr(stage.player.recorder, "record", lambda goal, _seconds: one_at_a_time(1))
    press(stage, pygame.K_END)
    told = set()
    for _frame in range(60):
        stage.frame(0.01)
        strip = stage.as_frame().strip
        if strip.sentence == "Going to the end ...":
            assert strip.did == f"{stage.scene.timeline.last:,} steps so far."
            told.add(strip.did)
    assert len(told) > 5, "it is seen that it goes on"


def test_news_do_not_outlive_the_next_key():
    stage = paused_stage("04")
    press(stage, pygame.K_END)
    for _frame in range(200):
        stage.frame(0.01)
    press(stage, pygame.K_END)
    assert stage.news.heading == "This is the end."
    press(stage, pygame.K_HOME)
    assert at(stage) == (0, False)
    assert stage.news.heading == ""


def test_a_run_starts_paused_until_space_begins_it():
    stage = paused_stage(size=LARGE)
    stage.frame(0.25)
    assert (at(stage), stage.player.pace.speed, stage.player.begun) == ((0, False), 2.0, False)
    assert has_ring(stage)
    press(stage, pygame.K_SPACE)
    assert stage.player.begun
    assert not has_ring(stage)
    press(stage, pygame.K_SPACE)
    assert not stage.player.playing
    assert not has_ring(stage), "it was pressed once"
    assert paused_stage(play=True).player.playing
    press(stage, pygame.K_h)
    assert not stage.player.playing, "help pauses"


def has_ring(stage):
    """Whether the play button has its yellow ring, which says that Space begins."""
    button = rect_of(stage, Command.PLAY)
    around = [button.inflate(side, side) for side in range(4, 20)]
    colours = {stage.window.surface.get_at(each.midtop)[:3] for each in around}
    return LIGHT.mark in colours


@pytest.mark.usefixtures("time_enough")
@pytest.mark.parametrize(("speed", "frame"), [(1, 0.02), (4, 0.02), (10, 0.02), (100, 0.01)])
def test_played_slowly_both_halves_are_seen_and_played_fast_they_melt_into_one(
    speed, frame, map_file
):
    map_file.write_text(">a     b")  # At a it stays a moment, and then goes on in halves.
    stage = paused_stage(speed=float(speed), map=str(map_file))
    press(stage, pygame.K_SPACE)
    seen = []
    while stage.player.tick < 6:
        stage.player.elapse(frame)
        seen += [at(stage)] if at(stage) not in seen else []
    whole = [(tick, thinks) for tick in range(7) for thinks in (False, True)]
    if speed < 8:
        assert seen == whole[: len(seen)]
        assert len(seen) >= 13
    else:
        assert seen == [(tick, True) for tick in range(7)][-len(seen) :]


def test_played_slowly_the_walker_is_seen_on_its_way_and_fast_it_jumps():
    for speed, frame, smooth in ((1.0, 0.02, True), (4.0, 0.02, True), (10.0, 0.02, False)):
        stage = paused_stage(speed=speed)
        phases = []
        press(stage, pygame.K_SPACE)
        while stage.player.tick < 2:
            stage.player.elapse(frame)
            phases += [stage.player.phase] if stage.player.tick == 1 else []
        assert (sum(0 < phase < 1 for phase in phases) >= 2) == smooth
        assert phases[-1] == 1


def by_python(rule, *sensed):
    """What Python itself says of a turn: the answer, the line that decides, all that run,
    and their comments. The last comment is that of the line that decides; or if that line is in
    the library, of what the last line of the turn calls.
    """
    ran = {}

    def trace(frame, event, _):
        if event == "line":
            ran[linecache.getline(frame.f_code.co_filename, frame.f_lineno).strip()] = frame.f_code
        return trace

    gc.disable()  # What is called when garbage is collected is none of the rule.
    sys.settrace(trace)
    turn = rule.turn(*sensed)
    sys.settrace(None)
    gc.enable()
    code = [line.split("  #")[0] for line in ran]
    speaking = [line for line in ran if "  # " in line]
    reason = " ".join(line.split("  # ")[1] for line in speaking)
    decides = speaking[-1]
    if ran[decides].co_filename != str(script("05")):
        decides = [line for line, where in ran.items() if where.co_name == "turn"][-1]
    return turn, decides.split("  #")[0], {*code}, reason


def walked_by_hand(monkeypatch):
    """Tick by tick of lesson 5 on loop: place, heading, view, cards,
    and what Python says of the turn.
    """
    monkeypatch.syspath_prepend(SCRIPTS)
    on = heya("loop")
    rule = runpy.run_path(str(script("05")))["BranchStack"]()
    ticks = []
    place = on.start
    heading = on.heading
    for _ in range(63):
        view = view_at(on, place, heading)
        cards = rule.cards.copy()
        ticks.append((place, heading, view, cards, *by_python(rule, view, place, heading)))
        heading = turned(heading, ticks[-1][4])
        place = stepped(place, heading) if on.is_open(stepped(place, heading)) else place
    assert place == on.controls[-1][1]
    return [*ticks, (place, heading, view_at(on, place, heading), rule.cards)]


def check(stage, ticks):
    """Everything in the window is of the half that is shown; while it moves into a tick,
    of the half before.
    """
    frame = stage.as_frame()
    (tick, thinks) = at(stage)
    tick, thinks = (tick - 1, True) if stage.player.phase < 1 else (tick, thinks)
    place, heading, view, _, turn, decides, ran, reason = ticks[tick]
    moment = frame.shown.moment
    assert (moment.place, moment.heading, frame.strip.view) == (place, heading, view)
    assert moment.memory == {"cards": ticks[tick + thinks][3]}
    ran_marked, decided = marked(stage)
    goes_to = ticks[tick + 1][0]
    if thinks:
        assert frame.strip.sentence == reason
        is_noted = {*ticks[tick + 1][3]} - {*ticks[tick][3]}
        assert did_in_words(turn, has_stepped=goes_to != place) in frame.strip.did
        assert ("It leaves a card." in frame.strip.did) == bool(is_noted)
        assert decided == {decides}
        assert ran_marked <= ran
    else:
        assert frame.strip.did == ""
        assert frame.strip.sentence.endswith("Where will it go next, and why?")
        assert not ran_marked
    # A card beside the walker, or a letter, lies over the arrow.
    cards = {*ticks[tick][3], *ticks[tick + 1][3]}
    letters = {at for _, at in stage.scene.timeline.heya.controls}
    if not {place, goes_to} & {*cards, *letters}:
        assert has_arrow(stage, place, turned(heading, turn)) == thinks


def did_in_words(turn, *, has_stepped):
    """What a walker does at a turn, in words of the test's own."""
    if turn is Turn.AHEAD:
        return "takes a step ahead" if has_stepped else "tries to go ahead"
    return {Turn.RIGHT: "turns right", Turn.BACK: "turns round", Turn.LEFT: "turns left"}[turn]


def has_arrow(stage, place, heading):
    """Whether a yellow arrow leads from a place into a heading."""
    here = on_map(stage, place)
    there = on_map(stage, stepped(place, heading))
    middle = ((here.centerx + there.centerx) // 2, (here.centery + there.centery) // 2)
    around = pygame.Rect(0, 0, here.width // 2, here.width // 2)
    around.center = middle
    return LIGHT.mark in colours_of(stage.window.surface, around)


@pytest.mark.thorough
def test_senses_code_reason_memory_and_way_are_of_one_and_the_same_moment(monkeypatch):
    ticks = walked_by_hand(monkeypatch)
    stage = paused_stage("05", LARGE, map="loop")
    for _frame in range(500):  # Until the worker has told what the rule keeps at first.
        if stage.as_frame().shown.moment.memory:
            break
        stage.frame(0.01)
    for _ in range(2 * 63 - 1):
        check(stage, ticks)
        press(stage, N)
        if not stage.player.thinks:
            check(stage, ticks)  # It is on its way.
            settle(stage)
    assert at(stage) == (62, True)
    for _ in range(30):
        press(stage, B)
        check(stage, ticks)
    for tick in random.Random(1).choices(range(63), k=15):
        stage.player.seek(tick)
        check(stage, ticks)
        press(stage, N)
        check(stage, ticks)


def test_the_two_halves_of_a_tick_are_two_different_pictures():
    scene = stage_at(14).scene
    looks = scene.shown(14)
    thinks = scene.shown(14, True)
    assert looks == scene.shown(14)
    assert looks != thinks
    assert (looks.thinks, thinks.thinks, thinks.moment.thinks) == (False, True, True)
    on_its_way = scene.shown(15, phase=0.5)
    assert (on_its_way.tick, on_its_way.thinks) == (14, True), "its thought is carried out"
