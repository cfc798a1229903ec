from mazlib import Turn
