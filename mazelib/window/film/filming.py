"""Filming what is shown: from one press of F10 to the next, while the window goes on.

1. A few times a second, what is shown is drawn once more, as a film shows it: without buttons.
2. It holds where a sentence or an end is new, until it is read: the window itself goes on. What has
   been read before is not said again while the window plays: a few words say what happens.
3. At the end a thread makes the file, so that the window answers meanwhile.
"""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from time import perf_counter

import pygame

from mazelib.command_line.terminal import missing_package
from mazelib.kinds.shared.lesson_options import FilmOptions
from mazelib.text.sentences import _
from mazelib.window.drawing.pen import Pen
from mazelib.window.film.film_plan import (
    LEAST_SECONDS,
    card_seconds,
    held_to_read,
    opened,
)
from mazelib.window.film.film_screen import film_map
from mazelib.window.film.film_words import steps_in_words
from mazelib.window.film.film_writing import Writing
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
        self._writing: Writing | None = None

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
        self._writing = Writing(reel, self._second + held, tuple(self._map), Path.cwd() / name)
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
