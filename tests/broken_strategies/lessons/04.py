from mazelib import Turn, show


def right_hand(view):
    if view.right:
        return Turn.RIGHT  # Right is open: turn right.
    if view.front:
        return Turn.AHEAD  # Wall on the right. Front is open: go ahead.
    return Turn.LEFT  # Wall on the right and in front: turn left.


if __name__ == "__main__":
    show(
        right_hand,
        task="Keep your right hand on the wall.",
        panels=["code", "eyes"],
        maps=["first", "loop", "wide"],
        hand="right",
        ask={
            "arrived": "Which one # would you take away, so that it never arrives?",
            "circling": "Where would you put one more #, so that it arrives?",
        },
    )
