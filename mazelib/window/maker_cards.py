"""The cards of a making: where its maze is ready, and at the end."""

from mazelib.learner.script.given import makers_of
from mazelib.learner.script.show_call import ShowCall
from mazelib.making.field import WALL
from mazelib.making.group_counts import GroupCounts
from mazelib.making.solved_steps import solved_in
from mazelib.making.timeline import MakingTimeline
from mazelib.text.sentences import _, ngettext
from mazelib.window.clicks import TickToShow
from mazelib.window.keys import Command
from mazelib.window.strip import Card, Outcome

#: What the button says that lets the second rule begin, by the name of that rule.
GOES_ON = {"fill": _("Fill it"), "solve": _("Solve it")}


class MakerCards:
    """Makes the cards of one making: what has come out, told from the maze alone."""

    def __init__(self, timeline: MakingTimeline, call: ShowCall, counts: GroupCounts) -> None:
        self._timeline = timeline
        self._call = call
        self._counts = counts
        #: The newest step, and whether every room was wall after it: a frame asks that often.
        self._all_wall_after = (-1, False)

    def ready(self) -> Card:
        """The first rule has made the maze; the second one comes next."""
        ready_at = self._timeline.ready_at or 0
        part = self._timeline.frame(ready_at + 1).part
        rule = makers_of(self._call.given)[part].name
        return Card(
            _("The maze is ready."),
            self._rooms_and_steps(ready_at),
            self._call.question_when_ready(),
            Outcome.GOOD,
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
        facts = self._facts_at_end(solved_before)
        ready_at = self._timeline.ready_at
        if self._is_all_wall() and ready_at is not None and ready_at < self._timeline.last:
            return Card(
                self.title_at_end,
                facts,
                question,
                Outcome.FILLED,
                leads_to=Command.RESTART,
                onward=_("New maze"),
                goes_back=TickToShow(ready_at, _("See the maze")),
            )
        return Card(self.title_at_end, facts, question, Outcome.GOOD, again=_("New maze"))

    @property
    def title_at_end(self) -> str:
        """What has come out, in a sentence."""
        if self._is_one_group():
            return _("All rooms are one group.")
        if self._is_solved():
            return _("The way is found.")
        if self._is_all_wall():
            return _("All is wall again.")
        return _("Finished.")

    def _facts_at_end(self, solved_before: int | None) -> str:
        last = self._timeline.last
        if self._is_one_group():
            return ""  # The bar says them.
        words = _("{rooms:,} rooms, {steps:,} steps.")
        if self._is_solved():
            made = self._timeline.ready_at or 0
            words = _("Made in {made:,} steps, solved in {solved:,}.")
            if solved_before is not None:
                words = _("Solved in {solved:,} steps; before your change: {before:,}.")
            return words.format(made=made, solved=last - made, before=solved_before)
        return words.format(rooms=self._timeline.field.rooms, steps=last)

    def _rooms_and_steps(self, step: int) -> str:
        """How many rooms there are, and how many steps it took to make them."""
        rooms = self._timeline.field.rooms
        words = ngettext(
            "{rooms:,} room, made in {steps:,} steps.",
            "{rooms:,} rooms, made in {steps:,} steps.",
            rooms,
        )
        return words.format(rooms=rooms, steps=step)

    def _is_one_group(self) -> bool:
        """Whether all rooms have the same number at the end, and had one each at the start."""
        return self._timeline.has_groups and self._counts.groups(self._timeline.last) == 1

    def _is_solved(self) -> bool:
        """Whether a road of the second rule has come to the goal at the end."""
        return solved_in(self._timeline) is not None

    def _is_all_wall(self) -> bool:
        """Whether every room is wall at the end."""
        step, is_all_wall = self._all_wall_after
        if step != self._timeline.last:
            last = self._timeline.frame(self._timeline.last)
            is_all_wall = all(last.value(room) == WALL for room in self._timeline.rooms)
            self._all_wall_after = (self._timeline.last, is_all_wall)
        return is_all_wall
