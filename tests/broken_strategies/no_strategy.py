from mazelib.compass import Turn

print("Here I am.")
ALWAYS = Turn.RIGHT
