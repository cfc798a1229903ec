"""What header, captions and panels say is what happened: each says in words what it draws."""

import random
import runpy
from pkgutil import iter_modules

import pygame
import pytest

from mazelib.kinds.shared.registry import KINDS
from mazelib.text import sentences
from mazelib.window import panels
from mazelib.window.drawing.lettering import Lettering
from mazelib.window.drawing.pen import Pen
from mazelib.window.drawing.theme import DARK, LIGHT
from mazelib.window.guess import guesses
from mazelib.window.input import keys
from mazelib.window.panels import new_panel
from mazelib.window.pictures import Pictures
from mazelib.window.rule import remembered
from mazelib.window.screen.overlays import HelpBlock, help_blocks
from mazelib.window.shown import WalkShown
from tests.window.on_stage import colours_of, on_map, pixels_of, press, stage_at, words_on


def test_tick_target_and_seed_stand_at_the_foot_of_the_menu():
    stage = stage_at(143)
    press(stage, pygame.K_o)
    a_at = stage.scene.timeline.reached[0]
    for tick, target in (
        (14, "next: a"),
        (a_at - 1, "next: a"),
        (a_at, "next: b"),
        (143, "all reached"),
    ):
        stage.player.seek(tick)
        assert f"tick {tick} · {target}" in words_on(stage)
    for words, stage in (
        ("tick 0 · next: a · seed 0", stage_at(0, "03")),
        ("tick 426 · all reached · seed 0", stage_at(426, "03", map="first")),
        ("step 3 · seed 0", stage_at(3, "08")),
    ):
        assert words not in words_on(stage)
        press(stage, pygame.K_o)
        assert words in words_on(stage)


@pytest.mark.parametrize(
    ("lesson", "tick", "caption"),
    [
        ("04", 0, "Right is open: turn right."),
        ("04", 1, "Wall on the right. Front is open: go ahead."),
        ("04", 14, "Wall on the right and in front: turn left."),
        ("05", 6, "There is a second way: note it on a card. Right is open, so turn right."),
        ("02", 0, "Press an arrow key."),
        ("08", 3, "Still wall: dig there."),
        ("09", 3, "Different: break it."),
        ("10", 3, "Lay road 1."),
    ],
)
def test_the_caption_is_the_comment_of_the_lines_that_run_or_what_a_maker_yields(
    lesson, tick, caption
):
    assert (
        stage_at(tick, lesson, thinks=lesson != "02").as_frame().strip.sentence == caption
    )


def test_a_letter_that_is_walked_over_too_early_is_told_not_to_count_yet():
    stage = stage_at(0, "03", map="open_square", seed=1)
    stage.scene.advance(600)
    timeline = stage.scene.timeline
    place = dict(timeline.heya.controls)["c"]
    early = next(tick for tick in range(timeline.last) if timeline.place(tick) == place)
    assert timeline.target(early) == "a"
    stage.player.seek(early)
    assert stage.as_frame().strip.more.startswith("Not c yet: a comes first.")
    late = timeline.reached[1]
    stage.player.seek(late)
    assert stage.as_frame().strip.more.startswith("It reached b.")


def test_a_point_that_is_reached_is_told_beside_the_question_for_the_class():
    stage = stage_at(142)
    timeline = stage.scene.timeline
    said = {}
    for tick in range(143):
        stage.player.seek(tick)
        said[tick] = stage.as_frame().strip
    ask = "Where will it go next, and why?"
    assert [(tick, said[tick].more[11]) for tick in said if "It reached" in said[tick].more] == [
        (tick, letter) for tick, letter in zip(timeline.reached, "ab", strict=False)
    ]
    assert all(strip.sentence == ask for strip in said.values())
    press(stage, pygame.K_SPACE)
    assert ask not in stage.as_frame().strip.sentence, "nobody can answer while it plays"


@pytest.mark.parametrize(
    ("lesson", "options"), [("04", {}), ("03", {"map": "first"}), ("05", {"map": "loop"})]
)
def test_what_it_did_is_told_from_the_walk_and_not_by_the_rule(lesson, options):
    """The words are those of an independent look at two places and two headings."""
    stage = stage_at(60, lesson, **options)
    timeline = stage.scene.timeline
    turns = ("to go ahead", "turns right", "turns round", "turns left")
    seen = set()
    for tick in range(60):
        stage.player.half = 2 * tick + 1
        did = stage.as_frame().strip.did
        quarters = (timeline.heading(tick + 1) - timeline.heading(tick)) % 4
        has_stepped = timeline.place(tick + 1) != timeline.place(tick)
        steps_ahead = has_stepped and not quarters and "takes a step ahead" in did
        assert turns[quarters] in did or steps_ahead
        assert ("it stays put" in did) != has_stepped
        seen.add((quarters, has_stepped))
    assert len(seen) >= 3, "or the nearest lie would not be seen"


def test_a_rule_without_comments_is_told_from_what_it_senses(tmp_path):
    rule = tmp_path / "mine.py"
    rule.write_text("from mazelib import Turn\ndef turn(view):\n    return Turn.AHEAD\n")
    stage = stage_at(0, thinks=True, strategy=rule, map="first")
    strip = stage.as_frame().strip
    assert strip.sentence == stage.scene.timeline.view(0).in_words
    assert strip.heading != "The rule says", "the strip does not speak for it"


def test_each_coin_is_shown_where_it_is_tossed():
    stage = stage_at(100, "03", size=(640, 480))
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
    pen = Pen(window, LIGHT, Lettering(), Pictures(), 16)
    new_panel(name).draw(pen, window.get_rect(), shown)
    rows = [pixels_of(window, pygame.Rect(0, y, size[0], 1)) for y in range(size[1])]
    lengths = []
    was_bar = False
    for row in rows:
        length = sum(row.count(ink) for ink in inks)
        if length and not was_bar:
            lengths.append(0)
        if length:
            lengths[-1] = max(lengths[-1], length)
        was_bar = length > 0
    return [text.text for text in pen.written], lengths


def number_at(words, label):
    """The number that stands beside a label."""
    return int(words[words.index(label) - 1].replace(",", ""))


RIGHT = "turns to the right"
LEFT = "turns to the left"


@pytest.mark.parametrize(("tick", "rights", "lefts"), [(29, 10, 2), (45, 15, 3), (61, 20, 4)])
@pytest.mark.sweep(1)
def test_in_a_proven_circle_the_bars_grow_from_lap_to_lap(tick, rights, lefts):
    timeline = stage_at(200, "04", map="loop").scene.timeline
    words, _ = drawn_bars("steps", walk_shown(timeline, tick), (500, 240), LIGHT.walker)
    assert number_at(words, "your steps") == tick
    words, _ = drawn_bars("turns", walk_shown(timeline, tick), (900, 240), LIGHT.accent)
    assert (number_at(words, RIGHT), number_at(words, LEFT)) == (rights, lefts)


@pytest.mark.parametrize(
    ("module", "name"), [(keys, "Command"), (guesses, "Question"), (remembered, "Remark")]
)
def test_two_members_stay_two_where_a_translation_says_the_same_of_both(module, name, monkeypatch):
    monkeypatch.setattr(sentences, "_", lambda _sentence: "the same")
    assert len(runpy.run_path(module.__file__)[name]) == len(getattr(module, name))


# --- what is drawn where -------------------------------------------------------------------


def colour_at(stage, place, dx=0.5, dy=0.5):
    """The colour at a part of a place on the map that is drawn."""
    rect = on_map(stage, place)
    point = rect.left + int(dx * rect.width), rect.top + int(dy * rect.height)
    return tuple(stage.window.surface.get_at(point))[:3]


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_walls_floor_walker_and_control_points_have_their_colours(theme):
    stage = stage_at(0, map="first")
    if theme is DARK:
        press(stage, pygame.K_d)
    assert colour_at(stage, (0, 0)) == theme.wall
    assert colour_at(stage, (9, 1), 0.3, 0.6) == theme.floor
    assert theme.walker in colours_of(stage.window.surface, on_map(stage, (1, 1)))
    assert colour_at(stage, (9, 5), 0.5, 0.26) == theme.control


def test_a_point_that_is_reached_is_pale():
    stage = stage_at(0, map="first")
    reached = stage_at(143, map="first")
    assert colour_at(stage, (1, 4), 0.5, 0.26) == LIGHT.control
    assert colour_at(reached, (1, 4), 0.5, 0.26) == LIGHT.panel


def test_a_room_that_is_dug_is_floor_and_what_is_not_dug_is_wall():
    stage = stage_at(12, "08")
    dug = {place for place in places_of(stage) if is_floor(stage, place)}
    rooms = {place for place in dug if place[0] % 2 and place[1] % 2}
    assert 3 <= len(rooms) <= 13, "each step digs at most one room, and step 0 the first"
    assert not any(0 in place for place in dug), "the border is wall"
    stage.player.seek(0)
    floor = {place for place in places_of(stage) if is_floor(stage, place)}
    assert floor <= {stage.scene.timeline.frame(0).worker}, "the worker stands on it"


def places_of(stage):
    """All places of the maze that is made."""
    stage.draw()
    grid = stage.drawn.maps[0]
    return [(x, y) for x in range(grid.columns) for y in range(grid.rows)]


def is_floor(stage, place):
    """Whether a place of the map that is drawn has the colour of floor."""
    rect = stage.drawn.maps[0].rect_of(place)
    return LIGHT.floor in colours_of(stage.window.surface, rect.inflate(-6, -6))


def test_a_long_paragraph_of_help_is_cut_between_sentences():
    short = "It looks around, and then it digs."
    asks = "Is anything around it still wall, and is it far from home, and what will it do then?"
    long = "It goes back, room by room, until something around it is wall, and then it digs there."
    (block,) = help_blocks(f"A lesson.\n\nWhat to see: {short} {short} {long} {short}", "", "")
    assert block.paragraphs == (f"{short} {short}", long, short)
    for_whom = f"A lesson.\n\nWhat to see: {asks} {long}\nWhat to try: {asks} {long}"
    (idea, task) = help_blocks(for_whom, "", "")
    assert (idea.paragraphs, task.paragraphs) == ((f"{asks} {long}",), (asks, long))


def test_every_panel_that_a_kind_of_lesson_names_is_a_file_and_no_file_is_left_over():
    named = {panel for kind in KINDS.values() for panel in kind.panels}
    files = {module.name for module in iter_modules(panels.__path__)}
    assert named == files
    assert {new_panel(name).name for name in named} == named


def test_help_has_a_block_for_each_paragraph_of_a_lesson_and_one_for_the_map():
    text = "A lesson.\n\nWhat to see: it\n  walks. And it\n turns.\n  Why?\n  It must."
    text += "\nWhat to try: press: it."
    blocks = [
        HelpBlock("Idea", ("It walks. And it turns.", "Why? It must.")),
        HelpBlock("Try", ("Press: it.",)),
    ]
    note = "two ways: one of them is long"
    about_map = HelpBlock("The map", ("Two ways: one of them is long",))
    assert help_blocks(text, note, "first") == [*blocks, about_map]
    assert help_blocks(text, "", "first") == blocks, "its name stands in the header"
    assert help_blocks("", "", "first") == [HelpBlock("The map", ("First",))], "without a text too"
