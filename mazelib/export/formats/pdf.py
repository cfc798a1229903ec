"""PDF: sheets with the mazes, then sheets with the answers. It needs fpdf2.

Words in Latin letters are set in Helvetica, which every reader of PDFs has. For any other letter a
typeface of this computer is looked up, and what is used of it goes into the file.
"""

from collections.abc import Sequence

from fpdf import FPDF
from fpdf.enums import StrokeCapStyle, StrokeJoinStyle

from mazelib.export.format import Format, Progress, sheets_done
from mazelib.export.page import Page
from mazelib.export.sheets.plan import sheets
from mazelib.export.sheets.shapes import Area, Disc, Line, Shape, Sheet, Words
from mazelib.export.sheets.typefaces import typeface_for

#: A point, the unit of letters, in millimetres.
POINT = 25.4 / 72
LATIN = "helvetica"


class PdfPainter:
    """Draws sheets, each on a page of its own. Readers show the ``title`` of the file."""

    def __init__(self, title: str) -> None:
        self._pdf = FPDF(unit="mm")
        self._pdf.set_title(title)
        self._pdf.set_auto_page_break(False)

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
        """Write words, smaller if they are too wide."""
        if not words.text:
            return
        self._choose_typeface(words)
        wide = self._pdf.get_string_width(words.text)
        if wide > words.most:
            self._pdf.set_font_size(words.height / POINT * words.most / wide)
            wide = words.most
        x, y = words.at
        before = {"left": 0.0, "middle": wide / 2, "right": wide}[words.side]
        self._pdf.text(x - before, y, words.text)

    def _choose_typeface(self, words: Words) -> None:
        size = words.height / POINT
        if _is_latin(words.text):
            self._pdf.set_font(LATIN, "B" if words.is_bold else "", size)
            return
        face = typeface_for(words.text, is_bold=words.is_bold)
        name = f"{face.path.stem.lower()}{face.number}"
        if name not in self._pdf.fonts:
            self._pdf.add_font(name, fname=face.path, collection_font_number=face.number)
        self._pdf.set_font(name, size=size)


def _is_latin(text: str) -> bool:
    """Whether the typefaces of every reader of PDFs have these letters."""
    try:
        text.encode("latin-1")
    except UnicodeEncodeError:
        return False
    return True


def pdf(pages: Sequence[Page], progress: Progress) -> bytes:
    """The bytes of a PDF file. Calls ``progress`` after each sheet."""
    painter = PdfPainter(pages[0].title)
    all_sheets = sheets(pages)
    for count, sheet in enumerate(all_sheets, 1):
        painter.add(sheet)
        progress(sheets_done(count, len(all_sheets)))
    progress("")
    return painter.content()


FORMAT = Format(pdf, takes_many=True)
