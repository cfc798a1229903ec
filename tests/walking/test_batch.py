"""A batch of a walk: one that no walk on the map records is refused."""

import pytest

from mazelib.walking.batch import BEFORE_TICK_0, check_batch
from mazelib.walking.walk import Walk
from tests.samples import heya, rule

FIRST = heya("first")


@pytest.fixture
def sound():
    """The batch of a whole walk, which reaches a, b and c."""
    walk = Walk(FIRST, rule("branch_stack"))
    walk.run()
    batch = walk.recording.batch(BEFORE_TICK_0)
    check_batch(batch, FIRST, 0)
    return batch


def test_a_batch_with_one_lie_is_refused(sound):
    last = len(sound.decoded_states) - 1
    first_tick, *ticks = sound.reached
    wall = bytes(8)
    beyond = (10**6).to_bytes(8, "little")
    lies = {
        "a place of wall": {"states": wall + sound.states[8:]},
        "no place of the map": {"states": beyond + sound.states[8:]},
        "a is reached one tick early": {"reached": (first_tick - 1, *ticks)},
        "b is reached before a": {"reached": (first_tick, first_tick)},
        "a fourth letter": {"reached": (*sound.reached[:-1], last, last)},
        "a memory after the last tick": {"memory": (*sound.memory, (last + 1, b""))},
        "lines after the last tick": {"lines_run": ((last + 1, ()),)},
        "a memory twice": {"memory": (sound.memory[0], sound.memory[0])},
        "a memory that is text": {"memory": ((0, "text"),)},
        "no pair": {"lines_run": ((0,),)},
    }
    for why, lie in lies.items():
        with pytest.raises(ValueError):
            check_batch(sound._replace(**lie), FIRST, 0)
            pytest.fail(why)
    with pytest.raises(ValueError):
        check_batch(sound, FIRST, 1)


def test_only_the_batch_of_a_walk_that_stopped_has_a_turn_without_a_tick(sound):
    turn = {"memory": (*sound.memory, (len(sound.decoded_states), b""))}
    check_batch(sound._replace(has_stopped=True, **turn), FIRST, 0)
    with pytest.raises(ValueError, match="is no tick after"):
        check_batch(sound._replace(**turn), FIRST, 0)
