"""The window of a script with a mistake: what it says, and how it ends."""

import pygame
import pytest

from mazelib.learner.script.learner_file import read_learner_file
from mazelib.maps.watching import FileWatcher
from mazelib.text.diagnostics import LocatedError
from mazelib.window.stage.mending import Mending, MendingEnd
from tests.window.on_stage import LARGE
from tests.window.screen.test_layout import SIZES

BROKEN = """\
from mazelib import Turn, show


def mine(view)
    return Turn.LEFT


show(mine)
"""


@pytest.fixture
def script(tmp_path):
    path = tmp_path / "07_mine.py"
    path.write_text(BROKEN)
    return path


@pytest.fixture
def mending(script):
    with pytest.raises(LocatedError) as caught:
        read_learner_file(script)
    pygame.display.init()
    pygame.display.set_mode(LARGE)  # Not the size of whatever window was there before.
    opened = Mending(script, caught.value, FileWatcher(lambda: [script]))
    pygame.event.clear()
    return opened


def words_of(pen):
    return " ".join(text.text for text in pen.written)


def test_it_says_what_is_wrong_where_and_what_opens_the_lesson(mending):
    words = words_of(mending.draw())
    assert "A colon is missing at the end of this line." in words
    assert "Write: def mine(view):" in words
    assert "The mistake is in line 4." in words
    assert "Fix line 4 and save the file. Then the lesson opens." in words
    assert "return Turn.LEFT" in words, "the lines around it are in sight"
    assert "show(mine)" not in words


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut_in_any_window(mending, size):
    pygame.display.set_mode(size)
    pen = mending.draw()
    window = pygame.Rect((0, 0), size)
    for text in pen.written:
        assert window.contains(text.at), text
    assert "A colon is missing at the end of this line." in words_of(pen)


def test_it_waits_until_the_file_is_saved(mending, script):
    mending.frame()
    assert mending.end is None
    script.write_text(BROKEN.replace("(view)\n", "(view):\n"))
    assert mending.run() is MendingEnd.SAVED


def test_esc_leaves_it_and_a_closed_window_ends_all(mending):
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_d))
    mending.frame()
    assert (mending.is_dark, mending.end) == (True, None)
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE))
    assert mending.run() is MendingEnd.LEFT
    mending.end = None
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    assert mending.run() is MendingEnd.QUIT
