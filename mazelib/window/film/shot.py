"""A shot of a film."""

from typing import NamedTuple

from mazelib.window.stage.frame import Frame


class Shot(NamedTuple):
    """What one picture of a film shows, and for how long, in seconds.

    It melts from the frame ``before`` into its own one: so much of that is seen.
    """

    frame: Frame
    seconds: float
    before: Frame | None = None
    part: float = 1.0
