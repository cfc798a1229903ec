"""A line of a file, named together with the text that ran: the file may be saved meanwhile."""

from dataclasses import dataclass, field
from zlib import crc32


@dataclass(frozen=True)
class LineOfFile:
    """A line of a file: its path, its number from 1, and the checksum of the text that ran."""

    path: str
    number: int
    checksum: str = field(default="", compare=False)

    def is_of(self, text: str) -> bool:
        """Whether it is a line of this text, and not of what was saved later."""
        return self.checksum == checksum_of(text)


def checksum_of(text: str) -> str:
    """A few letters that differ from one text of a file to another."""
    return f"{crc32(text.encode('utf-8', 'surrogatepass')):08x}"
