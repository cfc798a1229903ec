"""Sheets of paper: one description of what stands where, for the PDF and for the window.

shapes      what a sheet consists of: lines, filled areas, discs and words, in millimetres
design      how sheets are to look: the paper, how many mazes there are on it, what stands above
outlines    smooth curves around the mazes of some shapes
placed      where a maze stands in its box
maze        one maze in its place: thin walls, an arrow in and an arrow out, the answer
pictures    the pictures at both ends of a maze
ornaments   the creature, the arrows and the stars
head        what stands above the mazes of a sheet, and below them
labels      the words above each of several mazes
border      a border around a sheet, of motifs (motifs) that suit its theme
names       what mazes are called, and the codes of their sheets
layout      how many mazes stand across and down on a sheet
answers     the sheets with the answers
cover, certificate   the first sheet and the last one of a book
plan        all sheets of a print: the mazes, and then their answers, small
typefaces   files of typefaces on this computer, for letters beyond Latin
"""
