"""Arrow keys: what each one does in a round, through the walker's eyes or from above."""

from enum import Enum, auto

from mazelib.grid.compass import Heading, turn_between, turned
from mazelib.walking.recording import WalkRecording
from mazelib.walking.timeline import Timeline


class Happened(Enum):
    """What an arrow key did."""

    TURNED = auto()
    STEPPED = auto()
    BUMPED = auto()
    #: Stepped on the next letter, and on the last one.
    REACHED = auto()
    ARRIVED = auto()


def follow_arrow(recording: WalkRecording, arrow: Heading, *, turns_first: bool) -> Happened:
    """Do what an arrow key says, as the next tick of a round.

    With ``turns_first`` (through the walker's eyes) up is one step ahead, left and right only turn,
    and down turns back. Otherwise an arrow is a heading: the walker takes one step that way.
    """
    heya = recording.heya
    timeline = Timeline(recording)
    before = timeline.place(timeline.last)
    waiting = timeline.waiting(timeline.last)
    heading = arrow
    if turns_first:
        # On the keyboard, up is ahead.
        heading = turned(timeline.heading(timeline.last), turn_between(Heading.UP, arrow))
    if turns_first and arrow is not Heading.UP:
        recording.note_tick(before, heading)
        return Happened.TURNED
    place = heya.after_step(before, heading)
    recording.note_tick(place, heading)
    if place == before:
        return Happened.BUMPED
    if waiting and place == waiting[0][1]:
        recording.note_reached(recording.last)
        return Happened.ARRIVED if len(waiting) == 1 else Happened.REACHED
    return Happened.STEPPED
