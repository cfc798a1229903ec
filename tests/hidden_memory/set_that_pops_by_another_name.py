kept = {f"word {n}" for n in range(50)}
pop = kept.pop
seen = ["word"]

def count():
    word = pop()
    kept.add(word)
    seen.append(word)
    return len(seen) - 1
