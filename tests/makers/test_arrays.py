"""Arrays made at once are the same as those made number by number."""

from array import array

from hypothesis import given
from hypothesis import strategies as st

from mazelib.makers.arrays import above_zero, counted, widened


@given(st.integers(0, 3000), st.integers(0, 9))
def test_counted_numbers_are_those_of_a_range(count, by):
    assert counted(count, by) == array("i", [by * number for number in range(count)])


def test_millions_are_counted_too():
    assert counted(1_000_001, 2) == array("i", range(0, 2_000_002, 2))


@given(st.binary(max_size=300))
def test_widened_bytes_are_read_as_signed_ones(small):
    assert widened(small) == widened(bytearray(small)) == array("i", array("b", small))


@given(st.lists(st.integers(-(2**31), 2**31 - 1) | st.integers(-2, 300), max_size=200))
def test_above_zero_is_told_for_each_number(numbers):
    assert above_zero(array("i", numbers)) == bytes(number > 0 for number in numbers)
