"""The guard: whatever a learner's strategy does, the window lives on.

    endless loop        ends after so many LINES RUN (see counting): the same number on each
                        machine, however fast it is
    endless recursion   ends at Python's own limit
    exception           is told with the learner's own lines (see hints)
    sys.exit            is told like an exception, and so is raise KeyboardInterrupt
    no turn             is told with the line that answered it
    no return from C    ends the program, with the line it is at (see alarm)

All that runs of a learner's runs here: the file, its class, its turns, and the special methods of
what it keeps, also while they are looked at or an error of theirs is put into words. The lines
are counted where the learner's own file runs; code that it imports or builds with ``exec`` is not.
It is a guard against accidents, not against intent.
"""

import random
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from itertools import repeat
from typing import Any, NoReturn

from mazelib.compass import Heading, Place, Turn
from mazelib.diagnostics import StrategyError
from mazelib.learner.alarm import alarm, still_alive
from mazelib.learner.counting import ANSWERED, LINES_LEFT, NEXT, OVERRUN, POPPED, RAN, WROTE
from mazelib.learner.hints import explained
from mazelib.learner.learner_file import LearnerFile
from mazelib.snapshot.freezer import DICE
from mazelib.snapshot.looker import Snapshot
from mazelib.strategies.answer import no_turn
from mazelib.strategies.rule import Guarded
from mazelib.timeline import Line, Ran
from mazelib.view import View

#: How many lines a strategy may run in one turn, and its file while it is loaded.
#: A turn on a map of a thousand places that looks at each of them ten times fits in.
MOST_LINES = 100_000

#: How a StrategyError says what the lines were run for.
IN_ONE_TURN = "in one turn and gave no answer"


class Overrun(BaseException):
    """Raised at each line after the last one allowed. No Exception: ``except Exception`` passes it on."""


class Guard:
    """Guards all that runs with these built-in ``names``: one run of a learner's file."""

    def __init__(self, file: LearnerFile, names: dict[str, Any], most_lines: int = MOST_LINES) -> None:
        self.file = file
        self.most_lines = most_lines
        #: What was used that nobody can predict, in a few words (see surroundings).
        self.surprise = ""
        #: The lines that may have changed a thing since this was last cleared.
        self.wrote: set[int] = set()
        self._names = names
        self._stuck_at = 0
        self._noted: list[Line] = []
        self._answered_at: Line | None = None
        self._known: dict[Ran, Ran] = {}
        names |= {RAN: self._noted.append, NEXT: next, OVERRUN: self._overrun}
        names |= {ANSWERED: self._answered, POPPED: self._popped, WROTE: self.wrote.add}
        self._refill()

    def surprised(self, by: str) -> None:
        """Told when something is used that nobody can predict; dice go before all else."""
        self.surprise = by if by == DICE else self.surprise or by

    def ran(self, *, answered: bool) -> Ran:
        """The lines that ran since the last call began; equal ones are one object, so recordings are small.

        What decided is the line that ``answered``, or else the last of all.
        """
        lines = tuple(dict.fromkeys(self._noted))
        decided = self._answered_at if answered else None
        ran = Ran(lines, decided or (lines[-1] if lines else ("", 0)))
        return self._known.setdefault(ran, ran)

    def call(self, doing: str, function: Callable[..., Any], *arguments: Any) -> Any:
        """Call something of the learner's.

        ``doing`` completes the sentence "the strategy ran 100,000 lines ..." for an endless loop.

        Raises:
            StrategyError: it raised, or went on for ever.
        """
        with alarm():
            answer = self._run(doing, function, *arguments)
            if self._stuck_at:
                raise self._told(Overrun(), doing)
            return answer

    def turn(self, decide: Callable[..., Any], function: Any, *sensed: Any) -> Turn:
        """The answer of ``decide``, which is the learner's ``function`` or a method of it.

        Raises:
            StrategyError: it raised, went on for ever, or answered no turn.
        """
        still_alive()
        turn = self._run(IN_ONE_TURN, decide, *sensed)
        if type(turn) is Turn:
            return turn
        if self._stuck_at:
            raise self._told(Overrun(), IN_ONE_TURN)
        noted, answered_at = self._noted[:], self._answered_at
        # Only names are asked of the answer; but what it is may be the learner's own.
        error = self.call(IN_ONE_TURN, self._no_turn, turn, function, answered_at)
        self._noted[:], self._answered_at = noted, answered_at
        raise error

    def _run(self, doing: str, function: Callable[..., Any], *arguments: Any) -> Any:
        self._refill()
        self._stuck_at, self._answered_at = 0, None
        self._noted.clear()
        try:
            return function(*arguments)
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            raise self._told(error, doing) from None
        finally:
            # What Python calls later of its own accord (__del__) is counted too.
            self._refill()

    def _refill(self) -> None:
        self._names[LINES_LEFT] = repeat(True, self.most_lines)

    def _overrun(self) -> NoReturn:
        """No line is left: stop here, at the line that calls this."""
        self._stuck_at = self._stuck_at or sys._getframe(1).f_lineno
        raise Overrun

    def _answered(self, answer: Any, line: Line) -> Any:
        self._answered_at = line
        return answer

    def _popped(self, something: Any) -> Any:
        if isinstance(something, set):
            self.surprised("set.pop")
        return something.pop()

    def _told(self, error: BaseException, doing: str) -> StrategyError:
        if issubclass(type(error), StrategyError):
            return error  # type: ignore[return-value]
        if self._stuck_at:
            return self.file.error(
                f"the strategy ran {self.most_lines:,} lines {doing}: an endless loop.",
                "See which loop goes round at this line: something in it must change so that it ends.",
                self._stuck_at,
            )
        self._refill()
        try:
            # What an exception says of itself is the learner's too.
            return explained(error, self.file)
        except KeyboardInterrupt:
            raise
        except BaseException:
            name = type.__dict__["__name__"].__get__(type(error))
            return self.file.error(f"{name}: (its words cannot be shown).", "Look at its own __str__ first.")

    def _no_turn(self, answer: object, function: Any, answered_at: Line | None) -> StrategyError:
        """The answer is no turn: show the line that gave it."""
        method = getattr(type(function), "turn", function)
        code = getattr(getattr(method, "__func__", method), "__code__", None)
        what, advice = no_turn(answer)
        line = answered_at[1] if answered_at and answered_at[0] == self.file.code_name else None
        if code is None or (line and line in {number for _, _, number in code.co_lines()}):
            return self.file.error(what, advice, line or 1)
        if answer is None:
            what = f"{code.co_name} came to its end without a return."
        return self.file.error(what, advice, code.co_firstlineno)


class GuardedStrategy(Guarded):
    """A learner's strategy under the guard that came with its file.

    ``own`` is their function of the view (``by_view``), or of the view and ``rng``, or their object
    with a method ``turn``.
    """

    def __init__(self, own: Any, guard: Guard, *, by_view: bool, rng: random.Random | None = None) -> None:
        self.own = own
        self.guard = guard
        self.keeps_nothing = guard.file.is_plain and by_view
        self.is_plain = guard.file.is_plain and not by_view
        self._by_view = by_view
        self._dice = () if rng is None else (rng,)
        self._seen: Snapshot | None = None

    def turn(self, view: View, place: Place, heading: Heading) -> Turn:
        """What it answers."""
        if self._by_view:
            return self.guard.turn(self.own, self.own, view, *self._dice)
        return self.guard.turn(lambda: self.own.turn(view, place, heading), self.own)

    @property
    def ran(self) -> Ran:
        """What ran in the last turn."""
        return self.guard.ran(answered=True)

    def looked_at(self, look: Callable[[], Snapshot]) -> Snapshot:
        """What it keeps, as far as it can be looked at."""
        if self._seen and (self.is_plain or self.keeps_nothing) and not self.guard.wrote:
            return self._seen
        self.guard.wrote.clear()
        try:
            snapshot: Snapshot = self.guard.call("while it was looked at", look)
        except StrategyError as error:
            return Snapshot(b"", error.first.what)
        surprise = DICE if self._dice else self.guard.surprise
        self._seen = Snapshot(snapshot.frozen, surprise if surprise == DICE else snapshot.doubt or surprise)
        return self._seen

    def running(self) -> AbstractContextManager[None]:
        """Within this its turns are asked for."""
        return alarm()
