from mazelib.grid.compass import Turn

print("Here I am.")
ALWAYS = Turn.RIGHT
