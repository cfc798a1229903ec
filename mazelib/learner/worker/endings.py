"""What is told when a worker ends: why, at which line of the learner's, and what to do about it.

A new ending is a function here, which the worker calls where it notices that ending. Its cause
decides whether a run tries again (see worker_run).
"""

from contextlib import suppress
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path

from mazelib.learner.script.line_of_file import LineOfFile
from mazelib.learner.worker.messages import Script
from mazelib.maps.files import read_text
from mazelib.text.diagnostics import Explanation, LocatedError
from mazelib.text.lines import lines_of
from mazelib.text.sentences import _, ngettext
from mazelib.walking.strategy import StrategyEndedError


class Cause(Enum):
    """What made a worker end."""

    #: Its process is not there any more, for whatever reason.
    DIED = auto()
    #: It thought for too long.
    TOOK_TOO_LONG = auto()
    #: What it has sent cannot be, or our own code went wrong.
    NONSENSE = auto()


@dataclass(frozen=True)
class WorkerEnd:
    """How a worker has ended: the error for all that it was asked, and the line that began last."""

    error: StrategyEndedError
    line: LineOfFile | None = None
    cause: Cause = Cause.DIED


def ended_by_us() -> Explanation:
    """The lesson needs its answer no more."""
    return Explanation(_("the rule was stopped."), _("Start it again."))


def took_too_long(seconds: float) -> Explanation:
    """It has worked on one request for more than so many seconds."""
    sentence = ngettext(
        "this takes longer than {seconds:g} second, and was stopped.",
        "this takes longer than {seconds:g} seconds, and was stopped.",
        round(seconds),
    )
    advice = _("Does it wait, or count very far? A rule answers at once.")
    return Explanation(sentence.format(seconds=seconds), advice)


def did_not_begin() -> Explanation:
    """Its process was started, but was never ready for a request."""
    what = _("Python could not be started for the rule.")
    return Explanation(what, _("Close other programs, and try again."))


def died() -> Explanation:
    """Its process is not there any more."""
    advice = _(
        "Does this line end Python, or need too much memory? Take out what it does not need."
    )
    return Explanation(_("Python itself stopped here."), advice)


def changed_our_notes() -> Explanation:
    """What it has sent cannot be: the learner's code has changed ours."""
    what = _("what the rule did here cannot be shown: it has changed our own notes.")
    return Explanation(what, _("Use only what the lesson offers."))


def we_went_wrong() -> Explanation:
    """Our own code went wrong, here or in the worker. The terminal tells where."""
    advice = _(
        "Unless your code changes what belongs to mazelib, the mistake is ours: "
        "please tell us what the terminal shows."
    )
    return Explanation(_("mazelib itself went wrong here."), advice)


def error_at(
    line: LineOfFile | None, script: Script | None, explanation: Explanation
) -> StrategyEndedError:
    """The error that tells how a worker ended: at its last line, as far as that is known.

    ``script`` is the one that it was asked about, if it was asked at all.
    """
    if line is None:
        return StrategyEndedError(script.path.name if script else "", [explanation.at()])
    quoted = _text_of(line, script)
    diagnostic = explanation.at(line.number, quoted)
    return StrategyEndedError(Path(line.path).name, [diagnostic])


def _text_of(line: LineOfFile, script: Script | None) -> str:
    """The text of a line as it ran; "" if that text is lost."""
    # The script may have been saved since: then another text stands in its file.
    text = script.text if script and str(script.path) == line.path else None
    with suppress(LocatedError, IndexError):
        lines = lines_of(read_text(Path(line.path)) if text is None else text)
        if line.is_of("\n".join(lines)):
            return lines[line.number - 1]
    return ""
