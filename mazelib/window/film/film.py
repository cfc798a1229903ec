"""Filming: a run is played once more, in a window that nobody sees."""

import os
from time import monotonic

import pygame
from PIL import Image

from mazelib.command_line.terminal import progress
from mazelib.kinds.shared.lesson import Lesson
from mazelib.maps.files import write_bytes
from mazelib.text.sentences import _, paragraph
from mazelib.window.film.film_file import FilmPicture, encoded, in_colours_of, melted, palette_of
from mazelib.window.film.film_plan import (
    film_time,
    held_seconds,
    passed_over,
    poster_seconds,
)
from mazelib.window.film.film_screen import film_map
from mazelib.window.film.film_shots import breathing, shots
from mazelib.window.film.film_time import FilmTime
from mazelib.window.film.shot import Shot
from mazelib.window.scene import AnyScene
from mazelib.window.stage.frame import Frame
from mazelib.window.stage.stage import Stage

#: For how long a run may go on once its window is closed, and for how long in one go, in seconds.
MOST_SECONDS_OF_RUN = 20.0
SECONDS_OF_RUN = 0.1
#: The colours are looked for at such times. At each whole second, say, one would see the same half
#: of a tick again and again.
PALETTE_SECONDS = 0.93


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
    every = _seconds_of_picture(scene, options.film_rate)
    poster = poster_seconds(scene, options.film_seconds)
    time = film_time(scene, options.film_seconds, poster)
    held = held_seconds(scene, options.film_seconds)
    pictures = _pictures(stage, time, every, held, poster)
    filmed = sum(picture.seconds for picture in pictures)
    progress(_("Writing the film ..."))
    content = encoded(pictures, path.suffix.removeprefix(".").lower())
    write_bytes(path, content, force=options.force)
    progress("")
    sentence = _("{path}: a film of {seconds:g} seconds (--film-seconds {most}), {size:.2f} MB.")
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


def _pictures(
    stage: Stage, time: FilmTime, every: float, held: float, poster: float
) -> list[FilmPicture]:
    """All pictures of a film. It is played twice, so that they can share one palette."""
    looked_at = shots(stage, time, PALETTE_SECONDS, held, poster_seconds=poster)
    palette = palette_of(image_of(stage, shot) for shot in looked_at)
    pictures = list[FilmPicture]()
    filmed = 0.0
    for shot in breathing(shots(stage, time, every, held, poster_seconds=poster), every):
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


def image_of(stage: Stage, shot: Shot) -> Image.Image:
    """The picture of a shot. Where one melts into another, only the map does: words would blur."""
    image = _drawn(stage, shot.frame)
    if shot.before:
        place = film_map(stage.drawn, shot.frame)
        before = _drawn(stage, shot.before)
        return melted(before, image, tuple(place), shot.part)
    return image


def _drawn(stage: Stage, frame: Frame) -> Image.Image:
    stage.draw(frame)
    surface = stage.window.surface
    return Image.frombytes("RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB"))
