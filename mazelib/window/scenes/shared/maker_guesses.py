"""What a class can guess of a maze that is being made.

    a room or two may be taken     which one?               if chance decides, it is not counted
    no room may be taken           where does it go back?   the rooms around have the numbers
    a wall is in question          break it, or leave it?
    a room is filled               which one?               a click on it; the worker is hidden

Where a step asks none of this, or only one answer is possible, there is nothing to guess. What came
true is told from the maze, and never from what the rule says.
"""

from math import dist
from typing import NamedTuple

from mazelib.grid.compass import Place, heading_to
from mazelib.making.asked import About, Asked
from mazelib.making.field import WALL, between, is_room
from mazelib.making.frame import MakingFrame
from mazelib.making.timeline import MakingTimeline
from mazelib.making.way_back import WayBack
from mazelib.text.sentences import _, one_of
from mazelib.values.lines_run import Line
from mazelib.window.guess_words import CAME_TRUE
from mazelib.window.guesses import Choice, Guesses, Offer, Verdict
from mazelib.window.maker_words import WHICH_TO_FILL

#: The answers about a wall, by their numbers from 0.
BREAK = 0
LEAVE = 1


class Answer(NamedTuple):
    """What a class is asked, and the choice that comes true."""

    offer: Offer
    true: Choice


class MakerGuesses(Guesses):
    """What can be guessed of one making."""

    next_question = _("At the next choice, you guess first.")
    meaning_of_numbers = _("choose an answer")

    def __init__(self, timeline: MakingTimeline, way_back: WayBack) -> None:
        self._timeline = timeline
        self._way_back = way_back
        self._answers: dict[int, Answer | None] = {}

    def offer(self, tick: int) -> Offer | None:
        answer = self._answer(tick)
        return answer.offer if answer else None

    def choice_at(self, tick: int, place: Place) -> Choice | None:
        offer = self.offer(tick)
        if offer is None or offer.choices:
            return super().choice_at(tick, place)
        is_open_room = is_room(place) and self._before(tick).value(place) != WALL
        return Choice((place,)) if is_open_room else None

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
            words = _("Break this wall, or leave it?")
        choices = (
            Choice((question.place,), word=_("1  break it")),
            Choice(question.found, word=_("2  leave it")),
        )
        one, other = numbers
        asks = words.format(one=one, other=other)
        how = _("Press 1 or 2, or click the wall or a room.")
        offer = Offer(_("Guess"), asks, how, choices)
        return Answer(offer, choices[BREAK if self._breaks(tick, question) else LEAVE])

    def _breaks(self, tick: int, question: Asked) -> bool:
        wall = question.place
        return self._before(tick).value(wall) == WALL != self._after(tick).value(wall)

    def _of_taking(self, tick: int, question: Asked) -> Answer | None:
        """One of the rooms that may be taken is taken."""
        taken = [room for room in question.found if room in self._after(tick).changed]
        if len(question.found) < 2 or len(taken) != 1:
            return None
        by_chance = self._is_chance(tick)
        asks = _("Which one will it take?")
        if by_chance:
            asks = _("Chance decides. Which one can it take?")
        return self._of_rooms(question, question.found, taken[0], asks, by_chance=by_chance)

    def _of_going_back(self, tick: int, question: Asked) -> Answer | None:
        """No room may be taken: the worker goes back to one of the rooms around."""
        timeline = self._timeline
        if tick + 2 > timeline.last or tick + 1 == timeline.ready_at:
            return None
        goes_to = timeline.frame(tick + 2).worker
        around = timeline.field.rooms_around(question.place)
        if len(around) < 2 or goes_to not in around or self._after(tick).changed:
            return None
        by_chance = self._is_chance(tick)
        asks = _("It is stuck. To which room will it go back?")
        if by_chance:
            asks = _("It is stuck, and chance decides. To which room can it go?")
        return self._of_rooms(question, around, goes_to, asks, by_chance=by_chance)

    def _is_chance(self, tick: int) -> bool:
        """Whether the step after a tick was given any number by chance, or may have been."""
        lines_run = self._after(tick).lines_run
        return lines_run is None or lines_run.by_chance

    def _of_filling(self, tick: int) -> Answer | None:
        """Of all rooms that are open, one is filled."""
        before = self._before(tick)
        after = self._after(tick)
        rooms = [place for place in after.changed if is_room(place)]
        filled = [room for room in rooms if before.value(room) != WALL == after.value(room)]
        if len(filled) != 1:
            return None
        offer = Offer(_("Guess"), WHICH_TO_FILL, _("Click the room."))
        return Answer(offer, Choice((filled[0],)))

    def _of_rooms(
        self,
        question: Asked,
        rooms: tuple[Place, ...] | list[Place],
        true: Place,
        asks: str,
        *,
        by_chance: bool,
    ) -> Answer:
        """One of these rooms around comes true. A click on the wall before it means it, too."""
        here = question.place
        choices = []
        for room in rooms:
            choices.append(Choice((room, between(here, room)), heading_to(here, room)))
        numbers = one_of(str(number) for number in range(1, len(choices) + 1))
        how = _("Press {numbers}, or click a room.").format(numbers=numbers)
        offer = Offer(_("Guess"), asks, how, tuple(choices), by_chance=by_chance)
        return Answer(offer, choices[list(rooms).index(true)])

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
        number = answer.offer.number_of(answer.true)
        if answer.offer.by_chance:
            return _verdict_on_chance(number, is_right=is_right)
        came_from = self._way_back.at(tick + 1)[-2:-1]
        words = _("Yes: it goes to number {number}.")
        if came_from == [answer.true.places[0]]:
            words = _("Yes: stuck, it goes back the way it came, to number {number}.")
            if not is_right:
                words = _("No: stuck, it goes back the way it came, to number {number}.")
        elif not is_right:
            words = _("No: it goes to number {number}.")
        return Verdict(words.format(number=number), is_right)

    def _verdict_on_filling(self, tick: int, room: Place, *, is_right: bool) -> Verdict:
        """It fills the newest room, perhaps."""
        words = _("Yes: it fills this room.") if is_right else _("No: it fills this room.")
        if room == self._before(tick).newest_room:
            words = _("Yes: of all open rooms, it was dug last.")
            if not is_right:
                words = _("No: it fills the open room that was dug last.")
        return Verdict(words, is_right)

    def _verdict_on_taking(self, tick: int, choice: Choice, answer: Answer) -> Verdict:
        """Chance decides, or the rule: it takes the room that is nearest to the goal, perhaps."""
        is_right = choice == answer.true
        number = answer.offer.number_of(answer.true)
        if answer.offer.by_chance:
            return _verdict_on_chance(number, is_right=is_right)
        before = self._before(tick)
        goal = before.goal
        words = _("Yes: number {number}.") if is_right else _("No: it takes number {number}.")
        if goal is None or not before.is_solving:
            return Verdict(words.format(number=number), is_right)
        far = {each: dist(each.places[0], goal) for each in answer.offer.choices}
        is_nearest = far[answer.true] == min(far.values())
        if is_nearest and not is_right and far[choice] == far[answer.true]:
            words = _("It could have: it is as near to G. It takes the first, number {number}.")
            return Verdict(words.format(number=number))
        if is_nearest and is_right:
            words = _("Yes: number {number} is nearest to G.")
        elif is_nearest:
            words = _("No: number {number} is nearer to G.")
        return Verdict(words.format(number=number), is_right)


#: What is said of a wall, by whether its two numbers differ, and whether it breaks.
WALL_IF_RIGHT = {
    (True, True): _("Yes: {one} and {other} differ, so it breaks."),
    (True, False): _("Yes: {one} and {other} differ, and yet the wall stays."),
    (False, True): _("Yes: both are {one}, and yet it breaks."),
    (False, False): _("Yes: both are {one}, so the wall stays."),
}
WALL_IF_WRONG = {
    (True, True): _("No: {one} and {other} differ, so it breaks."),
    (True, False): _("No: {one} and {other} differ, and yet the wall stays."),
    (False, True): _("No: both are {one}, and yet it breaks."),
    (False, False): _("No: both are {one}, so the wall stays."),
}
#: The same where the rooms have no numbers, by whether it breaks.
IF_RIGHT = {True: _("Yes: it breaks."), False: _("Yes: it stays.")}
IF_WRONG = {True: _("No: it breaks."), False: _("No: it stays.")}


def _verdict_on_chance(number: int, *, is_right: bool) -> Verdict:
    """Chance decides: a guess is possible, and not counted."""
    if is_right:
        return Verdict(CAME_TRUE)
    words = _("It could have. This time chance took number {number}.")
    return Verdict(words.format(number=number))
