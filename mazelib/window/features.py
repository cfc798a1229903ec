"""What a kind of scene has, and what can be done there."""

from dataclasses import dataclass

from mazelib.window.keys import Command


@dataclass(frozen=True)
class Features:
    """What a kind of scene has, and what can be done there.

    ``commands`` are those besides opening panels and what every lesson can do. ``panels`` are those
    besides the ones that the script opens; ``panels_in_menu`` have a key but no button;
    ``panels_share`` is the largest share of the window's width that panels get.

    ``has_halves``        a tick has two halves
    ``has_clock``         the time that passes plays it
    ``takes_arrows``      somebody walks by the arrow keys
    ``has_text_beside``   the map shares the window equally with its text
    ``is_blank``          there is nothing to show yet
    """

    commands: frozenset[Command] = frozenset()
    panels: tuple[str, ...] = ()
    panels_in_menu: tuple[str, ...] = ()
    panels_share: float = 0.0
    has_halves: bool = False
    has_clock: bool = False
    takes_arrows: bool = False
    has_text_beside: bool = False
    is_blank: bool = False
