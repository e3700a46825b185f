"""The smallest program that still fails in the same way, found by leaving things out.

Lines, balanced blocks, the braces around a block and parts of expressions are left out, one after the other, as long
as the program alone still passes the harness's check and the derivative still fails with the same status (and, where
it is refused, with the same code).  Candidates that a compiler finds suspicious are not tried.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

from enzyme_build.toolchain.compilers import Language, require
from tests.harness.prototypes import HeaderError
from tests.harness.runner import Outcome, check_program

_SUSPICIOUS = ["uninitialized", "sometimes-uninitialized", "return-type", "array-bounds"]


def reduce(path: Path, level: str, seconds: float = 60) -> Path:
    """Writes the reduced program beside `path`, and returns its path."""
    small = path.with_name(f"{path.stem}-small{path.suffix}")
    lines = path.read_text().splitlines()
    wanted = _kind(check_program(path, level, seconds=seconds))
    if wanted == "ok":
        raise SystemExit(f"{path} does not fail at {level}")
    tried: set[str] = set()

    def fails(candidate: list[str]) -> bool:
        text = "\n".join(candidate) + "\n"
        if text in tried:
            return False
        tried.add(text)
        small.write_text(text)
        if not _compiles(small):
            return False
        try:
            fit = check_program(small, "native", seconds=seconds).status == "ok"
        except HeaderError:  # the function itself was left out
            return False
        return fit and _kind(check_program(small, level, seconds=seconds)) == wanted

    before = None
    while lines != before:
        before = lines
        for candidates in (_without_blocks, _without_expressions):
            lines = _shrink(lines, candidates, fails)
            print(f"{len(lines)} lines, {sum(map(len, lines))} characters, {len(tried)} tries", flush=True)
    small.write_text("\n".join(lines) + "\n")
    return small


_Candidates = Callable[[list[str], int], Iterator[tuple[int, list[str]]]]


def _shrink(lines: list[str], candidates: _Candidates, fails: Callable[[list[str]], bool]) -> list[str]:
    """Takes the first candidate that fails, and goes on from there."""
    start = 0
    while True:
        for position, candidate in candidates(lines, start):
            if fails(candidate):
                lines, start = candidate, position
                break
        else:
            return lines


def _kind(outcome: Outcome) -> str:
    code = re.search(r"error\[(\w+)\]", outcome.detail)
    return outcome.status + (f" {code[1]}" if code else "")


def _compiles(path: Path) -> bool:
    flags = [f"-Werror={name}" for name in _SUSPICIOUS]
    language = Language.CXX if path.suffix == ".cpp" else Language.C
    command = [*require(language).command, "-fsyntax-only", "-Wall", *flags, str(path)]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def _depth(line: str) -> int:
    return line.count("{") - line.count("}")


def _without_blocks(lines: list[str], start: int) -> Iterator[tuple[int, list[str]]]:
    """Runs of balanced lines left out, long ones first; then the first and last line of a block."""
    fixed = next((i for i, line in enumerate(lines) if not line.startswith(("//", "#", "typedef"))), 0)
    for length in (32, 16, 8, 4, 2, 1):
        for i in range(max(fixed, start if length == 1 else 0), len(lines) - length + 1):
            part = lines[i : i + length]
            depths = [sum(map(_depth, part[: k + 1])) for k in range(length)]
            if depths[-1] == 0 and min(depths) >= 0:
                yield i, lines[:i] + lines[i + length :]
    for i in range(fixed, len(lines)):
        end = _block_end(lines, i)
        if end is not None:
            yield i, lines[:i] + lines[end + 1 :]
            yield i, lines[:i] + lines[i + 1 : end] + lines[end + 1 :]


def _block_end(lines: list[str], start: int) -> int | None:
    depth = 0
    if _depth(lines[start]) <= 0:
        return None
    for i in range(start, len(lines)):
        depth += _depth(lines[i])
        if depth == 0:
            return i
    return None


def _without_expressions(lines: list[str], start: int) -> Iterator[tuple[int, list[str]]]:
    """A call or a term in parentheses becomes its first argument, a sum or a product one of its sides."""
    for i in range(start, len(lines)):
        line = lines[i]
        if line.startswith(("//", "#", "typedef", "static", "double f")):
            continue
        for match in re.finditer(r"\b[a-z]\w*\s*\(|\(", line):
            end = _closing(line, match.end() - 1)
            if end is None:
                continue
            inside = line[match.end() : end]
            for value in ("0.5", inside, *re.split(r" [-+*/] |, ", inside)):
                if value.count("(") == value.count(")"):
                    yield i, [*lines[:i], line[: match.start()] + value + line[end + 1 :], *lines[i + 1 :]]
        for value in (r" [-+*/] [\w.\[\]]+(?=[;)])", r" \+ 0\.1 \* [^;]*(?=;)"):
            for match in re.finditer(value, line):
                yield i, [*lines[:i], line[: match.start()] + line[match.end() :], *lines[i + 1 :]]


def _closing(line: str, start: int) -> int | None:
    depth = 0
    for i in range(start, len(line)):
        depth += {"(": 1, ")": -1}.get(line[i], 0)
        if depth == 0:
            return i
    return None
