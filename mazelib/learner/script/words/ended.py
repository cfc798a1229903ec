"""How a worker ended: killed, dead, or gone wrong. It cannot tell that, so the lesson does."""

from mazelib.text.diagnostics import Explanation
from mazelib.text.sentences import _, ngettext


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
