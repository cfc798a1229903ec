from mazelib import show
from holds_a_class import Mine

show(Mine)
