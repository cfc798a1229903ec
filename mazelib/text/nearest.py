"""Guesses which known name was meant by a name that is not known."""

import difflib
from collections.abc import Iterable

from mazelib.text.sentences import _


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """The question whether the nearest known name was meant; empty if none is near."""
    by_lower_case = {}
    for each in sorted(known):
        by_lower_case[each.lower()] = each
    nearest = difflib.get_close_matches(name.lower(), by_lower_case, 1)
    if not nearest:
        return ""
    return _("Did you mean {name}?").format(name=by_lower_case[nearest[0]])


def did_you_mean_name(name: str, known: Iterable[str]) -> str:
    """The same question about a name of a program; hidden names are not suggested."""
    plain = [each for each in known if each.isidentifier() and not each.startswith("_")]
    return did_you_mean(name, plain)
