"""Filming: what the stage plays of a recording, picture by picture,
and the lessons' option for it.
"""

import errno
import os
import signal
import subprocess
import sys
import time
from itertools import pairwise, starmap
from pathlib import Path

import pygame
import pytest
from PIL import Image, ImageChops, ImageSequence

from mazelib.command_line.terminal import this_python
from mazelib.grid.compass import Heading
from mazelib.learner.limits import Patience
from mazelib.making.field import WALL
from mazelib.maps import files
from mazelib.values.pausing import finished
from mazelib.window.film.film import film, finish_run, hidden_stage, image_of
from mazelib.window.film.film_file import FilmPicture, encoded, in_colours_of, palette_of
from mazelib.window.film.film_plan import (
    MELT_SECONDS,
    MOST_CARD_SECONDS,
    MOST_OPENING_SECONDS,
    film_time,
    held_seconds,
    poster_seconds,
    reading_seconds,
)
from mazelib.window.film.film_screen import film_map
from mazelib.window.film.film_shots import breathing, shots
from mazelib.window.film.shot import Shot
from mazelib.window.scenes import open_scene
from tests.conftest import PROJECT
from tests.learners import script
from tests.lessons import lesson_of
from tests.samples import SCRIPTS, TESTS, posix_only
from tests.window.on_stage import paused_stage, words_on

EVERY = 0.2
#: What a film of each lesson must hold at.
SENTENCES = {
    "03": ["No coin says 0. Wall in front: turn back."],
    "04": ["Wall on the right and in front: turn left."],
    "05": ["A card lies here: throw it away and take its way."],
    "06": ["This place has marks already: turn round."],
    "08": ["Stuck: go back."],
    "09": ["Same: the wall stays."],
    "10": ["Lay road 1.", "Road 1 begins at S."],
}
WANTS_OF_CORRIDOR = "It wants to get to a, b, in this order."
pytestmark = pytest.mark.thorough


@pytest.fixture(autouse=True)
def _no_hints_left_behind(monkeypatch):
    monkeypatch.setenv("SDL_NO_SIGNAL_HANDLERS", "1")


def filmed(lesson, **options):
    """The pictures of a lesson's film, its scene, and the stage as it was filmed last."""
    of = lesson_of(lesson, **options)
    scene = finished(open_scene(of))
    stage = hidden_stage(of, scene)
    return played(stage), scene, stage


def stage_of(lesson, **options):
    """A stage on which a lesson is filmed."""
    of = lesson_of(lesson, seed=1, **options)
    return hidden_stage(of, finished(open_scene(of)))


def shots_of(stage, most, every=EVERY):
    """What a film of a stage shows that lasts at most so many seconds."""
    finish_run(stage)
    scene = stage.scene
    return list(shots(stage, film_time(scene, most), every, held_seconds(scene, most)))


def without_loop(filmed):
    """The shots of a film up to its end, without those that lead back to its beginning."""
    end = len(filmed)
    while filmed[end - 1].before is not None:
        end -= 1
    return filmed[:end]


def played(stage, every=EVERY, most=60):
    """The pictures of a film, one for each time that ``every`` seconds pass."""
    pictures = []
    for shot in without_loop(shots_of(stage, most, every)):
        pictures += [image_of(stage, shot).tobytes()] * max(1, round(shot.seconds / every))
    return pictures


def read(path):
    """The pictures of a film as bytes of red, green and blue; and its length in seconds."""
    shown = []
    lasting = 0.0
    with Image.open(path) as film:
        for image in ImageSequence.Iterator(film):
            image.load()
            shown.append(image.convert("RGB"))
            lasting += image.info["duration"] / 1000
    return shown, lasting


def drawn(lesson, tick, *, is_played=False, **options) -> Image.Image:
    """What a stage of the film's size draws of a tick."""
    stage = paused_stage(lesson, **options)
    stage.is_film = True
    stage.scene.advance(10_000)
    stage.player.seek(tick)
    stage.player.playing = is_played
    stage.draw()
    surface = stage.window.surface
    return Image.frombytes("RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB"))


def is_like(image, other) -> bool:
    """Whether two pictures are the same but for the palette: nearly all of it is."""
    points = (
        ImageChops.difference(image, other).convert("L").point(lambda value: 255 * (value > 12))
    )
    return points.histogram()[255] < 0.003 * 640 * 480


def colours_of(image) -> list[tuple[int, ...]]:
    """The colours of all points of a picture."""
    parts = iter(image.tobytes())
    return list(zip(parts, parts, parts, strict=True))


def distance(colour, other) -> int:
    """How far red, green or blue of two colours are apart, whichever is farthest."""
    return max(abs(one - two) for one, two in zip(colour, other, strict=True))


def seconds_of_processes() -> float:
    """The seconds that ended processes of ours have computed,
    whatever else the machine has to do.
    """
    times = os.times()
    return times.children_user + times.children_system


def run(lesson, *options, **how):
    command = [sys.executable, str(script(lesson)), *map(str, options)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, **how)


@pytest.mark.parametrize("ending", ["gif", "webp", "png"])
def test_a_film_of_the_right_hand_shows_its_first_and_its_last_tick(tmp_path, ending):
    path = tmp_path / f"film.{ending}"
    done = run("04", "--headless", "--map", "corridor", "--film", path)
    assert (done.returncode, done.stdout) == (0, "corridor.txt: arrived after 14 ticks\n")
    shown, lasting = read(path)
    assert 15 < lasting < 30
    assert f"a film of {round(lasting, 2):g} seconds" in done.stderr
    assert {image.size for image in shown} == {(640, 480)}
    assert path.stat().st_size < 1_000_000
    last = drawn("04", 14, map="corridor")
    end = shown[-1 - round(MELT_SECONDS * 20)]
    assert is_like(end, last)
    assert is_like(shown[-1], shown[0]), "it ends as it begins"
    assert not is_like(shown[0], end)
    for image, original in ((end, last),):
        largest = {colour for _, colour in sorted(original.getcolors(640 * 480), reverse=True)[:12]}
        points = zip(colours_of(original), colours_of(image), strict=True)
        areas = [(before, after) for before, after in points if before in largest]
        assert max(starmap(distance, areas)) <= 6, "areas keep their colour"


def test_ten_seconds_of_first_are_far_smaller_than_a_megabyte_and_written_in_five_seconds(tmp_path):
    path = tmp_path / "film.gif"
    before = seconds_of_processes()
    done = run("04", "--headless", "--film", path, "--film-seconds", "10")
    assert seconds_of_processes() - before < 5
    assert read(path)[1] == pytest.approx(10)
    assert path.stat().st_size < 500_000
    assert "a film of 10 seconds (--film-seconds 10)" in done.stderr


def test_a_film_has_the_size_rate_and_length_asked_for(tmp_path):
    path = tmp_path / "film.png"
    options = ["--film-size", "480x360", "--film-rate", "2", "--film-seconds", "4"]
    assert run("03", "--seed", "1", "--headless", "--film", path, *options).returncode in (0, 1)
    shown, lasting = read(path)
    assert shown[0].size == (480, 360)
    assert lasting == pytest.approx(4, abs=1)
    assert len(shown) <= 8 + 4


@pytest.mark.parametrize(("rate", "lasts"), [(3, 0.33), (7, 0.14), (24, 0.04), (50, 0.02)])
def test_every_picture_of_a_gif_lasts_as_many_hundredths_of_a_second_as_come_nearest_to_the_rate(
    tmp_path, rate, lasts
):
    of = lesson_of("04", film=tmp_path / "film.gif", film_seconds=3, film_rate=rate)
    told = film(of, finished(open_scene(of)))
    # The card of the end is held for two seconds; then it melts into the first picture.
    melts = int(0.4 / lasts + 1e-6)
    seconds = int(0.6 / lasts + 1e-6) * lasts + 2.0 + melts * lasts
    shown, lasting = read(of.film_path)
    assert lasting == pytest.approx(seconds)
    assert len(shown) <= int(2.1 / lasts) + 5
    assert f" {round(seconds, 2):g} seconds" in told


@pytest.mark.parametrize(("lasts", "speed"), [(1.0, 4.0), (0.2, 7.0), (0.03, 20.0)])
def test_a_film_is_as_fast_as_the_lesson_however_long_its_pictures_last(speed, lasts):
    of = lesson_of("08", width=4, height=3, speed=speed)
    scene = finished(open_scene(of))
    count = len(played(hidden_stage(of, scene), lasts, 1000))
    read = held_seconds(scene, 1000)
    assert count * lasts == pytest.approx(scene.pauses_at / speed + 0.95 + read, abs=lasts + 1)


def test_a_film_plays_what_was_recorded_and_goes_on_with_it():
    of = lesson_of("05", map="first", speed=4.0)
    scene = finished(open_scene(of))
    scene.advance(20)
    before = list(scene.timeline.states)
    shown = played(hidden_stage(of, scene), most=10)
    assert len(shown) == pytest.approx(48, abs=1)
    assert scene.last > 30
    assert list(scene.timeline.states)[:21] == before


def test_a_film_goes_on_where_a_maze_is_ready_and_says_when_it_is_finished():
    shown, scene, stage = filmed("10", seed=1, width=4, height=3)
    assert stage.player.tick == scene.last > scene.pauses_at
    assert len({*shown}) > scene.last // 2
    assert "It found the way." in words_on(stage)
    assert not stage.as_frame().needs_space


def test_a_maze_that_is_filled_again_is_the_last_picture_of_its_film():
    _, scene, stage = filmed("08", seed=1, width=4, height=3)
    at_end = scene.timeline.frame(scene.last)
    assert all(at_end.value(room) == WALL for room in scene.timeline.rooms)
    assert stage.player.tick == scene.pauses_at < scene.last
    assert "The maze is ready." in words_on(stage)


@pytest.mark.parametrize("lesson", ["03", "04", "05", "06", "08", "09", "10"])
def test_every_run_fits_in_the_time_of_a_film_from_its_start_to_its_end(lesson):
    of = lesson_of(lesson, seed=1)
    stage = hidden_stage(of, finished(open_scene(of)))
    finish_run(stage)
    filmed = shots_of(stage, 20.0, 0.1)
    assert sum(shot.seconds for shot in filmed) <= 20.0 + 0.1
    filmed = without_loop(filmed)
    ticks = [shot.frame.shown.tick for shot in filmed]
    assert ticks == sorted(ticks)
    assert (ticks[0], ticks[-1]) == (0, stage.scene.last_half_of_film // 2)
    assert stage.scene.ended
    assert stage.as_frame().card, "the last picture tells how it ended"
    assert sum(shot.seconds for shot in filmed if shot.frame.card) >= 0.9 * 3.0


@pytest.mark.parametrize("lesson", ["03", "04", "05", "06", "08", "09", "10"])
def test_a_film_is_smaller_than_a_megabyte_in_every_format(lesson):
    of = lesson_of(lesson, seed=1)
    stage = hidden_stage(of, finished(open_scene(of)))
    filmed = shots_of(stage, of.options.film_seconds, 0.1)
    images = [image_of(stage, shot) for shot in filmed]
    palette = palette_of(images)
    pictures = [
        FilmPicture(in_colours_of(palette, image), shot.seconds)
        for image, shot in zip(images, filmed, strict=True)
    ]
    # A PNG of a walk by chance is larger: each picture has another trail.
    for ending, most in (("gif", 750_000), ("webp", 750_000), ("png", 1_200_000)):
        assert len(encoded(pictures, ending)) < most


@pytest.mark.parametrize("lesson", ["03", "04", "05", "06", "08", "09", "10"])
def test_a_film_holds_at_the_first_of_each_sentence(lesson):
    stage = stage_of(lesson, **({"width": 7, "height": 5} if lesson in ("08", "09", "10") else {}))
    said = dict[str, float]()
    for shot in shots_of(stage, 40.0, 0.05):
        frame = shot.frame
        if not frame.card and not frame.is_sped_up:
            sentence = frame.strip.sentence
            said[sentence] = said.get(sentence, 0.0) + shot.seconds
    for sentence in SENTENCES[lesson]:
        assert said[sentence] >= 1.4, (sentence, said)


@pytest.mark.parametrize(
    ("lesson", "map_name", "said"),
    [
        ("04", "first", "It wants to get to a, b, c, in this order."),
        ("04", "ring", "It wants to get to a."),
        ("08", None, "Where could it dig?"),
    ],
)
def test_a_film_opens_with_what_the_walker_wants_and_its_end_can_be_read(lesson, map_name, said):
    stage = stage_of(lesson, **({"map": map_name} if map_name else {}))
    first, *between, last = without_loop(shots_of(stage, 40.0, 0.05))
    assert first.frame.strip.sentence == said
    assert "Where will it go" not in first.frame.strip.sentence
    assert first.seconds >= 0.85 * min(MOST_OPENING_SECONDS, reading_seconds(said))
    card = last.frame.card
    read = reading_seconds(" ".join((card.title, card.facts, card.question)))
    stands = last.seconds + sum(shot.seconds for shot in between if shot.frame.falls < 1)
    assert stands == pytest.approx(min(read, MOST_CARD_SECONDS), abs=0.1)


def test_a_sentence_that_is_new_stands_as_long_as_one_reads_it_where_there_is_room():
    stage = stage_of("04", map="corridor")
    said = dict[str, float]()
    for shot in shots_of(stage, 60.0, 0.05):
        sentence = shot.frame.strip.sentence
        said[sentence] = said.get(sentence, 0.0) + shot.seconds
    sentence = "Wall on the right. Front is open: go ahead."
    assert reading_seconds(sentence) == pytest.approx(0.6 + 9 / 4)
    assert said[sentence] >= 2.75


def test_a_film_proves_a_circle_by_its_steps():
    stage = stage_of("04", map="loop")
    last = without_loop(shots_of(stage, 12.0, 0.05))[-1]
    stage.draw(last.frame)
    told = words_on(stage)
    assert "16 steps later it's back in the same place, facing the same way." in told
    assert "So everything repeats." in told
    assert "tick" not in told


def test_where_a_film_holds_somebody_breathes_and_is_back_at_the_end_of_that():
    stage = stage_of("04", map="corridor")
    plain = shots_of(stage, 30.0, 0.1)
    filmed = list(breathing(plain, 0.05))
    assert sum(shot.seconds for shot in filmed) == pytest.approx(
        sum(shot.seconds for shot in plain), abs=0.1
    )
    assert max(shot.seconds for shot in filmed) < 1.2
    first = filmed[: len(filmed) - 1]
    small = next(shot for shot in first if shot.frame.breath == 0)
    large = next(shot for shot in first if shot.frame.breath == 1)
    still = image_of(stage, small)
    changed = ImageChops.difference(still, image_of(stage, large)).getbbox()
    walker = stage.drawn.maps[0].rect_of(stage.scene.timeline.place(0)).inflate(20, 20)
    assert walker.contains((changed[0], changed[1], *(changed[i + 2] - changed[i] for i in (0, 1))))
    assert [*breathing(plain, 9.0)] == plain


def test_where_pictures_melt_words_are_those_of_the_next_one_at_once():
    stage = stage_of("04", map="corridor")
    filmed = shots_of(stage, 30.0, 0.1)
    melting = next(shot for shot in filmed if shot.before and shot.part < 0.6)
    picture = image_of(stage, melting)
    after = image_of(stage, Shot(melting.frame, 1.0))
    _left, _top, _right, bottom = ImageChops.difference(picture, after).getbbox()
    assert bottom <= film_map(stage.drawn, melting.frame).bottom


def test_the_end_of_a_film_of_a_maze_draws_the_one_path_between_two_rooms():
    stage = stage_of("08", width=4, height=3)
    filmed = shots_of(stage, 20.0, 0.1)
    end = next(shot.frame for shot in filmed if shot.frame.card)
    rooms = list(stage.scene.timeline.rooms)
    assert end.shown.picked.rooms == (rooms[0], rooms[-1])
    assert end.shown.picked.is_only_way
    assert end.card.question == "There's exactly one path from each room to any other."


def with_poster(stage, most, every=EVERY):
    """The shots of a film that begins with a poster."""
    finish_run(stage)
    scene = stage.scene
    poster = poster_seconds(scene, most)
    time = film_time(scene, most, poster)
    return list(shots(stage, time, every, held_seconds(scene, most), poster_seconds=poster))


@pytest.mark.parametrize(
    ("lesson", "wants"),
    [
        ("04", "It wants to get to a, b, c, in this order."),
        ("09", "See how this maze is made."),
        ("10", "See how it makes this maze, and then solves it."),
    ],
)
def test_a_film_begins_with_its_title_as_a_poster_and_melts_back_into_that(lesson, wants):
    sizes = {"width": 7, "height": 5} if lesson != "04" else {}
    stage = stage_of(lesson, **sizes)
    filmed = with_poster(stage, 30.0)
    first = filmed[0]
    assert sum(shot.seconds for shot in filmed) <= 30.0 + 0.1
    assert first.frame.is_poster
    assert first.seconds >= 1.5
    assert filmed[-1].frame == first.frame, "it ends as it begins"
    assert not any(shot.frame.is_poster for shot in without_loop(filmed)[1:])
    stage.draw(first.frame)
    written = stage.drawn.written
    size = max(text.size for text in written)
    assert size >= 30
    title = [text.text for text in written if text.size == size]
    assert " ".join(title) == stage.lesson.task
    assert wants in " ".join(text.text for text in written)
    if lesson != "04":
        assert first.frame.shown.tick > stage.scene.last // 2, "one sees what it will be"


def test_a_film_that_has_no_room_for_the_numbers_of_rooms_names_none():
    stage = stage_of("09", width=12, height=9)
    filmed = with_poster(stage, 30.0)
    assert filmed[0].frame.shown.tick < stage.scene.last, "its groups are seen"
    said = {(shot.frame.strip.sentence, shot.frame.strip.did) for shot in filmed}
    assert ("Break this wall, or leave it?", "") in said
    assert not [each for each in said if "becomes" in each[1] or " and " in each[0]]


@pytest.mark.parametrize("options", [{"lesson": "04"}, {"lesson": "08", "forever": True}])
def test_a_short_film_and_one_without_a_seam_have_no_poster(options):
    scene = stage_of(**options).scene
    assert poster_seconds(scene, 6.0 if options["lesson"] == "04" else 30.0) == 0


@pytest.mark.parametrize(("lesson", "options"), [("04", {}), ("08", {"width": 4, "height": 3})])
def test_at_a_good_end_paper_falls_while_the_path_that_proves_it_is_drawn(lesson, options):
    stage = stage_of(lesson, **options)
    filmed = without_loop(shots_of(stage, 30.0, 0.1))
    ending = [shot.frame for shot in filmed if shot.frame.card]
    drawn_so_far = [frame.shown.drawn for frame in ending]
    assert drawn_so_far[0] == 0.0
    assert drawn_so_far == sorted(drawn_so_far)
    assert drawn_so_far[-1] == 1.0
    assert len({*drawn_so_far}) > 10
    assert 0 < min(frame.falls for frame in ending) < 0.1
    assert ending[-1].falls == 1.0, "the last picture is clean"
    half = next(frame for frame in ending if frame.shown.drawn >= 0.5)
    green = stage.as_frame().theme.shortest
    counts = []
    for frame in (ending[0], half._replace(falls=1.0), ending[-1]):
        counts.append(colours_of(image_of(stage, Shot(frame, 1.0))).count(green))
    assert counts[0] < 0.7 * counts[1] < 0.7 * counts[2]


def test_where_a_walk_ends_badly_no_paper_falls():
    filmed = shots_of(stage_of("04", map="loop"), 20.0, 0.1)
    assert {shot.frame.falls for shot in filmed} == {1.0}


def test_a_rule_that_never_takes_a_step_is_filmed_from_where_it_can_take_the_most():
    of = lesson_of("07")
    scene = finished(open_scene(of))
    start = scene.timeline.heya
    filmed = scene.to_film()
    filmed.advance(100)
    assert filmed.timeline.steps(filmed.timeline.last) == 4
    assert filmed.timeline.heya.rows == start.rows
    assert filmed.timeline.heya.start == start.start
    assert filmed.timeline.heya.heading == Heading.RIGHT


def test_in_a_film_a_new_colour_flows_from_the_wall_that_broke_to_the_end_of_its_group():
    stage = stage_of("09", width=4, height=3)
    finish_run(stage)
    scene = stage.scene
    changes = {tick: scene.timeline.frame(tick + 1).changed for tick in range(scene.last)}
    tick = max(changes, key=lambda each: len(changes[each]))
    assert len(changes[tick]) > 4
    colours = []
    for seconds in (0.3, 9.0):
        stage.player.show_moment(2 * tick + 1, seconds, 0.4)
        stage.draw()
        surface = stage.window.surface
        grid = stage.drawn.maps[0] if stage.drawn.maps else None
        places = [grid.rect_of(place) for place in changes[tick]]
        colours.append({tuple(surface.get_at(at.move(6, 6).topleft)) for at in places})
    assert len(colours[0]) > len(colours[1]), "the near places are new before the far ones"


@pytest.mark.parametrize("lesson", ["04", "08"])
def test_a_film_of_six_seconds_shows_all_of_a_run_and_cuts_nothing(lesson):
    stage = stage_of(lesson)
    filmed = without_loop(shots_of(stage, 6.0, 0.05))
    assert not [shot for shot in filmed if shot.before]
    ticks = [shot.frame.shown.tick for shot in filmed]
    assert max(after - before for before, after in pairwise(ticks)) <= 10
    assert ticks[-1] == stage.scene.last_half_of_film // 2


def test_a_film_that_is_too_short_says_where_it_does_not_hold(tmp_path):
    of = lesson_of("04", film=tmp_path / "film.gif", film_seconds=6, film_rate=5)
    told = film(of, finished(open_scene(of)))
    assert "too short to hold at: " in told
    assert "turn left." in told
    assert "Right is open: turn right." not in told


def test_where_a_film_is_sped_up_only_the_words_below_the_map_say_so():
    of = lesson_of("04", film_size=(960, 600))
    stage = hidden_stage(of, finished(open_scene(of)))
    filmed = shots_of(stage, 15.0, 0.2)
    frame = next(shot.frame for shot in filmed if shot.frame.is_sped_up)
    assert not any(shot.frame.is_sped_up for shot in (filmed[0], filmed[-1]))
    clear = image_of(stage, Shot(frame._replace(is_sped_up=False, hides_lines=False), 1.0))
    sped_up = image_of(stage, Shot(frame, 1.0))
    _left, top, _right, _bottom = ImageChops.difference(clear, sped_up).getbbox()
    assert top > 400, "in the band"


@pytest.mark.parametrize(("seconds", "hidden"), [(90.0, {False}), (6.0, {True})])
def test_lines_light_while_it_walks_unless_that_is_too_fast_to_follow(seconds, hidden):
    of = lesson_of("04", film_size=(960, 600))
    filmed = shots_of(hidden_stage(of, finished(open_scene(of))), seconds, 0.2)
    quick = [shot.frame for shot in filmed if shot.frame.is_sped_up]
    assert quick
    assert {frame.hides_lines for frame in quick} == hidden
    for frame in quick:
        decided = frame.scene.shown(frame.shown.tick, thinks=True).lines_run
        assert frame.shown.lines_run in (decided, None), "those that decided the step it takes"
    assert any(frame.shown.lines_run for frame in quick)


def test_a_film_that_is_too_quick_to_read_says_what_the_walker_wants():
    of = lesson_of("04", map="corridor", speed=5.0)
    scene = finished(open_scene(of))
    filmed = shots_of(hidden_stage(of, scene), 8.0, 0.05)
    said = {shot.frame.strip.sentence for shot in filmed if not shot.frame.card}
    assert said == {WANTS_OF_CORRIDOR}


def test_a_film_at_a_speed_that_was_asked_for_says_what_the_rule_says_where_one_can_read_it():
    said = {}
    for speed in (0.6, 2.0):
        of = lesson_of("04", map="corridor", speed=speed)
        stage = hidden_stage(of, finished(open_scene(of)))
        filmed = shots_of(stage, 60.0, 0.1)
        said[speed] = {shot.frame.strip.sentence for shot in filmed if not shot.frame.card}
    assert "Wall on the right. Front is open: go ahead." in said[0.6]
    assert said[2.0] == {WANTS_OF_CORRIDOR}


def test_a_film_of_a_maze_that_goes_on_for_ever_has_no_seam():
    """It is whole, from the first room to the last that is filled, and never looks paused."""
    _, scene, stage = filmed("08", width=4, height=3, forever=True)
    assert stage.player.tick == scene.last
    at_start, at_end = (scene.timeline.frame(tick) for tick in (0, scene.last))
    rooms = scene.timeline.rooms
    assert [room for room in rooms if at_start.value(room) != WALL] == [at_start.worker]
    assert all(at_end.value(room) == WALL for room in rooms)
    assert at_end.worker == at_start.worker
    assert stage.as_frame().playing
    assert stage.as_frame().card is None


def test_a_film_of_what_goes_on_for_ever_is_whole_however_short_it_has_to_be(tmp_path):
    of = lesson_of("08", forever=True, film=tmp_path / "film.gif", film_seconds=12)
    scene = finished(open_scene(of))
    told = film(of, scene)
    shown, seconds = read(of.film_path)
    assert 10 < seconds < 12.01
    assert f"a film of {seconds:g} seconds" in told
    last = drawn("08", scene.last, forever=True, is_played=True)
    assert is_like(shown[-1], last)


def test_a_film_of_keys_ends_where_the_class_stopped_and_a_map_is_seen_for_two_seconds():
    of = lesson_of("02")
    scene = finished(open_scene(of))
    assert len(played(hidden_stage(of, scene))) == 10
    for heading in (Heading.RIGHT, Heading.RIGHT, Heading.DOWN):
        scene.press(heading, scene.last)
    stage = hidden_stage(of, scene)
    assert shots_of(stage, 20.0)[0].frame.strip.sentence == "Each arrow key takes a step."
    assert 20 < len(played(stage)) <= 25
    assert stage.player.tick == 3
    assert len({*filmed("01")[0]}) == 1
    assert len(filmed("01")[0]) == 10


def test_a_rule_that_fails_is_filmed_up_to_there(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(
        "from mazelib import Turn\n\n\n"
        "def turn(view):\n"
        "    if view.back and not view.front:\n"
        "        raise ArithmeticError\n"
        "    return Turn.RIGHT if view.right else Turn.AHEAD\n"
    )
    _, scene, stage = filmed("04", map="wide", strategy=path)
    assert stage.player.tick == scene.failed_after
    assert stage.player.thinks
    assert "mine.py, line 6" in words_on(stage)
    assert "ArithmeticError" in words_on(stage)


def test_a_rule_that_takes_too_long_is_filmed_as_far_as_it_came(tmp_path, monkeypatch):
    monkeypatch.setattr("mazelib.window.film.film.MOST_SECONDS_OF_RUN", 3.0)
    path = tmp_path / "mine.py"
    path.write_text(
        "from mazelib import right_hand\n\n\n"
        "def turn(view):\n"
        "    sum(range(5_000_000))\n"
        "    return right_hand(view)\n"
    )
    of = lesson_of("04", map="first", strategy=path)
    monkeypatch.setattr(of.loaded.workers, "patience", Patience.OF_A_WINDOW)
    stage = hidden_stage(of, finished(open_scene(of)))
    begun = time.monotonic()
    finish_run(stage)
    assert time.monotonic() - begun < 8
    came = stage.scene.last
    assert 0 < came < 143
    assert not stage.scene.ended
    filmed = without_loop(list(shots(stage, film_time(stage.scene, 15.0), EVERY, 2.0)))
    assert filmed[-1].frame.shown.tick == came


def test_the_mouse_and_notices_of_the_window_are_not_in_the_film():
    of = lesson_of("04")
    stage = paused_stage("04")
    stage.news.bring("Saved a picture")
    stage.inputs.mouse.at = stage.drawn.window.get_rect().center
    film_stage = hidden_stage(of, stage.scene)
    frame = film_stage.as_frame()
    assert (frame.hovered, frame.overlay, frame.shown.problem) == (None, None, None)
    assert "Saved" not in words_on(film_stage)


def test_a_film_that_cannot_be_written_leaves_the_old_one(tmp_path, monkeypatch):
    path = tmp_path / "film.gif"
    path.write_bytes(b"old")
    of = lesson_of("04", film=path, film_seconds=3, force=True)

    def full(number):
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as disk, pytest.raises(OSError, match="No space left"):
        disk.setattr(files.os, "fsync", full)
        film(of, finished(open_scene(of)))
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]
    film(of, finished(open_scene(of)))
    assert read(path)[1] == pytest.approx(3, abs=0.1)


@pytest.mark.parametrize(
    ("lesson", "options", "what"),
    [
        ("04", "--film film.mp4", "film.mp4: the name has to end in .gif, .webp or .png."),
        ("04", "--film old.gif", "exists already"),
        ("01", "--film old.gif", "exists already"),
        ("02", "--film no/film.gif", "there's no folder"),
        ("04", "--film film", "film: the name has to end in"),
        (
            "04",
            "--film new.gif --film-size 1920x1920 --film-seconds 600",
            "make it smaller, or shorter",
        ),
        (
            "04",
            "--film new.gif --film-size 479x400",
            "479x400 is too small for a film: take 480x360 or more.",
        ),
        (
            "04",
            "--film new.gif --film-size 640",
            "'640' isn't a size. Write width x height: 640x480, for example.",
        ),
        ("04", "--film new.gif --film-rate 0", "0 isn't between 1 and 50"),
        ("04", "--film new.gif --film-seconds x", "invalid"),
    ],
)
def test_an_impossible_film_is_refused_in_a_line_before_a_window_opens(
    tmp_path, monkeypatch, run_here, lesson, options, what
):
    (tmp_path / "old.gif").write_bytes(b"old")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("mazelib.window.stage.stage.Stage", None)
    done = run_here(script(lesson), *options.split())
    assert (done.returncode, done.stdout) == (2, "")
    assert what in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert [*tmp_path.iterdir()] == [tmp_path / "old.gif"]
    assert (tmp_path / "old.gif").read_bytes() == b"old"


def test_without_pillow_a_film_says_how_to_install_it(tmp_path):
    (tmp_path / "PIL.py").write_text(
        "raise ModuleNotFoundError('No module named PIL', name='PIL')\n"
    )
    lonely = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = run("04", "--headless", "--film", tmp_path / "film.gif", env=lonely)
    assert (done.returncode, done.stdout) == (2, "")
    command = f"{this_python()} -m pip install Pillow"
    assert done.stderr == f"Pillow is missing, and this needs it. Install it with: {command}\n"


def wait_for_the_window(running: subprocess.Popen) -> None:
    """Until SDL takes the signal to end for a wish to close;
    a busy machine may need long for that.
    """
    status = Path(f"/proc/{running.pid}/status")
    until = time.monotonic() + 20
    while status.exists() and time.monotonic() < until:
        (caught,) = [
            line.split()[1] for line in status.read_text().splitlines() if line.startswith("SigCgt")
        ]
        if int(caught, 16) >> (signal.SIGTERM - 1) & 1:
            break
        time.sleep(0.05)
    time.sleep(0.5)


@posix_only
@pytest.mark.parametrize("lesson", ["02", "08"])
def test_with_a_window_a_lesson_of_each_kind_is_filmed_when_it_is_closed(tmp_path, lesson):
    path = tmp_path / "film.gif"
    environment = {**os.environ}
    del environment["SDL_NO_SIGNAL_HANDLERS"]
    command = [sys.executable, str(script(lesson)), "--film", path, "--film-seconds", "3"]
    running = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment)
    wait_for_the_window(running)
    running.send_signal(signal.SIGTERM)
    _, err = running.communicate(timeout=20)
    # What goes to a file is no progress.
    assert running.returncode == 0
    assert err.count("\n") == 1
    assert f"{path}: a film of " in err
    assert "\r" not in err
    assert read(path)[1] == pytest.approx(2 if lesson == "02" else 3, abs=0.1)


@pytest.mark.parametrize("lesson", sorted(path.stem[:2] for path in SCRIPTS.glob("[0-9]*.py")))
def test_f12_saves_a_picture_of_the_window_in_every_lesson(tmp_path, monkeypatch, lesson):
    monkeypatch.chdir(tmp_path)
    stage = paused_stage(lesson)
    pygame.event.post(
        pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F12, mod=0, unicode="", scancode=0)
    )
    stage.frame(0.0)
    (path,) = tmp_path.iterdir()
    with Image.open(path) as picture:
        assert (picture.format, picture.size) == ("PNG", (640, 480))


def test_a_maze_is_printed_and_filmed_as_one(tmp_path):
    options = ["--headless", "--seed", "5", "--width", "3", "--height", "3"]
    plain = run("09", *options)
    done = run(
        "09",
        *options,
        "--film",
        tmp_path / "film.webp",
        "--trace",
        tmp_path / "trace.jsonl",
        cwd=PROJECT,
    )
    assert (done.returncode, done.stdout) == (0, plain.stdout)
    assert (tmp_path / "trace.jsonl").read_text().count("\n") > 8
    assert read(tmp_path / "film.webp")[1] > 3


def test_a_blank_scene_is_not_filmed_and_a_film_shows_the_very_run_that_is_told(tmp_path):
    stage = paused_stage(
        "04", (640, 480), map=str(TESTS / "broken_maps" / "tab.txt"), film=tmp_path / "none.gif"
    )
    assert film(stage.lesson, stage.scene) == "There was nothing to film."
    assert not [*tmp_path.iterdir()]
    rule = tmp_path / "mine.py"
    rule.write_text(
        "from mazelib import right_hand\n\n\n"
        "def turn(view):\n"
        "    print('asked')\n"
        "    return right_hand(view)\n"
    )
    done = run(
        "04", "--headless", "--strategy", rule, "--map", "corridor", "--film", tmp_path / "film.gif"
    )
    ticks = int(done.stdout.split(" after ")[1].split()[0])
    assert done.returncode == 0
    assert done.stderr.count("asked") == ticks
