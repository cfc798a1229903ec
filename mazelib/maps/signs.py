"""The signs of a map: which characters its text can have, and what each one is.

Code that reads, makes or draws a map takes the signs from here.
"""

from string import ascii_lowercase

from mazelib.grid.compass import Heading
from mazelib.text.sentences import _

#: All signs of wall. Every other sign of a map can be walked.
WALLS = "+-|#■█"
#: The wall of a map that was made, not typed.
PLAIN_WALL = "#"
#: The wall around such a map, if it is drawn as lines.
RIM_CORNER = "+"
RIM_LEVEL = "-"
RIM_UPRIGHT = "|"
#: Bare floor.
PLAIN_FLOOR = " "
#: Signs of floor that may appear any number of times. All other signs of floor appear once.
FLOORS = PLAIN_FLOOR
#: What a walker senses where it stands, besides the four sides: its name in a View, and the signs
#: on which it senses that. There is room for four such names.
SENSED: dict[str, str] = {}
#: The control points in the order in which they are visited: first the letters, then G.
LETTERS = ascii_lowercase
LAST_CONTROL = "G"
CONTROLS = LETTERS + LAST_CONTROL
#: The signs of the walker's start, and where it faces there.
STARTS = {
    "A": Heading.UP,
    "S": Heading.UP,
    ">": Heading.RIGHT,
    "V": Heading.DOWN,
    "<": Heading.LEFT,
}
#: The start of a map that was made, not typed, by where the walker faces.
START_BY_HEADING = {
    Heading.UP: "S",
    Heading.RIGHT: ">",
    Heading.DOWN: "V",
    Heading.LEFT: "<",
}
#: All signs of a map except walls.
ON_MAPS = FLOORS + CONTROLS + "".join(STARTS)

#: The advice about a character that is not a sign of a map.
HOW_TO_DRAW = _(
    "Use + - | # for wall, a space for floor, a b c for targets, S > V < for the start."
)

#: Other forms of these signs, by code: Japanese keyboards make full-width forms from U+FF01 on,
#: a wide space, and two more signs that look like a minus.
PLAIN_TWINS = {
    **{code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)},
    0x3000: ord(" "),
    0x2212: ord("-"),
    0x30FC: ord("-"),
}
