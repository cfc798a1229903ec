"""The signs of a map: which characters may stand in its text, and what each one is.

    + - | # ■ █    wall
    (space)        floor
    a b c ...      control points, visited in this order; they stand on floor
    G              one more control point, visited last
    A > V <        the walker's start, facing up, right, down, left; it stands on floor
    S              the same, facing up
"""

from string import ascii_lowercase

from mazelib.grid.compass import Heading

#: All signs of wall. Every other sign of a map can be walked.
WALLS = "+-|#■█"
#: The floor on which nothing stands.
FLOOR = " "
#: The control points in the order in which they are visited: a letter each, and after them G.
LETTERS = ascii_lowercase
LAST_CONTROL = "G"
#: The signs of the walker's start, and where it faces there.
STARTS = {
    "A": Heading.UP,
    "S": Heading.UP,
    ">": Heading.RIGHT,
    "V": Heading.DOWN,
    "<": Heading.LEFT,
}
#: All that may stand on a map besides walls.
ON_MAPS = FLOOR + LETTERS + LAST_CONTROL + "".join(STARTS)
