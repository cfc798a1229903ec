"""News: what has just happened is told for a few seconds.

A picture that was saved, say, or a file that was read again, is told in the strip's small heading.
What went wrong is told as the strip's sentence, so that nobody misses it.
"""

from collections.abc import Callable, Set
from time import monotonic

from mazelib.command_line.terminal import tell
from mazelib.grid.compass import Place
from mazelib.text.sentences import _

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
        self._is_bad = False
        #: What stands over a complaint.
        self.title = ""
        #: Whether it is about a file, and not the answer to a key.
        self.is_of_file = False
        #: Whether it says what is wrong: then it is red, too.
        self.is_of_problem = False
        self._places = frozenset[Place]()

    @property
    def heading(self) -> str:
        """What is told in the small heading now; "" if nothing is."""
        return self._sentence if self._is_new and not self._is_bad else ""

    @property
    def complaint(self) -> str:
        """What went wrong just now; "" if nothing did."""
        return self._sentence if self._is_new and self._is_bad else ""

    @property
    def places(self) -> frozenset[Place]:
        """The places to be lit now."""
        return self._places if self._is_new else frozenset()

    @property
    def _is_new(self) -> bool:
        return self._clock() < self._ends_at

    def bring(
        self,
        sentence: str,
        places: Set[Place] = frozenset(),
        *,
        is_of_file: bool = False,
        is_of_problem: bool = False,
    ) -> None:
        """Tell a sentence for a while, and light the places of the map that have changed."""
        self._sentence = sentence
        self.is_of_file = is_of_file
        self.is_of_problem = is_of_problem
        self._is_bad = False
        self._places = frozenset(list(places)[:MOST_LIT])
        self._ends_at = self._clock() + NEWS_SECONDS

    def complain(self, sentence: str, title: str = _("That did not work")) -> None:
        """Tell what went wrong for a while, and write it to the terminal."""
        self.bring(sentence)
        self._is_bad = True
        self.title = title
        tell(sentence)

    def end(self) -> None:
        """Tell no news any longer."""
        self._ends_at = self._clock()
