"""Pictures of films, as drawn: the lesson alone, nothing to press, and all of it readable."""

import re

import pytest
from pygame import K_g

from mazelib.window.clicks import CodeLine, MapPlaces, NamedPlace
from mazelib.window.code_rows import rows_of
from mazelib.window.film_layout import LEAST_TEXT_BESIDE
from tests.samples import SCRIPTS
from tests.window.on_stage import LARGE, come_to, paused_stage, press, words_on
from tests.window.test_layout import problems_of

SMALL = (640, 480)
SIZES = [(480, 360), SMALL, (960, 600), LARGE]
#: The game has films of its own.
LESSONS = sorted(path.name[:2] for path in SCRIPTS.glob("[0-9]*.py"))[:11]
#: What is said to somebody at a keyboard.
KEYS = re.compile(
    r"\b([Pp]ress(es)?|[Cc]lick|[Dd]rag|Space|Shift|Esc|mouse)\b"
    r"|\b[A-Z] (ends|shows|goes|makes|saves|and [A-Z])\b"
)


def film_stage(lesson, size, tick=0, *, thinks=False, **options):
    """A stage that has drawn a picture of a film; with ``tick`` -1 that of the end."""
    stage = paused_stage(lesson, size, **options)
    stage.is_film = True
    if tick < 0:
        stage.scene.advance(10_000)
        stage.player.seek(stage.scene.last)
    elif tick:
        come_to(stage, tick)
        stage.player.seek(min(tick, stage.scene.last))
        stage.player.half += thinks and stage.player.tick < stage.scene.last
    stage.draw()
    return stage


def share_of_map(stage) -> float:
    """How much of the picture's width or height the map has, whichever is more."""
    area = stage.drawn.maps[0].area
    width, height = stage.window.surface.get_size()
    return max(area.width / width, area.height / height)


@pytest.mark.parametrize("tick", [0, 12, -1])
@pytest.mark.parametrize("lesson", LESSONS)
@pytest.mark.parametrize("size", [*SIZES, (600, 960)])
@pytest.mark.sweep(16)
def test_nothing_in_a_film_can_be_pressed_is_cut_or_too_small_to_be_read(lesson, size, tick):
    stage = film_stage(lesson, size, tick, thinks=True, seed=1)
    pen = stage.drawn
    # Places and lines of the rule look like nothing that is pressed.
    assert {type(each.what) for each in pen.targets} <= {MapPlaces, NamedPlace, CodeLine}
    assert not pen.timeline
    assert pen.scrolls is None
    assert not KEYS.search(words_on(stage))
    assert stage.lesson.task in words_on(stage)
    least = 16 if size[0] >= 640 else 14
    assert min(text.size for text in pen.written) >= least
    assert not [*problems_of(stage)]


@pytest.mark.parametrize(
    ("lesson", "least"),
    # As measured: the share of the longer side that the map has, in percent at the least.
    [
        ("04", (95, 97, 61, 61)),
        ("05", (95, 97, 98, 55)),
        ("09", (67, 75, 64, 63)),
        ("10", (91, 94, 76, 58)),
    ],
)
def test_the_map_of_a_film_is_as_large_as_it_goes(lesson, least):
    for size, percent in zip(SIZES, least, strict=True):
        assert 100 * share_of_map(film_stage(lesson, size, 1)) >= percent


def test_a_small_film_has_map_and_sentence_and_a_wide_one_rule_and_companion_too():
    small = words_on(film_stage("04", SMALL, 12, thinks=True))
    assert "Right is open: turn right." in small
    assert "It turns right and steps." in small
    assert "def right_hand" not in small
    assert "front" not in small.replace("in front", "")
    wide = words_on(film_stage("04", LARGE, 12, thinks=True))
    for words in ("Right is open: turn right.", "def right_hand(view):", "through its eyes"):
        assert words in wide


def test_over_the_bar_of_rooms_a_sentence_is_as_large_as_elsewhere():
    stage = film_stage("09", (960, 600), 5, thinks=True, seed=3)
    sizes = {each.text: each.size for each in stage.drawn.written}
    assert "walls broken 6" in sizes
    assert sizes["Different: break it."] >= 32


@pytest.mark.parametrize("lesson", [*LESSONS[2:6], *LESSONS[7:10]])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.sweep(6)
def test_a_film_shows_all_lines_of_a_rule_or_none_and_their_letters_can_be_read(lesson, size):
    stage = film_stage(lesson, size, 3, thinks=True, seed=1)
    shown = [each.what.line for each in stage.drawn.targets if type(each.what) is CodeLine]
    rows = rows_of(stage.scene.rules_in_turn[0], None)
    assert not shown or {row.line for row in rows if row.text.strip()} <= {*shown}
    assert bool(shown) == (size == LARGE or (size[0] == 960 and lesson in ("03", "04")))
    code = [each for each in stage.drawn.written if each.text.startswith("    ")]
    assert all(each.size >= LEAST_TEXT_BESIDE for each in code)


def test_a_rule_that_is_too_long_for_a_film_is_left_out_and_the_map_has_its_room(tmp_path):
    path = tmp_path / "long.py"
    lines = 30 * "    if view.front and view.back:\n        return Turn.BACK\n"
    rule = f"def turn(view):\n{lines}    return Turn.RIGHT\n"
    path.write_text(f"from mazelib import Turn\n\n\n{rule}")
    stage = film_stage("04", LARGE, 2, strategy=path)
    assert "def turn" not in words_on(stage)
    assert share_of_map(stage) > 0.85


def test_axes_stand_beside_the_map_of_a_film_only_where_something_names_places():
    assert "x" not in [each.text for each in film_stage("05", SMALL, 20).drawn.written]
    stage = film_stage("05", LARGE, 20)
    assert "x" in [each.text for each in stage.drawn.written]
    assert "x 5, y 3" in words_on(stage)


def test_a_class_that_guesses_is_not_in_the_film():
    stage = film_stage("04", SMALL, 20)
    stage.player.seek(next(tick for tick in range(1, 20) if stage.scene.guesses.offer(tick)))
    stage.draw()
    as_it_was = words_on(stage)
    stage.is_film = False
    press(stage, K_g, letters="g")
    stage.draw()
    assert len(stage.as_frame().shown.choices) > 1
    assert "Press 1, 2 or 3" in words_on(stage)
    stage.is_film = True
    stage.draw()
    assert words_on(stage) == as_it_was


def test_what_goes_on_for_ever_ends_in_a_film_without_a_word_on_how_to_end_it():
    stage = paused_stage("08", SMALL, width=3, height=2, forever=True, seed=1)
    stage.scene.advance(10_000)
    stage.player.seek(stage.scene.last)
    stage.player.playing = True
    stage.draw()
    assert KEYS.search(words_on(stage)), "the window says it"
    stage.is_film = True
    stage.draw()
    assert "All is wall again." in words_on(stage)
    assert not KEYS.search(words_on(stage))


def test_what_is_wrong_with_a_rule_is_told_in_a_film(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text("def turn(view):\n    return 1 / 0\n")
    stage = paused_stage("04", SMALL, strategy=path)
    stage.is_film = True
    stage.player.toggle()
    for _frame in range(20):
        stage.frame(0.2)
    assert "mine.py, line 2" in words_on(stage)
    assert min(each.size for each in stage.drawn.written) >= 16


def test_dark_films_are_the_same_on_night_blue():
    stage = film_stage("04", SMALL, 12)
    light = words_on(stage)
    stage.is_dark = True
    stage.draw()
    assert words_on(stage) == light
    assert stage.window.surface.get_at((1, 479))[:3] == stage.as_frame().theme.window
