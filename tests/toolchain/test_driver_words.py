"""Which words of a command are the compiler's, and which of these go on before another compiler in its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from enzyme_build.toolchain import driver_words


@pytest.mark.parametrize(
    ("command", "count", "launchers"),
    [
        ("gcc a.o", 1, []),
        ("/usr/bin/ccache /usr/bin/gcc a.o", 2, ["/usr/bin/ccache"]),
        ("env A=1 ccache g++-12 a.o", 4, ["env", "A=1", "ccache"]),
        ("/opt/a=b/gcc a.o", 1, []),
        ("zig cc a.o", 2, []),
        ("", 0, []),
    ],
)
def test_words(command: str, count: int, launchers: list[str]) -> None:
    words = command.split()
    assert driver_words.count_of(words) == count
    assert driver_words.launchers(words) == launchers == driver_words.launcher_in(words)


def test_a_compiler_that_is_a_cache_by_another_name(tmp_path: Path) -> None:
    (tmp_path / "ccache").touch()
    (tmp_path / "gcc").symlink_to("ccache")
    assert driver_words.launcher_in([str(tmp_path / "gcc"), "-c"]) == [str(tmp_path / "ccache")]
