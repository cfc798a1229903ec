"""Even chances for makers: every choice and every order is as likely as any other."""

import random
from collections.abc import Iterable, Sequence
from typing import TypeVar

from mazelib.text.diagnostics import ExplainedError, Explanation
from mazelib.text.sentences import _

Item = TypeVar("Item")


def pick(items: Sequence[Item], rng: random.Random) -> Item:
    """Take one of them by chance, each as likely as the others. It draws one number from ``rng``.

    ExplainedError: there are no items, or it is no list, or these are no dice.
    """
    try:
        return items[int(rng.random() * len(items))]
    except IndexError:
        advice = _(
            "The list is empty here. Ask before this line: if not ways: "
            "and below it what to do then. A walker can answer: return Turn.BACK"
        )
        what = _("there's nothing to pick from.")
        raise ExplainedError(Explanation(what, advice)) from None
    except AttributeError:
        if hasattr(rng, "random"):
            raise
        what = _("pick takes the list first, and then the dice.")
        advice = _("Write pick(ways, rng), where ways is a list, and rng are the dice.")
        raise ExplainedError(Explanation(what, advice)) from None
    except TypeError:
        what = _("pick needs a list, and this isn't one: {value}.")
        advice = _("Write pick(ways, rng), where ways is a list.")
        what = what.format(value=_in_words(items))
        raise ExplainedError(Explanation(what, advice)) from None


def _in_words(value: object) -> str:
    """What a function, or another value that is no list, is called."""
    name = getattr(value, "__name__", None)
    if isinstance(name, str):
        return _("{name} is a function").format(name=name) if callable(value) else name
    return repr(value) if value is None or isinstance(value, int) else type(value).__name__


def shuffled(items: Iterable[Item], rng: random.Random) -> list[Item]:
    """All of them in a new list, mixed like a pack of cards.

    Each order is as likely as any other.

    1. Begin with the whole list: none of it is shuffled yet.
    2. Choose an item by chance from the part that is not shuffled, and swap it with the last item
       of that part.
    3. The item at the end now has its place: take it off that part. Repeat 2 and 3.

    Source: R. A. Fisher and F. Yates, 1938; with swaps by R. Durstenfeld, 1964.
    """
    mixed = list(items)
    chance = rng.random
    for last in range(len(mixed) - 1, 0, -1):
        chosen = int(chance() * (last + 1))
        mixed[chosen], mixed[last] = mixed[last], mixed[chosen]
    return mixed
