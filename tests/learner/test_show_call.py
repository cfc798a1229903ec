"""The calls of show by a script that is only read."""

import pytest

from mazelib.learner.show_call import (
    ShowCall,
    Shown,
    calls_caught,
    hand_in,
    is_script_being_read,
)


def test_calls_are_caught_while_a_script_is_read_and_no_longer():
    assert not is_script_being_read()
    with calls_caught() as calls:
        assert is_script_being_read()
        hand_in(Shown(ShowCall(task="First."), None))
        hand_in(Shown(ShowCall(task="Second."), None))
    assert not is_script_being_read()
    assert [shown.call.task for shown in calls] == ["First.", "Second."]


def test_a_script_that_goes_wrong_is_no_longer_read():
    with pytest.raises(ZeroDivisionError), calls_caught():
        raise ZeroDivisionError
    assert not is_script_being_read()


def test_no_call_is_left_from_the_script_before():
    with calls_caught():
        hand_in(Shown(ShowCall(), None))
    with calls_caught() as calls:
        assert calls == []
