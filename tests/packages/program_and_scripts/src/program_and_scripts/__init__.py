"""A program, and a script in Python."""


def main() -> None:
    print("main")
