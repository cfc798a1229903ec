from mazelib import EXPLORED, Turn, open_ways, pick, show, stepped, turn_between, turned


def my_turn(view):
    # view.front, view.right, view.left and view.back are True where the way is open.
    return Turn.AHEAD  # Always straight ahead.


if __name__ == "__main__":
    show(
        my_turn,
        task="Your turn: what shall your walker do?",
        kind="exercises",
        panels=["exercises", "code"],
        maps=["first", "loop", "open_square", "many_ends"],
    )
