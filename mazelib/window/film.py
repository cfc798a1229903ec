"""Filming: the recording is played once more, in a window that nobody sees."""

import io
import math
import os
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress

import pygame
from PIL import Image

from mazelib.command_line.terminal import progress
from mazelib.kinds.shared.lesson import Lesson
from mazelib.maps.files import write_bytes
from mazelib.text.sentences import _
from mazelib.window.player import LONGEST_MOVE_SECONDS, POP_SECONDS
from mazelib.window.scene import AnyScene
from mazelib.window.stage import Stage
from mazelib.window.stops import LONG_REST_SECONDS, REST_SECONDS

#: How long a film rests at its end, and how much of its time is left for rounding, in seconds.
END_SECONDS = 1.0
SPARE_SECONDS = 0.5
#: A film has at most this many colours: a palette holds no more.
MOST_COLOURS = 256
#: The colours are looked for at such times. At each whole second, say, one would see the same half
#: of a tick again and again, since speeds are whole numbers.
PALETTE_SECONDS = 0.93


def film(lesson: Lesson, scene: AnyScene) -> str:
    """Write the film of a scene; return the line that says so. OSError: it cannot be written."""
    if scene.features.is_blank:
        return _("There was nothing to film.")
    scene = scene.to_film() or scene
    path = lesson.film_path
    assert path
    options = lesson.options
    stage = hidden_stage(lesson, scene)
    every = round(100 / options.film_rate) / 100  # A GIF counts in hundredths of a second.
    if scene.goes_on:
        fit(stage, options.film_seconds)
    # It is played twice, so that all pictures can share one palette.
    palette = _palette_of(pictures(stage, PALETTE_SECONDS, options.film_seconds))
    images = list[Image.Image]()
    for picture in pictures(stage, every, options.film_seconds):
        images.append(picture.quantize(palette=palette, dither=Image.Dither.NONE))
        words = _("Filming: {seconds:.0f} s")
        progress(words.format(seconds=len(images) * every))
    content = _encoded(images, path.suffix.removeprefix("."), every)
    write_bytes(path, content, force=options.force)
    progress("")
    sentence = _(
        "{path}: a film of {seconds:g} seconds (--film-seconds {most}), {size:.2f} MB."
    )
    return sentence.format(
        path=path,
        seconds=len(images) * every,
        most=options.film_seconds,
        size=len(content) / 1e6,
    )


def _palette_of(images: Iterable[Image.Image]) -> Image.Image:
    """The most frequent colours of the pictures."""
    seen = Counter[tuple[int, ...]]()
    for image in images:
        for points, colour in image.getcolors(math.prod(image.size)) or []:
            if isinstance(colour, tuple):  # A single number would be a grey.
                seen[colour] += points
    parts = list[int]()
    for colour, _points in seen.most_common(MOST_COLOURS):
        parts += colour
    palette = Image.new("P", (1, 1))
    palette.putpalette(parts)
    return palette


def _encoded(images: list[Image.Image], ending: str, every: float) -> bytes:
    """The film as the bytes of a file; ``lossless`` and ``method`` matter to WebP only."""
    content = io.BytesIO()
    images[0].save(
        content,
        ending,
        save_all=True,
        append_images=images[1:],
        duration=round(1000 * every),
        loop=0,
        lossless=True,
        method=2,
    )
    return content.getvalue()


def hidden_stage(lesson: Lesson, scene: AnyScene) -> Stage:
    """A stage of the film's size that nobody sees, without a mouse and without notices."""
    pygame.display.quit()
    # Else SDL would turn the system's signal to end the program into an event of the window.
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_NO_SIGNAL_HANDLERS="1")
    scene.stop_clock()  # A round of the game is over when it is filmed.
    stage = Stage(lesson, lesson.options.film_size, scene)
    stage.is_film = True
    return stage


def fit(stage: Stage, seconds: float) -> None:
    """Record all of a scene that goes on, and play it so fast that all of it has this much time.

    So the film can be shown again and again as if it were one.
    """
    scene = stage.scene
    with suppress(ValueError):  # A rule that fails is filmed up to there.
        while scene.run and not scene.run.is_over:
            scene.run.advance()
    resting = REST_SECONDS + LONG_REST_SECONDS + END_SECONDS + SPARE_SECONDS
    speed = scene.last / max(SPARE_SECONDS, seconds - resting)
    stage.player.speed = max(stage.player.speed, speed)


def pictures(stage: Stage, every: float, most: float) -> Iterator[Image.Image]:
    """Play from the first tick: a picture every ``every`` seconds, for at most ``most`` seconds.

    A circle is walked once more. If the recording ends before the run does, the run goes on. At the
    end it rests for a second. What goes on for ever does not look as if it had paused there.
    """
    player = stage.player
    still = round(END_SECONDS / every)
    player.budget_seconds = math.inf  # The film of a slow rule is no slower.
    player.seek(0)
    for _number in range(int(most / every) - still):
        if _is_over(stage):
            break
        if not player.playing:  # Rest at the start, and where a maze is ready.
            player.toggle()
            player.rest_seconds = REST_SECONDS
        yield _picture(stage)
        player.elapse(every)
    player.playing = player.at_end and stage.scene.goes_on
    # Long enough for the last move, and for what pops where it ends.
    player.elapse(max(0.0, LONGEST_MOVE_SECONDS + POP_SECONDS - END_SECONDS))
    for _number in range(still):
        player.elapse(every)
        yield _picture(stage)


def _is_over(stage: Stage) -> bool:
    """Whether nothing more comes: a circle was walked once more, or the run is over."""
    player = stage.player
    scene = stage.scene
    if scene.laps_proven(player.tick) > 1:
        return True
    if scene.features.takes_arrows and player.tick >= scene.last:
        return True  # Nobody will press another arrow key.
    return player.at_end or player.failure is not None


def _picture(stage: Stage) -> Image.Image:
    stage.draw()
    surface = stage.window.surface
    return Image.frombytes("RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB"))
