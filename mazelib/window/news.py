"""News: what has just happened is told for a few seconds, such as a picture that was saved."""

from collections.abc import Callable
from time import monotonic

from mazelib.command_line.terminal import tell
from mazelib.grid.compass import Place

#: How long news is shown, in seconds.
NEWS_SECONDS = 3.0
#: At most this many places are lit after a save.
MOST_LIT = 1000


class News:
    """The newest sentence, and the places that have just changed; each piece replaces the last.

    ``clock`` gives the time in seconds.
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._ends_at = clock()
        self._sentence = ""
        self._places = frozenset[Place]()

    @property
    def sentence(self) -> str:
        """The sentence to be shown now; "" if there is none."""
        return self._sentence if self._is_new else ""

    @property
    def places(self) -> frozenset[Place]:
        """The places to be lit now."""
        return self._places if self._is_new else frozenset()

    @property
    def _is_new(self) -> bool:
        return self._clock() < self._ends_at

    def bring(self, sentence: str) -> None:
        """Show a sentence for a while, and write it to the terminal."""
        self._replace(sentence, frozenset())
        tell(sentence)

    def light(self, places: set[Place]) -> None:
        """Light places of the map for a while."""
        self._replace("", frozenset(list(places)[:MOST_LIT]))

    def end(self) -> None:
        """Show no news any longer."""
        self._ends_at = self._clock()

    def _replace(self, sentence: str, places: frozenset[Place]) -> None:
        self._sentence = sentence
        self._places = places
        self._ends_at = self._clock() + NEWS_SECONDS
