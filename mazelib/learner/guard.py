"""The guard: whatever a learner's strategy does, the window lives on.

    endless loop        ends after so many LINES RUN (see counting): the same number on each
                        machine, however fast it is
    endless recursion   ends at Python's own limit
    exception           is told with the learner's own lines (see hints)
    sys.exit            is told like an exception, and so is raise KeyboardInterrupt
    no turn             is told with the line that answered it

The lines are counted where the learner's own file runs. What this cannot end is a call that
never comes back from elsewhere: ``sum(itertools.count())``, ``10 ** 10 ** 10`` and
``time.sleep(9999)`` run in C without a line, and code that the file imports or builds with
``exec`` is not counted. An alarm from a second thread would not help: Python delivers it
between two instructions, and inside a call into C there are none.

Slow to end is only a recursion that swallows its own RecursionError, some seconds long: Python
links each of those exceptions to all that came before it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import repeat
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Any, NoReturn

from mazelib.compass import Turn
from mazelib.learner.counting import ANSWERED, LINES_LEFT, NEXT, OVERRUN
from mazelib.learner.strategy_error import StrategyError, line_of

if TYPE_CHECKING:
    from mazelib.learner.learner_file import LearnerFile

#: How many lines a strategy may run in one turn, and its file while it is loaded.
#: A turn on a map of a thousand places that looks at each of them ten times fits in.
MOST_LINES = 100_000

#: How a StrategyError says what the lines were run for.
IN_ONE_TURN = "in one turn and gave no answer"

#: As in counting: a name that nobody can write.
_GUARD = "<guard>"


class Overrun(BaseException):
    """Raised at each line after the last one allowed. No Exception: ``except Exception`` passes it on."""


class Guard:
    """Guards all that runs in one namespace of a learner's file."""

    def __init__(self, file: LearnerFile, namespace: dict[str, Any], most_lines: int = MOST_LINES) -> None:
        self.file = file
        self.most_lines = most_lines
        self._namespace = namespace
        self._stuck_at = 0
        self._answered_at = 0
        namespace.update(
            {
                NEXT: next,
                OVERRUN: self._overrun,
                ANSWERED: self._answered,
                LINES_LEFT: repeat(True),
                _GUARD: self,
            }
        )

    def call(self, doing: str, function: Callable[..., Any], *arguments: Any) -> Any:
        """Call something of the learner's.

        ``doing`` completes the sentence "the strategy ran 100,000 lines ..." for an endless loop.

        Raises:
            StrategyError: it raised, or went on for ever.
        """
        self._refill()
        try:
            answer = function(*arguments)
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            raise self._told(error, doing) from None
        finally:
            # Whoever calls a strategy without its guard gets plain Python.
            self._namespace[LINES_LEFT] = repeat(True)
        if self._stuck_at:
            raise self._told(Overrun(), doing)
        return answer

    def guarded(self, decide: Callable[..., Turn], code: CodeType | None) -> Callable[..., Turn]:
        """The same as ``decide``, except that all that goes wrong is a StrategyError.

        ``code`` is that of the strategy's own function (``decide`` may be wrapped already).
        """

        def answer(*sensed: Any) -> Turn:
            self._refill()
            try:
                turn = decide(*sensed)
            except KeyboardInterrupt:
                raise
            except BaseException as error:
                raise self._told(error, IN_ONE_TURN) from None
            if turn.__class__ is not Turn:
                raise self._no_turn(turn, code)
            return turn

        return answer

    def _refill(self) -> None:
        self._namespace[LINES_LEFT] = repeat(True, self.most_lines)
        self._stuck_at = self._answered_at = 0

    def _overrun(self) -> NoReturn:
        """No line is left: stop here, at the line that calls this."""
        self._stuck_at = self._stuck_at or sys._getframe(1).f_lineno
        raise Overrun

    def _answered(self, answer: Any, line: int) -> Any:
        self._answered_at = line
        return answer

    def _told(self, error: BaseException, doing: str) -> StrategyError:
        if isinstance(error, StrategyError):
            return error
        if not self._stuck_at:
            # Only for who needs it: lessons start sooner without the wording of every error.
            from mazelib.learner.hints import explained

            return explained(error, self.file)
        return self._error(
            f"the strategy ran {self.most_lines:,} lines {doing}: an endless loop.",
            "See which loop goes round at this line: something in it must change so that it ends.",
            self._stuck_at,
        )

    def _no_turn(self, answer: object, code: CodeType | None) -> StrategyError:
        """The answer is no turn: show the line that gave it."""
        from mazelib.learner.hints import advice_on_answer, described

        if self._stuck_at:
            return self._told(Overrun(), IN_ONE_TURN)
        own_lines = {line for _, _, line in code.co_lines() if line} if code else set()
        if code is None or self._answered_at in own_lines:
            line, what = (
                self._answered_at or 1,
                f"the strategy answered {described(answer)}, which is no turn.",
            )
        elif answer is None:
            line, what = code.co_firstlineno, f"{code.co_name} came to its end without a return."
        else:
            line, what = code.co_firstlineno, f"the strategy answered {described(answer)}, which is no turn."
        return self._error(what, advice_on_answer(answer), line)

    def _error(self, what: str, advice: str, line: int) -> StrategyError:
        return StrategyError(self.file.name, what, advice, line, line_of(self.file.lines, line))


def guard_of(strategy: object) -> Guard | None:
    """The guard of the file that a strategy comes from; None for a strategy of our own."""
    functions = [strategy, *(value for kind in type(strategy).__mro__ for value in vars(kind).values())]
    for function in functions:
        guard = getattr(function, "__globals__", {}).get(_GUARD)
        if isinstance(guard, Guard):
            return guard
    return None


def code_of(decide: Any) -> CodeType | None:
    """The code of a function or a method; None where it has none that Python can show."""
    function = getattr(decide, "__func__", decide)
    return function.__code__ if isinstance(function, FunctionType) else None
