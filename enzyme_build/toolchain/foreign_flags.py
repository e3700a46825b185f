"""Options of another compiler (gcc, gfortran) that ours does not know: left out, with a remark.

A project's flags are for the compiler that it chose; the sources that are differentiated are compiled by another one.
Which options that one refuses it says itself, once for each set of options (kept in the cache).  Options that decide
how data and calls look in memory are never left out: refusing these is right.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from enzyme_build.toolchain import cache
from enzyme_build.toolchain.command_line import Kind, parse
from enzyme_build.toolchain.compilers import Language, Tool, find

_OWN = re.compile(r"(clang|flang|zig|enzyme-)")
_BINDING = re.compile(r"-f(abi-|pack-struct|short-|pcc-|reg-struct)|-m(abi|long-double|align|32|x32|16|ms-bitfields)")
_UNKNOWN = re.compile(r"(?:unknown argument|unsupported option):? '(-[^']+)'")
_QUIET = ("-Wno-unknown-warning-option", "-Wno-ignored-optimization-argument")


def without_foreign(language: Language, compiler: str, arguments: Sequence[str]) -> list[str]:
    """The arguments of a command for `compiler`, as the one that takes its place understands them."""
    tool = find(language)
    if _OWN.search(Path(compiler).name) or not tool.fits:
        return list(arguments)
    candidates = sorted({
        item.words[0]
        for item in parse(arguments).of(Kind.FLAG)
        if len(item.words) == 1 and item.words[0].startswith(("-f", "-m")) and not _BINDING.match(item.words[0])
    })  # fmt: skip
    refused = _refused(tool, candidates) if candidates else frozenset[str]()
    kept = [word for word in arguments if word not in refused]
    return kept if language is Language.FORTRAN else [*_QUIET, *kept]


def _refused(tool: Tool, flags: Sequence[str]) -> frozenset[str]:
    entry = cache.cache_folder() / f"flags-{cache.digest([tool.label, *tool.command, *flags])}"
    try:
        return frozenset(entry.read_text().split())
    except OSError:
        pass
    source = "f95" if tool.language is Language.FORTRAN else "c++" if tool.language is Language.CXX else "c"
    command = [*tool.command, "-###", *flags, "-x", source, "-c", "/dev/null", "-o", "/dev/null"]
    done = subprocess.run(command, capture_output=True, text=True)
    refused = frozenset(_UNKNOWN.findall(done.stderr)) & frozenset(flags)
    if refused:
        names = ", ".join(f"`{flag}`" for flag in sorted(refused))
        print(f"remark: {tool.label} does not know {names}: left out where sources are differentiated", file=sys.stderr)
    cache.write_whole(entry, "\n".join(sorted(refused)))
    return refused
