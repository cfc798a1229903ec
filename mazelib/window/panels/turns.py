"""The coins of this turn, and how often it went right and left: whether chance is fair."""

from pygame import Rect

from mazelib.grid.compass import Turn
from mazelib.text.sentences import _
from mazelib.window.lettering import Face
from mazelib.window.painters.bars import Bar, draw_bars
from mazelib.window.panel import Panel
from mazelib.window.pen import Pen, row_of, without
from mazelib.window.shown import WalkShown
from mazelib.window.theme import INK

#: Fewer turns than this prove nothing.
ENOUGH_TURNS = 20
#: At most this many coins have room: the last ones.
MOST_COINS = 3
#: The height of the coins, in heights of text; and of the numbers on them, in their heights.
COINS = 3.0
NUMBER = 0.6
#: A room so many times as wide as high has the bars beside the coins.
WIDE = 3
#: What comes of the coins, by the turn.
SENT = {
    Turn.AHEAD: _("ahead"),
    Turn.RIGHT: _("right"),
    Turn.BACK: _("back"),
    Turn.LEFT: _("left"),
}


class TurnsPanel(Panel[WalkShown]):
    """The coins of this half in the order in which they fell, and two bars below."""

    title = _("its coins")
    word = _("Coins")
    share = 0.44

    def draw(self, pen: Pen, area: Rect, shown: WalkShown) -> None:
        """Draw the coins and the bars of all turns up to the tick; in a low room side by side."""
        if area.width > WIDE * area.height:
            coins = Rect(area.left, area.top, area.width // 2 - pen.size, area.height)
            coins.height = min(coins.height, round(COINS * pen.size))
            coins.centery = area.centery
            area = without(area, left=area.width // 2)
        else:
            coins = row_of(area, min(round(COINS * pen.size), area.height // 3))
            area = without(area, top=coins.height + pen.size // 3)
        _draw_coins(pen, coins, shown)
        right, left = shown.timeline.turns_where_both_open(shown.tick)
        remark = ""
        if right + left < ENOUGH_TURNS:
            remark = _("Too few to tell yet.")
        bars = [
            Bar(_("right, where both are open"), right, pen.theme.accent),
            Bar(_("left, where both are open"), left, pen.theme.accent),
        ]
        draw_bars(pen, area, bars, remark)


def _draw_coins(pen: Pen, row: Rect, shown: WalkShown) -> None:
    """Draw the coins that fell, and after them the turn that came of it."""
    moment = shown.moment
    coins = moment.lines_run.coins if moment.lines_run else ()
    if not coins:
        words = _("In this turn, no coin is tossed.")
        if not moment.thinks:
            words = _("It has not tossed a coin yet.")
        pen.write(words, row, pen.theme.faint)
        return
    at = Rect(row.left, row.top, row.height, row.height)
    for coin in coins[-MOST_COINS:]:
        _draw_coin(pen, at, coin)
        at = at.move(at.width + pen.size // 2, 0)
    if moment.turn is not None:
        words = _("→ {turn}").format(turn=SENT[moment.turn])
        room = Rect(at.left, row.top, row.right - at.left, row.height)
        pen.write(words, room, pen.theme.accent, round(1.6 * pen.size), face=Face.BOLD)


def _draw_coin(pen: Pen, at: Rect, coin: int) -> None:
    pen.disc(at.center, at.width // 2, INK)
    pen.disc(at.center, at.width // 2 - max(2, pen.size // 8), pen.theme.mark)
    size = max(pen.smallest, round(NUMBER * at.height))
    pen.write(str(coin), at, INK, size, face=Face.BOLD, anchor="center")


PANEL = TurnsPanel
