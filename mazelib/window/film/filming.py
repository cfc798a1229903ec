"""Filming what is shown: from one press of F10 to the next, while the window goes on.

1. A few times a second, what is shown is drawn once more, as a film shows it: without buttons.
2. It holds where a sentence or an end is new, until it is read: the window itself goes on. What has
   been read before is not said again while the window plays: a few words say what happens.
3. At the end a thread makes the file, so that the window answers meanwhile.
"""

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from threading import Thread
from time import perf_counter, sleep

import pygame

from mazelib.command_line.terminal import missing_package, tell
from mazelib.kinds.shared.lesson_options import FilmOptions
from mazelib.maps.files import unused_path, write_bytes
from mazelib.text.sentences import _
from mazelib.window.drawing.pen import Pen
from mazelib.window.film.film_plan import (
    LEAST_SECONDS,
    MELT_SECONDS,
    card_seconds,
    held_to_read,
    opened,
)
from mazelib.window.film.film_screen import film_map
from mazelib.window.film.film_words import steps_in_words
from mazelib.window.film.reel import LONGEST_STILL, Reel
from mazelib.window.screen.strip import Strip
from mazelib.window.stage.frame import Frame
from mazelib.window.stage.news import News

#: A frame of the window that is late is filmed as if it had taken this many seconds.
LONGEST_FRAME_SECONDS = 1.0
#: Pictures come so far apart, in seconds: the nearer, the less time it takes to draw one. The
#: window has to be drawn meanwhile, so filming should have no more than this share of the time.
LEAST_SECONDS_OF_PICTURE = 0.05
MOST_SECONDS_OF_PICTURE = 0.1
SHARE_OF_TIME = 0.2
#: How long the thread rests after each picture, in seconds: the window's turn.
PAUSE_SECONDS = 0.002
#: The last picture is held for so long, in seconds; and one that says how a run ended.
HELD_SECONDS = 2.0
HELD_AT_CARD_SECONDS = 3.0


class Filming:
    """Films a stage. ``draw`` draws a frame of a film, in the size that the options name."""

    def __init__(
        self, news: News, draw: Callable[[pygame.Surface, Frame], Pen], options: FilmOptions
    ) -> None:
        self._news = news
        self._draw = draw
        self._size = options.film_size
        self._every = max(LEAST_SECONDS_OF_PICTURE, 1 / options.film_rate)
        self._reel: Reel | None = None
        self._second = 0.0
        self._next_at = 0.0
        self._frame: Frame | None = None
        #: Where the map is in the last picture.
        self._map = pygame.Rect(0, 0, 0, 0)
        #: What the film has held at.
        self._told = set[str]()
        #: What is said now, and since when.
        self._said = ""
        self._said_at = 0.0
        self._is_quick = False
        self._writing: _Writing | None = None

    @property
    def is_on(self) -> bool:
        """Whether it films now."""
        return self._reel is not None

    def toggle(self, name: str) -> None:
        """Begin to film; or end that, and write the film, whose name begins so."""
        if self._reel is not None:
            self._end(self._reel, name)
        elif self._writing is not None:
            self._news.bring(_("The last film is still being saved."))
        else:
            self._begin()

    def _begin(self) -> None:
        try:
            import_module("PIL")
        except ModuleNotFoundError as error:
            self._news.complain(missing_package(error))
            return
        self._reel = Reel(self._size)
        self._second = 0.0
        self._next_at = 0.0
        self._frame = None
        self._told = set()
        self._said_at = 0.0
        self._is_quick = False
        self._news.bring(_("Filming. F10 stops it."))

    def _end(self, reel: Reel, name: str, told: str = "") -> None:
        """End the film and let it be written."""
        self._reel = None
        if len(reel) < 2:
            self._news.bring(_("Nothing moved, so there's no film."))
            return
        self._news.bring(told or _("The film is being saved."))
        has_card = self._frame is not None and self._frame.card is not None
        held = HELD_AT_CARD_SECONDS if has_card else HELD_SECONDS
        self._writing = _Writing(reel, self._second + held, tuple(self._map), Path.cwd() / name)
        self._writing.start()

    def elapse(self, seconds: float, frame: Callable[[], Frame], name: str) -> None:
        """Film what is shown now, so many seconds after it was asked before; tell what was saved.

        ``frame`` makes the frame of the film.
        """
        if self._writing and not self._writing.is_alive():
            self._writing.tell(self._news)
            self._writing = None
        if self._reel is None:
            return
        if len(self._reel):
            self._second += min(seconds, LONGEST_FRAME_SECONDS)
        if self._second < self._next_at:
            return
        began = perf_counter()
        self._add(frame(), self._reel)
        needed = (perf_counter() - began) / SHARE_OF_TIME
        every = max(self._every, min(MOST_SECONDS_OF_PICTURE, needed))
        self._next_at = self._second + every
        if self._reel.is_full(self._second):
            self._end(self._reel, name, _("That's long enough. The film is being saved."))

    def _add(self, frame: Frame, reel: Reel) -> None:
        """Add a picture, if it shows anything else than the one before."""
        if frame == self._frame or frame.scene.features.is_blank:
            return
        self._frame = frame
        if not (len(reel) or frame.card or frame.shown.tick or frame.strip.did):
            frame = opened(frame)
        frame = self._goes_on(frame)
        self._let_stand(frame)
        picture = pygame.Surface(self._size)
        self._map = film_map(self._draw(picture, frame), frame)
        reel.add(pygame.image.tobytes(picture, "RGB"), self._second)
        self._hold(frame, is_first=len(reel) == 1)

    def _goes_on(self, frame: Frame) -> Frame:
        """The same; while the window plays, only with what is new: the rest would just flicker."""
        strip = frame.strip
        plays = frame.playing and frame.scene.features.has_halves
        is_new = bool(strip.did) and strip.sentence not in self._told
        stays = not strip.did and frame.scene.stays_at(frame.shown.tick)
        was_quick = self._is_quick
        if not plays or frame.card or is_new or stays:
            self._is_quick = False
        elif strip.did:
            self._is_quick = True
        if not self._is_quick:
            return frame
        words = self._said
        if not was_quick or self._second - self._said_at >= LEAST_SECONDS:
            tick = frame.shown.tick
            step = min(tick + 1, frame.scene.last)
            words = frame.scene.in_few_words(tick) or steps_in_words(frame.scene, step)
        strip = Strip("", words, calls=strip.calls, counts=strip.counts)
        return frame._replace(strip=strip, is_sped_up=True, hides_lines=True)

    def _let_stand(self, frame: Frame) -> None:
        """Let what was said before stand long enough to be read, if something else is said now."""
        words = _words_of(frame)
        if words == self._said:
            return
        if self._said:
            self._second = max(self._second, self._said_at + LEAST_SECONDS)
        self._said = words
        self._said_at = self._second

    def _hold(self, frame: Frame, *, is_first: bool) -> None:
        """Hold the film at its beginning, where a rule says something new, and at an end."""
        words = _words_of(frame)
        is_said = frame.scene.features.has_halves and (frame.strip.did or is_first)
        if not (is_said or frame.card) or words in self._told:
            return
        self._told.add(words)
        seconds = card_seconds(frame.card) if frame.card else held_to_read(words)
        self._second += min(seconds, LONGEST_STILL)

    def close(self, name: str) -> None:
        """End what is filmed, since the window closes, and wait until it is written."""
        if self._reel is not None:
            self._end(self._reel, name)
        if self._writing:
            self._writing.join()
            self._writing.tell(self._news)
            self._writing = None


def _words_of(frame: Frame) -> str:
    """What a frame says, in large letters."""
    return frame.card.title if frame.card else frame.strip.sentence


class _Writing(Thread):
    """Writes a film as a GIF, whose path is to begin so; a free number is added.

    It has an ``end`` in seconds. Then its last map melts into the first picture.
    """

    def __init__(self, reel: Reel, end: float, melts: Sequence[int], path: Path) -> None:
        super().__init__(name="film")
        self._reel = reel
        self._end = end
        self._melts = melts
        self._wished = path
        self._seconds = 0.0
        self._size = 0
        self._path: Path | None = None
        self._error: OSError | None = None

    def run(self) -> None:
        try:
            self._write()
        except OSError as error:
            self._error = error

    def _write(self) -> None:
        # Without a film, Pillow need not be installed.
        from PIL import Image

        from mazelib.window.film.film_file import (
            FilmPicture,
            encoded,
            in_colours_of,
            melted,
            palette_of,
        )

        size = self._reel.size

        def images() -> Iterator[Image.Image]:
            for picture in self._reel.pictures(self._end):
                sleep(PAUSE_SECONDS)
                yield Image.frombytes("RGB", size, picture.pixels)

        palette = palette_of(images())
        pictures = list[FilmPicture]()
        for picture in self._reel.pictures(self._end):
            last = Image.frombytes("RGB", size, picture.pixels)
            image = in_colours_of(palette, last)
            pictures.append(FilmPicture(image, round(picture.seconds, 2)))
            sleep(PAUSE_SECONDS)
        first = next(images())
        count = round(MELT_SECONDS / MOST_SECONDS_OF_PICTURE)
        for number in range(1, count + 1):
            image = in_colours_of(palette, melted(last, first, self._melts, number / count))
            pictures.append(FilmPicture(image, MOST_SECONDS_OF_PICTURE))
        content = encoded(pictures, "gif")
        path = unused_path(self._wished.parent, self._wished.name, ".gif")
        write_bytes(path, content)
        self._seconds = sum(picture.seconds for picture in pictures)
        self._size = len(content)
        self._path = path

    def tell(self, news: News) -> None:
        """Tell, after its end, which file was written, or why none was."""
        if self._path is None:
            sentence = _("Couldn't save the film: {error}")
            news.complain(sentence.format(error=self._error))
            return
        sentence = _("Saved a film of {seconds:.0f} seconds, {size:.2f} MB: {path}")
        tell(sentence.format(seconds=self._seconds, size=self._size / 1e6, path=self._path))
        news.bring(_("Film saved: {name}").format(name=self._path.name))
