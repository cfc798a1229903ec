"""PDF: sheets with the mazes, then sheets with the answers. It needs fpdf2.

Words in Latin letters are set in Helvetica, which every reader of PDFs has. For any other letter a
typeface of this computer is looked up, and what is used of it goes into the file.
"""

from collections.abc import Sequence
from dataclasses import replace

from fpdf import FPDF
from fpdf.enums import StrokeCapStyle, StrokeJoinStyle, TextMode

from mazelib.export.format import Format, Progress, sheets_done
from mazelib.export.page import Page
from mazelib.export.sheets.layout import rooms_too_small
from mazelib.export.sheets.names import how_to_print_again
from mazelib.export.sheets.plan import sheets
from mazelib.export.sheets.shapes import (
    EDGE_OF_LETTERS,
    Area,
    Disc,
    Line,
    Point,
    Shape,
    Sheet,
    Words,
    broken,
)
from mazelib.export.sheets.typefaces import is_latin, typeface_for, without_missing_letters
from mazelib.text.sentences import listed, ngettext

#: A point, the unit of letters, in millimetres.
POINT = 25.4 / 72
LATIN = "helvetica"
#: How much thicker letters are made where there is no bold typeface, as a part of their height.
THICKENED = 0.03


class PdfPainter:
    """Draws sheets, each on a page of its own. Readers show the ``title`` of the file.

    Its ``subject`` stands among its properties, and on no sheet.
    """

    def __init__(self, title: str, subject: str = "") -> None:
        self._pdf = FPDF(unit="mm")
        self._pdf.set_title(title)
        self._pdf.set_subject(subject)
        self._pdf.set_auto_page_break(False)
        self._is_thickened = False

    def add(self, sheet: Sheet) -> None:
        """Draw a sheet on a new page."""
        self._pdf.add_page(format=(sheet.width, sheet.height))
        round_ends = {
            "stroke_cap_style": StrokeCapStyle.ROUND,
            "stroke_join_style": StrokeJoinStyle.ROUND,
        }
        with self._pdf.local_context(**round_ends):
            for shape in sheet.shapes:
                self._draw(shape)

    def content(self) -> bytes:
        """The bytes of the file."""
        return bytes(self._pdf.output())

    def _draw(self, shape: Shape) -> None:
        colour = tuple(bytes.fromhex(shape.colour))
        match shape:
            case Line(points, thick):
                self._pdf.set_draw_color(*colour)
                self._pdf.set_line_width(thick)
                self._pdf.polyline(points)
            case Area(corners):
                self._pdf.set_fill_color(*colour)
                self._pdf.polygon(corners, style="F")
            case Disc((x, y), radius):
                self._pdf.set_fill_color(*colour)
                self._pdf.circle(x, y, radius, style="F")
            case Words():
                self._pdf.set_text_color(*colour)
                self._write(shape)

    def _write(self, words: Words) -> None:
        """Write words, on two lines or smaller if they are too wide."""
        text, _missing = without_missing_letters(words.text)
        if not text:
            return
        words = replace(words, text=text)
        self._choose_typeface(words)
        for line in broken(words, self._pdf.get_string_width(text)):
            self._write_line(line)

    def _write_line(self, words: Words) -> None:
        self._pdf.set_font_size(words.height / POINT)
        apart = 2 * EDGE_OF_LETTERS * words.height if words.edge else 0.0
        wide = self._pdf.get_string_width(words.text) + apart * len(words.text)
        if wide > words.most:
            self._pdf.set_font_size(words.height / POINT * words.most / wide)
            apart *= words.most / wide
            wide = words.most
        self._pdf.set_char_spacing(apart / POINT)
        x, y = words.at
        left = x - {"left": 0.0, "middle": wide / 2, "right": wide}[words.side]
        high = self._pdf.font_size
        thick = THICKENED * high if self._is_thickened else 0.0
        if words.edge:
            self._stroke(words.text, (left, y), words.edge, thick + 2 * EDGE_OF_LETTERS * high)
        if thick:
            self._stroke(words.text, (left, y), words.colour, thick)
        self._pdf.text(left, y, words.text)

    def _stroke(self, text: str, at: Point, colour: str, thick: float) -> None:
        """Draw around the letters of a text; what is drawn next lies on top."""
        self._pdf.set_draw_color(*bytes.fromhex(colour))
        with self._pdf.local_context(text_mode=TextMode.STROKE, line_width=thick):
            self._pdf.text(*at, text)

    def _choose_typeface(self, words: Words) -> None:
        """Choose the typeface for words. Letters are thickened, if it has no thick ones."""
        size = words.height / POINT
        self._is_thickened = False
        face = None if is_latin(words.text) else typeface_for(words.text, is_bold=words.is_bold)
        if face is None:
            self._pdf.set_font(LATIN, "B" if words.is_bold else "", size)
            return
        name = f"{face.path.stem.lower()}{face.number}"
        if name not in self._pdf.fonts:
            self._pdf.add_font(name, fname=face.path, collection_font_number=face.number)
        self._pdf.set_font(name, size=size)
        self._is_thickened = words.is_bold and not face.is_bold


def remarks(pages: Sequence[Page]) -> list[str]:
    """What did not become as it was asked for: letters that no typeface has, rooms too small."""
    found = []
    texts = {page.title for page in pages} | {page.design.instruction or "" for page in pages}
    missing = {letter for text in texts for letter in without_missing_letters(text)[1]}
    if missing:
        sentence = ngettext(
            "No typeface on this computer has {letters}: this letter was left out.",
            "No typeface on this computer has {letters}: these letters were left out.",
            len(missing),
        )
        found.append(sentence.format(letters=listed(sorted(missing))))
    too_small = rooms_too_small(pages)
    return [*found, too_small] if too_small else found


def pdf(pages: Sequence[Page], progress: Progress) -> bytes:
    """The bytes of a PDF file. Calls ``progress`` after each sheet."""
    painter = PdfPainter(pages[0].title, how_to_print_again(pages))
    all_sheets = sheets(pages)
    for count, sheet in enumerate(all_sheets, 1):
        painter.add(sheet)
        progress(sheets_done(count, len(all_sheets)))
    progress("")
    return painter.content()


FORMAT = Format(pdf, takes_many=True, remarks=remarks)
