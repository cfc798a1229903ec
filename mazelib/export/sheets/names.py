"""What mazes are called on sheets, and the code that prints a sheet again."""

from collections.abc import Sequence

from mazelib.export.page import Page
from mazelib.export.page_code import PLUS
from mazelib.text.sentences import _

#: Stands in a title for the number of its maze.
NUMBER = "{number}"


def name_of(page: Page) -> str:
    """What tells a maze from the others: its title, unless that is the same for all."""
    return name_by_number(page) if has_one_title_for_all(page) else page.title


def name_by_number(page: Page) -> str:
    """The name of a maze without a title."""
    return _("Maze {number}").format(number=page.number)


def has_one_title_for_all(page: Page) -> bool:
    """Whether all mazes that are printed with this one have the same title."""
    own = page.design.title
    return bool(own) and NUMBER not in own


def code_below(pages: Sequence[Page]) -> str:
    """The lowest line of a sheet: its code alone; "": it has none."""
    return _code_of(pages) if pages[0].design.code else ""


def how_to_print_again(pages: Sequence[Page]) -> str:
    """How to print all again, as it stands in what a file says of itself; "": there is no way."""
    design = pages[0].design
    if not design.code:
        return ""
    sentence = _("To print this again: python3 lessons print --code {code}")
    return sentence.format(code=f"{_code_of(pages)}{design.words_with_code}")


def _code_of(pages: Sequence[Page]) -> str:
    """The code of one sheet, 7-KQ3W, or of all with their answers, KQ3W or KQ3W+30."""
    design = pages[0].design
    many = design.on_a_page
    first = pages[0].number
    last = pages[-1].number
    if design.is_single:
        return design.code if many == 1 else f"{design.code}{PLUS}1"
    if last - first >= many:
        return f"{design.code}{PLUS}{last}"
    sheet = f"{(first - 1) // many + 1}-{design.code}"
    is_full = last % many == 0
    return sheet if is_full else f"{sheet}{PLUS}{last}"
