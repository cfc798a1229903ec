"""Whether a script with a mistake waits in a window until it is mended, or is only told about."""

import os
import sys
from collections.abc import Sequence

#: Drivers of SDL whose windows nobody sees.
UNSEEN_DRIVERS = ("offscreen", "dummy", "evdev")
#: The options with which a lesson opens its window. With any other one, it may not.
WITH_A_WINDOW = ("--map", "--play", "--seed", "--speed", "--walker")


def opens_window(arguments: Sequence[str] | None = None) -> bool:
    """Whether a lesson with these arguments surely opens a window that somebody sees.

    None stands for the arguments that Python was started with.
    """
    words = sys.argv[1:] if arguments is None else arguments
    options = [word.partition("=")[0] for word in words if word.startswith("-")]
    is_seen = os.environ.get("SDL_VIDEODRIVER") not in UNSEEN_DRIVERS
    return is_seen and all(option in WITH_A_WINDOW for option in options)
