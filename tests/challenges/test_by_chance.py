"""A walk by chance: what is wrong with the ways that it takes, whenever it takes them."""

import pytest

from mazelib.challenges.exercises.by_chance import WayTaken, _fault_at
from mazelib.maps.heya_text import parse

#: A corridor: (2, 0) has one way on for who comes from (1, 0).
CORRIDOR = parse(">   a")


@pytest.mark.parametrize("time", [0, 1, 59])
def test_a_walker_that_turns_back_is_found_whichever_time_it_does_so(time):
    taken = [WayTaken((3, 0), 2, number) for number in range(60)]
    assert _fault_at(CORRIDOR, (1, 0), (2, 0), taken) is None
    taken[time] = WayTaken((1, 0), 2, time)
    fault = _fault_at(CORRIDOR, (1, 0), (2, 0), taken)
    assert fault is not None
    assert (fault.place, fault.tick, fault.walk) == ((2, 0), 2, time)
