"""Lesson 6 in its window: the marks of the ways, and the end where nothing is left."""

from collections import Counter
from dataclasses import replace
from itertools import groupby, pairwise

import pygame
import pytest
from pygame import Rect

from mazelib.grid.compass import DELTAS, Heading, Turn, stepped, turned
from mazelib.walking.chalk import fewest_marks
from mazelib.walking.view import VIEWS
from mazelib.walking.ways import open_ways
from mazelib.window.drawing.theme import DARK, LIGHT
from mazelib.window.painters.card import PICTURES
from mazelib.window.painters.chalk import draw_legend
from mazelib.window.screen.strip import Outcome
from tests.learners import script
from tests.samples import heya
from tests.window.on_stage import (
    LARGE,
    at,
    colours,
    colours_of,
    on_map,
    paused_stage,
    pen_of,
    pixels_of,
    press,
    stage_at,
    words_on,
)

MARKS_OF_CLOSED = "Two marks: walked twice, and closed."


def marks(stage, place, way) -> int:
    """How many strokes of chalk leave a place by a way, read across it near the border.

    Two strokes have a colour of their own.
    """
    rect = on_map(stage, place)
    (dx, dy) = DELTAS[way]
    ahead = 0.45 * rect.width
    found = []
    for number in range(-40, 41):
        aside = rect.width * number / 100
        point = (
            round(rect.centerx + ahead * dx - aside * dy),
            round(rect.centery + ahead * dy + aside * dx),
        )
        found.append(tuple(stage.window.surface.get_at(point))[:3])
    starts = []
    for before, colour in pairwise([None, *found]):
        if colour != before and colour in (LIGHT.once, LIGHT.twice):
            starts.append(colour)
    assert starts in ([], [LIGHT.once], [LIGHT.twice, LIGHT.twice])
    return len(starts)


def counted(walk, tick):
    """How often each way was walked until a tick, in either direction, at both of its ends."""
    counts = Counter()
    places = [walk.place(each) for each in range(tick + 1)]
    for one, other in pairwise(places):
        if one != other:
            counts[one, other] += 1
            counts[other, one] += 1
    return counts


@pytest.mark.parametrize(
    ("name", "ticks"), [("trap_room", (1, 3, 8, 11)), ("unreachable", (30, 60))]
)
def test_each_way_has_as_many_marks_as_it_was_walked_and_what_is_left_has_none(name, ticks):
    stage = stage_at(max(ticks), "06", map=name)
    read = heya(name)
    seen = set()
    for tick in ticks:
        stage.player.seek(tick)
        walked = counted(stage.scene.timeline, tick)
        walker = stage.scene.place_at(tick)
        ring = [place for _, place in read.controls]
        for place in read.places:
            for way in Heading:
                to = stepped(place, way)
                if not (read.is_open(place) and read.is_open(to)) or {place, to} & {walker, *ring}:
                    continue
                assert marks(stage, place, way) == walked[place, to], (tick, place, way)
                seen.add(walked[place, to])
    assert seen == {0, 1, 2}


def test_what_marks_mean_is_told_below_the_rule_from_the_first_moment_on():
    for theme in (LIGHT, DARK):
        stage = paused_stage("06", LARGE)
        stage.is_dark = theme is DARK
        stage.draw()
        told = {each.text: each.at for each in stage.drawn.written}
        for count, words in enumerate(("One mark: walked once.", MARKS_OF_CLOSED), 1):
            at = told[words]
            column = [(at.left - 40, y) for y in range(at.top - 4, at.bottom + 4)]
            seen = [stage.window.surface.get_at(point)[:3] for point in column]
            starts = [two for one, two in pairwise(seen) if one == theme.floor != two]
            lines_seen = [colour for colour in starts if colour != theme.line]
            assert len(lines_seen) == count
    words = words_on(paused_stage("05", LARGE))
    assert "One mark" not in words


def test_a_circle_hides_no_chalk(tmp_path):
    path = tmp_path / "mine.py"
    text = script("06").read_text(encoding="utf-8")
    first = text.index("        if came_to_old_place")
    path.write_text(text[:first] + text[text.index("        way = fewest_marks") :])
    stage = paused_stage("06", LARGE, map="trap_corridor", strategy=path)
    stage.scene.advance(1000)
    timeline = stage.scene.timeline
    assert timeline.since is not None, "it is a circle"
    stage.player.half = 2 * (timeline.last + 20)  # It walks round once more.
    stage.draw()
    assert LIGHT.ring in colours_of(stage.window.surface, stage.drawn.maps[0].area)
    walker = timeline.place(timeline.last + 20)
    seen = set()
    for place, ways in timeline.memory_at(timeline.last + 20)["chalk"].items():
        for way, count in ways.items():
            if walker not in (place, stepped(place, way)):
                assert marks(stage, place, way) == min(count, 2)
                seen.add(count)
    assert {1, 2} <= seen


@pytest.mark.parametrize("size", [(1280, 800), (1024, 768), (700, 600), (480, 360)])
@pytest.mark.sweep(2)
def test_a_mark_has_no_gap_where_places_meet(size):
    stage = stage_at(40, "06", size, map="unreachable")
    stage.draw()
    grid = stage.drawn.maps[0]
    surface = stage.window.surface
    timeline = stage.scene.timeline
    walked = counted(timeline, 40)
    looked_at = 0
    for (place, to), count in walked.items():
        if count == 1 and timeline.place(40) not in (place, to):
            one = grid.rect_of(place).center
            other = grid.rect_of(to).center
            steps = round(max(abs(other[0] - one[0]), abs(other[1] - one[1])))
            for step in range(2, steps - 1):
                x = one[0] + (other[0] - one[0]) * step // steps
                y = one[1] + (other[1] - one[1]) * step // steps
                near = [surface.get_at((x - dx, y - dy))[:3] for dx in (0, 1) for dy in (0, 1)]
                assert LIGHT.once in near, (place, to, step)
                looked_at += 1
    assert looked_at > 100


def test_the_chalk_is_what_the_rule_has_noted_and_not_what_was_walked(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(
        "from mazelib import Heading, Turn\n\n\nclass MyTurn:\n    def __init__(self):\n"
        "        here = {Heading.UP: 2, Heading.LEFT: 1}\n"
        "        self.chalk = {(2, 3): here, (1, 2): {Heading.UP: 0}}\n\n"
        "    def turn(self, view, place, heading):\n"
        "        return Turn.RIGHT\n"
    )
    stage = stage_at(1, "06", map="trap_room", strategy=path)
    found = {way: marks(stage, (2, 3), way) for way in (Heading.UP, Heading.LEFT)}
    assert found == {Heading.UP: 2, Heading.LEFT: 1}
    assert marks(stage, (2, 2), Heading.DOWN) == 0, "each end is drawn for itself"
    assert marks(stage, (1, 2), Heading.UP) == 0


def test_two_marks_are_not_joined_where_they_end():
    stage = stage_at(60, "06", map="unreachable")
    walked = counted(stage.scene.timeline, 60)
    walker = stage.scene.place_at(60)
    looked_at = 0
    for place in {place for place, _ in walked} - {walker}:
        ways = [way for way in Heading if walked[place, stepped(place, way)]]
        if len(ways) == 1 and walked[place, stepped(place, ways[0])] == 2:
            rect = on_map(stage, place)
            dx, dy = DELTAS[ways[0]]
            for part in range(-10, 10):
                ahead = rect.width * part // 20
                middle = (rect.centerx + ahead * dx, rect.centery + ahead * dy)
                assert stage.window.surface.get_at(middle)[:3] != LIGHT.twice, (place, part)
            looked_at += 1
    assert looked_at == 2


def test_the_dots_of_the_shortest_way_leave_the_chalk_alone():
    stage = stage_at(40, "06", map="trap_room")
    assert stage.scene.ended
    stage.player.seek(stage.scene.last)
    assert stage.scene.timeline.tour
    assert stage.scene.timeline.target(stage.scene.last) is None, "it has arrived"
    assert LIGHT.shortest not in colours(stage, pygame.Rect((0, 0), LARGE))


def strokes(stage, place, way) -> int:
    """How many strokes stand on the slip of paper at a side of a place.

    One alone has another colour than two of them, as the marks that they count.
    """
    rect = on_map(stage, place)
    dx, dy = DELTAS[way]
    x = rect.centerx + round(0.55 * rect.width * dx)
    y = rect.centery + round(0.55 * rect.width * dy)
    row = [tuple(stage.window.surface.get_at((x + n, y)))[:3] for n in range(-8, 9)]
    starts = []
    for before, colour in pairwise([None, *row]):
        if colour != before and colour in (LIGHT.once, LIGHT.twice):
            starts.append(colour)
    assert starts in ([], [LIGHT.once], [LIGHT.twice] * 2)
    return len(starts)


@pytest.mark.parametrize(
    "size", [pytest.param(LARGE, marks=pytest.mark.thorough), (640, 480)]
)
def test_where_ways_part_each_side_says_how_many_marks_it_has_while_it_looks(size):
    stage = stage_at(80, "06", size, map="unreachable")
    timeline = stage.scene.timeline
    read = timeline.heya
    counts = set()
    for tick in range(1, 80):
        place = timeline.place(tick)
        ways = [way for way in Heading if read.is_open(stepped(place, way))]
        stage.player.seek(tick)
        stage.draw()
        grid = stage.drawn.maps[0]
        zeros = [text for text in stage.drawn.written if text.text == "0"]
        on_the_map = [text.at.center for text in zeros if grid.area.collidepoint(text.at.center)]
        if len(ways) < 3:
            assert not on_the_map
            continue
        walked = counted(timeline, tick)
        expected = [walked[place, stepped(place, way)] for way in ways]
        assert [strokes(stage, place, way) for way in ways] == expected, tick
        assert len(on_the_map) == expected.count(0)
        counts.update(expected)
        stage.player.half += 1
        stage.draw()
        assert "0" not in [text.text for text in stage.drawn.written], "it has decided"
    assert counts == {0, 1, 2}


def test_floor_that_was_visited_is_pale_and_what_is_left_to_explore_is_white():
    stage = stage_at(60, "06", map="unreachable")
    stage.draw()
    timeline = stage.scene.timeline
    visited = {timeline.place(tick) for tick in range(61)}
    for place in timeline.heya.places:
        if timeline.heya.is_open(place):
            rect = stage.drawn.maps[0].rect_of(place)
            corner = (rect.right - 3, rect.bottom - 3)
            expected = LIGHT.visited if place in visited else LIGHT.floor
            assert stage.window.surface.get_at(corner)[:3] == expected, place


@pytest.mark.parametrize(
    "kept",
    [
        '{("a", "b"): Heading.UP}',
        "{(10**30, 5): Heading.UP}",
        "{(2**63 - 1, 2**40): {Heading.RIGHT: 3}}",
        "{(-1, -5): {Heading.UP: 1}}",
        "{(1, 1): {Heading.UP: 10**9}}",
        "{(1.5, float('nan')): Heading.UP}",
        "{(1, 1): {0: 1}, (2, 1): 5}",
    ],
)
@pytest.mark.sweep(3)
def test_what_looks_like_marks_and_cards_and_is_none_is_no_harm(kept, tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(
        "from mazelib import Heading, right_hand\n\n\nclass MyTurn:\n    def __init__(self):\n"
        f"        self.kept = {kept}\n\n"
        "    def turn(self, view, place, heading):\n"
        "        return right_hand(view)\n"
    )
    stage = paused_stage("06", LARGE, strategy=path)
    press(stage, pygame.K_k, pygame.K_n, pygame.K_n)
    stage.draw()
    assert stage.is_open
    assert stage.problem is None


def test_before_the_card_it_thinks_and_its_line_is_lit():
    stage = stage_at(92, "06", map="unreachable")
    assert stage.scene.card(stage.as_frame().shown) is None
    assert "Which way now" in words_on(stage)
    press(stage, pygame.K_n)
    frame = stage.as_frame()
    assert at(stage) == (92, True)
    assert frame.card.title == "It has explored everything."
    assert frame.card.facts == (
        "Every way at this place has two marks. There's no path to a."
    )
    asked = "92 steps. If each way was walked twice, how many ways are there?"
    assert frame.card.question == asked
    assert asked in words_on(stage)
    assert frame.card.outcome is Outcome.EXPLORED
    assert PICTURES[frame.card.outcome] != PICTURES[Outcome.GOOD], "nothing has arrived"
    for key in (pygame.K_n, pygame.K_RIGHT, pygame.K_SPACE, pygame.K_END, pygame.K_n, pygame.K_n):
        press(stage, key)
    stage = stage_at(92, "06", map="unreachable")
    before = [marks(stage, (4, 1), way) for way in (1, 3)]
    press(stage, pygame.K_n)
    assert [marks(stage, (4, 1), way) for way in (1, 3)] == before == [2, 2], (
        "the proof stays on the map"
    )
    decided = frame.shown.moment.lines_run.decided[1]
    assert (
        stage.scene.source.pieces[0]
        .lines[decided - stage.scene.source.pieces[0].first]
        .strip()
        .startswith("return EXPLORED")
    )


@pytest.mark.parametrize(
    ("rule", "title"),
    [
        ("lesson 6 without three lines", "It has explored everything."),
        ("one that says so at once", "It says everything is explored."),
    ],
)
def test_the_end_claims_no_more_of_the_ways_than_was_walked(rule, title, tmp_path):
    text = script("06").read_text(encoding="utf-8")
    begins = text.index("        if came_to_old_place(")
    text = text[:begins] + text[text.index("        way = fewest_marks") :]
    if rule == "one that says so at once":
        text = text.replace("        if all_closed(ways, marks):", "        if True:")
    path = tmp_path / "mine.py"
    path.write_text(text)
    stage = paused_stage(strategy=path, map="unreachable")
    stage.scene.advance(1000)
    stage.player.seek(stage.scene.last)
    stage.player.half += 1
    card = stage.as_frame().card
    assert (card.title, card.question) == (title, "How does it know?")
    assert not card.facts.startswith("Every way here")


def test_a_walk_that_is_played_comes_to_its_card_and_stops():
    stage = paused_stage("06", map="unreachable", speed=50.0)
    press(stage, pygame.K_SPACE)
    for _ in range(200):
        if not stage.player.playing:
            break
        stage.frame(0.1)
    assert not stage.player.playing
    assert stage.as_frame().card.title == "It has explored everything."
    slow = paused_stage("06", map="unreachable", speed=4.0)
    slow.scene.advance(100)
    slow.player.seek(90)
    press(slow, pygame.K_SPACE)
    for _ in range(40):
        slow.frame(0.1)
    assert not slow.player.playing
    assert slow.as_frame().card.title == "It has explored everything."


def test_in_each_turn_the_line_that_is_marked_strong_is_the_one_that_returns():
    stage = stage_at(92, "06", map="unreachable")
    strong = set()
    for tick in range(93):
        lines_run = stage.scene.timeline.moment(tick, thinks=True).lines_run
        assert stage.scene.source.strong(lines_run) == lines_run.decided, "one line answers"
        strong.add(lines_run.decided[1])
    text = script("06").read_text(encoding="utf-8").split("\n")
    returns = [number for number, line in enumerate(text, 1) if "return " in line]
    assert sorted(strong) == returns, "each answer was given"


def test_the_strip_asks_the_question_of_the_lesson_and_says_below_it_who_wins_in_a_tie():
    stage = stage_at(60, "06", map="unreachable")
    strip = stage.as_frame().strip
    assert strip.sentence == "Which way now, and why?"
    assert strip.more == (
        "In a tie: right, then ahead, then left."
    )
    heading = stage.scene.timeline.moment(60).heading
    turns = [turned(heading, turn) for turn in (Turn.RIGHT, Turn.AHEAD, Turn.LEFT)]
    assert fewest_marks(open_ways(VIEWS[heading][0b1111], heading), {}) == turns[0]
    assert open_ways(VIEWS[heading][0b1111], heading)[:3] == turns


def test_that_no_way_leads_there_is_not_told_before_the_end():
    stage = paused_stage("06", map="unreachable")
    told = paused_stage("05", map="unreachable")
    assert "There's no path to" not in stage.scene.note
    assert "There's no path to" in told.scene.note
    targets = []
    for each in (stage, told):
        each.draw()
        targets.append(pixels_of(each.window.surface, on_map(each, (15, 5))))
    assert LIGHT.control in targets[0]
    assert LIGHT.control not in targets[1]


def test_what_marks_mean_is_told_before_the_rule_has_run():
    stage = paused_stage("06", LARGE)
    frame = stage.as_frame()
    moment = replace(frame.shown.moment, memory={})
    frame = frame._replace(shown=replace(frame.shown, moment=moment))
    stage.draw(frame)
    assert MARKS_OF_CLOSED in [each.text for each in stage.drawn.written]


def test_each_row_of_the_legend_has_as_many_marks_as_it_says_in_the_colour_that_they_have():
    pen = pen_of()
    draw_legend(pen, pen.window.get_rect())
    told = {"One mark": (1, LIGHT.once), "Two marks": (2, LIGHT.twice)}
    assert len(pen.written) == len(told)
    for text in pen.written:
        (marks,) = [marks for words, marks in told.items() if text.text.startswith(words)]
        across = pixels_of(
            pen.window, Rect(3 * pen.size // 2, text.room.top, 1, text.room.height)
        )
        chalk = [colour if colour in (LIGHT.once, LIGHT.twice) else None for colour in across]
        strokes = [colour for colour, _run in groupby(chalk) if colour]
        assert strokes == [marks[1]] * marks[0], text.text
