"""The sheets with the answers, which come last: twelve small ones on a sheet, or a few large ones.

Measures are in millimetres.
"""

from collections.abc import Iterator, Sequence

from mazelib.export.page import Page
from mazelib.export.sheets.design import ANSWERS, GRIDS, GRIDS_OF_ANSWERS
from mazelib.export.sheets.head import CREATURE, INSTRUCTION, TITLE, foot
from mazelib.export.sheets.labels import Label, Labels
from mazelib.export.sheets.layout import Grids, Laid, best_layout, laid_for_mazes, mazes_in_place
from mazelib.export.sheets.names import code_below, name_by_number, name_of
from mazelib.export.sheets.ornaments import creature
from mazelib.export.sheets.shapes import Shape, Sheet, Words
from mazelib.text.sentences import ngettext

#: Up to how many answers are drawn larger, and how they are laid out then.
FEW_ANSWERS = {count: GRIDS[count] for count in (1, 2, 4, 6)}


def answer_sheets(pages: Sequence[Page]) -> Iterator[Sheet]:
    """The sheets with the answers: the paper lies as the mazes do."""
    if not pages[0].design.answers:
        return
    mazes = laid_for_mazes(pages[: pages[0].design.on_a_page])
    grids: Grids = GRIDS_OF_ANSWERS
    for count, layouts in sorted(FEW_ANSWERS.items(), reverse=True):
        if len(pages) <= count:
            grids = layouts
    for first in range(0, len(pages), ANSWERS):
        group = [page.answer() for page in pages[first : first + ANSWERS]]
        laid = best_layout(group, [(mazes.width, mazes.height)], grids)
        titles = [name_of(page) for page in pages[first : first + ANSWERS]]
        yield _answer_sheet(group, titles, laid, code_below(pages) or pages[0].design.foot)


def _answer_sheet(
    answers: Sequence[Page], titles: Sequence[str], laid: Laid, small_print: str
) -> Sheet:
    """A sheet of answers, each with the title of its maze and the length of the way."""
    inner = laid.inner
    shapes: list[Shape] = list(creature((inner.left + CREATURE / 3, inner.top + 6.0), 12.0))
    base = (inner.left + CREATURE * 0.85, inner.top + 9.0)
    heading = ngettext("The answer", "Answers", len(answers))
    most = inner.width - CREATURE
    shapes.append(Words(heading, base, TITLE, most, is_bold=True))
    labels = [Label(_label_of_answer(*each)) for each in zip(answers, titles, strict=True)]
    if laid.has_labels and not Labels(labels, next(laid.cells(1)).width).are_readable:
        titles = [name_by_number(answer) for answer in answers]
        labels = [Label(_label_of_answer(*each)) for each in zip(answers, titles, strict=True)]
    if not laid.has_labels:
        below = (base[0], base[1] + 7.0)
        shapes.append(Words(labels[0].title, below, INSTRUCTION, most))
        labels = []
    shapes += mazes_in_place(answers, laid, labels)
    shapes += foot(inner, small_print, has_minutes=False)
    return Sheet(laid.width, laid.height, tuple(shapes))


def _label_of_answer(answer: Page, title: str) -> str:
    if not answer.route:
        return answer.title
    sentence = ngettext("{title}: {count:,} step", "{title}: {count:,} steps", answer.steps)
    return sentence.format(title=title, count=answer.steps)
