"""What header, captions and panels say is what happened: each says in words what it draws."""

import random
import runpy
from pkgutil import iter_modules

import pygame
import pytest

from mazelib.grid.compass import DELTAS, Heading, Turn
from mazelib.kinds.shared.registry import KINDS
from mazelib.maps.heya_text import parse
from mazelib.text import sentences
from mazelib.walking.timeline import Timeline
from mazelib.walking.view import View
from mazelib.window import guessing, keys, panels
from mazelib.window.clicks import NamedPlace
from mazelib.window.lettering import Lettering
from mazelib.window.overlays import HelpBlock, help_blocks
from mazelib.window.panels import memory, new_panel
from mazelib.window.panels.memory import MemoryCard, Remark, memory_rows
from mazelib.window.pen import Pen
from mazelib.window.scenes.shared.walker_scene import told_from_senses
from mazelib.window.shown import WalkShown
from mazelib.window.theme import DARK, LIGHT
from tests.window.on_stage import on_map, pixels_of, press, stage_at, words_on


@pytest.mark.parametrize("side", ["front", "right", "left", "back"])
def test_each_sense_is_said_of_its_own_side(side):
    sides = {"front": False, "right": False, "left": False, "back": False, side: True}
    told = told_from_senses(View(**sides), Turn.AHEAD)
    assert told.count("open") == 1
    assert told.count("wall") == 3
    assert f"{side} open" in told


def test_the_status_tells_tick_target_and_seed():
    stage = stage_at(143)
    a_at = stage.scene.timeline.reached[0]
    for tick, target in (
        (14, "next: a"),
        (a_at - 1, "next: a"),
        (a_at, "next: b"),
        (143, "all reached"),
    ):
        stage.player.seek(tick)
        assert f"tick {tick} · {target}" in words_on(stage)
    assert "tick 0 · next: a · seed 0" in words_on(stage_at(0, "03"))
    assert "tick 426 · all reached · seed 0" in words_on(stage_at(426, "03", map="first"))
    assert "step 3 · seed 0" in words_on(stage_at(3, "08"))


@pytest.mark.parametrize(
    ("lesson", "tick", "caption"),
    [
        ("04", 0, "Right is open: turn right."),
        ("04", 1, "Wall on the right. Front is open: go ahead."),
        ("04", 14, "Wall on the right and in front: turn left."),
        ("05", 6, "A second way goes on: note it on a card. Right is open: turn right."),
        ("01", 0, ""),
        ("02", 0, "Press an arrow key."),
        ("08", 0, "All is wall. What will the first step do?"),
        ("08", 1, "Dig a room, taken by chance, and begin there."),
        ("09", 1, "Every room has a number of its own."),
        ("10", 1, "Road 1 begins at S."),
    ],
)
def test_the_caption_is_the_comment_of_the_lines_that_run_or_what_a_maker_yields(
    lesson, tick, caption
):
    assert stage_at(tick, lesson, thinks=lesson in ("04", "05")).as_frame().strip.sentence == caption


def test_a_bump_and_a_point_reached_are_told_before_the_class_is_asked():
    stage = stage_at(142)
    timeline = stage.scene.timeline
    why = {}
    for tick in range(143):
        stage.player.seek(tick)
        why[tick] = stage.as_frame().strip.sentence
    ask = "Where will it go next, and why?"
    assert {tick for tick in why if why[tick] == f"There was a wall: no step. {ask}"} == {
        tick for tick in range(1, 143) if timeline.place(tick) == timeline.place(tick - 1)
    }
    assert [(tick, why[tick][0]) for tick in why if "is reached" in why[tick]] == [
        (tick, letter) for tick, letter in zip(timeline.reached, "ab", strict=False)
    ]
    assert all(caption.endswith(ask) for caption in why.values())
    press(stage, pygame.K_SPACE)
    assert ask not in stage.as_frame().strip.sentence, "nobody can answer while it plays"


def test_a_rule_without_comments_is_told_from_what_it_senses_and_answers():
    moment = stage_at(2).scene.timeline.moment(2, thinks=True)
    senses = moment.view.in_words
    assert senses.startswith("front open, right wall, left wall, back open")
    told = told_from_senses(moment.view, moment.turn)
    assert told == f"It senses {senses}, and answers ahead."


def test_each_coin_is_shown_where_it_is_tossed():
    stage = stage_at(100, "03")
    dice = random.Random(0)
    for tick in range(100):
        view = stage.scene.timeline.view(tick)
        tossed = []
        for is_open in (view.right, view.left):
            if is_open and 0 not in tossed:
                tossed.append(dice.randint(0, 1))
        stage.player.seek(tick)
        assert stage.as_frame().strip.coins == ()
        stage.player.half += 1
        assert stage.as_frame().strip.coins == tuple(tossed)


def walk_shown(timeline, tick):
    return WalkShown(timeline=timeline, moment=timeline.moment(tick), tick=tick)


def drawn_bars(name, shown, size, *inks):
    """What a panel of bars writes, and the lengths of its bars in these colours, from the top."""
    window = pygame.Surface(size)
    pen = Pen(window, LIGHT, Lettering(), 16)
    new_panel(name).draw(pen, window.get_rect(), shown)
    rows = [pixels_of(window, pygame.Rect(0, y, size[0], 1)) for y in range(size[1])]
    lengths = []
    for row in rows:
        lengths.append(sum(row.count(ink) for ink in inks))
    return [text.text for text in pen.written], [*dict.fromkeys(filter(None, lengths))]


def test_the_steps_panel_counts_steps_and_bumps():
    timeline = stage_at(143).scene.timeline
    words, lengths = drawn_bars(
        "steps", walk_shown(timeline, 143), (500, 240), LIGHT.walker, LIGHT.good
    )
    assert words == ["so far: 138", "shortest: 48", "3 of 3 reached. Bumps into walls: 5."]
    assert lengths == [225, round(225 * 48 / 138)]
    still = Timeline.still(parse(">b#a"))
    words, _ = drawn_bars("steps", walk_shown(still, 0), (500, 240), LIGHT.walker)
    assert words[0] == "so far: 0"
    assert not any("shortest" in each for each in words), "there is no way"


@pytest.mark.parametrize(("tick", "rights"), [(29, 4), (45, 6), (200, 25)])
def test_in_a_proven_circle_the_bars_grow_from_lap_to_lap(tick, rights):
    timeline = stage_at(200, "04", map="loop").scene.timeline
    words, _ = drawn_bars("steps", walk_shown(timeline, tick), (500, 240), LIGHT.walker)
    assert words[0] == f"so far: {tick}"
    words, _ = drawn_bars("turns", walk_shown(timeline, tick), (900, 240), LIGHT.accent)
    assert words[:2] == [f"right {rights}", "left 0"]


def test_the_turns_panel_counts_right_and_left_where_both_are_open():
    timeline = stage_at(426, "03", map="open_square").scene.timeline
    for tick in (426, 200, 0, 10, 426):  # On and back, as the slider goes.
        moments = [timeline.moment(each, thinks=True) for each in range(tick)]
        taken = [moment.turn for moment in moments if moment.view.right and moment.view.left]
        right = taken.count(Turn.RIGHT)
        left = taken.count(Turn.LEFT)
        few = " Too few to tell yet." if tick <= 10 else ""
        words, _ = drawn_bars("turns", walk_shown(timeline, tick), (900, 240), LIGHT.accent)
        assert words[:2] == [f"right {right}", f"left {left}"]
        assert " ".join(words[2:]) == f"Where both are open: right {right}, left {left}.{few}"
    assert right > 1.5 * left > 0


@pytest.mark.parametrize("size", [(500, 240), (180, 100), (700, 160)])
def test_the_two_bars_are_drawn_as_long_as_they_say(size):
    timeline = stage_at(426, "03", map="open_square").scene.timeline
    right, left = timeline.turns_where_both_open(426)
    _, (longest, shorter) = drawn_bars("turns", walk_shown(timeline, 426), size, LIGHT.accent)
    assert shorter == round(longest * left / right)


def test_the_groups_panel_counts_the_numbers_that_are_left():
    stage = stage_at(2, "09")
    stage.scene.advance(1000)
    for tick, broken, groups in ((2, 1, 69), (0, 0, 0), (stage.scene.last, 69, 1)):
        stage.player.seek(tick)
        assert f"rooms: 70 walls broken: {broken} groups: {groups} " in words_on(stage)


CARD = ((9, 1), Heading.RIGHT)
OTHER = ((3, 5), Heading.UP)


def test_cards_lie_newest_on_top_and_the_one_taken_is_shown_above():
    both = dict([CARD, OTHER])
    assert memory_rows({"cards": both}, {"cards": dict([CARD])}, 9) == [
        "cards: 2", MemoryCard((3, 5), Heading.UP, Remark.NEW), MemoryCard((9, 1), Heading.RIGHT)
    ]  # fmt: skip
    assert memory_rows({"cards": dict([CARD])}, {"cards": both}, 9) == [
        "cards: 1", MemoryCard((3, 5), Heading.UP, Remark.TAKEN),
        MemoryCard((9, 1), Heading.RIGHT, Remark.TOP)
    ]  # fmt: skip


def test_a_card_that_now_points_elsewhere_was_taken_and_is_new():
    place = (9, 1)
    before = {place: Heading.RIGHT}
    assert memory_rows({"cards": {place: Heading.UP}}, {"cards": before}, 9) == [
        "cards: 1",
        MemoryCard(place, Heading.RIGHT, Remark.TAKEN),
        MemoryCard(place, Heading.UP, Remark.NEW),
    ]


def test_only_the_card_just_taken_has_a_thick_edge_whatever_the_remarks_are_called(monkeypatch):
    """And only what is new or was just taken is tinted."""
    stage = stage_at(0, "05")
    stage.panels.names = ("memory",)
    stage.scene.advance(60)
    monkeypatch.setattr(memory, "REMARK_WORDS", dict.fromkeys(Remark, "the same"))
    edges = set()
    for half in range(2, 120):
        stage.player.half = half
        shown = stage.as_frame().shown
        rows = memory_rows(shown.moment.memory, shown.moment.memory_before, 20)
        cards = [row for row in rows if isinstance(row, MemoryCard)]
        stage.draw()
        drawn = [target.at for target in stage.drawn.targets if type(target.what) is NamedPlace]
        for row, at in zip(cards, drawn, strict=False):
            edge = stage.window.surface.get_at((at.centerx, at.top + 4))[:3]
            assert (edge == LIGHT.walker) == (row.remark is Remark.TAKEN), half
            ground = stage.window.surface.get_at((at.right - 7, at.top + 7))[:3]
            assert (ground != LIGHT.panel) == (row.remark in (Remark.NEW, Remark.TAKEN)), half
            edges.add(row.remark)
    assert edges == {*Remark, None}


def test_the_arrow_of_a_card_points_where_its_way_leads():
    stage = stage_at(0, "05", map="wide")
    stage.panels.names = ("memory",)
    stage.scene.advance(200)
    seen = set()
    for half in range(2, 400, 3):
        stage.player.half = half
        shown = stage.as_frame().shown
        rows = memory_rows(shown.moment.memory, shown.moment.memory_before, 20)
        cards = [row for row in rows if isinstance(row, MemoryCard)]
        stage.draw()
        drawn = [target.at for target in stage.drawn.targets if type(target.what) is NamedPlace]
        for card, at in zip(cards, drawn, strict=False):
            dx, dy = DELTAS[card.heading]
            far = 0.2 * at.height
            middle = at.left + at.height // 2
            tip = (round(middle + far * dx), round(at.centery + far * dy))
            notch = (round(middle - far * dx), round(at.centery - far * dy))
            ground = stage.window.surface.get_at((at.right - 7, at.top + 7))
            assert stage.window.surface.get_at(tip) != ground, (half, card)
            assert stage.window.surface.get_at(notch) == ground, (half, card)
            seen.add(card.heading)
    assert seen == {*Heading}


@pytest.mark.parametrize(
    ("module", "name"), [(keys, "Command"), (guessing, "Question"), (memory, "Remark")]
)
def test_two_members_stay_two_where_a_translation_says_the_same_of_both(module, name, monkeypatch):
    monkeypatch.setattr(sentences, "_", lambda _sentence: "the same")
    assert len(runpy.run_path(module.__file__)[name]) == len(getattr(module, name))


def test_other_memory_is_told_by_name_and_value_as_far_as_there_is_room():
    assert memory_rows({}, {}, 9) == ["It remembers nothing."]
    visits = {(x, 1): x for x in range(30)}
    rows = memory_rows({"count": 3, "visits": visits}, {}, 6)
    assert rows == [
        "count = 3", "visits: 30", "   (29, 1): 29", "   (28, 1): 28", "   (27, 1): 27",
        "and older ones below"
    ]  # fmt: skip


# --- what is drawn where -------------------------------------------------------------------


def colour_at(stage, place, dx=0.5, dy=0.5):
    """The colour at a part of a place on the map that is drawn."""
    rect = on_map(stage, place)
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
    assert colour_at(stage, (9, 5), 0.5, 0.15) == theme.control


def test_the_arrow_is_where_the_walker_is_and_points_where_it_faces():
    stage = stage_at(14)
    assert stage.scene.timeline.place(14) == (9, 3)
    assert stage.scene.timeline.heading(14) is Heading.DOWN
    assert colour_at(stage, (9, 3), 0.5, 0.75) == LIGHT.walker
    assert (
        colour_at(stage, (9, 3), 0.5, 0.1) != LIGHT.walker
        or colour_at(stage, (9, 3), 0.2, 0.9) != LIGHT.walker
    )


def test_a_point_that_is_reached_is_pale():
    stage = stage_at(0)
    reached = stage_at(143)
    assert colour_at(stage, (1, 4), 0.5, 0.15) == LIGHT.accent
    assert colour_at(reached, (1, 4), 0.5, 0.15) == LIGHT.panel


def test_a_card_is_an_arrow_at_the_edge_that_it_points_to():
    stage = stage_at(30, "05", map="first")
    assert stage.scene.timeline.moment(30).memory == {"cards": {(9, 1): Heading.RIGHT}}
    assert colour_at(stage, (9, 1), 0.9, 0.5) == LIGHT.mark


def test_a_room_that_is_dug_is_floor_and_the_next_is_wall():
    stage = stage_at(1, "08")
    stage.draw()
    (x, y) = stage.scene.timeline.frame(1).worker
    places = stage.drawn.maps[0]
    seen = [
        stage.window.surface.get_at(places.rect_of(place).center)[:3]
        for place in ((x, y), (x + 1, y))
    ]
    assert seen == [LIGHT.floor, LIGHT.wall]


def test_every_panel_that_a_kind_of_lesson_names_is_a_file_and_no_file_is_left_over():
    named = {panel for kind in KINDS.values() for panel in kind.panels}
    files = {module.name for module in iter_modules(panels.__path__)}
    assert named == files
    assert {new_panel(name).name for name in named} == named


def test_help_has_a_block_for_each_paragraph_of_a_lesson_and_one_for_the_map():
    text = "A lesson.\n\nWhat to see: it\n  walks.\nWhat to try: press: Space."
    assert help_blocks(text, "two ways: one of them is long") == [
        HelpBlock("Idea", "It walks."),
        HelpBlock("Try", "Press: Space."),
        HelpBlock("The map", "Two ways: one of them is long"),
    ]
    assert help_blocks("", "first") == [HelpBlock("The map", "First")], "without a text too"
