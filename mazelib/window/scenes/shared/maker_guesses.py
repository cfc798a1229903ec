"""What a class can guess of a maze that is being made: only what can be known.

    a room is taken by chance     where may it dig?        the rule asks which rooms are still wall
    a room is taken by the rule   which one will it take?
    no room may be taken          where will it go now?
    a wall is in question         break it, or leave it?
    a room is filled              which one?               a click on it; the worker is hidden

The rooms around the worker have arrows, those that may be taken and those that may not: a question
mark would give them away. What came true is told from the maze, and never from what the rule says.
"""

from typing import NamedTuple

from mazelib.grid.compass import Heading, Place, heading_to
from mazelib.making.asked import About, Asked
from mazelib.making.field import WALL, between, is_room
from mazelib.making.frame import MakingFrame
from mazelib.making.rule_helpers import how_far
from mazelib.making.timeline import MakingTimeline
from mazelib.making.way_back import WayBack
from mazelib.text.sentences import _, one_of, paragraph
from mazelib.values.lines_run import Line
from mazelib.window.guess.guess_words import IF_RIGHT, IF_WRONG, WALL_IF_RIGHT, WALL_IF_WRONG
from mazelib.window.guess.guesses import Choice, Guesses, Offer, Verdict
from mazelib.window.making.maker_words import BREAK_OR_LEAVE, WHICH_TO_FILL, goes_on_filling

#: The answers about a wall, by their numbers from 0.
BREAK = 0
LEAVE = 1
#: How the class answers where the rooms around have arrows.
HOW = _("Press {arrows}, or click a room around it.")
ARROWS = {Heading.UP: "↑", Heading.RIGHT: "→", Heading.DOWN: "↓", Heading.LEFT: "←"}


class Answer(NamedTuple):
    """What a class is asked, and the choice that comes true."""

    offer: Offer
    true: Choice


class MakerGuesses(Guesses):
    """What can be guessed of one making."""

    next_question = _("At the next choice, you guess first.")
    has_numbers = False

    def __init__(self, timeline: MakingTimeline, way_back: WayBack) -> None:
        self._timeline = timeline
        self._way_back = way_back
        self._answers: dict[int, Answer | None] = {}

    @property
    def keys(self) -> str:
        # Asked for each time: the rule may have made no step yet when the scene is made.
        return "← →" if self._timeline.has_groups else _("Arrow keys")

    @property
    def meaning_of_keys(self) -> str:
        if self._timeline.has_groups:
            return _("break the wall, or leave it")
        return _("choose an answer")

    def offer(self, tick: int) -> Offer | None:
        answer = self._answer(tick)
        return answer.offer if answer else None

    def choice_at(self, tick: int, place: Place) -> Choice | None:
        offer = self.offer(tick)
        if offer is None or offer.choices:
            return super().choice_at(tick, place)
        is_open_room = is_room(place) and self._before(tick).value(place) != WALL
        return Choice((place,)) if is_open_room else None

    def why_never(self, tick: int, choice: Choice) -> str:
        question = self._after(tick).in_question
        if question is None or question.about is About.BESIDE or not question.found:
            return ""
        room = choice.places[0]
        return "" if room in question.found else _why_not(self._before(tick), question, room)

    def verdict(self, tick: int, choice: Choice, line: Line | None) -> Verdict | None:
        answer = self._answer(tick)
        if answer is None:
            return None
        is_right = choice == answer.true
        question = self._after(tick).in_question
        if question is None:
            return self._verdict_on_filling(tick, answer.true.places[0], is_right=is_right)
        if question.about is About.BESIDE:
            return self._verdict_on_wall(tick, question, is_right=is_right)
        if not question.found:
            return self._verdict_on_going_back(tick, answer, is_right=is_right)
        if self._is_chance(tick):
            lays_road = self._after(tick).value(answer.true.places[0]) >= 0
            return _verdict_on_chance(
                self._before(tick), choice, is_taken=is_right, lays_road=lays_road
            )
        return self._verdict_on_taking(tick, choice, answer)

    # What is asked, and what comes true.

    def _before(self, tick: int) -> MakingFrame:
        return self._timeline.frame(tick)

    def _after(self, tick: int) -> MakingFrame:
        return self._timeline.frame(tick + 1)

    def _answer(self, tick: int) -> Answer | None:
        """What is asked at a tick, with its answer.

        It is asked for often: the last one is kept, once all steps that it is about are made.
        """
        timeline = self._timeline
        if tick == timeline.ready_at or tick >= timeline.last:
            return None
        if tick in self._answers:
            return self._answers[tick]
        answer = self._find_answer(tick)
        if timeline.done or tick + 2 <= timeline.last:
            self._answers = {tick: answer}
        return answer

    def _find_answer(self, tick: int) -> Answer | None:
        question = self._after(tick).in_question
        if question is None:
            return self._of_filling(tick)
        if question.about is About.BESIDE:
            return self._of_wall(tick, question)
        if question.found:
            return self._of_taking(tick, question)
        return self._of_going_back(tick, question)

    def _of_wall(self, tick: int, question: Asked) -> Answer:
        numbers = [self._before(tick).value(room) for room in question.found]
        words = _("{one} and {other}: break this wall, or leave it?")
        if min(numbers) < 0:
            words = BREAK_OR_LEAVE
        wall = question.place
        choices = (
            Choice((wall,), Heading.LEFT, _("← break it")),
            Choice(question.found, Heading.RIGHT, _("leave it →"), sign_at=wall),
        )
        one, other = numbers
        how = _("Press ← or →, or click one.")
        keys = _("Press ← to break it, → to leave it.")
        offer = Offer(
            _("Guess"), words.format(one=one, other=other), how, choices, other_key=keys
        )
        return Answer(offer, choices[BREAK if self._breaks(tick, question) else LEAVE])

    def _breaks(self, tick: int, question: Asked) -> bool:
        wall = question.place
        return self._before(tick).value(wall) == WALL != self._after(tick).value(wall)

    def _of_taking(self, tick: int, question: Asked) -> Answer | None:
        """One of the rooms that may be taken is taken: by chance, or as the rule decides."""
        before = self._before(tick)
        after = self._after(tick)
        taken = [room for room in question.found if room in after.changed]
        is_chance = self._is_chance(tick)
        if len(taken) != 1 or (len(question.found) < 2 and not is_chance):
            return None
        if not is_chance:
            return self._of_rooms(question, taken[0], _("Which room will it take?"))
        asks = _("Where can it dig?")
        road = after.value(taken[0])
        if road >= 0:
            asks = _("A new road starts. Where can it go?")
            if before.value(question.place) == road:
                asks = _("Where can the road grow?")
        if len(question.found) == len(self._timeline.field.rooms_around(question.place)):
            return None  # No answer would be wrong.
        return self._of_rooms(question, taken[0], asks)

    def _of_going_back(self, tick: int, question: Asked) -> Answer | None:
        """No room may be taken: the worker goes back to one of the rooms around."""
        timeline = self._timeline
        lines_run = self._after(tick).lines_run
        if tick + 2 > timeline.last or tick + 1 == timeline.ready_at:
            return None
        if lines_run and lines_run.by_chance:
            return None  # Nobody can know it.
        goes_to = timeline.frame(tick + 2).worker
        around = timeline.field.rooms_around(question.place)
        if goes_to not in around or self._after(tick).changed:
            return None
        return self._of_rooms(question, goes_to, _("Where will it go now?"))

    def _is_chance(self, tick: int) -> bool:
        """Whether the step after a tick was given any number by chance, or may have been."""
        lines_run = self._after(tick).lines_run
        return lines_run is None or lines_run.by_chance

    def _of_filling(self, tick: int) -> Answer | None:
        """Of all rooms that are open, one is filled. After a few of them the class knows."""
        if goes_on_filling(self._timeline, tick + 1):
            return None
        before = self._before(tick)
        after = self._after(tick)
        rooms = [place for place in after.changed if is_room(place)]
        filled = [room for room in rooms if before.value(room) != WALL == after.value(room)]
        if len(filled) != 1:
            return None
        click = _("Click the room it will fill.")
        offer = Offer(_("Guess"), WHICH_TO_FILL, _("Click the room."), other_key=click)
        return Answer(offer, Choice((filled[0],)))

    def _of_rooms(self, question: Asked, true: Place, asks: str) -> Answer | None:
        """One of the rooms around comes true. A click on the wall before it means it, too."""
        here = question.place
        rooms = self._timeline.field.rooms_around(here)
        if len(rooms) < 2:
            return None
        choices = []
        for room in rooms:
            choices.append(Choice((room, between(here, room)), heading_to(here, room)))
        ways = [heading_to(here, room) for room in rooms]
        arrows = one_of(sign for way, sign in ARROWS.items() if way in ways)
        offer = Offer(
            _("Guess"),
            asks,
            HOW.format(arrows=arrows),
            tuple(choices),
            no_such_way=_("There's no room that way."),
        )
        return Answer(offer, choices[rooms.index(true)])

    # What is said of a guess.

    def _verdict_on_wall(self, tick: int, question: Asked, *, is_right: bool) -> Verdict:
        one, other = (self._before(tick).value(room) for room in question.found)
        breaks = self._breaks(tick, question)
        table = WALL_IF_RIGHT if is_right else WALL_IF_WRONG
        words = table[one != other, breaks]
        if min(one, other) < 0:  # There are no numbers.
            words = (IF_RIGHT if is_right else IF_WRONG)[breaks]
        return Verdict(words.format(one=one, other=other), is_right)

    def _verdict_on_going_back(self, tick: int, answer: Answer, *, is_right: bool) -> Verdict:
        """Stuck, it goes back along its thread, or to another room."""
        came_from = self._way_back.at(tick + 1)[-2:-1]
        values = [self._before(tick).value(each.places[0]) for each in answer.offer.choices]
        words = _("Yes: it goes there.") if is_right else _("No: it goes somewhere else.")
        if came_from == [answer.true.places[0]] and WALL not in values:
            words = _("Yes: nothing around it is wall, so it goes back.")
            if not is_right:
                words = _("No: nothing around it is wall, so it goes back.")
        return Verdict(words, is_right)

    def _verdict_on_filling(self, tick: int, room: Place, *, is_right: bool) -> Verdict:
        """It fills the newest room, perhaps."""
        words = _("Yes: it fills this room.") if is_right else _("No: it fills this room.")
        if room == self._before(tick).newest_room:
            words = _("Yes: of all the rooms left, it was dug last.")
            if not is_right:
                words = _("No: it fills the room that was dug last.")
        return Verdict(words, is_right)

    def _verdict_on_taking(self, tick: int, choice: Choice, answer: Answer) -> Verdict:
        """The rule decides: it takes the room that is nearest to the goal, perhaps."""
        is_right = choice == answer.true
        before = self._before(tick)
        goal = before.goal
        words = _("Yes: it takes this one.") if is_right else _("No: it takes another one.")
        found = self._after(tick).in_question
        if goal is None or found is None or not before.is_solving:
            return Verdict(words, is_right)
        far = {room: how_far(room, goal) for room in found.found}
        taken = answer.true.places[0]
        is_nearest = far[taken] == min(far.values())
        if is_nearest and not is_right and far[choice.places[0]] == far[taken]:
            return Verdict(_("It could have: it's as near to G. The rule takes the first one."))
        if is_nearest and is_right:
            words = _("Yes: it's the nearest to G.")
        elif is_nearest:
            words = _("No: another one is nearer to G.")
        return Verdict(words, is_right)


def _why_not(before: MakingFrame, question: Asked, room: Place) -> str:
    """Why a room around the worker may not be taken."""
    value = before.value(room)
    blank = before.value(question.found[0])
    if value >= 0:
        return _("No: a road has already been there.")
    if value != blank:
        return _("No: that room is already dug.") if blank == WALL else _("No: that room is wall.")
    if before.value(between(question.place, room)) == WALL:
        return _("No: there's a wall in between.")
    return _("No: it can't go there.")


def _verdict_on_chance(
    before: MakingFrame, choice: Choice, *, is_taken: bool, lays_road: bool
) -> Verdict:
    """A room may be taken. Whether it is, chance has decided."""
    words = _("Yes: that room was still blank.")
    if before.value(choice.places[0]) == WALL and not lays_road:
        words = _("Yes: that room was still wall.")
    if not is_taken:
        words = paragraph(words, _("Chance picked another one."))
    return Verdict(words, is_right=True)
