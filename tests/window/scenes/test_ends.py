"""How a walk ends: the card, its facts and buttons,
and the circle that is walked until somebody stops it.
"""

import json

import pygame
import pytest

from mazelib.grid.compass import DELTAS, Heading, Turn, stepped
from mazelib.walking.doubt import DICE, not_proven
from mazelib.walking.verdict import Verdict
from mazelib.walking.walk import Walk
from mazelib.window.drawing.theme import LIGHT
from mazelib.window.input.keys import Command
from mazelib.window.painters.hand import touched
from mazelib.window.scenes.shared.walk_cards import (
    CHANGE,
    ArrivalTitles,
    WalkCards,
    why_ahead,
)
from mazelib.window.screen.strip import Outcome
from mazelib.window.shown import WalkShown
from tests.samples import Asked, heya, rule
from tests.window.on_stage import (
    LARGE,
    at,
    click,
    go_on,
    on_map,
    paused_stage,
    pixels_of,
    press,
    settle,
    stage_at,
    words_on,
)
from tests.window.screen.test_layout import problems_of

CIRCLE = (
    "At tick {} it's back where it was at tick {}, facing the same way{}. "
    "So everything repeats. It has been round once."
)
ENDLESS = "It'll go round in circles forever!"
WITH_DEAD_ENDS = "It'll walk the same path forever!"


@pytest.mark.parametrize(
    ("lesson", "options", "tick", "title", "facts", "stars"),
    [
        (
            "04",
            {},
            143,
            "It arrived.",
            "138 steps. The shortest path (dotted on the map) takes 48.",
            0,
        ),
        (
            "04",
            {"map": "straight"},
            4,
            "It arrived.",
            "4 steps. There's no shorter path.",
            0,
        ),
        ("04", {"map": "loop"}, 29, ENDLESS, CIRCLE.format(29, 13, ""), 0),
        (
            "05",
            {"map": "trap_room"},
            10,
            ENDLESS,
            CIRCLE.format(10, 0, " and remembering the same things"),
            0,
        ),
        (
            "05",
            {"map": "trap_corridor"},
            31,
            WITH_DEAD_ENDS,
            CIRCLE.format(31, 1, " and remembering the same things"),
            0,
        ),
        (
            "03",
            {"limit": 10},
            10,
            "Still not there after 10 ticks.",
            "That proves nothing. It may still get there.",
            0,
        ),
    ],
)
def test_a_card_tells_the_verdict_and_asks(map_file, lesson, options, tick, title, facts, stars):
    if options.get("map") == "straight":
        options = {"map": str(map_file)}
    stage = stage_at(tick, lesson, **options)
    card = stage.scene.card(stage.scene.shown(tick))
    assert (card.title, card.facts, card.stars) == (title, facts, stars)
    assert card.question.endswith("?")
    assert title in words_on(stage)
    assert card.question.split()[0] in words_on(stage)
    stage.player.seek(tick - 1)
    assert stage.scene.card(stage.scene.shown(tick - 1)) is None
    assert title not in words_on(stage)


@pytest.mark.parametrize(
    ("right", "left", "question"),
    [
        (258, 149, "Why more right than left?"),
        (51, 74, "Why more left than right?"),
        (39, 39, "No clear winner. Would other coins change that?"),
        (55, 51, "No clear winner. Would other coins change that?"),
    ],
)
def test_a_walk_by_chance_asks_why_one_side_is_ahead_only_where_it_is(right, left, question):
    assert why_ahead(right, left) == question


def test_the_end_of_a_walk_by_chance_is_about_its_turns_and_offers_the_same_coins_and_others():
    stage = stage_at(74, "03", map="open_square", seed=4)
    card = stage.scene.card(stage.scene.shown(74))
    assert card.facts == "33 turns right, 12 left. Shift R tosses new coins."
    assert card.question == "Why more right than left?"
    assert "Same coins" in words_on(stage)
    press(stage, pygame.K_r, mod=pygame.KMOD_LSHIFT)
    assert stage.as_frame().strip.news == "A new start: other coins."


@pytest.mark.parametrize(
    ("doubt", "is_told"), [(not_proven("an iterator"), True), (DICE, False), (None, False)]
)
def test_the_card_says_why_circling_cannot_be_told_only_where_that_is_open(doubt, is_told):
    walk = Walk(heya("first"), Asked(lambda view, place, heading: Turn.RIGHT, doubt), 1)
    ending = walk.run()
    shown = WalkShown(timeline=walk.timeline, moment=walk.timeline.moment(1), tick=1)
    cards = WalkCards(walk, lambda verdict: "", ArrivalTitles("", "", 0))
    card = cards.at_end(ending, shown)
    doubt = "It isn't known whether it goes round in circles (an iterator)."
    assert (doubt in card.facts) == is_told
    assert ("isn't known whether it goes" in card.facts) == is_told


#: The right hand with a count that the proof does not look at.
COUNTS = """
from mazelib import Turn, right_hand
steps = 0
def turn(view):
    global steps
    steps += 1
    return right_hand(view)
"""
LAPS = (
    "The same lap of 16 steps, {} times. Only steps changes. "
    "It isn't proven that this goes on forever (line 5: global steps)."
)


def test_a_lap_that_is_seen_is_told_while_it_is_walked_and_at_the_end(tmp_path):
    rule_of_ours = tmp_path / "mine.py"
    rule_of_ours.write_text(COUNTS)
    options = {"map": "loop", "strategy": rule_of_ours, "limit": 333}
    stage = stage_at(13 + 11 * 16, "04", **options)
    assert stage.scene.card(stage.scene.shown(stage.player.tick)) is None
    for tick, laps in ((13 + 10 * 16, 10), (13 + 11 * 16 - 1, 10), (13 + 11 * 16, 11)):
        strip = stage.scene.says(stage.scene.shown(tick), is_asking=False)
        assert f"{strip.sentence} {strip.more}" == LAPS.format(laps)
        assert not strip.asks
    stage.draw()
    assert "lap" in words_on(stage)
    assert [*problems_of(stage)] == []
    stage = stage_at(333, "04", **options)
    card = stage.scene.card(stage.scene.shown(333))
    assert (card.title, card.facts) == (
        "Still not there after 333 ticks.",
        LAPS.format(20),
    )
    assert "lap" not in stage.scene.says(stage.scene.shown(333), is_asking=False).sentence


def test_a_walker_that_turns_on_the_spot_is_not_said_to_walk_in_a_circle(tmp_path):
    """The half-done left hand: it looks to its left, and still turns right."""
    rule_of_ours = tmp_path / "mine.py"
    rule_of_ours.write_text(
        "from mazelib import Turn\ndef turn(view):\n"
        "    if view.left:\n        return Turn.RIGHT\n    return Turn.RIGHT\n"
    )
    box = tmp_path / "box.txt"
    box.write_text("####\n#A##\n####\n##a#\n####\n")
    stage = stage_at(4, "04", map=str(box), strategy=rule_of_ours)
    card = stage.scene.card(stage.scene.shown(4))
    assert card.title == "It turns on the spot."
    assert card.facts == (
        "After every turn there's a wall in front of it. It'll never take a step."
    )
    assert card.question == CHANGE
    assert not stage.scene.goes_round, "one place is no ring"
    assert "forever" not in words_on(stage)
    assert [*problems_of(stage)] == []


def test_a_walker_that_stands_still_is_said_to_stand_and_no_circle_is_drawn(tmp_path):
    text = "from mazelib import Turn\ndef turn(view):\n    return Turn.AHEAD\n"
    rule_of_ours = tmp_path / "mine.py"
    rule_of_ours.write_text(text)
    stage = stage_at(1, "04", map="loop", strategy=rule_of_ours)
    card = stage.scene.card(stage.scene.shown(1))
    assert card.title == "It's stuck."
    assert card.facts.startswith("It stays in the same place, facing the same way,")
    assert "tick after tick" in card.facts
    assert card.outcome is Outcome.STANDS
    assert card.question == CHANGE, "the lesson asks about a walk"
    assert not stage.scene.goes_round
    assert ringed(stage, [(1, 1), (1, 2)]) == set()


def test_the_question_is_that_of_the_lesson_for_this_end(tmp_path):
    asks = paused_stage("04").lesson.call.question_at_end
    ends = (("loop", 29, Verdict.CIRCLING), ("first", 143, Verdict.ARRIVED))
    assert len({asks(verdict) for _name, _tick, verdict in ends}) == 2
    for name, tick, verdict in ends:
        stage = stage_at(tick, "04", map=name)
        assert stage.scene.card(stage.scene.shown(tick)).question == asks(verdict)
    own = tmp_path / "mine.py"
    own.write_text("from mazelib import right_hand\ndef turn(view):\n    return right_hand(view)\n")
    stage = stage_at(143, "04", strategy=own)
    assert stage.scene.card(stage.scene.shown(143)).question == "Which steps were wasted?"


#: Rules as a learner may have changed that of lesson 4: what each does on the map "loop".
CHANGED = {
    "It'll go back and forth between two places forever!": "return Turn.BACK",
    "It'll go back and forth on the same path forever!": (
        "return Turn.AHEAD if view.front else Turn.BACK"
    ),
    "It's stuck.": "return Turn.AHEAD",
}


@pytest.mark.parametrize(("title", "answer"), CHANGED.items())
def test_after_a_changed_rule_nothing_is_asked_that_does_not_follow(tmp_path, title, answer):
    text = paused_stage("04").lesson.script.read_text()
    changed = tmp_path / "04_right_hand.py"
    changed.write_text(text.replace("    if view.right:", f"    {answer}\n    if view.right:"))
    heya_of_ours = tmp_path / "map.txt"
    heya_of_ours.write_text("######\n#V####\n# #  #\n# # ##\n##  a#\n######\n")
    stage = paused_stage(changed, LARGE, map=str(heya_of_ours))
    stage.scene.advance(100)
    tick = stage.scene.last
    card = stage.scene.card(stage.scene.shown(tick))
    assert card.title == title
    assert card.question == CHANGE
    stage.player.seek(tick)
    assert "circle" not in words_on(stage)
    assert "hand never" not in words_on(stage)


def test_the_buttons_of_a_card_lead_to_the_next_map_and_to_the_beginning():
    by_key = paused_stage(map="loop")
    press(by_key, pygame.K_m)
    next_map = by_key.scene.name
    assert next_map != "loop"
    for command, name in ((Command.NEXT_MAP, next_map), (Command.RESTART, "loop")):
        stage = stage_at(29, map="loop")
        stage.draw()
        targets = [target for target in stage.drawn.targets if target.what is command]
        (button,) = [
            each.at for each in targets if 300 < each.at.top < 700
        ]  # neither in the header nor in the row
        click(stage, button.center)
        assert (stage.scene.name, at(stage), stage.scene.last) == (name, (0, False), 0)


@pytest.mark.parametrize(
    ("keys", "title"),
    [
        ("RRRR", "Perfect!"),
        ("LRRRR", "You arrived."),
        ("RLRRRR", "You arrived."),
    ],
)
def test_a_perfect_walk_by_the_keys_is_praised(map_file, keys, title):
    stage = paused_stage("02", LARGE, map=str(map_file))
    press(stage, *[pygame.K_RIGHT if key == "R" else pygame.K_LEFT for key in keys])
    card = stage.scene.card(stage.as_frame().scene.shown(stage.player.tick))
    assert (card.title, card.stars) == (title, title != "You arrived.")
    stage.draw()
    assert [*problems_of(stage)] == []


def test_after_one_step_nobody_is_asked_for_a_shorter_way_and_a_rule_is_not_praised(tmp_path):
    path = tmp_path / "map.txt"
    path.write_text(">a\n")
    stage = stage_at(1, "04", map=str(path))
    card = stage.scene.card(stage.scene.shown(1))
    assert (card.facts, card.question, card.stars) == ("1 step. There's no shorter path.", "", 0)
    stage = paused_stage("02", LARGE, map=str(path))
    press(stage, pygame.K_RIGHT)
    card = stage.scene.card(stage.scene.shown(1))
    assert (card.title, card.question, card.stars) == ("Perfect!", "", 1)


@pytest.mark.parametrize(
    ("rows", "keys", "question"),
    [
        ("#####\n#> a#\n#####", "RR", "How can you tell there's no other path?"),
        ("#####\n#> a#\n#   #\n#####", "RR", "Is there another path that's just as short?"),
        ("#####\n#b>a#\n#####", "RLL", "Which part did you walk twice, and why?"),
    ],
)
def test_after_a_perfect_walk_only_what_the_map_can_answer_is_asked(tmp_path, rows, keys, question):
    path = tmp_path / "map.txt"
    path.write_text(f"{rows}\n")
    stage = paused_stage("02", LARGE, map=str(path))
    press(stage, *[pygame.K_RIGHT if key == "R" else pygame.K_LEFT for key in keys])
    card = stage.scene.card(stage.scene.shown(stage.scene.last))
    assert (card.title, card.question) == ("Perfect!", question)


@pytest.mark.usefixtures("time_enough")
def test_a_proven_circle_is_walked_once_more_and_then_as_often_as_somebody_plays_on(tmp_path):
    trace = tmp_path / "trace.jsonl"
    stage = paused_stage("04", map="loop", speed=50.0, trace=str(trace))
    press(stage, pygame.K_SPACE)
    for _ in range(25):
        stage.frame(0.1)
    assert at(stage) == (29 + 16, False)
    assert not stage.player.playing
    assert "It'll go round in circles" in words_on(stage)
    press(stage, pygame.K_SPACE)
    for _ in range(25):
        stage.frame(0.1)
    walk = Walk(heya("loop"), rule("right_hand"))
    walk.run()
    tick = stage.player.tick
    timeline = walk.timeline
    assert tick > 29 + 2 * 16
    assert stage.player.playing
    assert stage.scene.last == 29
    assert f"Lap {2 + (tick - 29) // 16}: same as lap 1." == stage.as_frame().strip.heading
    assert stage.as_frame().scene.shown(tick).moment.place == timeline.place(13 + (tick - 13) % 16)
    assert [json.loads(line) for line in trace.read_text().splitlines()] == [
        timeline.traced(n) for n in range(30)
    ]
    press(stage, pygame.K_n)
    assert at(stage)[0] in (tick, tick + 1)
    assert not stage.player.playing
    click(stage, on_map(stage, timeline.place(20)).center)
    assert at(stage) == (
        next(n for n in range(30) if timeline.place(n) == timeline.place(20)),
        False,
    )
    stage.player.seek(1000)
    assert at(stage) == (29, False)
    assert "So everything repeats." in words_on(stage)
    press(stage, pygame.K_n)
    assert "So everything repeats." not in words_on(stage), "it walks on, and that is told"
    strip = stage.as_frame().strip
    said = stage.scene.caption(stage.scene.shown(13, thinks=True).moment)
    assert (strip.heading, strip.sentence) == ("Lap 2: same as lap 1.", said)
    go_on(stage, 31)
    assert at(stage) == (45, False)
    assert stage.as_frame().strip.heading == "Lap 2: same as lap 1.", "it is on its way"
    settle(stage)
    assert "So everything repeats. It has been round 2 times." in words_on(stage)
    press(stage, *[pygame.K_b] * 33)
    assert at(stage) == (28, True)
    assert "circle" not in words_on(stage)
    press(stage, pygame.K_r)
    assert at(stage) == (0, False)
    assert stage.scene.last == 0


def test_the_ring_is_drawn_where_the_circle_is_and_only_when_it_is_proven():
    stage = stage_at(29, map="loop")
    letters = {place for _letter, place in stage.scene.timeline.heya.controls}
    ring = {stage.scene.timeline.place(tick) for tick in range(13, 29)} - letters
    heya = stage.scene.timeline.heya
    floor = [(x, y) for x in range(17) for y in range(7) if heya.is_open((x, y))]
    floor = [place for place in floor if place not in letters]
    assert ringed(stage, floor) == ring
    stage.player.seek(28)
    assert ringed(stage, floor) == set()


def ringed(stage, places) -> set[tuple[int, int]]:
    """The places of the map on which the ring is drawn, by the yellow beside their middle.

    The walker and a control point lie over the middle; the ring is wider than the trail on it.
    """
    stage.draw()
    surface = stage.window.surface
    shown = stage.drawn.maps[0]
    found = set()
    for place in places:
        pixels = pixels_of(surface, shown.rect_of(place))
        if pixels.count(LIGHT.ring) > len(pixels) // 20:
            found.add(place)
    return found


# --- the hand -----------------------------------------------------------------------------------


def test_the_hand_touches_the_wall_on_the_right_piece_by_piece():
    walk = Walk(heya("first"), rule("right_hand"))
    walk.advance(10)
    along = [
        ((2, 1), Heading.DOWN),
        ((3, 1), Heading.DOWN),
        ((4, 1), Heading.DOWN),
        ((5, 2), Heading.LEFT),
    ]
    for tick, pieces in ((0, 0), (1, 1), (2, 2), (3, 3), (4, 3), (5, 4), (2, 2)):
        assert touched(walk.timeline, Turn.RIGHT, tick) == along[:pieces]


def test_on_loop_the_line_of_the_hand_closes_round_the_wall_that_stands_free():
    walk = Walk(heya("loop"), rule("right_hand"))
    ending = walk.run()
    on = walk.heya
    pieces = set(touched(walk.timeline, Turn.RIGHT, ending.tick))
    block = set()
    edge = {
        next(stepped(*piece) for piece in pieces if piece[0] == walk.timeline.place(ending.tick))
    }
    while edge:  # Walls that touch by a corner belong together.
        block |= edge
        around = {(x + dx, y + dy) for x, y in edge for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
        edge = (
            {place for place in around - block if not on.is_open(place)}
            if len(block) < 100
            else set()
        )
    faces = {
        ((x - dx, y - dy), side)
        for x, y in block
        for side, (dx, dy) in zip(Heading, DELTAS, strict=True)
    }
    faces = {(place, side) for place, side in faces if on.is_open(place)}
    assert len(block) < 20
    assert pieces >= faces
    assert {place for place, _ in faces} <= {
        walk.timeline.place(tick) for tick in range(ending.since, ending.tick + 1)
    }


def test_in_the_smallest_window_an_end_keeps_its_facts_and_one_button():
    for tick, name, last_fact in ((143, "first", "takes 48."), (29, "loop", "everything repeats.")):
        stage = stage_at(tick, "04", (480, 360), map=name)
        assert last_fact in words_on(stage)
        (button,) = [
            target.at
            for target in stage.drawn.targets
            if target.what is Command.NEXT_MAP and target.at.top > 100
        ]
        assert not any(
            button.colliderect(each.at)
            for each in stage.drawn.written
            if each.text != Command.NEXT_MAP.word
        )


def test_the_card_waits_until_the_walker_has_moved_into_the_last_tick():
    stage = stage_at(142, "04", (640, 480), thinks=True)
    press(stage, pygame.K_n)
    assert at(stage) == (143, False)
    assert stage.player.phase < 1, "it is on its way"
    assert stage.as_frame().card is None
    settle(stage)
    assert stage.as_frame().card.title == "It arrived."
