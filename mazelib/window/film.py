"""Filming: a run is played once more, in a window that nobody sees."""

import os
from collections.abc import Iterator
from time import monotonic
from typing import NamedTuple

import pygame
from PIL import Image

from mazelib.command_line.terminal import progress
from mazelib.kinds.shared.lesson import Lesson
from mazelib.kinds.shared.lesson_options import USUAL_SPEED
from mazelib.maps.files import write_bytes
from mazelib.text.sentences import _, paragraph
from mazelib.window.film_file import FilmPicture, encoded, in_colours_of, palette_of
from mazelib.window.film_plan import (
    END_SECONDS,
    film_time,
    held_seconds,
    move_seconds,
    opening_words,
    passed_over,
    said_in,
    speed_of,
)
from mazelib.window.film_time import FilmMoment, FilmTime
from mazelib.window.frame import Frame
from mazelib.window.scene import AnyScene
from mazelib.window.stage import Stage
from mazelib.window.strip import Strip

#: Where a film is faster than this many times its usual pace, nobody could read a sentence.
READABLE_PACE = 1.1
#: A film says that it is sped up from so many times its usual pace on.
TOLD_PACE = 4.0
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
    every = _seconds_of_picture(scene, options.film_rate)
    pictures = _pictures(stage, time, every, held_seconds(scene, options.film_seconds))
    filmed = sum(picture.seconds for picture in pictures)
    progress(_("Writing the film ..."))
    content = encoded(pictures, path.suffix.removeprefix(".").lower())
    write_bytes(path, content, force=options.force)
    progress("")
    sentence = _(
        "{path}: a film of {seconds:g} seconds (--film-seconds {most}), {size:.2f} MB."
    )
    told = sentence.format(
        path=path,
        seconds=round(filmed, 2),
        most=options.film_seconds,
        size=len(content) / 1e6,
    )
    return paragraph(told, passed_over(scene, time))


def _seconds_of_picture(scene: AnyScene, rate: int) -> float:
    """How long a picture lasts, in hundredths of a second, in which a GIF counts.

    Where time itself is played, no picture is shorter than its tick.
    """
    return max(round(100 / rate) / 100, scene.seconds_of_tick)


def _pictures(stage: Stage, time: FilmTime, every: float, held: float) -> list[FilmPicture]:
    """All pictures of a film. It is played twice, so that they can share one palette."""
    looked_at = shots(stage, time, PALETTE_SECONDS, held)
    palette = palette_of(image_of(stage, shot) for shot in looked_at)
    pictures = list[FilmPicture]()
    filmed = 0.0
    for shot in shots(stage, time, every, held):
        image = in_colours_of(palette, image_of(stage, shot))
        pictures.append(FilmPicture(image, shot.seconds))
        filmed += shot.seconds
        progress(_("Filming: {seconds:.0f} s").format(seconds=filmed))
    return pictures


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


def shots(stage: Stage, time: FilmTime, every: float, held: float) -> Iterator[Shot]:
    """What a film shows: every so many seconds something else, if something has changed.

    The last picture is ``held`` for so many seconds.
    """
    frame: Frame | None = None
    seconds = 0.0
    quick: Strip | None = None
    for number in range(int(time.seconds / every + 1e-6)):
        before = frame
        moment = time.at(number * every)
        frame = _frame_at(stage, moment)
        if frame.is_sped_up:
            quick = frame.strip
        elif quick and _still_comes(stage, moment):
            frame = frame._replace(strip=quick, is_sped_up=True)
        else:
            quick = None
        if before and before != frame:
            yield Shot(before, seconds)
            seconds = 0.0
        seconds += every
    last = _last_frame(stage, time)
    if frame and frame != last:
        yield Shot(frame, seconds)
        seconds = 0.0
    yield Shot(last, seconds + held)


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


def _frame_at(stage: Stage, moment: FilmMoment) -> Frame:
    """What is shown at a moment of the film.

    Before the first step it says what the walker wants. In a quick stretch the walker flows from
    place to place, and what is said most often there stands still.
    """
    scene = stage.scene
    is_readable = moment.pace <= READABLE_PACE and speed_of(scene) <= USUAL_SPEED
    if is_readable or not scene.features.has_halves:
        _show(stage, moment)
        frame = stage.as_frame()
        if moment.half == 0 and moment.stretch_seconds > 0:
            return _opened(frame)
        return frame
    half = moment.half - moment.half % 2
    _show(stage, FilmMoment(half, _flown(scene, moment)))
    frame = stage.as_frame()
    heading = scene.so_far_in_film(frame.shown.tick_told)
    if moment.pace >= TOLD_PACE:
        heading = _("Sped up · {so_far}").format(so_far=heading)
    said = said_in(scene, moment)
    strip = Strip(heading, said, calls=frame.strip.calls, counts=frame.strip.counts)
    return frame._replace(strip=strip, is_sped_up=True)


def _still_comes(stage: Stage, moment: FilmMoment) -> bool:
    """Whether the walker is still on its way from a quick stretch to where the film holds."""
    return moment.half == moment.begins and stage.player.phase < 1


def _flown(scene: AnyScene, moment: FilmMoment) -> float:
    """How long a move into a tick would usually have gone on, if it took all of the tick."""
    move = max(move_seconds(scene), scene.seconds_of_move(moment.half // 2))
    return move * moment.part_of_tick


def _opened(frame: Frame) -> Frame:
    """The first picture, with what the walker wants, or with the question of the lesson."""
    words = opening_words(frame.scene)
    if not words:
        return frame
    strip = frame.strip._replace(heading="", sentence=words)
    if frame.scene.wants(frame.shown):
        strip = Strip("", words, calls=strip.calls, counts=strip.counts)
    return frame._replace(strip=strip)


def image_of(stage: Stage, shot: Shot) -> Image.Image:
    """The picture of a shot."""
    stage.draw(shot.frame)
    surface = stage.window.surface
    return Image.frombytes("RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB"))
