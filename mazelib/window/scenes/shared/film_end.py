"""What a film says at its end, in place of the question for a class: what was seen, as it was."""

from mazelib.grid.compass import Turn
from mazelib.making.field import WALL
from mazelib.making.timeline import MakingTimeline
from mazelib.maps.reach import ways
from mazelib.text.sentences import _, ngettext
from mazelib.walking.strategies.right_hand import right_hand
from mazelib.walking.timeline import Timeline
from mazelib.walking.view import View
from mazelib.window.rule.remembered import cards_of, marks_in
from mazelib.window.scenes.shared.walk_cards import times_walked

#: What is said of a walk or a maze that is larger than this is not looked for.
MOST_TICKS = 20_000
MOST_ROOMS = 2000
#: The same turn for one who looks into a mirror.
MIRRORED = {Turn.LEFT: Turn.RIGHT, Turn.RIGHT: Turn.LEFT}


def seen_in_walk(timeline: Timeline, *, by_chance: bool) -> str:
    """What was seen of a walk that arrived; "" if there is nothing to say of it."""
    last = timeline.last
    if by_chance:
        return _("Nothing but chance led it there. Darker: more often.")
    return "" if last > MOST_TICKS else _seen_of_rule(timeline, last)


def _seen_of_rule(timeline: Timeline, last: int) -> str:
    """What its marks, its cards or its hands have done for a walker."""
    if marks_in(timeline.moment(last, thinks=False).memory):
        walked = times_walked(timeline, last) if ways(timeline.heya) else frozenset()
        return _("It took no way more than twice.") if walked and max(walked) <= 2 else ""
    followed = cards_followed(timeline)
    if followed:
        words = ngettext(
            "{cards} card showed it a way that it hadn't taken.",
            "{cards} cards showed it ways that it hadn't taken.",
            followed,
        )
        return words.format(cards=followed)
    if keeps_a_hand_on_the_wall(timeline, is_right=True):
        return _("Its right hand never left the wall.")
    is_left = keeps_a_hand_on_the_wall(timeline, is_right=False)
    return _("Its left hand never left the wall.") if is_left else ""


def cards_followed(timeline: Timeline) -> int:
    """How often a walker threw away a card at its place and went where that pointed."""
    followed = 0
    for tick in range(timeline.last):
        moment = timeline.moment(tick, thinks=True)
        now = cards_of(moment.memory)
        gone = [card for card in cards_of(moment.memory_before) if card not in now]
        heading = moment.after[1] if moment.after else None
        followed += (moment.place, heading) in gone
    return followed


def keeps_a_hand_on_the_wall(timeline: Timeline, *, is_right: bool) -> bool:
    """Whether each turn was the one that keeps this hand on the wall."""
    for tick in range(timeline.last):
        moment = timeline.moment(tick, thinks=True)
        if moment.turn is None:
            return False
        expected = right_hand(moment.view)
        if not is_right:
            view = moment.view
            expected = right_hand(View(view.front, view.left, view.right, view.back))
            expected = MIRRORED.get(expected, expected)
        if moment.turn != expected:
            return False
    return timeline.last > 0


def seen_in_maze(timeline: MakingTimeline, step: int) -> str:
    """What is true of a maze that is ready after a step: one path between any two rooms.

    It is in one piece; so it has no loop if it has one passage less than rooms.
    """
    rooms = timeline.field.rooms
    if rooms > MOST_ROOMS:
        return ""
    maze = timeline.frame(step)
    places = timeline.field.places
    everywhere = [(x, y) for y in range(places.height) for x in range(places.width)]
    opened = sum(maze.value(place) != WALL for place in everywhere)
    if opened != 2 * rooms - 1:
        return ""
    return _("There's exactly one path from each room to any other.")
