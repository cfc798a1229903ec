"""Which letters stand in a sight; what is seen of walls is tested with the picture."""

from mazelib.compass import Heading
from mazelib.eyes.sight import SIGHT, look
from mazelib.heya import parse

HEYA = parse("#####\n>a bG\n#####")


def test_a_sight_goes_as_far_as_it_is_told_to_and_at_least_eight_places():
    assert SIGHT >= 8
    assert look(HEYA, (0, 1), Heading.RIGHT).reach == SIGHT
    assert look(HEYA, (0, 1), Heading.RIGHT, 3).reach == 3


def test_all_letters_stand_there_unless_it_is_said_which_still_do():
    assert look(HEYA, (0, 1), Heading.RIGHT).waiting == HEYA.controls
    assert look(HEYA, (0, 1), Heading.RIGHT, waiting=HEYA.controls[1:]).waiting == HEYA.controls[1:]
    assert look(HEYA, (0, 1), Heading.RIGHT, waiting=()).waiting == ()
