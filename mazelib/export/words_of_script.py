"""Words of a script on sheets: their gaps filled in, and in quotes for a command line."""

from collections.abc import Mapping
from shlex import quote

from mazelib.text.characters import visible


def filled(title: str, gaps: Mapping[str, int]) -> str:
    """A title with its gaps filled in; other braces stay."""
    for name, value in gaps.items():
        title = title.replace(f"{{{name}}}", str(value))
    return visible(title)


def quoted(text: str) -> str:
    """A text in quotes, as a command line reads it: in double ones, which Windows has, too."""
    is_plain = not set(text) & set('"$`!\\')
    return f'"{text}"' if is_plain else quote(text)
