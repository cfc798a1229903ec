"""What a script gives to show, and show cannot take."""

from mazelib.text.diagnostics import Explanation
from mazelib.text.sentences import _

#: The advice about words of show that are wrong.
WRITE_MAPS = _('Write a list of the names of maps in quotes, such as ["first", "loop"].')
WRITE_A_HAND = _('Write "right" or "left".')
WRITE_A_QUESTION = _("Write a question in quotes, or one for each end: {example}.").format(
    example='{"arrived": "...", "circling": "..."}'
)
WRITE_SIZES = _("Write rooms across and down, such as [(20, 10), (40, 20)].")
WRITE_NAMES = _('Write a list of names in quotes, such as ["code"].')


def is_no_key_table() -> Explanation:
    """A dict in show that does not lead from arrow keys to headings."""
    what = _("the dict in show must lead from arrow keys to headings.")
    advice = _("Write: {example}").format(example='{"up": Heading.UP, ...}')
    return Explanation(what, advice)
