import enum

Mode = enum.Enum("Mode", [f"M{n}" for n in range(1, 100)])
mode = Mode.M1

def count():
    global mode
    n = mode.value
    mode = Mode(n + 1)
    return n
