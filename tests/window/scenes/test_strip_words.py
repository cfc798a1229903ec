"""What the strip says: the voice of the rule, and what the walker did, compared with where it
stands afterwards. (Whether the comments of the lessons are true is proven in tests/test_captions.)
"""

import random
from itertools import product
from pathlib import Path

import pytest

from mazelib.grid.compass import Heading, Turn, stepped, turned
from mazelib.text.sentences import paragraph
from mazelib.walking.moment import Moment
from mazelib.walking.view import View, view_at
from mazelib.window.drawing.theme import LIGHT
from mazelib.window.scenes.shared.walker_scene import (
    BUMPS,
    STEPS,
    STEPS_AND_MARKS,
    did,
    told_of_a_card,
)
from tests.conftest import PROJECT
from tests.window.on_stage import LARGE, paused_stage, stage_at, words_on

LESSONS = PROJECT / "lessons"
ALL_VIEWS = [View(*sides) for sides in product((True, False), repeat=4)]
SIDES = ("front", "right", "left", "back")


def walked_in_stage(number, maps, ticks):
    """The moments in which a lesson's rule thinks, on some maps, each with its strip."""
    (path,) = LESSONS.glob(f"{number}*.py")
    for name in maps:
        stage = paused_stage(path, LARGE, map=name)
        stage.scene.advance(ticks)
        for tick in range(stage.scene.last):
            shown = stage.scene.shown(tick, True)
            yield shown.moment, stage.scene.says(shown, is_asking=True), stage.scene


@pytest.mark.parametrize(
    ("number", "maps"),
    [
        ("03", ["open_square", "first"]),
        ("04", ["first", "loop"]),
        ("05", ["loop", "trap_corridor", "trap_room"]),
        ("06", ["trap_room", "unreachable", "ring"]),
    ],
)
def test_what_the_strip_says_of_a_turn_is_true_of_that_turn(number, maps):
    voices = set()
    for moment, strip, scene in walked_in_stage(number, maps, 120):
        if moment.turn is None:
            continue
        voices.add(strip.sentence)
        if number in ("03", "04"):
            path, line = moment.lines_run.decided
            assert strip.sentence == Path(path).read_text().split("\n")[line - 1].split("  # ")[1]
        heya = scene.timeline.heya
        heading = turned(moment.heading, moment.turn)
        ahead = stepped(moment.place, heading)
        steps = STEPS_AND_MARKS if number == "06" else STEPS
        told = steps[moment.turn] if heya.is_open(ahead) else BUMPS[moment.turn]
        assert strip.did == paragraph(told, told_of_a_card(moment))
        assert strip.view == moment.view
        assert strip.heading == "The rule says"
    assert len(voices) >= 2


def moment_of(turn, *, is_open, before=None, after=None):
    """A moment that thinks, in which the walker turns, and steps or does not."""
    view = View(front=True, right=True, left=True, back=True)
    heading = turned(Heading.UP, turn)
    place = stepped((3, 3), heading) if is_open else (3, 3)
    return Moment(
        tick=1,
        place=(3, 3),
        heading=Heading.UP,
        view=view,
        reached=None,
        moved=True,
        memory=after or {},
        memory_before=before or {},
        thinks=True,
        turn=turn,
        after=(place, heading),
    )


@pytest.mark.parametrize("turn", Turn)
@pytest.mark.parametrize("is_open", [True, False])
def test_what_a_walker_does_is_told_by_its_turn_and_by_whether_it_steps(turn, is_open):
    words = did(moment_of(turn, is_open=is_open))
    assert ("stays put" in words) == (not is_open)
    assert ("right" in words) == (turn is Turn.RIGHT)
    assert ("left" in words) == (turn is Turn.LEFT)
    assert ("round" in words) == (turn is Turn.BACK)
    assert ("ahead" in words) == (turn is Turn.AHEAD)


def test_what_it_did_is_told_in_the_same_words_whether_it_plays_or_is_stepped():
    stage = stage_at(4, thinks=True)
    stepped_words = stage.as_frame().strip.did
    stage.player.playing = True
    for speed in (1.0, 2.0, 4.0):
        stage.player.pace.speed = speed
        assert stage.as_frame().strip.did == stepped_words == "→ It turns right and takes a step."


def test_a_tick_that_notes_a_card_and_turns_is_told_whole():
    none = {"cards": {}}
    here = (3, 3)
    one = {"cards": {here: Heading.RIGHT}}
    turn = Turn.LEFT
    noted = did(moment_of(turn, is_open=True, before=none, after=one))
    assert noted == "→ It turns left and takes a step. It leaves a card."
    bumped = did(moment_of(turn, is_open=False, before=none, after=one))
    assert bumped == "→ It turns left. There's a wall, so it stays put. It leaves a card."
    used = did(moment_of(turn, is_open=True, before=one, after=none))
    assert used == "→ It turns left and takes a step. It throws a card away."
    assert "card" not in did(moment_of(turn, is_open=True, before=one, after=one))


def test_a_card_of_another_place_is_not_told_as_a_way_of_this_one():
    far = {"cards": {(9, 9): Heading.UP}}
    assert "card" not in did(moment_of(Turn.LEFT, is_open=True, before={"cards": {}}, after=far))


def test_05_says_at_tick_6_that_it_turns_and_that_it_leaves_a_card():
    stage = stage_at(6, "05", LARGE, thinks=True)
    stage.draw()
    assert "It turns right and takes a step. It leaves a card." in words_on(stage)


def test_rubbing_out_has_words_of_its_own():
    many = {"chalk": {(1, 1): {Heading.UP: 2, Heading.LEFT: 1}}}
    few = {"chalk": {(1, 1): {Heading.UP: 1}}}
    anew = did(moment_of(Turn.LEFT, is_open=True, before=many, after=few))
    assert anew == "→ It rubs out its marks and starts again."
    assert "anew" not in did(moment_of(Turn.LEFT, is_open=True, before=few, after=many))
    assert "mark" not in did(moment_of(Turn.LEFT, is_open=True, before=few, after=few))
    drawn = did(moment_of(Turn.LEFT, is_open=True, before=few, after=many))
    assert drawn == "→ It turns left, takes a step and draws a mark."
    assert "mark" not in did(moment_of(Turn.LEFT, is_open=False, before=few, after=many))


def test_on_a_map_with_three_targets_lesson_6_says_where_it_begins_anew():
    found = []
    for moment, strip, _scene in walked_in_stage("06", ["first"], 600):
        before = sum(sum(ways.values()) for ways in moment.memory_before.get("chalk", {}).values())
        after = sum(sum(ways.values()) for ways in moment.memory.get("chalk", {}).values())
        if moment.turn is not None:
            assert ("starts again" in strip.did) == (after < before), moment.tick
            found.append(after < before)
    assert any(found), "on this map it passes b before a"


SILENT = "from mazelib import Turn\n\n\ndef turn(view):\n    return Turn.RIGHT\n"


def test_for_a_rule_without_comments_the_strip_tells_what_is_sensed_and_speaks_for_nobody(tmp_path):
    path = tmp_path / "silent.py"
    path.write_text(SILENT)
    stage = stage_at(0, "04", thinks=True, strategy=path)
    strip = stage.as_frame().strip
    view = stage.scene.timeline.view(0)
    assert strip.heading == "It thinks"
    assert strip.sentence == view.in_words
    assert strip.did.startswith("→ It turns right")


def test_there_is_one_question_at_a_time():
    stage = paused_stage("04", LARGE)
    stage.scene.advance(150)
    rng = random.Random(1)
    reached = stage.scene.timeline.reached
    for tick in [*reached[:-1], *rng.sample(range(140), 20)]:
        for is_asking in (False, True):
            strip = stage.scene.says(stage.scene.shown(tick), is_asking=is_asking)
            told = f"{strip.sentence} {strip.did} {strip.more}"
            assert told.count("?") == is_asking
            assert strip.asks == is_asking
            assert ("It reached " in told) == (tick in reached)
    for tick in rng.sample(range(140), 20):
        strip = stage.scene.says(stage.scene.shown(tick, True), is_asking=True)
        assert "?" not in f"{strip.sentence} {strip.did} {strip.more}"


@pytest.mark.parametrize("lesson", ["04", "05"])
def test_the_cross_has_the_sides_of_the_walker_and_none_is_exchanged(lesson):
    stage = paused_stage(lesson, LARGE, map="loop")
    stage.scene.advance(60)
    rng = random.Random(5)
    ticks = rng.sample(range(28 if lesson == "04" else 60), 15)
    seen = set()
    for tick in ticks:
        stage.player.seek(tick)
        stage.draw()
        view = view_at(
            stage.scene.timeline.heya,
            stage.scene.timeline.place(tick),
            stage.scene.timeline.heading(tick),
        )
        written = {each.text: each.at for each in stage.drawn.written}
        for side in SIDES:
            at = written[side]
            ground = stage.window.surface.get_at((at.left - 2, at.centery))[:3]
            assert ground == (LIGHT.floor if getattr(view, side) else LIGHT.wall), (tick, side)
        seen.add((view.right, view.left))
        assert written["left"].right < written["front"].centerx < written["right"].left
        assert written["front"].bottom < written["left"].centery < written["back"].top
    assert {(True, False), (False, True)} <= seen, "or right and left could be exchanged"
