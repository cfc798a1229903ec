"""Every sentence that a learner reads passes through here, so that it can be translated.

    _("{letter} cannot be reached.").format(letter="b")
    ngettext("{count} step", "{count} steps", count).format(count=count)

Sentences are whole and their gaps have names, since a translation may put the gaps in another
order. If there is no translation into the user's language, the English sentence is used.

A translation is a file ``mazelib/locale/<language>/LC_MESSAGES/mazelib.mo``, made with gettext.
"""

import gettext
from collections.abc import Iterable
from functools import reduce
from pathlib import Path

#: The name of the translations, and the folder where they are looked for.
DOMAIN = "mazelib"
LOCALE_FOLDER = Path(__file__).resolve().parents[1] / "locale"

_translation = gettext.translation(DOMAIN, LOCALE_FOLDER, fallback=True)

#: ``_(sentence)`` and ``ngettext(one, many, count)``: the sentence in the user's language.
_ = _translation.gettext
ngettext = _translation.ngettext


def paragraph(*sentences: str) -> str:
    """Whole sentences, one after the other; empty ones are left out.

    The space between them is translated, too: Japanese, for example, has none.
    """
    return reduce(_followed_by, filter(None, sentences), "")


def _followed_by(text: str, sentence: str) -> str:
    if not text:
        return sentence
    return _("{text} {sentence}").format(text=text, sentence=sentence)


def listed(names: Iterable[str]) -> str:
    """The names one after the other, as in "a, b, G"."""
    return _(", ").join(names)


def one_of(names: Iterable[str]) -> str:
    """The names as in ".gif, .png or .webp". ValueError: there is no name."""
    *others, last = names
    if not others:
        return last
    return _("{others} or {last}").format(others=listed(others), last=last)


def all_of(names: Iterable[str]) -> str:
    """The names as in "24, 26 and 28". ValueError: there is no name."""
    *others, last = names
    if not others:
        return last
    return _("{others} and {last}").format(others=listed(others), last=last)


def one_of_quoted(names: Iterable[str]) -> str:
    """The names as a script writes them: '"dig", "merge" or "road"'."""
    return one_of(f'"{name}"' for name in names)
