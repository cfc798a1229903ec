"""A number that is typed: it is whole at once, unless a longer one begins so."""

from mazelib.window.door.typed_number import DIGIT_SECONDS, TypedNumber


def test_a_number_that_no_longer_one_begins_with_is_whole_at_once():
    typed = TypedNumber([1, 2, 12])
    assert typed.type("2") == 2
    assert typed.is_whole(0.0)
    assert not typed.is_whole(9.0), "nothing is typed any more"


def test_a_one_waits_for_a_second_digit_and_then_is_whole_alone():
    typed = TypedNumber([1, 2, 12])
    typed.type("1")
    assert not typed.is_whole(DIGIT_SECONDS / 2)
    assert typed.type("2") == 12
    assert typed.is_whole(0.0)
    assert typed.type("1") == 1
    assert not typed.is_whole(0.9 * DIGIT_SECONDS), "the time begins anew with each digit"
    assert typed.is_whole(0.2 * DIGIT_SECONDS)
    assert typed.type("2") == 2, "the next digit begins another number"
