"""A compiler's command line, taken apart: what is done, to which files, with which flags, in which order.

Every argument becomes one `Item`; joining the items' words gives the command back.  Only what a driver must
know is understood (the option groups of clang and flang that name files, take a value, or choose an action);
everything else is a flag that the real compiler understands.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from pathlib import Path

from enzyme_build.errors import InputError, SourceLocation


class Kind(Enum):
    """What an argument is for."""

    FLAG = auto()  # for the compilation, and harmless in a link
    LINK = auto()  # for the linker alone
    SOURCE = auto()  # to be compiled
    OBJECT = auto()  # anything else that has a file name: the linker's
    LIBRARY = auto()  # -lNAME
    LIBRARY_PATH = auto()  # -L FOLDER
    OUTPUT = auto()  # -o FILE
    LANGUAGE = auto()  # -x LANGUAGE
    DEPENDENCIES = auto()  # -MD, -MF FILE, ...
    OURS = auto()  # --save-stages=FOLDER, --rules=FILE, -fenzyme-separate, -fenzyme-runtime-errors


class Action(Enum):
    """What the command makes."""

    COMPILE = auto()
    LINK = auto()
    OTHER = auto()  # preprocess, print, assemble: the real compiler's business alone


@dataclass(frozen=True)
class Item:
    """One argument with its value, as it was written; `value` is the bare file or name."""

    kind: Kind
    words: tuple[str, ...]
    value: str = ""
    language: str = ""  # of a source: what `-x` says, "" for what its name says


@dataclass(frozen=True)
class Command:
    """A whole command line."""

    items: tuple[Item, ...]
    action: Action

    def of(self, *kinds: Kind) -> list[Item]:
        return [item for item in self.items if item.kind in kinds]

    def words(self, *kinds: Kind) -> list[str]:
        return [word for item in self.of(*kinds) for word in item.words]

    def has(self, *options: str) -> bool:
        return any(item.words[0] in options for item in self.items if item.kind in (Kind.FLAG, Kind.LINK))

    def ours(self, option: str) -> list[str]:
        """The values of one of our own options, `--save-stages` or `--rules`."""
        return [item.value for item in self.of(Kind.OURS) if item.words[0].split("=")[0] == option]

    @property
    def is_separate(self) -> bool:
        """Derivatives are made for other files to find."""
        return any(item.words[0] == _SEPARATE for item in self.of(Kind.OURS))

    @property
    def stops_late(self) -> bool:
        """What has no derivative is refused when a derivative comes there."""
        return any(item.words[0] == _RUNTIME_ERRORS for item in self.of(Kind.OURS))

    @property
    def output(self) -> Path | None:
        found = self.of(Kind.OUTPUT)
        return Path(found[-1].value) if found else None

    @property
    def linker_words(self) -> list[str]:
        """What the linker itself is told: the parts of `-Wl,a,b` and `-Xlinker a`, in order."""
        words: list[str] = []
        for item in self.of(Kind.LINK):
            if item.words[0].startswith("-Wl,"):
                words += item.words[0].split(",")[1:]
            elif item.words[0] == "-Xlinker":
                words.append(item.words[1])
        return words

    @property
    def level(self) -> int | None:
        """The optimisation level asked for, None if none is."""
        found = [item.words[0] for item in self.of(Kind.FLAG) if _LEVEL.fullmatch(item.words[0])]
        if not found:
            return None
        letter = found[-1][2:] or "1"
        return {"0": 0, "1": 1, "2": 2, "3": 3, "s": 2, "z": 2, "g": 1, "fast": 3}.get(letter, 3)


_LEVEL = re.compile(r"-O(\d|s|z|g|fast)?")
_OTHER_ACTIONS = frozenset({
    "-E", "-S", "-M", "-MM", "-fsyntax-only", "--version", "-dumpversion", "-dumpmachine", "--help", "-help", "-###",
    "--analyze", "--precompile", "-dM", "-cc1", "-fc1", "-cc1as", "-emit-ast", "-fdebug-dump-parse-tree",
    "-print-resource-dir", "-dumpspecs", "-verify-pch", "-emit-module", "-emit-pch", "--autocomplete",
})  # fmt: skip
_WITH_VALUE = frozenset({
    "-I", "-D", "-U", "-include", "-imacros", "-isystem", "-iquote", "-idirafter", "-iprefix", "-iwithprefix",
    "-iwithprefixbefore", "-isysroot", "-cxx-isystem", "-Xclang", "-Xflang", "-Xassembler", "-Xpreprocessor", "-mllvm",
    "-mmlir", "-arch", "-target", "--param", "-J", "-module-dir", "-A", "-B", "-include-pch", "-ivfsoverlay",
    "--sysroot", "-dependency-file", "-serialize-diagnostics", "-index-store-path", "-working-directory",
    "-fintrinsic-modules-path", "-aux-info", "-dumpbase", "-dumpdir", "-F", "-iframework", "-gcc-toolchain", "-V",
})  # fmt: skip
_LINK_WITH_VALUE = frozenset({
    "-Xlinker", "-u", "-T", "-z", "-e", "-rpath", "-framework", "-weak_framework", "-install_name", "-undefined",
    "-current_version", "-compatibility_version", "-exported_symbols_list", "-unexported_symbols_list", "-force_load",
    "-bundle_loader", "-dylib_file", "-order_file", "-umbrella",
})  # fmt: skip
_LINK = frozenset({
    "-shared", "-static", "-pie", "-no-pie", "-static-pie", "-rdynamic", "-s", "-nostdlib", "-nostartfiles",
    "-nodefaultlibs", "-nolibc", "-nostdlib++", "-r", "-static-libgcc", "-static-libstdc++", "-shared-libgcc",
    "-static-libflang_rt", "-shared-libsan", "-static-libsan", "--shared", "--static", "-Bstatic", "-Bdynamic",
    "-dynamiclib", "-bundle", "-flat_namespace", "-twolevel_namespace", "-dead_strip",
})  # fmt: skip
_DEPENDENCIES_WITH_VALUE = frozenset({"-MF", "-MT", "-MQ", "-MJ"})
_DEPENDENCIES = frozenset({"-MD", "-MMD", "-MP", "-MG", "-MV"})
_SOURCE_SUFFIXES = frozenset(
    ".c .i .cc .cp .cpp .cxx .c++ .C .CPP .ii .m .mm .M .s .S .sx .asm .cu .hip .cl "
    ".f .for .ftn .f77 .f90 .f95 .f03 .f08 .f18 .F .FOR .FTN .F77 .F90 .F95 .F03 .F08 .F18 "
    ".h .hh .hpp .hxx".split()
)
_SAVE_STAGES, _RULES, _SEPARATE = "--save-stages", "--rules", "-fenzyme-separate"
_RUNTIME_ERRORS = "-fenzyme-runtime-errors"


def parse(arguments: Sequence[str]) -> Command:
    """Take a command line apart, response files included."""
    items = tuple(_with_languages(_items(list(expand_response_files(arguments)))))
    return Command(items, _action(items))


def expand_response_files(arguments: Iterable[str], depth: int = 0) -> Iterator[str]:
    """The arguments with each `@file` replaced by what the file holds."""
    for argument in arguments:
        if not argument.startswith("@") or not (path := Path(argument[1:])).is_file():
            yield argument
            continue
        import shlex  # most commands come without

        if depth > 20:
            raise InputError(f"the response file `{path}` includes itself", SourceLocation(str(path)))
        yield from expand_response_files(shlex.split(path.read_text(errors="surrogateescape")), depth + 1)


def _items(arguments: list[str]) -> Iterator[Item]:
    position = 0
    only_files = False
    while position < len(arguments):
        word = arguments[position]
        if word == "--" and not only_files:
            only_files = True
            position += 1
            continue
        following = arguments[position + 1] if position + 1 < len(arguments) else None
        item = _file(word) if only_files or word == "-" or not word.startswith("-") else _option(word, following)
        yield item
        position += len(item.words)


def _file(word: str) -> Item:
    is_source = word == "-" or Path(word).suffix in _SOURCE_SUFFIXES
    return Item(Kind.SOURCE if is_source else Kind.OBJECT, (word,), word)


def _option(word: str, following: str | None) -> Item:
    if word in _TWO_WORDS and following is not None:
        return Item(_TWO_WORDS[word], (word, following), following)
    if word in _ONE_WORD:
        return Item(_ONE_WORD[word], (word,))
    for prefix, kind in _JOINED:
        if word.startswith(prefix) and len(word) > len(prefix):
            return Item(kind, (word,), word[len(prefix) :])
    return Item(Kind.FLAG, (word,))


_TWO_WORDS: dict[str, Kind] = {
    **dict.fromkeys(_WITH_VALUE, Kind.FLAG),
    **dict.fromkeys(_LINK_WITH_VALUE, Kind.LINK),
    **dict.fromkeys(_DEPENDENCIES_WITH_VALUE, Kind.DEPENDENCIES),
    "-o": Kind.OUTPUT,
    "--output": Kind.OUTPUT,
    "-x": Kind.LANGUAGE,
    "--language": Kind.LANGUAGE,
    "-l": Kind.LIBRARY,
    "-L": Kind.LIBRARY_PATH,
    "--library-path": Kind.LIBRARY_PATH,
    _SAVE_STAGES: Kind.OURS,
    _RULES: Kind.OURS,
}
_ONE_WORD: dict[str, Kind] = {
    **dict.fromkeys(_LINK, Kind.LINK),
    **dict.fromkeys(_DEPENDENCIES, Kind.DEPENDENCIES),
    _SEPARATE: Kind.OURS,
    _RUNTIME_ERRORS: Kind.OURS,
}
_JOINED: tuple[tuple[str, Kind], ...] = (
    ("-Wl,", Kind.LINK),
    ("-MF", Kind.DEPENDENCIES),
    ("-MT", Kind.DEPENDENCIES),
    ("-MQ", Kind.DEPENDENCIES),
    ("-l", Kind.LIBRARY),
    ("-L", Kind.LIBRARY_PATH),
    ("--output=", Kind.OUTPUT),
    ("-o", Kind.OUTPUT),
    ("-x", Kind.LANGUAGE),
    ("--library-path=", Kind.LIBRARY_PATH),
    ("-fuse-ld=", Kind.LINK),
    ("--ld-path=", Kind.LINK),
    (_SAVE_STAGES + "=", Kind.OURS),
    (_RULES + "=", Kind.OURS),
)


def _with_languages(items: Iterable[Item]) -> Iterator[Item]:
    """Give each file the language that the last `-x` before it names."""
    language = ""
    for item in items:
        if item.kind is Kind.LANGUAGE:
            language = "" if item.value == "none" else item.value
        if item.kind in (Kind.SOURCE, Kind.OBJECT) and language:
            item = replace(item, kind=Kind.SOURCE, language=language)
        yield item


def _action(items: Sequence[Item]) -> Action:
    words = [item.words[0] for item in items]
    if any(word in _OTHER_ACTIONS or word.startswith(("-print-", "--print-")) for word in words):
        return Action.OTHER
    if not any(item.kind in (Kind.SOURCE, Kind.OBJECT, Kind.LIBRARY) for item in items):
        return Action.OTHER
    return Action.COMPILE if "-c" in words else Action.LINK
