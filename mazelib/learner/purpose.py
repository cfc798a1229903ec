"""What the guard calls a learner's code for, and what is said if that call never ends."""

from enum import Enum

from mazelib.text.sentences import _


class Purpose(Enum):
    """What a call of a learner's code is for: to load it, for a turn, for a step, to look at it."""

    LOADING = "loading"
    TURN = "turn"
    STEP = "step"
    LOOKING = "looking"

    def endless(self, lines: int) -> str:
        """The sentence that the call ran this many lines and had not ended."""
        return _ENDLESS[self].format(count=f"{lines:,}")


_ENDLESS = {
    Purpose.LOADING: _(
        "the rule ran {count} lines while its file was loaded, and never came to the end: "
        "an endless loop."
    ),
    Purpose.TURN: _("the rule ran {count} lines in one turn and gave no answer: an endless loop."),
    Purpose.STEP: _(
        "the rule ran {count} lines in one step and never came to a yield: an endless loop."
    ),
    Purpose.LOOKING: _("the rule ran {count} lines while it was looked at: an endless loop."),
}
