"""What a rule cannot have here: chance, clocks, input, folders, the sandbox itself.

A mistake that is found in the middle of a learner's line is raised there as a RefusedError.
"""

from mazelib.text.diagnostics import Explanation
from mazelib.text.sentences import _


class RefusedError(Exception):
    """A rule tried something that it cannot do here: what it was, and what to do instead.

    A rule may catch it, and go on without what it was refused. What has to stop a rule, whatever it
    catches, is told by Guard.stop.
    """

    def __init__(self, explanation: Explanation) -> None:
        super().__init__(explanation.what)
        self.explanation = explanation


def gives_chance(name: str) -> Explanation:
    """A module or function that would give chance to a rule."""
    what = _(
        "{name} cannot be used here: a rule is given its dice, so that a seed repeats its run."
    )
    advice = _(
        "Write def my_turn(view, rng): or, in a class, def __init__(self, rng): "
        "and toss rng.randint(0, 1), or pick(ways, rng)."
    )
    return Explanation(what.format(name=name), advice)


def tells_the_time(name: str) -> Explanation:
    """A module or function that would tell a rule the time."""
    what = _(
        "{name} cannot be used here: a clock shows another time in every run, "
        "and a seed repeats its run."
    )
    return Explanation(what.format(name=name), _("Count the turns instead: self.turns += 1"))


def waits_for_typing() -> Explanation:
    """A rule that asks the user for something."""
    what = _("here input waits until somebody types, and a walk cannot wait.")
    advice = _("Answer from what the view tells, as in: if view.right:")
    return Explanation(what, advice)


def waits_or_ends_the_program() -> Explanation:
    """A rule that waits for the user, or ends the program."""
    what = _("a rule can neither wait for the user nor end the program.")
    return Explanation(what, _("Take this out: a rule only answers."))


def is_a_folder(name: str) -> Explanation:
    """A script that imports a folder beside it."""
    what = _("{name} is a folder: a script can only import the files beside it.")
    advice = _("Move what you need from it into a file beside the script, and import that.")
    return Explanation(what.format(name=name), advice)


def shows_in_a_rule() -> Explanation:
    """A rule that calls show while it walks or makes."""
    what = _("a rule cannot call show: it opens the lesson, at the end of the file.")
    advice = _("To answer, write return. To see a value, write print.")
    return Explanation(what, advice)


def changes_the_sandbox(name: str) -> Explanation:
    """A line that gives something of ours an attribute of this name."""
    what = _("{name} belongs to the sandbox and cannot be changed.").format(name=name)
    return Explanation(what, _("Keep your value under a name of your own."))
