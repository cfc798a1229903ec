from mazelib import show
from holds_a_rule import my_turn

show(my_turn)
