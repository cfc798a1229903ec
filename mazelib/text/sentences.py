"""Every sentence that a learner reads passes here, so that another language can say it.

    _("{letter} cannot be reached.").format(letter="b")
    ngettext("{count} step", "{count} steps", count).format(count=count)

A sentence is whole and its gaps have names: a translation may put them in another order. Without
a translation for the user's language it is said in English, as it stands in the code.

A translation is a file ``mazelib/locale/<language>/LC_MESSAGES/mazelib.mo``, made with gettext.
"""

import gettext
from pathlib import Path

#: The name of the translations, and the folder in which they would lie.
DOMAIN = "mazelib"
LOCALE_FOLDER = Path(__file__).resolve().parents[1] / "locale"

_translation = gettext.translation(DOMAIN, LOCALE_FOLDER, fallback=True)

#: ``_(sentence)`` and ``ngettext(one, many, count)``: the sentence in the user's language.
_ = _translation.gettext
ngettext = _translation.ngettext
