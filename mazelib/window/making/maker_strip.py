"""What the strip says of a maze that is being made: a question, what the rule did, the end."""

from mazelib.grid.compass import Heading, stepped
from mazelib.learner.script.class_question import Question
from mazelib.learner.script.given import makers_of
from mazelib.learner.script.show_call import ShowCall
from mazelib.making.asked import About
from mazelib.making.field import WALL, is_room
from mazelib.making.group_counts import GroupCounts
from mazelib.making.timeline import MakingTimeline
from mazelib.making.way_back import WayBack
from mazelib.text.sentences import _, ngettext, paragraph
from mazelib.window.making.fill_order import FillOrder
from mazelib.window.making.going_back import GoingBack
from mazelib.window.making.maker_cards import MakerCards
from mazelib.window.making.maker_words import (
    BREAK_OR_LEAVE,
    WHY_THIS_ROOM,
    did,
    goes_on_filling,
    only_fills,
    roads_that_pass,
    went_back,
)
from mazelib.window.making.rooms_back import RoomsBack
from mazelib.window.painters.maze_ways import rooms_to_compare
from mazelib.window.playing.walker_position import eased
from mazelib.window.screen.strip import ASKS_ALL, CallRow, Card, RoomCounts, Strip
from mazelib.window.shown import MakingShown

#: Of more calls, the last number is not said: OpenCalls does not count them all.
MOST_CALLS = 30
#: In a maze of more rooms than this, it takes too long to count those that are left.
MOST_ROOMS_COUNTED = 1000
#: What purple means while rooms are filled.
NEWEST_LEFT = _("Purple is the newest room left.")
#: What is asked where the lesson asks nothing of its own.
WHAT_WILL_IT_DO = Question(_("What will it do now, and why?"))
#: Numbers of three digits have no room in the small places of a film.
MOST_NUMBERED_IN_FILM = 100


class MakerStrip:
    """Words about one making. What they tell follows from the half that is shown."""

    def __init__(
        self,
        timeline: MakingTimeline,
        call: ShowCall,
        way_back: WayBack,
        going_back: GoingBack,
        calls_itself: str,
    ) -> None:
        """``calls_itself`` is the name of the function that does, "" if none does."""
        self._timeline = timeline
        self._call = call
        self._calls_itself = calls_itself
        self._counts = GroupCounts(timeline)
        self.cards = MakerCards(timeline, call, self._counts)
        self._way_back = way_back
        self._going_back = going_back
        self._order = FillOrder(timeline)
        self._back_in_step = RoomsBack(timeline)
        self._did: dict[tuple[int, int], str] = {}

    def says(self, shown: MakingShown, *, is_asking: bool) -> Strip:
        """What is said of a half; with ``is_asking`` there is time to ask the class."""
        strip = self._why(shown) if shown.thinks else self._before(shown, is_asking=is_asking)
        if shown.is_filmed and self._has_long_numbers:
            asked = BREAK_OR_LEAVE if strip.asks else strip.sentence
            strip = strip._replace(sentence=asked, did="")
        if not is_asking and strip.asks:
            strip = strip._replace(heading=_("It looks"), asks=False)
        return strip._replace(calls=self._call_row(shown), counts=self._room_counts(shown))

    @property
    def _has_long_numbers(self) -> bool:
        """Whether there are so many numbered rooms that a film has no room for their numbers."""
        return self._timeline.has_groups and self._timeline.field.rooms > MOST_NUMBERED_IN_FILM

    def _before(self, shown: MakingShown, *, is_asking: bool) -> Strip:
        """What is said before a step: the question, or that the maze is ready."""
        timeline = self._timeline
        if timeline.done and not shown.asks:
            more = _("The next maze starts by itself. E stops that.")
            if shown.is_filmed:
                more = ""
            return Strip(_("The end"), self.cards.title_at_end, more=more)
        if shown.tick == timeline.ready_at:
            return self._ready(shown, is_asking=is_asking)
        if goes_on_filling(timeline, shown.step_about):
            return Strip(_("It goes on"), self._of_filling_on(shown), more=self._fact(shown))
        if unchanged := timeline.steps_without_change(shown.tick):
            words = _("Nothing has changed for {steps:,} steps. Does this loop ever end?")
            return Strip(_("It goes on"), words.format(steps=unchanged), more=self._fact(shown))
        question = self._question(shown) or WHAT_WILL_IT_DO
        more = question.more or self._fact(shown, is_told=question.says_rooms)
        if "?" not in question.asked:  # A lesson may tell, where nothing is worth a question.
            return Strip(_("It looks"), question.asked, more=more)
        return Strip(ASKS_ALL, question.asked, more=more, asks=True)

    def _of_filling_on(self, shown: MakingShown) -> str:
        """What is worth reading while rooms are filled: which kind, and how many are left."""
        now = self._timeline.frame(shown.tick)
        if now.field.rooms > MOST_ROOMS_COUNTED:
            return _("It fills room after room.")
        is_dead_end = True
        for place in self._timeline.frame(shown.step_about).changed:
            if is_room(place):
                sides = [now.value(stepped(place, heading)) for heading in Heading]
                is_dead_end &= sides.count(WALL) >= len(sides) - 1
        left = sum(now.value(room) != WALL for room in self._timeline.rooms)
        words = ngettext("{left:,} room is left.", "{left:,} rooms are left.", left)
        if is_dead_end:
            words = ngettext(
                "The last room is left.", "A dead end again: {left:,} rooms are left.", left
            )
        return words.format(left=left)

    def _ready(self, shown: MakingShown, *, is_asking: bool) -> Strip:
        """The first rule has ended; if it has made the maze, that is filled or solved now."""
        rooms = self._timeline.field.rooms
        sentence = ngettext(
            "The maze is ready: {rooms:,} room.", "The maze is ready: {rooms:,} rooms.", rooms
        )
        next_part = self._timeline.frame(shown.step_about).part
        more = ""
        if shown.asks:
            words = _("Press Space to go on with {rule}.") if is_asking else _("Next: {rule}.")
            more = words.format(rule=makers_of(self._call.given)[next_part].name)
        if missing := self.cards.missing_after(shown.tick):
            return Strip(_("Not ready"), missing, more=more)
        return Strip(_("Ready"), sentence.format(rooms=rooms), more=more)

    def _question(self, shown: MakingShown) -> Question | None:
        """The question about what is asked, the lesson's own if it has one."""
        now = self._timeline.frame(shown.tick)
        about = self._timeline.frame(shown.step_about)
        asked = about.in_question
        if asked is None:
            return Question(WHY_THIS_ROOM) if only_fills(about) else None
        beside = None
        if asked.about is About.BESIDE:
            one, other = asked.found
            beside = (now.value(one), now.value(other))
        before = now.in_question
        is_again = before is not None and before.about is About.AROUND and not before.found
        return self._call.question_before_step(
            len(asked.found),
            beside,
            rooms_back=self._rooms_back(shown) if about.goes_back_after(now) else 0,
            is_to_goal=bool(rooms_to_compare(about)),
            is_again=is_again,
        )

    def _why(self, shown: MakingShown) -> Strip:
        """The voice of the rule, and what it did."""
        step = shown.step_about
        frame = self._timeline.frame(step)
        what = self._what_it_did(step)
        more = NEWEST_LEFT if self._shows_newest(shown) else self._how_deep(shown)
        if frame.caption:
            return Strip(_("The rule says"), frame.caption, did=what, more=more)
        if frame.is_ready and not self._timeline.frame(shown.tick).is_ready:
            outcome = self.cards.missing_after(step) or _("The maze is ready.")
            return Strip(_("It is done"), outcome, did=what, more=more)
        return Strip(_("It works"), what, more=more)

    def _what_it_did(self, step: int) -> str:
        """What happened in a step. The last one is kept: half of a maze may have changed."""
        back = self._back_in_step.after(step)
        if (step, back) not in self._did:
            self._did = {(step, back): did(self._timeline, step, rooms_back=back)}
        return self._did[step, back]

    def _fact(self, shown: MakingShown, *, is_told: bool = False) -> str:
        """A small line that is true of the maze as it is seen.

        ``is_told``: how far the worker has gone back is said already.
        """
        if self._shows_newest(shown):
            return NEWEST_LEFT
        about = self._timeline.frame(shown.step_about)
        if self._going_back.goes_back_from(shown.tick):
            return self._of_going_back(shown, is_told=is_told)
        if shown.asks and rooms_to_compare(about):
            return _("The dashed lines show how far it is to G.")
        # Of a step that asks nothing, the thread leads to where the worker waits, or nowhere.
        question = about.in_question
        looks = question is not None and question.about is About.AROUND
        if looks and len(self._way_back.at(shown.step_about)) > 1:
            return _("The orange thread leads back.")
        return ""

    def _of_going_back(self, shown: MakingShown, *, is_told: bool) -> str:
        """How far the worker has gone back, unless that is told, and which roads pass there."""
        about = self._timeline.frame(shown.step_about)
        back = "" if is_told else went_back(self._rooms_back(shown))
        if about.worker is None or not self._going_back.begins_call(shown.tick):
            return back
        passing = roads_that_pass(self._timeline.frame(shown.tick), about.worker)
        return paragraph(back, passing)

    def _rooms_back(self, shown: MakingShown) -> int:
        """How many rooms the worker goes on its way to where it looks next, at least 1."""
        return max(1, len(self._going_back.rooms_walked(shown.tick)) - 1)

    def _shows_newest(self, shown: MakingShown) -> bool:
        """Whether the newest rooms that are left are marked, not just the next one."""
        return len(self._order.beads(shown)) > shown.asks

    def _how_deep(self, shown: MakingShown) -> str:
        """What the number of a road means, where one begins that a call has called."""
        about = self._timeline.frame(shown.step_about)
        calls = about.calls
        if calls < 2 or not self._going_back.begins_call(shown.tick):
            return ""
        if about.value(about.changed[-1]) != calls:
            return ""
        return _("{calls} calls are open: this is road {calls}.").format(calls=calls)

    def _call_row(self, shown: MakingShown) -> CallRow | None:
        """The calls that are open, where a rule calls itself; at the end only the rule is left."""
        if not self._calls_itself:
            return None
        rule = makers_of(self._call.given)[self._timeline.frame(shown.step_about).part].name
        if self._timeline.done and not shown.asks and not shown.thinks:
            return CallRow(rule)
        # If the rule itself calls itself, it is the first call.
        first = 2 if rule == self._calls_itself else 1
        calls = self._timeline.frame(shown.step_seen).calls
        left = self._going_back.calls_left(shown.step_seen)
        seen = left if shown.asks else calls
        came = calls - self._going_back.calls_left(shown.tick) if shown.thinks else 0
        asks = shown.asks and self._going_back.begins_call(shown.tick)
        if shown.thinks and self._going_back.begins_call(shown.tick):
            came -= 1  # A chip with a question mark stood there already.
        returned = 0.0
        if shown.phase:
            returned = self._going_back.calls_returned(shown.step_seen, eased(shown.phase))
        return CallRow(
            rule,
            depth=max(0, seen + 1 - first),
            new=max(0, came),
            come=shown.flipped,
            returned=returned,
            first=first,
            asks=asks,
            is_uncounted=seen > MOST_CALLS,
        )

    def _room_counts(self, shown: MakingShown) -> RoomCounts | None:
        """How many rooms, walls broken and groups are seen, if there are groups.

        And how many walls this step has broken.
        """
        if not self._timeline.has_groups:
            return None
        before = self._counts.walls_broken(shown.tick)
        broken = self._counts.walls_broken(shown.step_seen)
        groups = self._counts.groups(shown.step_seen)
        return RoomCounts(self._counts.rooms, broken, groups, max(0, broken - before))

    def card_at_end(
        self, shown: MakingShown, question: str, solved_before: int | None = None
    ) -> Card:
        """The end (see MakerCards.at_end)."""
        card = self.cards.at_end(question, solved_before)
        return card._replace(counts=self._room_counts(shown))
