"""What an arrow key does in a round: from above, and through the walker's eyes."""

from itertools import pairwise

from mazelib.game.arrows import follow_arrow
from mazelib.grid.compass import DELTAS, Heading
from mazelib.maps.heya_text import parse
from mazelib.walking.recording import WalkRecording
from mazelib.walking.timeline import Timeline

MAZE = parse("#######\n#>    #\n# ### #\n#   # #\n# ### #\n#    G#\n#######")


def test_along_the_shortest_way_the_goal_is_reached_in_as_many_steps():
    recording = WalkRecording.still(MAZE)
    walked = Timeline(recording)
    for (x, y), (to_x, to_y) in pairwise(walked.tour):
        assert not walked.reached
        follow_arrow(recording, Heading(DELTAS.index((to_x - x, to_y - y))), from_above=True)
    assert walked.reached == [8]
    assert walked.steps(walked.last) == 8


def test_through_the_eyes_only_up_walks_and_a_turn_or_a_wall_is_no_step():
    recording = WalkRecording.still(MAZE)
    walked = Timeline(recording)
    seen = []
    for arrow in (Heading.UP, Heading.RIGHT, Heading.UP, Heading.LEFT, Heading.DOWN, Heading.UP):
        follow_arrow(recording, arrow, from_above=False)
        seen.append((walked.place(walked.last), walked.heading(walked.last).word))
    assert seen == [
        ((2, 1), "right"),
        ((2, 1), "down"),
        ((2, 1), "down"),
        ((2, 1), "right"),
        ((2, 1), "left"),
        ((1, 1), "left"),
    ]
    assert walked.steps(walked.last) == 2
