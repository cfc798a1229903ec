"""Every sentence that a learner reads passes through here, so that it can be translated.

    _("{letter} cannot be reached.").format(letter="b")
    ngettext("{count} step", "{count} steps", count).format(count=count)

A sentence is whole and its gaps have names, because a translation may put them in another order.
Without a translation into the user's language the sentence stays as it is in the code, in English.

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

    (Japanese, for one, puts no space between two sentences: so this is translated, too.)
    """
    return reduce(_followed_by, filter(None, sentences), "")


def _followed_by(text: str, sentence: str) -> str:
    if not text:
        return sentence
    return _("{text} {sentence}").format(text=text, sentence=sentence)


def one_of(names: Iterable[str]) -> str:
    """The words ".gif, .png or .webp"; one name stands alone. ValueError: there is no name."""
    *others, last = names
    if not others:
        return last
    return _("{others} or {last}").format(others=", ".join(others), last=last)


def one_of_quoted(names: Iterable[str]) -> str:
    """The words '"dig", "merge" or "road"': as they are written in a script."""
    return one_of(f'"{name}"' for name in names)
