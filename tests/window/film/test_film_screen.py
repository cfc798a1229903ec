"""Pictures of films, as drawn: the lesson alone, nothing to press, and all of it readable."""

import re
from dataclasses import replace

import pygame
import pytest
from pygame import K_g, Rect

from mazelib.window.drawing.theme import mixed
from mazelib.window.film.film_layout import LEAST_TEXT_BESIDE, film_text
from mazelib.window.input.clicks import CodeLine, MapPlaces, NamedPlace
from mazelib.window.painters.hand import touched_colour
from mazelib.window.painters.strip import SENTENCE_OF_FILM
from mazelib.window.rule.code_rows import rows_of
from mazelib.window.rule.remembered import cards_of
from tests.samples import SCRIPTS
from tests.window.on_stage import LARGE, come_to, paused_stage, press, words_on
from tests.window.screen.test_layout import problems_of

SMALL = (640, 480)
#: Wide and low: there is room beside the first map.
WIDE = (1280, 480)
SIZES = [(480, 360), SMALL, (960, 600), LARGE]
#: The lessons and sizes of a film in which the rule has room.
WITH_RULE = [("04", SMALL), ("04", (960, 600)), ("04", LARGE), ("04", WIDE)]
WITH_RULE += [("03", (960, 600)), ("03", LARGE), ("03", WIDE)]
#: The game has films of its own.
LESSONS = sorted(path.name[:2] for path in SCRIPTS.glob("[0-9]*.py"))[:11]
#: What is said to somebody at a keyboard.
KEYS = re.compile(
    r"\b([Pp]ress(es)?|[Cc]lick|[Dd]rag|Space|Shift|Esc|mouse)\b"
    r"|\b[A-Z] (ends|stops|shows|goes|makes|saves|and [A-Z])\b"
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


def floor_seen(stage) -> Rect:
    """The part of the picture that the map has, without the walls around it."""
    grid = stage.drawn.maps[0]
    inner = grid.rect_of((1, 1)).union(grid.rect_of((grid.columns - 2, grid.rows - 2)))
    return inner.clip(stage.window.surface.get_rect())


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
    card = stage.as_frame().card
    assert (card.title if card else stage.lesson.task) in words_on(stage)
    least = 16 if size[0] >= 640 else 14
    assert min(text.size for text in pen.written) >= least
    assert not [*problems_of(stage)]


@pytest.mark.parametrize("lesson", ["05", "09", "10"])
@pytest.mark.parametrize("size", SIZES)
def test_the_map_of_a_film_reaches_to_an_edge_and_all_around_it_is_wall(lesson, size):
    stage = film_stage(lesson, size, 1)
    floor = floor_seen(stage)
    assert floor.bottom < band_of(stage)
    assert max(floor.width / size[0], floor.height / band_of(stage)) > 0.79
    corners = [(0, 0), (size[0] - 1, 0), (0, band_of(stage) - 1)]
    wall = stage.as_frame().theme.wall
    assert {stage.window.surface.get_at(at)[:3] for at in corners} == {wall}


def band_of(stage) -> int:
    """Where the band begins: the first row of the picture whose left end is no wall."""
    surface = stage.window.surface
    wall = stage.as_frame().theme.wall
    rows = range(surface.get_height())
    return next(row for row in rows if surface.get_at((0, row))[:3] != wall)


@pytest.mark.parametrize("size", SIZES)
def test_three_quarters_of_a_film_are_map_and_the_band_below_is_as_wide_as_the_picture(size):
    stage = film_stage("05", size, 5)
    assert 0.7 * size[1] < band_of(stage) < 0.8 * size[1]
    panel = stage.as_frame().theme.panel
    bottom = [stage.window.surface.get_at((x, size[1] - 1))[:3] for x in range(size[0])]
    assert {*bottom} == {panel}


def test_a_tiny_film_has_map_and_sentence():
    tiny = words_on(film_stage("04", (480, 360), 12, thinks=True))
    assert "Right is open: turn right." in tiny
    assert "It turns right and takes a step." in tiny
    assert "def right_hand" not in tiny
    assert "front" not in tiny.replace("in front", "")


@pytest.mark.parametrize("size", [SMALL, (960, 600), LARGE, WIDE])
def test_a_larger_film_has_the_rule_too_with_nothing_around_it_and_a_large_map(size):
    stage = film_stage("04", size, 12, thinks=True)
    for words in ("Right is open: turn right.", "def right_hand(view):"):
        assert words in words_on(stage)
    assert floor_seen(stage).width > 0.65 * size[0]
    assert "right_hand.py" not in words_on(stage)
    first = min(each.what.line[1] for each in stage.drawn.targets if type(each.what) is CodeLine)
    assert str(first) not in [each.text for each in stage.drawn.written]


@pytest.mark.parametrize("size", SIZES)
def test_what_a_film_says_is_as_large_over_a_bar_of_rooms_as_elsewhere(size):
    stage = film_stage("09", size, 5, thinks=True, seed=3)
    sizes = {each.text: each.size for each in stage.drawn.written}
    assert sizes["Different: break it."] == round(SENTENCE_OF_FILM * film_text(size))
    assert ("groups 6" in sizes) == (size != (480, 360))


def test_the_calls_of_a_rule_stand_in_the_row_of_the_title():
    stage = film_stage("10", SMALL, 20, thinks=True, seed=0)
    at = {each.text: each.at for each in stage.drawn.written}
    calls = stage.as_frame().strip.calls
    assert calls.depth
    title = at[stage.lesson.task]
    name = at[calls.rule]
    assert name.left > title.right
    assert name.collidepoint(name.left, title.centery)
    tiny = film_stage("10", (480, 360), 20, thinks=True, seed=0)
    assert calls.rule not in [each.text for each in tiny.drawn.written]


def test_the_cards_of_a_memory_stand_in_the_row_of_the_title_and_point_as_on_the_map():
    stage = film_stage("05", SMALL, 20)
    cards = [*cards_of(stage.as_frame().shown.moment.memory)]
    assert len(cards) == 2
    title = next(each.at for each in stage.drawn.written if each.text == stage.lesson.task)
    row = Rect(title.right, title.top, SMALL[0] - title.right, title.height)
    yellow = stage.as_frame().theme.mark
    part = stage.window.surface.subsurface(row)
    mask = pygame.mask.from_threshold(part, yellow, (1, 1, 1, 255))
    assert len(mask.connected_components(20)) == len(cards)


def test_the_coins_of_a_walk_by_chance_are_counted_in_the_row_of_the_title():
    stage = film_stage("03", SMALL, 20, thinks=True, seed=1)
    right, left = stage.as_frame().shown.timeline.turns_aside(20)
    assert right != left
    assert f"left {left} · right {right}" in words_on(stage)
    coins = stage.as_frame().shown.lines_run.coins
    assert coins
    written = {each.text for each in stage.drawn.written}
    assert {str(coin) for coin in coins} <= written


@pytest.mark.parametrize("lesson", [*LESSONS[2:6], *LESSONS[7:10]])
@pytest.mark.parametrize("size", [*SIZES, WIDE])
@pytest.mark.sweep(6)
def test_a_film_shows_all_lines_of_a_rule_or_none_and_their_letters_can_be_read(lesson, size):
    stage = film_stage(lesson, size, 3, thinks=True, seed=1)
    shown = [each.what.line for each in stage.drawn.targets if type(each.what) is CodeLine]
    rows = rows_of(stage.scene.rules_in_turn[0], None)
    assert not shown or {row.line for row in rows if row.text.strip()} <= {*shown}
    assert bool(shown) == ((lesson, size) in WITH_RULE)
    code = [each for each in stage.drawn.written if each.text.startswith("    ")]
    assert all(each.size >= LEAST_TEXT_BESIDE for each in code)


def test_at_the_end_of_a_film_the_words_have_the_room_of_a_rule_beside_them():
    words = words_on(film_stage("04", SMALL, -1))
    assert "Its right hand never left the wall." in words
    assert "def right_hand" not in words


def test_where_nobody_could_follow_a_film_no_line_of_its_rule_is_marked():
    stage = film_stage("04", SMALL, 12, thinks=True)
    assert stage.as_frame().theme.mark in colours_at_the_rule(stage)
    stage.draw(stage.as_frame()._replace(is_sped_up=True))
    assert stage.as_frame().theme.mark in colours_at_the_rule(stage)
    stage.draw(stage.as_frame()._replace(is_sped_up=True, hides_lines=True))
    assert stage.as_frame().theme.mark not in colours_at_the_rule(stage)


def colours_at_the_rule(stage) -> set[tuple[int, ...]]:
    """The colours where the lines of the rule stand."""
    lines = [each.at for each in stage.drawn.targets if type(each.what) is CodeLine]
    area = lines[0].unionall(lines[1:])
    places = [(x, y) for x in range(area.left, area.right) for y in range(area.top, area.bottom)]
    return {tuple(stage.window.surface.get_at(at)[:3]) for at in places}


def test_a_rule_that_is_too_long_for_a_film_is_left_out_and_the_map_has_its_room(tmp_path):
    path = tmp_path / "long.py"
    lines = 30 * "    if view.front and view.back:\n        return Turn.BACK\n"
    rule = f"def turn(view):\n{lines}    return Turn.RIGHT\n"
    path.write_text(f"from mazelib import Turn\n\n\n{rule}")
    stage = film_stage("04", LARGE, 2, strategy=path)
    assert "def turn" not in words_on(stage)
    assert floor_seen(stage).width > 0.85 * LARGE[0]


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
    assert "Everything is wall again." in words_on(stage)
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
    assert stage.window.surface.get_at((1, 479))[:3] == stage.as_frame().theme.panel


def test_what_a_hand_has_touched_stays_on_the_map_at_the_end_of_a_film():
    stage = film_stage("04", SMALL, -1)
    touched = touched_colour(stage.as_frame().theme)
    surface = stage.window.surface
    outlined = pygame.mask.from_threshold(surface, touched, (1, 1, 1, 255)).count()
    stage.is_film = False
    stage.draw()
    assert not pygame.mask.from_threshold(surface, touched, (1, 1, 1, 255)).count()
    assert outlined > 2000


def test_at_an_arrival_the_shade_of_the_floor_fades_and_does_not_jump():
    stage = film_stage("04", SMALL, -1)
    frame = stage.as_frame()
    grid = stage.drawn.maps[0]
    at = grid.rect_of(frame.scene.timeline.place(0)).move(3, 12).topleft
    colours = []
    for popped in (0.0, 0.5, 1.0):
        stage.draw(frame._replace(shown=replace(frame.shown, popped=popped)))
        colours.append(stage.window.surface.get_at(at)[:3])
    theme = frame.theme
    assert colours == [theme.visited, mixed(theme.floor, theme.visited, 0.5), theme.floor]


def test_rooms_that_are_filled_have_no_numbers_in_a_film():
    stage = film_stage("08", LARGE, 1, seed=1, width=4, height=3)
    stage.scene.advance(10_000)
    stage.player.seek(stage.scene.last - 6)
    stage.is_film = False
    stage.draw()
    in_window = {each.text for each in stage.drawn.written if each.text.isdigit()}
    stage.is_film = True
    stage.draw()
    assert in_window >= {"2", "3"}
    assert {each.text for each in stage.drawn.written if each.text.isdigit()} == {"8"}, "the lesson"
