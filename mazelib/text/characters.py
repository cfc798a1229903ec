"""Characters as a learner sees them: in quotes, in messages and on screen."""

from mazelib.text.sentences import _

#: The space of Japanese keyboards, two columns wide.
WIDE_SPACE = "\u3000"


def visible(text: str) -> str:
    """The text with each tab shown as an arrow, and what else cannot be printed as a middle dot."""
    text = text.replace("\t", "→")
    if text.isprintable():
        return text
    shown = [each if each.isprintable() or each == WIDE_SPACE else "·" for each in text]
    return "".join(shown)


def spoken(character: str) -> str:
    """A character as a message names it: in quotes if it can be seen, by its code if not."""
    code = f"U+{ord(character):04X}"
    if character == "\t":
        return _("a tab ({code})").format(code=code)
    if not character.isprintable():
        return _("the invisible character {code}").format(code=code)
    if not character.isascii():
        return f"'{character}' ({code})"
    return f"'{character}'"


def clipped(text: str, most: int) -> str:
    """The text in at most ``most`` characters; a longer one ends with an ellipsis."""
    if len(text) <= most:
        return text
    return text[: most - 1] + "…"
