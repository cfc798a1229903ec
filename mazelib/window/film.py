"""Filming: what was recorded is played once more, picture by picture, in a window that nobody sees."""

import io
import math
import os
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pygame
from PIL import Image

from mazelib.kinds.lesson import Lesson
from mazelib.kinds.terminal import progress
from mazelib.maps.files import write_bytes
from mazelib.walking.recording import Timeline
from mazelib.window.player import LONGEST_MOVE, STAYS_FOR
from mazelib.window.scene import Scene
from mazelib.window.stage import Stage


def film(lesson: Lesson, scene: Scene) -> str:
    """Write the film of a scene, and the line that says so. OSError: it cannot be written."""
    if scene.is_blank:
        return "There was nothing to film."
    path, options, stage = lesson.film_path, lesson.options, hidden_stage(lesson, scene)
    assert path
    every = round(100 / options.film_rate) / 100  # A GIF counts in hundredths of a second.
    # It is played twice: all pictures share one palette, of the colours that are seen most.
    seen = Counter[Any]()
    for picture in pictures(stage, 1.0, options.film_seconds):
        seen.update({colour: points for points, colour in picture.getcolors(math.prod(picture.size))})
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for colour, _ in seen.most_common(256) for part in colour])
    images = list[Any]()
    for picture in pictures(stage, every, options.film_seconds):
        images.append(picture.quantize(palette=palette, dither=Image.Dither.NONE))
        progress(f"Filming: {len(images) * every:.0f} seconds")
    content = io.BytesIO()
    images[0].save(
        content, path.suffix[1:], save_all=True, append_images=images[1:], duration=round(1000 * every),
        loop=0, lossless=True, method=2,  # of a WebP the last two
    )  # fmt: skip
    write_bytes(path, content.getvalue(), force=options.force)
    progress("")
    size, seconds = content.tell() / 1e6, len(images) * every
    return f"{path}: a film of {seconds:g} seconds (--film-seconds {options.film_seconds}), {size:.2f} MB."


def hidden_stage(lesson: Lesson, scene: Scene) -> Stage:
    """A stage of the film's size that nobody sees, and no mouse and no notice in it."""
    pygame.display.quit()
    # SDL would keep the system's wish to end the program, as a window's event: here it ends.
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_NO_SIGNAL_HANDLERS="1")
    scene.advance(0)  # Of what went on without a stage it takes note.
    scene.has_clock = False  # A round of the game is over when it is filmed.
    return Stage(lesson, lesson.options.film_size, scene)


def pictures(stage: Stage, every: float, most: float) -> Iterator[Any]:
    """Play from the first tick to the end, with a picture every so many seconds, for so many at the most.

    A circle is walked once more. Where the recording ends before the run does, it goes on. The last picture
    stays for a second.
    """
    player, scene, still = stage.player, stage.scene, round(1 / every)
    player.budget = math.inf  # The film of a slow rule is no slower.
    player.seek(0)
    for _ in range(int(most / every) - still):
        laps = scene.recording.laps(player.tick) if isinstance(scene.recording, Timeline) else 0
        is_over = laps > 1 or player.at_end or player.failure
        # (Nobody presses an arrow key any more.)
        if is_over or (scene.takes_arrows and player.tick >= scene.last):
            break
        if not player.playing:  # The start, and a maze that is ready, are looked at for a while.
            player.toggle()
            player.rest = STAYS_FOR
        yield _picture(stage)
        player.elapse(every)
    player.playing = False
    player.elapse(LONGEST_MOVE)
    yield from [_picture(stage)] * still


def _picture(stage: Stage) -> Any:
    stage.draw()
    surface = stage.window.surface
    return Image.frombytes("RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB"))
