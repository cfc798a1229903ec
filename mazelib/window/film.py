"""Filming: a run is played once more, in a window that nobody sees."""

import os
from collections.abc import Iterator
from math import inf
from time import monotonic
from typing import NamedTuple

import pygame
from PIL import Image

from mazelib.command_line.terminal import progress
from mazelib.kinds.shared.lesson import Lesson
from mazelib.kinds.shared.lesson_options import USUAL_SPEED
from mazelib.maps.files import write_bytes
from mazelib.text.sentences import _
from mazelib.window.film_file import FilmPicture, encoded, in_colours_of, palette_of
from mazelib.window.film_time import FilmMoment, FilmTime
from mazelib.window.frame import Frame
from mazelib.window.player import (
    LONGEST_MOVE_SECONDS,
    MELTS_FROM,
    MOVE_PART,
    POP_SECONDS,
    THINK_PART,
)
from mazelib.window.scene import AnyScene
from mazelib.window.speeds import FASTEST
from mazelib.window.stage import Stage
from mazelib.window.stops import REST_SECONDS
from mazelib.window.strip import Strip

#: How long the last picture is held, in seconds; and where the film is to be shown in a loop.
HELD_SECONDS = 2.0
HELD_IN_LOOP_SECONDS = 0.8
#: How long both halves of a tick usually last in a film. What a rule says is to be read: it stands
#: there during the next move, too.
LOOKS_SECONDS = 0.65
THINKS_SECONDS = 0.5
#: How long a maze that is ready is usually looked at, in seconds.
READY_SECONDS = 1.5
#: Where a film is faster than this many times its usual pace, nobody could read a sentence.
READABLE_PACE = 1.1
#: From this pace on, one sees whole ticks, and no moves.
JUMPING_PACE = 4.0
#: For how long a run may go on once its window is closed, and for how long in one go, in seconds.
MOST_SECONDS_OF_RUN = 20.0
SECONDS_OF_RUN = 0.1
#: The colours are looked for at such times. At each whole second, say, one would see the same half
#: of a tick again and again.
PALETTE_SECONDS = 0.93


class Shot(NamedTuple):
    """What one picture of a film shows, and for how long, in seconds."""

    frame: Frame
    seconds: float


def film(lesson: Lesson, scene: AnyScene, *, is_dark: bool = False) -> str:
    """Write the film of a scene, dark if its window was, and return the line that says so.

    OSError: it cannot be written.
    """
    if scene.features.is_blank:
        return _("There was nothing to film.")
    scene = scene.to_film() or scene
    path = lesson.film_path
    assert path
    options = lesson.options
    stage = hidden_stage(lesson, scene)
    stage.is_dark = is_dark
    finish_run(stage)
    time = film_time(scene, options.film_seconds)
    every = round(100 / options.film_rate) / 100  # A GIF counts in hundredths of a second.
    # It is played twice, so that all pictures can share one palette.
    palette = palette_of(image_of(stage, shot) for shot in shots(stage, time, PALETTE_SECONDS))
    pictures = list[FilmPicture]()
    filmed = 0.0
    for shot in shots(stage, time, every):
        image = in_colours_of(palette, image_of(stage, shot))
        pictures.append(FilmPicture(image, shot.seconds))
        filmed += shot.seconds
        progress(_("Filming: {seconds:.0f} s").format(seconds=filmed))
    progress(_("Writing the film ..."))
    content = encoded(pictures, path.suffix.removeprefix(".").lower())
    write_bytes(path, content, force=options.force)
    progress("")
    sentence = _(
        "{path}: a film of {seconds:g} seconds (--film-seconds {most}), {size:.2f} MB."
    )
    return sentence.format(
        path=path,
        seconds=round(filmed, 2),
        most=options.film_seconds,
        size=len(content) / 1e6,
    )


def hidden_stage(lesson: Lesson, scene: AnyScene) -> Stage:
    """A stage of the film's size that nobody sees, without a mouse and without notices."""
    pygame.display.quit()
    # Else SDL would turn the system's signal to end the program into an event of the window.
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_NO_SIGNAL_HANDLERS="1")
    scene.stop_clock()  # A round of the game is over when it is filmed.
    stage = Stage(lesson, lesson.options.film_size, scene)
    stage.is_film = True
    return stage


def finish_run(stage: Stage) -> None:
    """Let a run that goes on by itself come to its end. A rule that takes too long is left there.

    A rule that fails is filmed up to there.
    """
    player = stage.player
    player.budget_seconds = SECONDS_OF_RUN
    until = monotonic() + MOST_SECONDS_OF_RUN
    player.go_to_last()
    while player.seconds_to_end is not None and monotonic() < until:
        progress(stage.scene.so_far(stage.scene.last))
        stage.scene.lesson.loaded.workers.take_arrivals()
        player.elapse(SECONDS_OF_RUN)
    player.stop_aiming()


def film_time(scene: AnyScene, most: float) -> FilmTime:
    """When a film of at most so many seconds shows which half of a scene that was recorded.

    A circle is walked once more. Where a maze is ready, and where a circle closes, a part begins.
    """
    last = scene.last_half
    cuts = list[int]()
    if scene.pauses_at is not None:
        cuts.append(2 * scene.pauses_at)
    if scene.goes_round and scene.pauses_at is not None:
        last = 2 * scene.pauses_at
        cuts = [2 * scene.last]
    lasts = [_usual_seconds(scene, half) for half in range(last)]
    lasts.append(LONGEST_MOVE_SECONDS + POP_SECONDS if last else 0.0)
    return FilmTime(lasts, cuts, most - _held_seconds(scene))


def _held_seconds(scene: AnyScene) -> float:
    """How long the last picture is held: what is shown in a loop does not look as if it paused."""
    return HELD_IN_LOOP_SECONDS if scene.goes_on else HELD_SECONDS


def _usual_seconds(scene: AnyScene, half: int) -> float:
    """How long a half usually lasts: longer where the class should see what happens."""
    tick, thinks = divmod(half, 2)
    looks, ponders = _seconds_of_halves(scene)
    if thinks:
        return ponders
    seconds = looks + max(0.0, scene.seconds_of_move(tick) - _move_seconds(scene))
    if tick == scene.pauses_at and not scene.goes_round:
        return seconds + READY_SECONDS
    if tick and scene.stays_at(tick) and _speed(scene) < MELTS_FROM:
        return seconds + REST_SECONDS
    return seconds


def _seconds_of_halves(scene: AnyScene) -> tuple[float, float]:
    """How long both halves of a tick usually last, as far as there are halves."""
    if scene.seconds_of_tick:
        return scene.seconds_of_tick, 0.0
    speed = _speed(scene)
    if not scene.features.has_halves:
        return 1 / speed, 0.0
    if scene.lesson.options.speed in (None, FASTEST):
        return LOOKS_SECONDS, THINKS_SECONDS
    return THINK_PART / speed, (1 - THINK_PART) / speed


def _speed(scene: AnyScene) -> float:
    """The usual speed of a film, in ticks a second: the one that was asked for, if one was.

    As fast as it goes is as fast as the film needs.
    """
    speed = scene.lesson.options.speed
    return USUAL_SPEED if speed in (None, FASTEST) else float(speed or USUAL_SPEED)


def _move_seconds(scene: AnyScene) -> float:
    """How long a move usually takes."""
    if scene.lesson.options.speed is None:
        return LONGEST_MOVE_SECONDS
    return min(LONGEST_MOVE_SECONDS, MOVE_PART / _speed(scene))


def shots(stage: Stage, time: FilmTime, every: float) -> Iterator[Shot]:
    """What a film shows: every so many seconds something else, if something has changed.

    The last picture is held.
    """
    scene = stage.scene
    frame: Frame | None = None
    seconds = 0.0
    for number in range(int(time.seconds / every + 1e-6)):
        before = frame
        frame = _frame_at(stage, time, number * every)
        if before and before != frame:
            yield Shot(before, seconds)
            seconds = 0.0
        seconds += every
    player = stage.player
    player.seek(player.tick)
    _show(stage, time.at(time.seconds))
    player.playing = scene.goes_on
    last = stage.as_frame()
    if frame and frame != last:
        yield Shot(frame, seconds)
        seconds = 0.0
    yield Shot(last, seconds + _held_seconds(scene))


def _show(stage: Stage, moment: FilmMoment) -> None:
    stage.player.show_moment(moment.half, moment.seconds, _move_seconds(stage.scene))


def _frame_at(stage: Stage, time: FilmTime, second: float) -> Frame:
    """What is shown at a second of the film.

    Where it is too fast for sentences, it is told how far the run has come, and nothing flickers:
    one sees where the walker is, and not what it thinks.
    """
    scene = stage.scene
    moment = time.at(second)
    _show(stage, moment)
    frame = stage.as_frame()
    first = 2 * frame.shown.tick
    pace = time.pace_over(first, min(time.halves, first + 2))
    is_readable = pace <= READABLE_PACE and _speed(scene) <= USUAL_SPEED
    if is_readable or not scene.features.has_halves:
        return frame
    if moment.half % 2 or moment.pace > JUMPING_PACE:
        _show(stage, FilmMoment(moment.half - moment.half % 2, inf, moment.pace))
        frame = stage.as_frame()
    so_far = scene.so_far(frame.shown.tick_told)
    strip = Strip(_("Sped up"), so_far, calls=frame.strip.calls, counts=frame.strip.counts)
    return frame._replace(strip=strip, is_sped_up=True)


def image_of(stage: Stage, shot: Shot) -> Image.Image:
    """The picture of a shot."""
    stage.draw(shot.frame)
    surface = stage.window.surface
    return Image.frombytes("RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB"))
