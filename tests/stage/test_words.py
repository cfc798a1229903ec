"""What header, captions and panels say is what happened: each says in words what it draws."""

import pygame
import pytest

from mazelib import lesson
from mazelib.compass import Heading, Turn
from mazelib.heya import parse
from mazelib.makers.making import LaidMaze
from mazelib.routes import shortest_tour
from mazelib.stage import scene
from mazelib.stage.lettering import Lettering
from mazelib.stage.panels.groups import group_words
from mazelib.stage.panels.memory import Row, memory_rows
from mazelib.stage.panels.panel import Shown
from mazelib.stage.panels.steps import step_words
from mazelib.stage.panels.text import text_rows
from mazelib.stage.panels.turns import TurnCounts, TurnsPanel, bars, lean_words
from mazelib.stage.pen import Pen
from mazelib.stage.scenes import told_from_senses, verdict_sentence
from mazelib.stage.theme import DARK, LIGHT
from mazelib.stage.walk_painter import End
from mazelib.view import View
from mazelib.walk import Walk
from tests.maps import heya, rule
from tests.stage.on_stage import paused_stage, press


def stage_at(tick, lesson="04", size=(1280, 800), **options):
    stage = paused_stage(lesson, size, **options)
    stage.scene.advance(tick)
    stage.player.seek(tick)
    return stage


@pytest.mark.parametrize("side", ["front", "right", "left", "back"])
def test_each_sense_is_said_of_its_own_side(side):
    sides = {"front": False, "right": False, "left": False, "back": False, side: True}
    said = [f"{name} {'open' if is_open else 'wall'}" for name, is_open in sides.items()]
    assert sorted(View(**sides).words) == sorted(said)


def test_the_status_line_tells_tick_target_heading_and_the_senses_of_now():
    scene = stage_at(143).scene
    assert scene.status(14) == (["tick 14", "target a", "facing down"], scene.timeline.view(14))
    assert scene.status(15)[0] == ["tick 15", "target a", "facing right"]
    a_at = scene.timeline.reached[0]
    assert [scene.status(tick)[0][1] for tick in (a_at - 1, a_at)] == ["target a", "target b"]
    stage = stage_at(143)
    assert stage.scene.status(143)[0] == ["tick 143", "all reached", "facing up"]
    assert stage_at(3, "08").scene.status(3) == (["step 3", "12 × 7 rooms"], None)


@pytest.mark.parametrize(
    ("lesson", "tick", "said"),
    [
        ("04", 0, "Here the walker stands before its first tick."),
        ("04", 1, "Tick 1: Right is open: turn right."),
        ("04", 2, "Tick 2: Wall on the right. Front is open: go ahead."),
        ("04", 15, "Tick 15: Wall on the right and in front: turn left."),
        ("05", 13, "Tick 13: Note the front on a card. Right is open: turn right."),
        ("01", 0, "Nobody walks yet."),
        ("02", 0, "Press an arrow key to walk."),
        ("08", 0, "Before the first step."),
        ("08", 1, "Step 1: Dig a room, taken by chance, and begin there."),
        ("09", 1, "Step 1: Every room has a number of its own."),
        ("10", 1, "Step 1: Road 1 begins at S."),
    ],
)
def test_the_caption_is_the_comment_of_the_lines_that_ran_or_what_a_maker_yields(lesson, tick, said):
    assert stage_at(tick, lesson).scene.caption(tick) == said


def test_a_step_into_a_wall_and_a_point_reached_are_said():
    scene = stage_at(143).scene
    bumps = [tick for tick in range(1, 143) if not scene.timeline.moment(tick).moved]
    assert bumps and all(scene.caption(tick).endswith("But there is a wall: no step.") for tick in bumps)
    assert [tick for tick in range(143) if "Reached " in scene.caption(tick)] == scene.timeline.reached[:-1]
    assert scene.caption(scene.timeline.reached[0]).endswith("Reached a!")


def test_a_rule_without_comments_is_told_from_what_it_sensed_and_answered():
    moment = stage_at(2).scene.timeline.moment(2)
    assert told_from_senses(moment) == (
        "It sensed front open, right wall, left wall, back open and answered ahead."
    )


@pytest.mark.parametrize(
    ("name", "by", "limit", "said"),
    [
        ("loop", "right_hand", None, "Circling: the same place, facing the same way, as at tick 13: it will walk this circle for ever."),
        ("trap_room", "branch_stack", None, "Circling: the same place, facing the same way, the same memory, as at tick 0: it will walk this circle for ever."),
        ("first", "right_hand", None, "Arrived after 143 ticks and 138 steps; the shortest route (dots) has 48."),
        ("first", "random_walk", 9, "Out of ticks after 9. That proves nothing: it might still arrive."),
    ],
)  # fmt: skip
def test_the_verdict_is_told_in_full_sentences(name, by, limit, said):
    walk = Walk(heya(name), rule(by), limit)
    ending = walk.run()
    tour = shortest_tour(walk.heya) if name == "first" and limit is None else []
    assert verdict_sentence(walk, End(ending.since, tour or [], walk.timeline.steps(ending.tick))) == said


def test_the_steps_panel_counts_steps_and_bumps():
    timeline = stage_at(143).scene.timeline
    assert step_words(timeline, 143, 48) == [
        "your steps: 138", "into walls: 5", "shortest route: 48", "reached: 3 of 3"
    ]  # fmt: skip
    assert step_words(timeline, 0, None)[0::2] == ["your steps: 0", "shortest route: there is none"]


def test_the_turns_panel_counts_right_and_left_where_both_are_open():
    timeline = stage_at(426, "03", map="open_square").scene.timeline
    counts = TurnCounts(timeline)
    for tick in (426, 200, 0, 10, 426):  # On and back, as the slider goes.
        counts.go_to(tick)
        moments = [timeline.moment(each) for each in range(1, tick + 1)]
        taken = [moment.turn for moment in moments if moment.sensed.right and moment.sensed.left]
        right, left = taken.count(Turn.RIGHT), taken.count(Turn.LEFT)
        few = " Too few to tell yet." if tick <= 10 else ""
        assert lean_words(counts) == (
            f"Where right and left are both open: {right} times right, {left} times left.{few}"
        )
        most = max(right, left, 1)
        assert bars(counts) == [(f"right {right}", right / most), (f"left {left}", left / most)]
    assert right > 1.5 * left > 0


@pytest.mark.parametrize("size", [(500, 240), (180, 100), (700, 160)])
def test_the_two_bars_are_drawn_as_long_as_they_say(size):
    timeline = stage_at(426, "03", map="open_square").scene.timeline
    window, counts = pygame.Surface(size), TurnCounts(timeline)
    TurnsPanel().draw(Pen(window, LIGHT, Lettering(), 16), window.get_rect(), Shown(timeline, 426))
    counts.go_to(426)
    rows = [[tuple(window.get_at((x, y)))[:3] for x in range(size[0])] for y in range(size[1])]
    drawn = [row.count(LIGHT.accent) for row in rows if row.count(LIGHT.accent)]
    longest = max(drawn)
    assert {*drawn} == {round(longest * part) for _, part in bars(counts)} and len({*drawn}) == 2


def test_the_text_panel_numbers_the_lines_as_an_editor_does():
    rows = text_rows(parse("#####\n#  a#\n#####\n\nnote\x0cwith odd signs\n"))
    assert rows == [
        (1, "#####", True), (2, "#  a#", True), (3, "#####", True), (4, "", False),
        (5, "note·with odd signs", False), (6, "", False),
    ]  # fmt: skip


def test_the_groups_panel_counts_the_numbers_that_are_left():
    stage = stage_at(2, "09")
    stage.draw()
    laid = LaidMaze(stage.scene.making)
    assert group_words(laid) == ["rooms: 70", "No room has a number yet."]
    laid.show(stage.player.tick)
    assert group_words(laid) == ["rooms: 70", "walls broken: 1", "groups: 69"]
    stage.scene.advance(1000)
    stage.player.seek(stage.scene.last)
    stage.draw()
    laid.show(stage.player.tick)
    assert group_words(laid) == ["rooms: 70", "walls broken: 69", "groups: 1"]


CARD, OTHER = ((9, 1), Heading.RIGHT), ((3, 5), Heading.UP)


def test_cards_lie_newest_on_top_and_the_one_taken_is_shown_above():
    both = dict([CARD, OTHER])
    assert memory_rows({"cards": both}, {"cards": dict([CARD])}, 9) == [
        Row("cards: 2"), Row("up at (3, 5)", Heading.UP, "new"), Row("right at (9, 1)", Heading.RIGHT)
    ]  # fmt: skip
    assert memory_rows({"cards": dict([CARD])}, {"cards": both}, 9) == [
        Row("cards: 1"), Row("up at (3, 5)", Heading.UP, "taken"), Row("right at (9, 1)", Heading.RIGHT, "top")
    ]  # fmt: skip


def test_other_memory_is_told_by_name_and_value_as_far_as_there_is_room():
    assert memory_rows({}, {}, 9) == [Row("It remembers nothing.")]
    visits = {(x, 1): x for x in range(30)}
    rows = memory_rows({"count": 3, "visits": visits}, {}, 6)
    assert [row.words for row in rows] == [
        "count = 3", "visits: 30", "   (29, 1): 29", "   (28, 1): 28", "   (27, 1): 27", "… and more below"
    ]  # fmt: skip


# --- what is drawn where -------------------------------------------------------------------


def colour_at(stage, place, dx=0.5, dy=0.5):
    """The colour at a part of a place on the map that is drawn."""
    stage.draw()
    rect = stage.scene._painter._picture.rect_of(place)
    point = rect.left + int(dx * rect.width), rect.top + int(dy * rect.height)
    return tuple(stage.window.surface.get_at(point))[:3]


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_walls_floor_walker_and_control_points_have_their_colours(theme):
    stage = stage_at(0)
    if theme is DARK:
        press(stage, pygame.K_d)
    assert colour_at(stage, (0, 0)) == theme.wall
    assert colour_at(stage, (9, 1)) == theme.floor
    assert colour_at(stage, (1, 1)) == theme.walker
    assert colour_at(stage, (9, 5), 0.5, 0.15) == theme.accent


def test_the_arrow_is_where_the_walker_is_and_points_where_it_faces():
    stage = stage_at(14)
    assert stage.scene.timeline.place(14) == (9, 3) and stage.scene.heading_at(14) is Heading.DOWN
    assert colour_at(stage, (9, 3), 0.5, 0.75) == LIGHT.walker
    assert colour_at(stage, (9, 3), 0.5, 0.1) != LIGHT.walker or colour_at(stage, (9, 3), 0.2, 0.9) != LIGHT.walker


def test_a_point_that_is_reached_is_grey_and_ticked():
    stage = stage_at(0)
    reached = stage_at(143)
    assert colour_at(stage, (1, 4), 0.5, 0.15) == LIGHT.accent
    assert colour_at(reached, (1, 4), 0.5, 0.15) == LIGHT.faint
    assert colour_at(reached, (1, 4), 0.88, 0.06) in (LIGHT.panel, LIGHT.text)


def test_a_card_is_an_arrow_at_the_edge_that_it_points_to():
    stage = stage_at(30, "05")
    assert stage.scene.timeline.moment(30).memory == {"cards": {(9, 1): Heading.RIGHT}}
    assert colour_at(stage, (9, 1), 0.9, 0.5) == LIGHT.mark


def test_a_room_that_is_dug_is_floor_and_the_next_is_wall():
    stage = stage_at(1, "08")
    (x, y), places = stage.scene.making.worker(1), stage.scene._painter._pictures[0].places
    stage.draw()
    seen = [stage.window.surface.get_at(places.rect_of(place).center)[:3] for place in ((x, y), (x + 1, y))]
    assert seen == [LIGHT.floor, LIGHT.wall]


def test_letters_that_the_bundled_typeface_lacks_are_looked_for_in_the_system(monkeypatch):
    looked = []
    monkeypatch.setattr(pygame.font, "match_font", lambda names: looked.append(names))
    lettering = Lettering()
    assert lettering.width("é · × …", 20) and not looked
    assert lettering.width("部屋", 20) and len(looked) == 1


def test_show_knows_the_panels_of_the_stage():
    assert {*lesson.PANELS, *lesson.PANELS_OF_MAKING, "memory"} == {*scene.PANELS}


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_walls_and_floor_differ_strongly_in_brightness(theme):
    def brightness(colour):
        linear = [part / 12.92 if part <= 0.04 else ((part + 0.055) / 1.055) ** 2.4 for part in (c / 255 for c in colour)]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    dark, light = sorted(map(brightness, (theme.wall, theme.floor)))
    assert (light + 0.05) / (dark + 0.05) > 4.5, "the contrast that web pages ask for text"
