"""Filming: what was recorded is played once more, picture by picture, in a window that nobody sees."""

import math
import os
import zlib
from collections.abc import Iterator

import pygame

from mazelib.command_line import progress
from mazelib.files import write_bytes
from mazelib.program import Program
from mazelib.sheets.film import filmed
from mazelib.stage.player import LONGEST_MOVE, STAYS_FOR
from mazelib.stage.scene import Scene
from mazelib.stage.stage import Stage
from mazelib.timeline import Timeline


def film(program: Program, scene: Scene) -> str:
    """Write the film of a scene, and the line that says so. OSError: it cannot be written."""
    if scene.is_blank:
        return "There was nothing to film."
    path, options, packed = program.film_path, program.options, list[bytes]()
    assert path
    rate, most = options.film_rate, options.film_seconds * options.film_rate
    for picture in pictures(hidden_stage(program, scene), rate, most):
        packed.append(zlib.compress(picture, 1))
        progress(f"Filming: {len(packed) / rate:.0f} seconds")
    content = filmed(packed, options.film_size, rate, path.suffix.lower(), progress)
    pygame.display.quit()
    write_bytes(path, content, force=options.force)
    progress("")
    cut = f" More than that: --film-seconds {2 * options.film_seconds}" if len(packed) == most else ""
    return f"{path}: a film of {len(packed) / rate:g} seconds, {len(content) / 1e6:.2f} MB.{cut}"


def hidden_stage(program: Program, scene: Scene) -> Stage:
    """A stage of the film's size that nobody sees, and no mouse and no notice in it."""
    pygame.display.quit()
    # SDL would keep the system's wish to end the program, as a window's event: here it ends.
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_NO_SIGNAL_HANDLERS="1")
    scene.advance(0)  # Of what went on without a stage it takes note.
    scene.has_clock = False  # A round of the game is over when it is filmed.
    return Stage(program, program.options.film_size, scene)


def pictures(stage: Stage, rate: int, most: int) -> Iterator[bytes]:
    """Play from the first tick to the end, in at most so many pictures; first and last stay for a second.

    A circle is walked once more. Where the recording ends before the run does, it goes on.
    """
    player, scene = stage.player, stage.scene
    player.budget = math.inf  # The film of a slow rule is no slower.
    player.seek(0)
    player.toggle()
    yield from [_picture(stage)] * rate
    for _ in range(most - 2 * rate):
        laps = scene.recording.laps(player.tick) if isinstance(scene.recording, Timeline) else 0
        # (Nobody presses an arrow key any more.)
        if laps > 1 or player.at_end or (scene.takes_arrows and player.tick >= scene.last):
            break
        if not player.playing:  # A maze that is ready is looked at for a while.
            player.toggle()
            player.rest = STAYS_FOR
        player.elapse(1 / rate)
        if player.failure:  # The last picture shows where the rule went wrong.
            break
        yield _picture(stage)
    player.playing = False
    player.elapse(LONGEST_MOVE)
    if player.tick or player.thinks:
        yield from [_picture(stage)] * rate


def _picture(stage: Stage) -> bytes:
    stage.draw()
    return pygame.image.tobytes(stage.window.surface, "RGB")
