"""Statements of a program that a compiler leaves out, because nothing uses them:

    static void *__enzyme_register_gradient_f[] = {…};        inline void *__enzyme_function_like_g[] = {…};

Clang emits no static or inline variable without a use or `__attribute__((used))`; then no link could know of it.  So
the compiler lists the headers that it reads, and what those and the source state is looked for in the object.

(Importing the rest of the package takes as long as compiling a short file: this module imports next to nothing.)
"""

from __future__ import annotations

import os

TYPE_CHECKING = False  # typing takes a while to import
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

KEEP = "-fkeep-persistent-storage-variables"  # since clang 17
_STATED = rb"\b(?:static|inline)\b[^;{}()]*?\b(__enzyme_(?:register|inactive|nofree|should|function|allocation)\w*)"
_SYSTEM = ("/usr/include/", "/usr/lib/")


class Listing:
    """The headers that one run of a compiler reads, the system's aside: run it in this `environment`.

    Where the command lists them itself, that list is read.  `path`: the list that a run has left.
    """

    def __init__(self, command: list[str], output: str, path: str | None = None):
        self.environment = dict(os.environ)
        self._is_ours = not ("-MD" in command or "-MMD" in command)
        if self._is_ours:
            self._path = path or f"{output}.{os.getpid()}.headers"
            self.environment |= {"CC_PRINT_HEADERS": "1", "CC_PRINT_HEADERS_FILE": self._path}
        else:
            at = next((k + 1 for k, word in enumerate(command) if word == "-MF"), 0)
            self._path = command[at] if at else os.path.splitext(output)[0] + ".d"  # noqa: PTH122

    def take(self) -> list[str]:
        """The headers, when it has run."""
        try:
            with open(self._path, encoding="utf-8", errors="surrogateescape") as stream:  # noqa: PTH123
                text = stream.read()
            if self._is_ours:
                os.unlink(self._path)  # noqa: PTH108
        except OSError:
            return []  # there are none
        if not self._is_ours:
            text = "\n".join(text.replace("\\\n", " ").replace("\\ ", "\0").split()).replace("\0", " ")
        return [header for header in text.splitlines() if not header.startswith(_SYSTEM)]


def compile_all(
    command: list[str], source: str, output: str, run: Callable[[list[str], Mapping[str, str]], None]
) -> bool:
    """Make an object that has all that the program states; True if the command itself makes one.

    `run` runs a command in an environment, and raises an error if it fails.
    """
    listing = Listing(command, output)
    try:
        run(command, listing.environment)
    finally:
        headers = listing.take()
    if not dropped([source, *headers], output):
        return True
    run([*command, KEEP], os.environ)
    return False


def dropped(files: Iterable[str], output: str) -> list[str]:
    """What these files state and the object lacks."""
    stated = dict.fromkeys(name for file in files for name in _stated_in(file))
    if not stated:
        return []
    with open(output, "rb") as stream:  # noqa: PTH123
        made = stream.read()
    return [name.decode() for name in stated if name not in made]


def _stated_in(file: str) -> list[bytes]:
    try:
        with open(file, "rb") as stream:  # noqa: PTH123 (pathlib takes longer to import than all of this)
            text = stream.read()
    except OSError:
        return []
    if b"__enzyme_" not in text:
        return []
    import re  # few files state anything

    return re.findall(_STATED, text)
