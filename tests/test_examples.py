"""How many examples a property is tried with, in every run and in the thorough one."""

import pytest
from hypothesis import settings

from tests.examples import (
    QUICK,
    THOROUGH,
    evenly_spread,
    examples,
    is_thorough,
    number_of_examples,
)


def test_the_run_has_the_profile_that_was_asked_for(monkeypatch):
    assert settings().max_examples == (THOROUGH if is_thorough() else QUICK)
    assert settings().deadline is None
    monkeypatch.setenv("HEYA_THOROUGH", "1")
    assert is_thorough()
    assert examples(200).max_examples == 200
    monkeypatch.delenv("HEYA_THOROUGH")
    assert not is_thorough()
    assert examples(200).max_examples == 30


@pytest.mark.parametrize(("most", "quick"), [(400, 60), (200, 30), (100, 15), (40, 15), (10, 10)])
def test_a_quick_run_tries_a_part_but_never_too_few(most, quick):
    assert number_of_examples(most, thorough=False) == quick
    assert number_of_examples(most, thorough=True) == most


@pytest.mark.parametrize(
    ("count", "few", "kept"),
    [(10, 1, {0}), (10, 2, {0, 9}), (10, 3, {0, 4, 9}), (4, 4, {0, 1, 2, 3}), (3, 8, {0, 1, 2})],
)
def test_of_a_sweep_the_first_and_the_last_cases_are_quick_and_some_between(count, few, kept):
    assert evenly_spread(count, few) == kept
