"""The bytes of a frozen memory are those of the example in the docstring."""

import re

from mazelib.walking import freezer
from mazelib.walking.freezer import thaw
from mazelib.walking.memory import freeze


def test_the_example_shows_each_byte_in_order():
    columns = re.findall(r"^    ((?:[0-9a-f]{2} )+)", freezer.__doc__, re.MULTILINE)
    frozen = bytes.fromhex(" ".join(columns))
    assert frozen == freeze({"steps": 3})
    assert thaw(frozen) == {"steps": 3}
