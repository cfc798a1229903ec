"""The maps in heya/ are those that the lessons and the teachers' page speak of.

All other tests read the copies in tests/heya/. So a map that a class edits fails one test here, and
a map that a class adds fails none.
"""

import pytest

from mazelib.maps.folder import maps_in
from tests.conftest import PROJECT
from tests.samples import HEYA_FOLDER, OURS

WHAT_TO_DO = """\
heya/{name}.txt is not as in tests/heya/{name}.txt.
If a class edited it, bring it back: git checkout heya/{name}.txt
If the new map is meant for the lessons, copy it: cp heya/{name}.txt tests/heya/{name}.txt
Then other tests name every sentence of the lessons that is no longer true."""


def held(name: str) -> str:
    """The map that is held to its copy; of a map to draw on, it is the original."""
    original = f"originals/{name}"
    return original if (HEYA_FOLDER / f"{original}.txt").exists() else name


#: The shapes of mazes that come with them.
SHAPES = [f"shapes/{path.stem}" for path in maps_in(HEYA_FOLDER / "shapes")]


@pytest.mark.parametrize("name", [*[held(name) for name in OURS], *SHAPES])
def test_a_map_of_the_lessons_is_as_they_describe_it(name):
    what_to_do = WHAT_TO_DO.format(name=name)
    path = PROJECT / "heya" / f"{name}.txt"
    assert path.exists(), what_to_do
    assert path.read_text() == (HEYA_FOLDER / f"{name}.txt").read_text(), what_to_do
