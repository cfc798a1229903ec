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
