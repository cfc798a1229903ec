"""A walk needs nothing of a learner."""

import subprocess
import sys

from tests.samples import TESTS

WALKING = TESTS.parent / "mazelib" / "walking"


def test_a_walk_in_a_fresh_process_loads_nothing_of_a_learner():
    code = "import sys\nimport mazelib.walking.walk, mazelib.walking.strategies\n"
    code += "print([name for name in sys.modules if name.startswith('mazelib.learner')])"
    # (``import mazelib`` itself fetches what lessons need: without it, only what a walk needs is
    # loaded.)
    bare = "import sys, types\nbare = types.ModuleType('mazelib')\n"
    bare += f"bare.__path__ = [{str(WALKING.parent)!r}]\nsys.modules['mazelib'] = bare\n"
    ran = subprocess.run(
        [sys.executable, "-c", bare + code], capture_output=True, text=True, check=False
    )
    assert (ran.stdout, ran.stderr) == ("[]\n", "")
