"""Python's reason why it cannot read a line, put into a learner's words."""

import re
import unicodedata

from mazelib.learner.script.words.line_mistake import Mistake, Unreadable
from mazelib.learner.script.words.mistake_table import ROWS
from mazelib.text.sentences import _

#: The other half of each bracket.
PARTNERS = {"(": ")", "[": "]", "{": "}", ")": "(", "]": "[", "}": "{"}
#: A sign as wide as two others.
_WIDE = re.compile("[\uff01-\uff5e\u3000]")


def mistake_from_reason(reason: str) -> Mistake:
    """What is wrong in a line, as far as Python's reason tells."""
    for row in ROWS:
        found = re.search(row.looks, reason) if row.instead is None else None
        if found:
            names = {name: value or "" for name, value in found.groupdict().items()}
            names["partner"] = PARTNERS.get(names.get("bracket", ""), "")
            names["pair"] = "{ }"
            names["example"] = '"left": Heading.LEFT'
            return Mistake(row.what.format(**names), row.advice.format(**names))
    what = _("Python does not understand this line.")
    if reason.startswith("invalid syntax"):
        return Mistake(what, _("Look at the marked place, and just before it."))
    return Mistake(what, _("Python says: {reason}.").format(reason=reason))


def wide_sign(line: Unreadable) -> Mistake | None:
    """A sign as Japanese keyboards type it (full-width), as wide as two others."""
    for place, sign in enumerate(line.code):
        if _WIDE.match(sign) and not sign.isalnum():
            usual = unicodedata.normalize("NFKC", sign)
            what = _("the sign {sign} is too wide: Python knows only the narrow one.")
            what = what.format(sign=sign)
            advice = _(
                "Switch the keyboard to English letters (half-width), and type it again: {usual}"
            ).format(usual=usual)
            if usual == " ":
                what = _("a space here is too wide: Python knows only the narrow one.")
                advice = _("Switch the keyboard to English letters, and type it again.")
            return Mistake(what, advice, place + 1)
    return None
