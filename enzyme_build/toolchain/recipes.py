"""Commands that compile one file, kept by the options that led to them: what a driver decided once it need not again.

A recipe is the real compiler's command with places for the names of the source and of what is made.  It holds as long
as all that the decision rests on is as it was: the environment, the folders in which compilers are looked for, the
compiler, and the files of this package that decide.

A link in which nothing asks for a derivative leaves one, too, for the launcher alone: whether its objects ask for
nothing is seen each time.

(Importing the rest of the package takes as long as compiling a short file: this module imports next to nothing.)
"""

from __future__ import annotations

import os
import zlib

from enzyme_build.toolchain import cache_place

TYPE_CHECKING = False  # typing takes a while to import
if TYPE_CHECKING:
    from collections.abc import Sequence

_HERE = os.path.dirname(__file__)  # noqa: PTH120 (pathlib takes a quarter of what is saved here)
_DECIDING = (
    *("recipes.py", "compilers.py", "drivers.py", "command_line.py", "embedded_bitcode.py", "known_versions.py"),
    *("foreign_flags.py", "targets.py", "dropped_statements.py", "link_line.py", "native_link.py", "shared_linker.py"),
)
_VARIABLES = (
    *("PATH", "PYTHONPATH", "LIBRARY_PATH"),
    *("ENZYME_CC", "ENZYME_CXX", "ENZYME_FC", "ENZYME_COMPILER_LAUNCHER", "ENZYME_TARGET"),
)
_OURS, _OF_THE_CACHE = "ENZYME_", "ENZYME_CACHE"
_SUFFIXES = (".c", ".cc", ".cp", ".cpp", ".cxx", ".c++", ".C", ".i", ".ii")
_NO_LINK = ("-c", "-S", "-E", "-r")
_NAMED = ("-o", "-MF", "-MT", "-MQ")  # options whose value is one file's
_WRITES_DEPENDENCIES = ("-MD", "-MMD")
_SOURCE = "source"
_OBJECTS = "\1objects"  # some, one behind the other
_LONGEST = 100_000  # characters of a command


def recall(language: str, arguments: list[str]) -> tuple[list[str], str, str] | None:
    """The compiler's command for a driver's arguments, its source and its object; None if it is to be found out."""
    folder = _folder()
    split = _split(arguments)
    if folder is None or split is None:
        return None
    pattern, names = split
    try:
        with open(_path(folder, language, pattern), encoding="utf-8", errors="surrogateescape") as stream:  # noqa: PTH123
            kept = stream.read().partition("\0")[2]
        known, variables, files, words, _ = kept.split("\0\0")
    except (OSError, ValueError):
        return None
    command = words.split("\0")
    if known != "\0".join(pattern) or variables != _variables() or files != _files(command):
        return None
    return [names.get(word, word) for word in command], names[f"\1{_SOURCE}"], names["\1-o"]


def remember(language: str, arguments: list[str], command: list[str], driver: str = "") -> None:
    """Keep the command that these arguments led to, if it is known how others of their kind do.

    `driver` is the script that the arguments were given to, for the launcher (`launcher.c`), which reads this, too.
    """
    folder = _folder()
    split = _split(arguments)
    if folder is None or split is None or sum(map(len, command)) > _LONGEST:
        return
    pattern, names = split
    words = _with_places(command, names)
    if words is not None:
        _keep(_path(folder, language, pattern), driver, pattern, words)


def remember_link(language: str, arguments: list[str], command: list[str], driver: str, folders: list[str]) -> None:
    """Keep the command without `-o` of a link whose objects and archives are linked as they are; for the launcher.

    No library that it names lies in these folders.
    """
    folder, pattern = _folder(), _with_objects(arguments)
    others = [name for name in os.environ if name.startswith(_OURS) and not name.startswith(_OF_THE_CACHE)]
    is_plain = all(name in _VARIABLES for name in others) and pattern.count("\1-o") == 1
    if folder is None or not is_plain or sum(map(len, command)) > _LONGEST:
        return
    words = _with_objects(command)
    if words and words.count(_OBJECTS) == pattern.count(_OBJECTS):
        _keep(_path(folder, language, pattern), driver, pattern, words, folders)


def _with_objects(arguments: list[str]) -> list[str]:
    """The arguments of a link with places for objects and for what is made; empty where that is not all there is."""
    pattern: list[str] = []
    before = ""
    for word in arguments:
        if not word or word[0] in "@\1" or "\0" in word or word.startswith("-M") or word in _NO_LINK:
            return []
        place = "\1-o" if before == "-o" else _OBJECTS if word.endswith(".o") and word[0] != "-" else word
        if place != _OBJECTS or pattern[-1:] != [_OBJECTS]:
            pattern.append(place)
        before = word
    return pattern


def _keep(path: str, driver: str, pattern: list[str], words: list[str], folders: Sequence[str] = ()) -> None:
    made = f"{path} {os.getpid()}"
    sections = ("\0".join(pattern), _variables(), _files(words, folders), "\0".join(words), "")
    try:
        os.makedirs(os.path.dirname(path), 0o700, exist_ok=True)  # noqa: PTH103, PTH120
        with open(made, "w", encoding="utf-8", errors="surrogateescape") as stream:  # noqa: PTH123
            stream.write(driver + "\0" + "\0\0".join(sections))
        os.replace(made, path)  # noqa: PTH105
    except OSError:
        pass


def _with_places(command: list[str], names: dict[str, str]) -> list[str] | None:
    """A command with places for these names; None if it has not all of them, or the source is called as what is made.

    `-MT` and `-o` usually name the same file, so each name's place is that of the option before it.
    """
    source = names[f"\1{_SOURCE}"]
    if not all(name in command for name in names.values()) or [*names.values()].count(source) > 1:
        return None
    places = {value: place for place, value in names.items() if place != "\1-o"} | {names["\1-o"]: "\1-o"}
    words: list[str] = []
    for before, word in zip(["", *command], command):
        place = f"\1{before}"
        words.append(place if names.get(place) == word else places.get(word, word))
    return words


def _split(arguments: list[str]) -> tuple[list[str], dict[str, str]] | None:
    """The arguments with places for names, and the names; None unless one source becomes one object.

    A source is a word that may not be an option's value.
    """
    pattern: list[str] = []
    names: dict[str, str] = {}
    before = "-c"
    for word in arguments:
        place = ""
        if before in _NAMED:
            place = f"\1{before}"
        elif word.endswith(_SUFFIXES) and not word.startswith("-") and (before == "-c" or not before.startswith("-")):
            place = f"\1{_SOURCE}"
        if word.startswith("@") or "\0" in word or "\1" in word or not word or place in names:
            return None
        if place:
            names[place] = word
        pattern.append(place or word)
        before = word
    writes = any(word in _WRITES_DEPENDENCIES for word in pattern)
    if "-c" not in pattern or f"\1{_SOURCE}" not in names or "\1-o" not in names:
        return None
    if writes and ("\1-MF" not in names or not names.keys() & {"\1-MT", "\1-MQ"}):
        return None  # their names are made of the object's
    return pattern, names


def _variables() -> str:
    """The environment that must not have changed."""
    return "\0".join(f"{name}={os.environ.get(name, '')}" for name in _VARIABLES)


def _files(command: list[str], folders: Sequence[str] = ()) -> str:
    """The files and folders that must not have changed, each behind its state."""
    files = [os.path.join(_HERE, name) for name in _DECIDING]  # noqa: PTH118
    files += [word for word in command[:3] if word.startswith("/")]
    files += [folder for folder in os.environ.get("PATH", "").split(os.pathsep) if folder]
    files += folders
    words: list[str] = []
    for file in files:
        try:
            found = os.stat(file)  # noqa: PTH116
            words.append(f"{found.st_ino} {found.st_size} {found.st_mtime_ns} {found.st_ctime_ns}\1{file}")
        except OSError:
            words.append(f"\1{file}")
    return "\0".join(words)


def _path(folder: str, language: str, pattern: list[str]) -> str:
    said = "\0".join((language, *pattern)).encode("utf-8", "surrogateescape")
    return os.path.join(folder, "recipes", f"{zlib.crc32(said):08x}{zlib.adler32(said):08x}")  # noqa: PTH118


def _folder() -> str | None:
    """The cache's folder, if it is there and only the user can read or write it: commands in it are run."""
    if not cache_place.is_on():
        return None
    folder = cache_place.folder()
    try:
        found = os.stat(folder)  # noqa: PTH116
    except OSError:
        return None
    is_ours = not hasattr(os, "getuid") or (found.st_uid == os.getuid() and not found.st_mode & 0o077)
    return folder if is_ours else None
