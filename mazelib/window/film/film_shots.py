"""The shots of a film: which frame it shows for how long, one melting into the next at a cut."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from mazelib.window.film.film_plan import (
    ASKS_PART,
    END_SECONDS,
    LEAST_SECONDS,
    MELT_SECONDS,
    has_speed,
    move_seconds,
    opened,
    speed_of,
)
from mazelib.window.film.film_poster import as_poster
from mazelib.window.film.film_time import FilmMoment, FilmTime
from mazelib.window.film.film_words import FilmWords
from mazelib.window.film.rejoicing import before_paper_falls, rejoicing
from mazelib.window.film.shot import Shot
from mazelib.window.scene import AnyScene
from mazelib.window.screen.strip import Strip
from mazelib.window.shown import MakingShown
from mazelib.window.stage.frame import Frame
from mazelib.window.stage.stage import Stage

#: A poster shows a making of groups after this part of it.
POSTER_PART = 0.55
#: While the end of a circle is read, the walker goes on round it: so many steps a second.
STEPS_ROUND = 5.0
#: With more steps a second than this, a picture stands for so many seconds at least.
MOST_SMOOTH_A_SECOND = 16.0
SECONDS_OF_FAST = 0.1
#: With more steps a second than this, nobody could follow which lines of the rule run.
MOST_LIT_A_SECOND = 8.0
#: What changes in a step of a quick stretch has changed after this part of its half.
CHANGE_PART = 0.8
#: How deep it has breathed in, picture by picture, and how long such a picture stands, in seconds.
BREATHS = (0.0, 0.5, 1.0, 1.0, 0.5, 0.0)
SECONDS_OF_BREATH = 0.2


def shots(
    stage: Stage, time: FilmTime, every: float, held: float, *, poster_seconds: float = 0.0
) -> Iterator[Shot]:
    """What a film shows: every so many seconds something else, if something has changed.

    The last picture is ``held`` for so many seconds; then it melts into the first one. That is a
    poster for so many seconds, if any, which melts into what is played.
    """
    first: Frame | None = None
    waiting: Shot | None = None
    if poster_seconds:
        first = _poster(stage, time)
        yield Shot(first, poster_seconds)
        yield from _melted(first, _first_played(stage, time), every)
    for shot in _all_shots(stage, time, every, held):
        first = first or shot.frame
        if waiting and waiting[:1] + waiting[2:] == shot[:1] + shot[2:]:
            waiting = waiting._replace(seconds=waiting.seconds + shot.seconds)
            continue
        if waiting:
            yield waiting
        waiting = shot
    if waiting:
        yield waiting
    if first and waiting and first != waiting.frame and not stage.scene.goes_on:
        yield from _melted(waiting.frame, first, every)


def breathing(filmed: Iterable[Shot], every: float) -> Iterator[Shot]:
    """The same, but where a picture would stand for long, somebody breathes in it.

    No picture stands for less than ``every`` so many seconds.
    """
    for shot in filmed:
        count = int(shot.seconds / max(every, SECONDS_OF_BREATH))
        if count < len(BREATHS):
            yield shot
            continue
        for number in range(count):
            breath = BREATHS[number % len(BREATHS)] if number < count - 1 else 0.0
            frame = shot.frame._replace(breath=breath)
            ends = round((number + 1) * shot.seconds / count, 2)
            begins = round(number * shot.seconds / count, 2)
            yield shot._replace(frame=frame, seconds=round(ends - begins, 2))


def _all_shots(stage: Stage, time: FilmTime, every: float, held: float) -> Iterator[Shot]:
    """All shots, one after the other, also where nothing has changed."""
    before: Frame | None = None
    frame: Frame | None = None
    quick: Frame | None = None
    begins = 0
    words = FilmWords(stage.scene, time)
    for number in range(int(time.seconds / every + 1e-6)):
        moment = time.at(number * every)
        if moment.begins != begins:
            begins = moment.begins
            before = frame
        may_stand = every < SECONDS_OF_FAST and number % 2 and not _melts(moment)
        is_fast = moment.is_fast and moment.steps_a_second > MOST_SMOOTH_A_SECOND
        if may_stand and is_fast and frame and frame.is_sped_up:
            yield Shot(frame, every)
            continue
        frame = before_paper_falls(_frame_at(stage, moment, words, number * every))
        if frame.is_sped_up:
            quick = frame
        elif quick and _still_comes(stage, moment):
            frame = frame._replace(
                strip=quick.strip, is_sped_up=True, hides_lines=quick.hides_lines, card=None
            )
        else:
            quick = None
        yield _after_cut(frame, moment, before, every)
    yield from _end(stage, time, every, held)


def _after_cut(frame: Frame, moment: FilmMoment, before: Frame | None, every: float) -> Shot:
    """What is shown at a moment; shortly after a cut, the frame before it melts into that."""
    if not _melts(moment):
        return Shot(frame, every)
    return Shot(frame, every, before, (moment.since + every) / (MELT_SECONDS + every))


def _melts(moment: FilmMoment) -> bool:
    """Whether there was a cut just now."""
    return moment.cut_from is not None and moment.since < MELT_SECONDS


def _end(stage: Stage, time: FilmTime, every: float, held: float) -> Iterator[Shot]:
    """The last picture, held for so many seconds; but nothing stops a walker in a circle."""
    last = _last_frame(stage, time)
    if not (stage.scene.goes_round and last.card):
        yield from rejoicing(last, every, held)
        return
    yield from _laps(stage, last, every, held)
    _last_frame(stage, time)


def _poster(stage: Stage, time: FilmTime) -> Frame:
    """The poster: a maze that is made is ready there; but the colours of its groups are seen."""
    scene = stage.scene
    if scene.wants(replace(scene.shown(0), is_filmed=True)):
        return as_poster(_first_played(stage, time))
    shown = scene.shown(0)
    if isinstance(shown, MakingShown) and shown.timeline.has_groups:
        _show(stage, FilmMoment(2 * round(POSTER_PART * scene.last) + 1, END_SECONDS))
        return as_poster(stage.as_frame())
    return as_poster(_last_frame(stage, time))


def _first_played(stage: Stage, time: FilmTime) -> Frame:
    """The first picture of what is played."""
    return _frame_at(stage, time.at(0.0), FilmWords(stage.scene, time), 0.0)


def _melted(last: Frame, first: Frame, every: float) -> Iterator[Shot]:
    """The last frame melts into the first one, with which the film begins again."""
    count = int(MELT_SECONDS / every + 1e-6)
    for number in range(1, count + 1):
        yield Shot(first, every, last, number / count)


def _laps(stage: Stage, last: Frame, every: float, held: float) -> Iterator[Shot]:
    """The walker goes on round its circle while the card of the end is read."""
    scene = stage.scene
    lap = max(1, (scene.pauses_at or 0) - scene.last)
    for number in range(round(held / every)):
        steps = (number + 0.5) * every * STEPS_ROUND % lap  # In the middle of a picture's time.
        tick = scene.last + 1 + int(steps)
        _show(stage, FilmMoment(2 * tick, move_seconds(scene) * (steps % 1)))
        yield Shot(stage.as_frame()._replace(strip=last.strip, card=last.card), every)


def _last_frame(stage: Stage, time: FilmTime) -> Frame:
    """What a film ends with: the last half, in which all has come to rest."""
    player = stage.player
    player.seek(player.tick)
    end = time.at(time.seconds)
    _show(stage, end._replace(seconds=max(end.seconds, END_SECONDS)))
    player.playing = stage.scene.goes_on
    return stage.as_frame()


def _show(stage: Stage, moment: FilmMoment) -> None:
    stage.player.show_moment(moment.half, moment.seconds, move_seconds(stage.scene))


def _frame_at(stage: Stage, moment: FilmMoment, words: FilmWords, second: float) -> Frame:
    """What is shown at a moment of the film, which it comes to at this second.

    Before the first step it says what the walker wants. In a quick stretch the walker flows from
    place to place, and a few words say what happens.
    """
    scene = stage.scene
    if moment.is_held or _is_readable(scene):
        _show(stage, moment)
        frame = stage.as_frame()
        return opened(frame) if moment.half == 0 and moment.is_held else frame
    half = moment.half - moment.half % 2
    _show(stage, FilmMoment(half, _flown(scene, moment)))
    if scene.asks_in_film:
        _show(stage, moment._replace(seconds=_changed(scene, moment)))
    frame = stage.as_frame()
    strip = Strip("", words.at(second), calls=frame.strip.calls, counts=frame.strip.counts)
    too_fast = moment.steps_a_second > MOST_LIT_A_SECOND
    return frame._replace(strip=strip, is_sped_up=True, hides_lines=too_fast, card=None)


def _is_readable(scene: AnyScene) -> bool:
    """Whether what is said of each tick can be read between the holds, or nothing is said."""
    if not scene.features.has_halves:
        return True
    return has_speed(scene) and speed_of(scene) * LEAST_SECONDS <= 1


def _still_comes(stage: Stage, moment: FilmMoment) -> bool:
    """Whether the walker is still on its way from a quick stretch to where the film holds."""
    return moment.half == moment.begins and stage.player.phase < 1


def _changed(scene: AnyScene, moment: FilmMoment) -> float:
    """How long a change would usually have gone on, if it took most of the half in which it is."""
    part = (moment.part_of_tick - ASKS_PART) / (1 - ASKS_PART) / CHANGE_PART
    return scene.change_seconds * max(0.0, part) if moment.half % 2 else moment.seconds


def _flown(scene: AnyScene, moment: FilmMoment) -> float:
    """How long a move into a tick would usually have gone on, if it took all of the tick."""
    move = max(move_seconds(scene), scene.seconds_of_move(moment.half // 2))
    return move * moment.part_of_tick
