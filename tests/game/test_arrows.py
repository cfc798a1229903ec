"""What an arrow key does in a round: from above, and through the walker's eyes."""

from itertools import pairwise

from mazelib.game.arrows import Happened, follow_arrow
from mazelib.grid.compass import Heading, heading_to
from mazelib.maps.heya_text import parse
from mazelib.walking.recording import WalkRecording
from mazelib.walking.timeline import Timeline

MAZE = parse("#######\n#>    #\n# ### #\n#   # #\n# ### #\n#    G#\n#######")


def test_along_the_shortest_way_the_goal_is_reached_in_as_many_steps():
    recording = WalkRecording.still(MAZE)
    walked = Timeline(recording)
    happened = []
    for place, following in pairwise(walked.tour):
        arrow = heading_to(place, following)
        happened.append(follow_arrow(recording, arrow, turns_first=False))
    assert happened == [Happened.STEPPED] * 7 + [Happened.ARRIVED]
    assert walked.reached == [8]
    assert walked.steps(walked.last) == 8


def test_through_the_eyes_only_up_walks_and_a_turn_or_a_wall_is_no_step():
    recording = WalkRecording.still(MAZE)
    walked = Timeline(recording)
    seen = []
    for arrow in (Heading.UP, Heading.RIGHT, Heading.UP, Heading.LEFT, Heading.DOWN, Heading.UP):
        happened = follow_arrow(recording, arrow, turns_first=True)
        seen.append((walked.place(walked.last), walked.heading(walked.last).word, happened))
    assert seen == [
        ((2, 1), "right", Happened.STEPPED),
        ((2, 1), "down", Happened.TURNED),
        ((2, 1), "down", Happened.BUMPED),
        ((2, 1), "right", Happened.TURNED),
        ((2, 1), "left", Happened.TURNED),
        ((1, 1), "left", Happened.STEPPED),
    ]
    assert walked.steps(walked.last) == 2


def test_letters_count_in_their_order_and_only_the_last_one_ends_the_round():
    recording = WalkRecording.still(parse(">b a"))
    happened = []
    for arrow in (Heading.RIGHT, Heading.RIGHT, Heading.RIGHT, Heading.LEFT, Heading.LEFT):
        happened.append(follow_arrow(recording, arrow, turns_first=False))
    assert happened == [
        Happened.STEPPED,  # On b, but a comes first.
        Happened.STEPPED,
        Happened.REACHED,
        Happened.STEPPED,
        Happened.ARRIVED,
    ]
    assert list(recording.reached) == [3, 5]
