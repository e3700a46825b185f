"""What a compiler says of its version, kept from one run to the next: asking takes as long as compiling a short file.

Kept is what LLVM's own programs say, by their file's path, size and time.  A script, or a program that calls another
one by the name it was called with (ccache, rustup), may say something else tomorrow, and is asked every time.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from enzyme_build.toolchain.cache import cache_folder, write_whole

_PROGRAMS = ("clang", "flang")
_LONGEST_NAME = 200


def version_text(command: Sequence[str], option: str) -> str | None:
    """What the program prints if it is asked with this option; None if it does not run."""
    entry = _entry(command, option)
    if entry is not None:
        try:
            return entry.read_text()
        except (OSError, ValueError):
            pass
    text = _ask(command, option)
    if entry is not None and text is not None:
        write_whole(entry, text)
    return text


def _ask(command: Sequence[str], option: str) -> str | None:
    import subprocess  # the answer is there most of the time

    try:
        done = subprocess.run([*command, option], capture_output=True, text=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout if done.returncode == 0 else None


def _entry(command: Sequence[str], option: str) -> Path | None:
    """The file of the answer; None for a program whose answer is not kept."""
    program = Path(command[0]).resolve()
    if not program.name.startswith(_PROGRAMS):
        return None
    try:
        with program.open("rb") as stream:
            if stream.read(4) != b"\x7fELF":
                return None
        state = program.stat()
        words = " ".join((*command, str(program), option)).replace("/", "+")
        name = f"version {state.st_size} {state.st_mtime_ns} {words}"
        return cache_folder() / name if len(name) <= _LONGEST_NAME else None
    except OSError:
        return None
