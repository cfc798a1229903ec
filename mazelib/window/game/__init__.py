"""The maze game in its window: what is shown, said and heard of a round."""
