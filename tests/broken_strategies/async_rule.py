from mazelib import Turn

async def my_rule(view):
    return Turn.LEFT
