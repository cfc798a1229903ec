"""The layout: the map is large, letters are large, and no text is cut or lies over another."""

from types import SimpleNamespace

import pytest
from pygame import Rect, Surface

from mazelib.window.clicks import PanelButton
from mazelib.window.keys import Command
from mazelib.window.layout import text_size
from mazelib.window.pen import Written
from tests.samples import SCRIPTS
from tests.window.on_stage import OF_ONE_PICTURE, paused_stage

THOROUGH = pytest.mark.thorough
SIZES = [(1280, 800), (1024, 768), (1920, 1080), (640, 480), (480, 360)]
#: All of these, those that are not in most schools when asked for.
MOST_SIZES = [
    pytest.param(size, marks=() if size[0] in (1280, 640) else THOROUGH) for size in SIZES
]
NUMBERS = sorted(path.name[:2] for path in SCRIPTS.glob("[0-9]*.py"))
#: All lessons; those of a kind and with panels that another has, when asked for.
ONE_OF_A_KIND = [
    pytest.param(number, marks=THOROUGH if number in ("03", "05", "09") else ())
    for number in NUMBERS
]


def stage_at(lesson, size, tick, *, thinks=False, commands=(), **options):
    stage = paused_stage(lesson, size, **options)
    stage.player.begun = tick > 0
    stage.scene.advance(tick + 1)
    if tick:
        stage.player.seek(min(tick, stage.scene.last))
    stage.player.half += (
        thinks and stage.scene.features.has_halves and stage.player.tick < stage.scene.last
    )
    for command in commands:
        stage.do(command)
    stage.draw()
    return stage


def share_of_map(stage) -> float:
    """How much of the window the places of the map cover."""
    area = stage.drawn.maps[0].area
    (width, height) = stage.window.surface.get_size()
    return area.width * area.height / (width * height)


def test_the_map_covers_thirty_percent_beside_the_code_and_forty_without_panels():
    stage = stage_at("04", (1280, 800), 14, map="first")
    assert stage.panels.names == ("code", "eyes")
    assert share_of_map(stage) >= 0.30
    stage.do(PanelButton("eyes"))
    stage.draw()
    assert share_of_map(stage) >= 0.30
    stage.do(PanelButton("code"))
    stage.draw()
    assert share_of_map(stage) >= 0.40


@pytest.mark.parametrize(
    ("name", "shares"),
    # As measured: what the map covers at each of SIZES as lesson 4 opens, in percent at the least.
    [
        ("first", (30, 25, 36, 48, 24)),
        ("wide", (33, 31, 29, 42, 21)),
        ("trap_room", (35, 25, 31, 21, 10)),
    ],
)
def test_wide_tall_and_large_maps_get_their_share_of_every_window(name, shares):
    got = [share_of_map(stage_at("04", size, 9, map=name)) for size in SIZES]
    assert all(share * 100 >= asked for share, asked in zip(got, shares, strict=True)), got


@pytest.mark.parametrize("lesson", ONE_OF_A_KIND)
@pytest.mark.parametrize("size", MOST_SIZES)
def test_no_text_is_cut_or_lies_over_another_and_none_is_too_small(lesson, size):
    smallest = text_size(size)[1]
    for tick, thinks in ((0, False), (11, False), (11, True), (2000, False)):
        stage = stage_at(lesson, size, tick, thinks=thinks)
        # Code beside the map, or closed; in a small window over it.
        # Then help, and then the menu: they are the same at every tick.
        pages = (Command.HELP, Command.MORE) if tick == 0 else ()
        for command in (None, PanelButton("code"), *pages):
            if command:
                stage.do(command)
                stage.draw()
            for problem in problems_of(stage, smallest):
                raise AssertionError((lesson, size, command, tick, thinks, problem))


def problems_of(stage, smallest):
    """What is wrong with the texts of the frame drawn last."""
    window = stage.window.surface.get_rect()
    for text in stage.drawn.written:
        if not window.contains(text.at):
            yield "outside of the window", text
        if text.at.width > text.room.width + 2:
            yield "wider than its room", text
        # The text of a map is as large as its places are.
        if text.size < smallest and stage.lesson.name != "look":
            yield "too small", text
        if text.at.height > text.size * 1.4:
            yield "odd", text
    texts = stage.drawn.written
    # The letters of a line are lower than its box, so boxes may touch by a few pixels.
    boxes = [text.at.inflate(-2, -text.size // 3) for text in texts]
    for number, one in enumerate(texts):
        later = number + 1
        for other in boxes[number].collidelistall(boxes[later:]):
            yield "one over the other", one, texts[later + other]


def test_two_texts_that_overlap_are_named_among_many():
    window = Surface((200, 200))
    texts = [
        Written(text, Rect(10, y, 80, 20), 20, Rect(10, y, 80, 20))
        for text, y in (("a", 0), ("b", 40), ("c", 80), ("d", 50))
    ]
    stage = SimpleNamespace(
        window=SimpleNamespace(surface=window), drawn=SimpleNamespace(written=texts)
    )
    assert [*problems_of(stage, 18)] == [("one over the other", texts[1], texts[3])]


@pytest.mark.parametrize(
    ("size", "caption", "title", "text", "code"),
    [
        ((1280, 800), 36, 28, 22, 20),
        ((1024, 768), 18, 18, 18, 18),
        ((640, 480), 14, 14, 14, 14),
        pytest.param((2560, 1600), 72, 56, 44, 40, marks=THOROUGH),
    ],
)
def test_letters_are_at_least_as_large_as_their_window_needs(size, caption, title, text, code):
    written = {}
    # In a small window the code lies over the map.
    for commands in ((), (PanelButton("code"),)) if size[0] < 900 else ((),):
        stage = stage_at("04", size, 14, thinks=True, commands=commands)
        written |= {each.text.strip(): each.size for each in stage.drawn.written}
    assert written["Keep your right hand on the wall."] >= title
    assert written["return Turn.LEFT"] >= code
    assert (
        max(each for text, each in written.items() if text.startswith("Wall on the right and"))
        >= caption
    )
    assert text_size(size)[0] >= text


def test_every_lesson_opens_with_one_or_two_panels():
    for lesson in NUMBERS:
        fewest = 0 if lesson in OF_ONE_PICTURE else 1
        assert fewest <= len(paused_stage(lesson, (1280, 800)).panels.names) <= 2
