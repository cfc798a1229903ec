"""The table of our names that learners write, compared with what mazelib offers."""

from importlib import import_module

import mazelib
from mazelib.learner.script.surroundings import ALSO_KNOWN, OFFERED


def test_what_is_offered_is_what_mazelib_gives():
    assert {*OFFERED} == {*mazelib.__all__}
    assert len(OFFERED) == len({*OFFERED})


def test_what_else_is_known_stands_in_a_module_that_learners_may_import_from():
    rooms = [import_module(name) for name in ("mazelib.grid.compass", "mazelib.walking.view")]
    for name in ALSO_KNOWN:
        assert any(hasattr(room, name) for room in rooms), name
