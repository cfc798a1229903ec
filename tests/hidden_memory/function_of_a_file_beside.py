from holds_a_count import count
