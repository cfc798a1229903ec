"""Writing a film that was filmed from the window, in a thread: the window answers meanwhile."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from threading import Thread
from time import sleep

from mazelib.command_line.terminal import tell
from mazelib.maps.files import unused_path, write_bytes
from mazelib.text.sentences import _
from mazelib.window.film.film_plan import MELT_SECONDS
from mazelib.window.film.reel import Reel
from mazelib.window.stage.news import News

#: How long the thread rests after each picture, in seconds: the window's turn.
PAUSE_SECONDS = 0.002
#: How long each picture lasts while the last one melts into the first, in seconds.
SECONDS_OF_MELTED = 0.1


class Writing(Thread):
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
        """Write it; tell says what came of that."""
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
        count = round(MELT_SECONDS / SECONDS_OF_MELTED)
        for number in range(1, count + 1):
            image = in_colours_of(palette, melted(last, first, self._melts, number / count))
            pictures.append(FilmPicture(image, SECONDS_OF_MELTED))
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
