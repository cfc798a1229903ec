"""What the tests of the stage share."""

import gc
from collections.abc import Iterator

import pytest


@pytest.fixture
def only_our_garbage() -> Iterator[None]:
    """For a test that times frames: what thousands of other tests left is not looked through.

    A full garbage collection over all of it takes hundreds of milliseconds; a lesson that runs
    by itself has nothing of the kind.
    """
    gc.freeze()
    yield
    gc.unfreeze()
