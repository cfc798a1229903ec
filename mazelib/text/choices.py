"""Names to choose from, as a sentence says them."""

from collections.abc import Iterable

from mazelib.text.sentences import _


def one_of(names: Iterable[str]) -> str:
    """The words ".gif, .png or .webp"; one name stands alone. ValueError: there is no name."""
    *others, last = names
    if not others:
        return last
    return _("{others} or {last}").format(others=", ".join(others), last=last)


def one_of_quoted(names: Iterable[str]) -> str:
    """The words '"dig", "merge" or "road"': as they are written in a script."""
    return one_of(f'"{name}"' for name in names)
