"""The last step: the system's linker driver makes a library or a program of objects, or nothing at all.

Output goes to a temporary name beside the final one and is renamed when it is whole, so a link that fails
leaves nothing half-written.  A request that is still called for would only fail at run time, so it is refused
before linking.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from enzyme_build.errors import InputError, LinkError, SourceLocation, ToolchainError

_LEFTOVER = re.compile(r'\b(?:call|invoke) [^\n]*@("[^"\n]*__enzyme_[^"\n]*"|[\w.$]*__enzyme_[\w.$]*)\(')
_NEEDED_INDIRECTLY = "DSO missing from command line"  # so says GNU's ld
_FUNCTION = re.compile(r'^define [^\n]*?@("[^"]*"|[\w.$-]+)\(', re.MULTILINE)


def run_driver(command: Sequence[str], output: Path, environment: Mapping[str, str] | None = None) -> None:
    """Run the linker driver with `-o` a temporary name; its own messages go to the user's terminal as they are.

    A derivative of LAPACK's calls needs BLAS's, too, which may lie in a library that only LAPACK's library names:
    ld then says which library has it, and takes it if it is asked to.
    """
    with replacing(output) as temporary:
        full = [*command, "-o", str(temporary)]
        done = _run(full, environment)
        if done.returncode != 0 and _NEEDED_INDIRECTLY in done.stderr:
            done = _run([full[0], "-Wl,--copy-dt-needed-entries", *full[1:]], environment)
        sys.stderr.write(done.stderr)
        if done.returncode != 0:
            raise LinkError(
                f"`{output}` does not link: the linker's messages are above",
                SourceLocation(str(output)),
                help=f"the linker driver was `{command[0]}`",
            )


def _run(command: Sequence[str], environment: Mapping[str, str] | None) -> subprocess.CompletedProcess[str]:
    try:
        return subprocess.run(
            command, env={**os.environ, **(environment or {})}, stderr=subprocess.PIPE, text=True, errors="replace"
        )
    except OSError as error:
        raise ToolchainError(f"cannot run the linker driver `{command[0]}`: {error.strerror}") from None


def write_output(output: Path, data: bytes) -> None:
    """Write a whole file, or nothing."""
    with replacing(output) as temporary:
        temporary.write_bytes(data)


@contextmanager
def replacing(output: Path) -> Generator[Path, None, None]:
    """A temporary name that becomes `output` when the block ends well.  A device is written to directly."""
    if output.exists() and not output.is_file():
        if output.is_dir():
            raise InputError(f"cannot write `{output}`: it is a folder", SourceLocation(str(output)))
        yield output
        return
    try:
        handle, name = tempfile.mkstemp(prefix=f".{output.name}.", dir=output.parent or Path())
    except OSError as error:
        raise InputError(
            f"cannot write `{output}`: {str(error.strerror).lower()}", SourceLocation(str(output))
        ) from None
    os.close(handle)
    temporary = Path(name)
    try:
        mask = os.umask(0)
        os.umask(mask)
        temporary.chmod(0o666 & ~mask)
        yield temporary
        temporary.replace(output)
    except OSError as error:
        if error.filename not in (None, name, temporary):
            raise
        raise InputError(
            f"cannot write `{output}`: {str(error.strerror).lower()}", SourceLocation(str(output))
        ) from None
    finally:
        temporary.unlink(missing_ok=True)


def _leftovers(text: str) -> Iterator[re.Match[str]]:
    """The calls of entry points: only lines that name one are looked at."""
    at = text.find("__enzyme_")
    while at >= 0:
        start, end = text.rfind("\n", 0, at) + 1, text.find("\n", at)
        end = end if end >= 0 else len(text)
        yield from _LEFTOVER.finditer(text, start, end)
        at = text.find("__enzyme_", end)


def refuse_leftovers(text: str) -> None:
    """Fail if the program still calls an entry point: it would be undefined, or worse, silently so."""
    left = list(_leftovers(text))
    owners = [(found.start(), found[1].strip('"')) for found in _FUNCTION.finditer(text)] if left else []
    calls: list[str] = []
    for found in left:
        owner = [name for start, name in owners if start < found.start()]
        calls.append(f"`{found[1]}` called in `{owner[-1] if owner else '?'}`".replace('"', ""))
    if calls:
        raise LinkError(
            "derivative requests were left unanswered",
            trail=list(dict.fromkeys(calls)),
            help="the name contains `__enzyme_`, but is no entry point of this version",
        )
