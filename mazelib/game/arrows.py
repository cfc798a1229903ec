"""Arrow keys: what each one does in a round, through the walker's eyes or from above."""

from mazelib.grid.compass import Heading, turn_between, turned
from mazelib.grid.places import heading_of, index_of
from mazelib.walking.recording import WalkRecording


def follow_arrow(recording: WalkRecording, arrow: Heading, *, from_above: bool) -> None:
    """Do what an arrow key says, as the next tick of a round.

    Seen from above, an arrow is a heading: the walker takes one step that way. Through its eyes,
    up is one step ahead, left and right only turn, and down turns back.
    """
    heya = recording.heya
    state = recording.states[recording.last]
    place = heya.places.place(index_of(state))
    # On the keyboard, up is ahead.
    heading = turned(heading_of(state), turn_between(Heading.UP, arrow))
    if from_above:
        heading = arrow
    if from_above or arrow is Heading.UP:
        place = heya.after_step(place, heading)
    recording.note_tick(place, heading)
    goal = heya.controls[0][1]
    if place == goal:
        recording.note_reached(recording.last)
