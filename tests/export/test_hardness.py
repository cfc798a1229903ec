"""How hard a maze is: its size, and the limits that a class keeps to."""

import pytest

from mazelib.export.hardness import ROOMS, field_for, limits_for
from mazelib.making.field import Field
from mazelib.making.makers import makers_of_shapes


def test_stars_mean_the_same_for_each_maker_and_the_more_the_longer():
    before = 0
    for hard in ROOMS:
        field = field_for(hard, None, None)
        of_makers = {limits_for(maker, field, hard) for maker in makers_of_shapes()}
        (limits,) = of_makers
        assert limits.fewest_steps > 1.3 * before
        assert limits.fewest_steps <= limits.most_steps <= 1.1 * limits.fewest_steps
        before = limits.fewest_steps


def test_even_the_shortest_answer_of_the_easiest_maze_goes_out_of_its_way():
    for hard, (across, down) in ROOMS.items():
        field = field_for(hard, None, None)
        assert limits_for("merge", field, hard).fewest_steps >= 1.35 * (across + down - 2)


def test_where_no_answer_is_so_long_the_limits_are_what_the_mazes_allow():
    tall = limits_for("merge", Field(2, 60), 1)
    assert tall.fewest_steps >= 59, "from top to bottom"
    assert limits_for("merge", Field(2, 2), 5).fewest_steps == 3, "all four rooms"


@pytest.mark.parametrize(("steps", "away"), [(17, 1), (18, 0), (19, 0), (20, 1), (25, 6), (3, 15)])
def test_an_answer_is_away_by_the_steps_that_it_is_too_short_or_too_long(steps, away):
    limits = limits_for("dig", field_for(1, None, None), 1)
    assert (limits.fewest_steps, limits.most_steps) == (18, 19)
    assert limits.away(steps) == away
