"""Guesses which known name was meant by a name that is not known."""

import difflib
from collections.abc import Iterable

from mazelib.text.sentences import _


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """The question whether the nearest known name was meant; empty if none is near."""
    nearest = _nearest(name, known)
    return _("Did you mean {name}?").format(name=nearest) if nearest else ""


def did_you_mean_name(name: str, known: Iterable[str]) -> str:
    """The same question about a name of a program; hidden names are not suggested."""
    return did_you_mean(name, _plain(known))


def nearest_name(name: str, known: Iterable[str]) -> str:
    """The nearest of the known names of a program, without the hidden ones; "" if none is near."""
    return _nearest(name, _plain(known))


def _plain(known: Iterable[str]) -> list[str]:
    return [each for each in known if each.isidentifier() and not each.startswith("_")]


def _nearest(name: str, known: Iterable[str]) -> str:
    by_lower_case = {}
    for each in sorted(known):
        by_lower_case[each.lower()] = each
    nearest = difflib.get_close_matches(name.lower(), by_lower_case, 1)
    return by_lower_case[nearest[0]] if nearest else ""
