"""The lines of a text file, as an editor shows them."""

#: What some editors write at the beginning of a file.
BYTE_ORDER_MARK = "\ufeff"


def lines_of(text: str) -> list[str]:
    """The lines of a file as an editor shows them.

    Unicode's other line ends do not count, and a byte-order mark at the beginning is left out. Text
    without a line end is one line.
    """
    text = text.removeprefix(BYTE_ORDER_MARK)
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    return text.split("\n")
