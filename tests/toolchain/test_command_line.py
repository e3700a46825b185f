"""Taking command lines apart: what is an input, what has a value, what is done."""

from __future__ import annotations

from pathlib import Path

import pytest

from enzyme_build.errors import InputError
from enzyme_build.toolchain.command_line import Action, Kind, parse


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("-c a.c", Action.COMPILE),
        ("-O2 -Wall -c a.c -o a.o", Action.COMPILE),
        ("a.c", Action.LINK),
        ("a.o b.o -o prog", Action.LINK),
        ("-shared -o libx.so a.o", Action.LINK),
        ("-lfoo", Action.LINK),
        ("-E a.c", Action.OTHER),
        ("-S a.c", Action.OTHER),
        ("-M a.c", Action.OTHER),
        ("-MM a.c", Action.OTHER),
        ("--version", Action.OTHER),
        ("-v", Action.OTHER),
        ("-print-search-dirs", Action.OTHER),
        ("-print-prog-name=ld", Action.OTHER),
        ("-dumpmachine", Action.OTHER),
        ("-fsyntax-only a.c", Action.OTHER),
        ("-x c -", Action.LINK),
        ("-MD -MF a.d -c a.c", Action.COMPILE),
        ("", Action.OTHER),
    ],
)
def test_actions(line: str, action: Action) -> None:
    assert parse(line.split()).action is action


def test_words_are_the_command_again() -> None:
    line = (
        "-O2 -I inc -DX=1 -include pre.h a.c -x c++ b -x none c.o -L lib -lm -Wl,-rpath,/x -Xlinker -z -o out".split()
    )
    assert parse(line).words(*Kind) == line


def test_values_are_no_inputs() -> None:
    command = parse("-I a.c -D b.c -include c.c -MF d.c -o e.c -u f.c -Xlinker g.c -isystem h.c real.c".split())
    assert [item.value for item in command.of(Kind.SOURCE, Kind.OBJECT)] == ["real.c"]
    assert command.output == Path("e.c")


def test_languages_stick_until_none() -> None:
    command = parse("-x c one -x c++ two -x none three.o four.c".split())
    files = command.of(Kind.SOURCE, Kind.OBJECT)
    assert [(item.kind, item.language) for item in files] == [
        (Kind.SOURCE, "c"),
        (Kind.SOURCE, "c++"),
        (Kind.OBJECT, ""),
        (Kind.SOURCE, ""),
    ]


def test_joined_forms() -> None:
    command = parse("-oout -Llib -lm -xc a".split())
    assert command.output == Path("out")
    assert command.of(Kind.LIBRARY)[0].value == "m"
    assert command.of(Kind.LIBRARY_PATH)[0].value == "lib"
    assert command.of(Kind.SOURCE)[0].language == "c"


@pytest.mark.parametrize(
    ("flags", "level"), [("", None), ("-O", 1), ("-O0", 0), ("-O3 -O2", 2), ("-Os", 2), ("-Ofast", 3), ("-O2 -O0", 0)]
)
def test_levels(flags: str, level: int | None) -> None:
    assert parse([*flags.split(), "a.c"]).level == level


def test_response_files(tmp_path: Path) -> None:
    inner = tmp_path / "inner.rsp"
    inner.write_text('"with space.o" b.o\n')
    outer = tmp_path / "outer.rsp"
    outer.write_text(f"a.o\n@{inner}\n-o out")
    command = parse([f"@{outer}"])
    assert [item.value for item in command.of(Kind.OBJECT)] == ["a.o", "with space.o", "b.o"]
    assert command.output == Path("out")


def test_a_response_file_that_includes_itself(tmp_path: Path) -> None:
    path = tmp_path / "loop.rsp"
    path.write_text(f"@{path}")
    with pytest.raises(InputError, match="includes itself"):
        parse([f"@{path}"])


def test_linker_words() -> None:
    command = parse("-Wl,--version-script,x.map -Xlinker -E a.o".split())
    assert command.linker_words == ["--version-script", "x.map", "-E"]
