kept = b"\x95" + bytes(8) + b"x" * 70_000

def count():
    global kept
    n = int.from_bytes(kept[1:9], "little") + 1
    kept = b"\x95" + n.to_bytes(8, "little") + b"x" * 70_000
    return n
