"""Arrow keys: what each does in a round, through the walker's eyes or seen from above."""

from mazelib.grid.compass import Heading, Place, stepped, turn_between, turned
from mazelib.maps.heya import Heya
from mazelib.walking.recording import WalkRecording
from mazelib.walking.timeline import Timeline


def follow_arrow(recording: WalkRecording, arrow: Heading, *, from_above: bool) -> None:
    """Do what an arrow key says, as the next tick of a round.

    Seen from above, an arrow is a heading: the walker takes one step that way. Through its eyes,
    up is one step ahead, left and right only turn, and down turns back.
    """
    heya = recording.heya
    timeline = Timeline(recording)
    place = timeline.place(timeline.last)
    heading = timeline.heading(timeline.last)
    if from_above:
        place, heading = _walk_to(heya, place, arrow)
    elif arrow is Heading.UP:
        place, heading = _walk_to(heya, place, heading)
    else:
        turn = turn_between(Heading.UP, arrow)  # Up on the keyboard is ahead.
        heading = turned(heading, turn)
    recording.note_tick(place, heading)
    goal = heya.controls[0][1]
    if place == goal:
        recording.note_reached(recording.last)


def _walk_to(heya: Heya, place: Place, heading: Heading) -> tuple[Place, Heading]:
    """The place and heading after one step; the place stays the same if there is a wall."""
    ahead = stepped(place, heading)
    if heya.is_open(ahead):
        return ahead, heading
    return place, heading
