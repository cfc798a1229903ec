"""How many examples a property is tried with: few in every run, many where .ci/run asks for it."""

import os

from hypothesis import settings

#: Examples of a property in every run, and in the thorough one.
QUICK = 15
THOROUGH = 100

settings.register_profile("quick", max_examples=QUICK, deadline=None)
settings.register_profile("thorough", max_examples=THOROUGH, deadline=None)


def is_thorough() -> bool:
    """Whether .ci/run has asked for all examples."""
    return "HEYA_THOROUGH" in os.environ


def number_of_examples(most: int, *, thorough: bool) -> int:
    """``most`` in the thorough run; else QUICK of each THOROUGH,
    and at least QUICK if there are.
    """
    if thorough:
        return most
    return min(most, max(QUICK, most * QUICK // THOROUGH))


def examples(most: int) -> settings:
    """For a property of its own weight: so many examples in the thorough run, else fewer."""
    return settings(max_examples=number_of_examples(most, thorough=is_thorough()))


def evenly_spread(count: int, few: int) -> set[int]:
    """Of the numbers from 0 to below ``count``, a few: the first, the last, and some between."""
    if few == 1:
        return {0}
    return {number * (count - 1) // (few - 1) for number in range(few)}
