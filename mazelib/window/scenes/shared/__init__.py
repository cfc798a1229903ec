"""What several scenes share.

Read in this order:

    map_scene, walker_scene          a map, and somebody who walks on it
    walk_cards, walk_guesses         the end of a walk, and what a class can guess of one
    maker_guesses                    what a class can guess of a maze that is being made
    map_film, film_end               the film of a map, its text beside it; how films end
    film_start                       where a film lets a rule start that takes no step
    checking_scene                   a rule is checked a little in every frame
    choosing_scene                   a level of the game is chosen on the map of gardens
    round_scene                      a round of the game is played by its clock
    walked_round, game_replay        a round that is over, and all rounds one after the other
    sheet_choices, sheet_recording   what is chosen for sheets of paper, and as far as they are made
    sheet_words                      what the strip says of them
"""
