"""What a learner's code is asked to do under its guard, and what is said if it never comes back."""

from enum import Enum

from mazelib.text.sentences import _


class Work(Enum):
    """One thing that a learner's code is asked to do."""

    LOADING = "loading"
    TURN = "turn"
    STEP = "step"
    LOOKING = "looking"

    def endless(self, lines: int) -> str:
        """The sentence that it ran so many lines and was not done."""
        return _ENDLESS[self].format(count=f"{lines:,}")


_ENDLESS = {
    Work.LOADING: _(
        "the rule ran {count} lines while its file was loaded, and never came to the end: "
        "an endless loop."
    ),
    Work.TURN: _("the rule ran {count} lines in one turn and gave no answer: an endless loop."),
    Work.STEP: _(
        "the rule ran {count} lines in one step and never came to a yield: an endless loop."
    ),
    Work.LOOKING: _("the rule ran {count} lines while it was looked at: an endless loop."),
}
