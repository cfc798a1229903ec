"""What a film says stands long enough, and is true of the picture above it, in each lesson."""

import re
from itertools import groupby, pairwise
from typing import NamedTuple

import pytest

from mazelib.values.pausing import finished
from mazelib.window.film.film import finish_run, hidden_stage
from mazelib.window.film.film_plan import (
    MOST_SECONDS,
    film_time,
    held_seconds,
    reading_seconds,
)
from mazelib.window.film.film_shots import shots
from mazelib.window.rule.remembered import cards_of
from mazelib.window.scenes import open_scene
from mazelib.window.scenes.shared.film_end import cards_followed, keeps_a_hand_on_the_wall
from mazelib.window.scenes.shared.walker_scene import WalkerScene
from tests.lessons import lesson_of

EVERY = 0.05
MOST = 40.0
#: The lessons whose films are played, each with its options.
FILMS = {
    "03": {},
    "04": {},
    "04 loop": {"map": "loop"},
    "05": {},
    "06": {},
    "08": {"width": 7, "height": 5},
    "09": {"width": 7, "height": 5},
    "08 forever": {"width": 5, "height": 4, "forever": True},
    "10": {"width": 7, "height": 5},
}
#: What stands while a film cuts, or goes on after something was reached.
STANDS = (" later", "It reached ", "It wants ")
#: A count of steps, which goes on.
COUNT = re.compile(r"(\d+) steps?$")
pytestmark = pytest.mark.thorough


class Caption(NamedTuple):
    """A sentence of a film, for how long it stands, and the shots meanwhile."""

    sentence: str
    seconds: float
    shots: list


@pytest.fixture(params=FILMS, scope="module")
def filmed(request):
    """The scene of a film and its shots, one for each picture."""
    of = lesson_of(request.param[:2], seed=1, **FILMS[request.param])
    stage = hidden_stage(of, finished(open_scene(of)))
    finish_run(stage)
    scene = stage.scene
    played = shots(stage, film_time(scene, MOST), EVERY, held_seconds(scene, MOST))
    return scene, list(played)


def said_in(frame):
    return frame.card.title if frame.card else frame.strip.sentence


def captions_of(shown):
    captions = []
    for sentence, each in groupby(shown, key=lambda shot: said_in(shot.frame)):
        together = list(each)
        seconds = sum(shot.seconds for shot in together)
        captions.append(Caption(sentence, seconds, together))
    return captions


def test_no_sentence_stands_for_less_than_a_second_and_a_half(filmed):
    _scene, shown = filmed
    for caption in captions_of([shot for shot in shown if not is_loop(shot, shown)]):
        counts = COUNT.match(caption.sentence)
        assert not caption.sentence or counts or caption.seconds >= 1.5 - EVERY, caption[:2]


def test_what_a_rule_says_stands_as_long_as_one_reads_it(filmed):
    _scene, shown = filmed
    slow = [shot for shot in shown if not shot.frame.is_sped_up and not is_loop(shot, shown)]
    for caption in captions_of(slow):
        if not caption.sentence.startswith(STANDS):
            needed = min(MOST_SECONDS, reading_seconds(caption.sentence))
            assert caption.seconds >= 0.65 * needed, caption[:2]


def is_loop(shot, shown):
    """Whether a shot belongs to the end, where the last picture melts into the first."""
    return shot.frame == shown[0].frame and shot is not shown[0]


def test_what_is_said_slowly_is_what_the_rule_says_in_the_tick_that_is_seen(filmed):
    scene, shown = filmed
    for shot in shown:
        frame = shot.frame
        if frame.shown.thinks and not frame.is_sped_up and not frame.card:
            told = scene.says(scene.shown(frame.shown.tick, thinks=True), is_asking=False)
            assert frame.strip.sentence == told.sentence


def test_where_a_film_is_quick_a_few_words_say_what_happens_as_they_come(filmed):
    scene, shown = filmed
    assert any(shot.frame.is_sped_up for shot in shown)
    for caption in captions_of([shot for shot in shown if shot.frame.is_sped_up]):
        said = caption.sentence
        assert not caption.shots[0].frame.strip.did
        if not said or "later" in said or said.startswith(STANDS):
            continue
        assert len(said.split()) <= 5
        ticks = range(caption.shots[0].frame.shown.tick - 1, caption.shots[-1].frame.shown.tick + 1)
        counts = COUNT.match(said)
        if counts:
            steps = [scene.steps_in_film(max(0, tick)) for tick in ticks]
            assert min(steps) <= int(counts[1]) <= max(steps) + 1
        else:
            assert said in [scene.in_few_words(tick) for tick in ticks if tick >= 0]


def test_a_cut_says_how_many_steps_later_it_is_and_one_picture_melts_into_the_other(filmed):
    scene, shown = filmed
    cuts = [
        (before.frame, after)
        for before, after in pairwise(shown)
        if after.before and not is_loop(after, shown) and not before.before
    ]
    for before, after in cuts:
        steps = scene.steps_in_film(after.frame.shown.tick) - scene.steps_in_film(before.shown.tick)
        told = int(after.frame.strip.sentence.split()[1])
        assert told == pytest.approx(steps, abs=2)
        assert 0 < after.part < 1


def test_the_walker_never_goes_back_and_never_takes_more_than_six_steps_a_picture(filmed):
    scene, shown = filmed
    end = scene.last_half_of_film // 2
    at = 0.0
    seen = []
    for shot in shown:
        if shot.frame.shown.tick > end or is_loop(shot, shown):
            break
        if seen and seen[-1][1].frame.card and shot.frame.shown.tick == end:
            break
        seen.append((at, shot))
        at += shot.seconds
    ticks = [shot.frame.shown.tick for _at, shot in seen]
    assert ticks == sorted(ticks)
    for (at, before), (_at, after) in pairwise(seen):
        assert after.before or after.frame.shown.tick - before.frame.shown.tick <= 6, at


def test_each_letter_that_is_reached_is_told_while_it_has_just_been_reached(filmed):
    scene, shown = filmed
    if not isinstance(scene, WalkerScene):
        return
    controls = scene.timeline.heya.controls
    for tick, (letter, _place) in zip(scene.timeline.reached, controls, strict=False):
        if tick == scene.last:
            continue
        told = [shot.frame for shot in shown if said_in(shot.frame) == f"It reached {letter}."]
        assert told, letter
        assert min(frame.shown.tick for frame in told) == tick


def test_a_film_ends_with_what_was_seen_and_asks_nothing(filmed):
    scene, shown = filmed
    if scene.goes_on:
        return
    end = next(shot.frame for shot in reversed(shown) if shot.frame.card)
    assert "?" not in f"{end.card.title} {end.card.facts} {end.card.question}"
    assert scene.goes_round or end.shown.tick in (scene.last, scene.pauses_at)
    melted = [shot for shot in shown if is_loop(shot, shown)]
    assert melted[0].before == end
    assert melted[-1].part == 1.0, "it ends as it begins"


def test_while_the_end_of_a_circle_is_read_the_walker_goes_on_round_it():
    of = lesson_of("04", map="loop")
    stage = hidden_stage(of, finished(open_scene(of)))
    finish_run(stage)
    scene = stage.scene
    shown = list(shots(stage, film_time(scene, MOST), EVERY, held_seconds(scene, MOST)))
    circling = [shot.frame for shot in shown if shot.frame.card]
    lap = set(range(scene.timeline.since + 1, scene.last + 1))
    places = {scene.place_at(frame.shown.tick) for frame in circling}
    assert places == {scene.place_at(tick) for tick in lap}
    assert {frame.card.title for frame in circling} == {"It'll go round in circles forever!"}


def test_lesson_7_s_film_ends_with_an_invitation():
    of = lesson_of("07")
    stage = hidden_stage(of, finished(open_scene(of)))
    finish_run(stage)
    scene = stage.scene
    shown = list(shots(stage, film_time(scene, MOST), EVERY, held_seconds(scene, MOST)))
    end = next(shot.frame for shot in reversed(shown) if shot.frame.card)
    assert end.card.title == "It's stuck."
    assert end.card.question == "Now change this line."
    stage.draw(end)
    line = next(text for text in stage.drawn.written if "return Turn.AHEAD" in text.text)
    asked = next(text for text in stage.drawn.written if "change this line" in text.text)
    assert asked.at.right < line.at.left, "the rule stands beside the words"
    ground = tuple(stage.window.surface.get_at((line.at.left - 4, line.at.centery)))[:3]
    assert ground != tuple(end.theme.panel), "the line is lit"
    stage = hidden_stage(lesson_of("07", film_size=(480, 360)), scene)
    stage.draw(end)
    written = [text.text for text in stage.drawn.written]
    assert "It's stuck." in written
    assert "Now change this line." not in written, "no line is shown"


def test_that_a_hand_never_left_the_wall_is_said_only_of_a_walk_whose_every_turn_kept_it_there():
    timeline = timeline_of("04")
    assert keeps_a_hand_on_the_wall(timeline, is_right=True)
    assert not keeps_a_hand_on_the_wall(timeline, is_right=False)
    by_cards = timeline_of("05", map="loop")
    assert not keeps_a_hand_on_the_wall(by_cards, is_right=True)
    thrown = 0
    for tick in range(by_cards.last):
        moment = by_cards.moment(tick, thinks=True)
        thrown += len(cards_of(moment.memory)) < len(cards_of(moment.memory_before))
    assert 0 < cards_followed(by_cards) <= thrown


def timeline_of(lesson, **options):
    of = lesson_of(lesson, **options)
    scene = finished(open_scene(of))
    scene.advance(10_000)
    return scene.timeline
