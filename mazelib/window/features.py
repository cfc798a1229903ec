"""What a kind of scene has, and what can be done there."""

from dataclasses import dataclass

from mazelib.window.input.keys import Command
from mazelib.window.screen.layout import Share


@dataclass(frozen=True)
class Features:
    """What a kind of scene has, and what can be done there.

    ``commands`` are those besides opening panels and what every lesson can do. ``panels`` are those
    besides the ones that the script opens; ``share`` is how much of the width the map gets.

    ``has_halves``        a tick has two halves
    ``has_clock``         the time that passes plays it
    ``takes_arrows``      somebody walks by the arrow keys
    ``has_text_beside``   the map shares the window equally with its text
    ``is_blank``          there is nothing to show yet
    """

    commands: frozenset[Command] = frozenset()
    panels: tuple[str, ...] = ()
    #: The panel that is open if the script opens none.
    companion: str = ""
    share: Share = Share.SHORT_RULE
    has_halves: bool = False
    has_clock: bool = False
    takes_arrows: bool = False
    has_text_beside: bool = False
    is_blank: bool = False
