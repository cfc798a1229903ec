"""The cards of a making: where its maze is ready, and at the end."""

from mazelib.learner.script.given import makers_of
from mazelib.learner.script.show_call import ShowCall
from mazelib.making.group_counts import GroupCounts
from mazelib.making.maze_state import MazeStates
from mazelib.making.solved_steps import solved_in
from mazelib.making.timeline import MakingTimeline
from mazelib.text.sentences import _, ngettext, paragraph
from mazelib.window.input.clicks import TickToShow
from mazelib.window.input.keys import Command
from mazelib.window.screen.strip import Card, Outcome

#: What the button says that lets the second rule begin, by the name of that rule.
GOES_ON = {"fill": _("Fill it"), "solve": _("Solve it")}
#: What is asked where a maze is not made.
WHAT_TO_CHANGE = _("What would you change in the rule?")


class MakerCards:
    """Makes the cards of one making: what has come out, told from the maze alone."""

    def __init__(self, timeline: MakingTimeline, call: ShowCall, counts: GroupCounts) -> None:
        self._timeline = timeline
        self._call = call
        self._counts = counts
        self._states = MazeStates(timeline)

    def ready(self) -> Card:
        """The first rule has ended, and the maze is ready if it is made; the second comes next."""
        ready_at = self._timeline.ready_at or 0
        missing = self.missing_after(ready_at)
        part = self._timeline.frame(ready_at + 1).part
        rule = makers_of(self._call.given)[part].name
        return Card(
            missing or _("The maze is ready."),
            _steps_in_words(ready_at) if missing else self._rooms_and_steps(ready_at),
            WHAT_TO_CHANGE if missing else self._call.question_when_ready(),
            Outcome.UNFINISHED if missing else Outcome.GOOD,
            leads_to=Command.PLAY,
            onward=GOES_ON.get(rule) or _("Go on: {rule}").format(rule=rule),
            again=_("New maze"),
        )

    def at_end(self, question: str, solved_before: int | None = None) -> Card:
        """What has come out, and a question for the class.

        ``solved_before`` says in how many steps the same maze was solved before the rule was
        changed, if it was.
        Of a maze that was filled there is nothing left to see: it can be seen again.
        """
        title = self.title_at_end
        facts = self._facts_at_end(solved_before)
        ready_at = self._timeline.ready_at
        if self._is_unfinished():
            return Card(
                title, facts, WHAT_TO_CHANGE, Outcome.UNFINISHED, again=_("New maze")
            )
        if self._is_filled() and ready_at is not None and ready_at < self._timeline.last:
            return Card(
                title,
                facts,
                question,
                Outcome.FILLED,
                leads_to=Command.RESTART,
                onward=_("New maze"),
                goes_back=TickToShow(ready_at, _("See the maze")),
            )
        return Card(title, facts, question, Outcome.GOOD, again=_("New maze"))

    @property
    def title_at_end(self) -> str:
        """What has come out, in a sentence."""
        if self._is_solved():
            return _("It found the way.")
        if self._is_filled():
            return _("Everything is wall again.")
        if missing := self.missing_after(self._timeline.last):
            return missing
        if self._is_one_group():
            return _("The maze is ready: one group.")
        return _("Finished.")

    def missing_after(self, step: int) -> str:
        """Why the maze is not made after a step, in a sentence; "" if it is."""
        return self._states.after(step).what_is_missing

    def _facts_at_end(self, solved_before: int | None) -> str:
        last = self._timeline.last
        if self._is_solved():
            return self._steps_to_solve(solved_before)
        if self._is_unfinished():
            return _steps_in_words(last)
        if self._is_one_group():
            return ""  # The bar says them.
        return paragraph(self._rooms_in_words(), _steps_in_words(last))

    def _steps_to_solve(self, solved_before: int | None) -> str:
        """How many steps it took to solve the maze, and to make it or to solve it before."""
        made = self._timeline.ready_at or 0
        solved = self._timeline.last - made
        words = ngettext(
            "Made in {made:,} step, solved in {solved:,}.",
            "Made in {made:,} steps, solved in {solved:,}.",
            made,
        )
        if solved_before is not None:
            words = ngettext(
                "Solved in {solved:,} step; before your change: {before:,}.",
                "Solved in {solved:,} steps; before your change: {before:,}.",
                solved,
            )
        return words.format(made=made, solved=solved, before=solved_before)

    def _rooms_and_steps(self, step: int) -> str:
        """How many rooms there are, and how many steps it took to make them."""
        words = ngettext("Made in {steps:,} step.", "Made in {steps:,} steps.", step)
        return paragraph(self._rooms_in_words(), words.format(steps=step))

    def _rooms_in_words(self) -> str:
        """How many rooms there are."""
        rooms = self._timeline.field.rooms
        return ngettext("{rooms:,} room.", "{rooms:,} rooms.", rooms).format(rooms=rooms)

    def _is_one_group(self) -> bool:
        """Whether all rooms have the same number at the end, and had one each at the start."""
        return self._timeline.has_groups and self._counts.groups(self._timeline.last) == 1

    def _is_solved(self) -> bool:
        """Whether a road of the second rule has come to the goal at the end."""
        return solved_in(self._timeline) is not None

    def _is_filled(self) -> bool:
        """Whether something was dug, and nothing is open at the end."""
        state = self._states.after(self._timeline.last)
        return state.is_all_wall and state.filled > 0

    def _is_unfinished(self) -> bool:
        """Whether the maze is not made at the end, and neither filled again nor solved."""
        if self._is_solved() or self._is_filled():
            return False
        return bool(self.missing_after(self._timeline.last))


def _steps_in_words(steps: int) -> str:
    """How many steps it took."""
    return ngettext("{steps:,} step.", "{steps:,} steps.", steps).format(steps=steps)
