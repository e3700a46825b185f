"""Every derivative under valgrind: nothing invalid is read or written, no result is undefined, no memory is lost.

A main program, linked with the library of a build, calls each derivative three times on arrays of exactly their size,
and looks at every byte of what it returns.  Memory that the program loses by itself, without derivatives, is no fault
of a derivative.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from .builds import BuildFailure, compile_native, link_arguments, link_driver, run
from .checks import Failure
from .programs import Program, Request

_ROUNDS = 3
_VALGRIND = ["valgrind", "-q", "--leak-check=full", "--show-leak-kinds=definite,indirect",
             "--errors-for-leak-kinds=definite,indirect", "--num-callers=16", "--error-exitcode=9",
             "--max-stackframe=8000000"]  # fmt: skip
_LOOKS_FOR_ADDRESSES = "enzyme_build.blocks."  # in all words of a block, written or not, as garbage collectors do
_FINISHED = "every derivative was called"
_START = """\
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static volatile int seen;
static void *copy(const void *from, size_t n) { void *to = malloc(n); memcpy(to, from, n); return to; }
static void *zeros(size_t n) { return calloc(n, 1); }
static void look(const unsigned char *p, size_t n, size_t item) {
  for (size_t i = 0; i < n; i++) if ((item < 16 || i % 16 < 10) && p[i]) seen++;
}
"""


def check_memory(program: Program, library: Path, folder: Path, seconds: float = 300) -> list[Failure]:
    """What valgrind says about the derivatives in the library; the program's own faults are named as such."""
    run(["strip", "--strip-debug", str(library)], folder)  # valgrind gives up over debug information that it can't read
    source, made = folder / "memory.c", folder / "memory"
    source.write_text(_main(program))
    compiled = compile_native(source, folder)
    command = [*link_driver(program), str(compiled), str(library), f"-Wl,-rpath,{folder}"]
    run([*command, "-o", str(made), *link_arguments(program)], folder)
    said = _valgrind(made, "derivatives", seconds)
    if not said:
        return []
    own = _valgrind(made, "primal", seconds)
    own_kinds = {_kind(block) for block in own}
    return [Failure("memory", _brief(block)) for block in said if _kind(block) not in own_kinds][:5]


def _valgrind(program: Path, what: str, seconds: float) -> list[str]:
    """The paragraphs of its report on a run that came to its end."""
    done = subprocess.run(
        [*_VALGRIND, str(program), what], capture_output=True, text=True, timeout=seconds, check=False
    )
    text = re.sub(r"^==\d+== ?", "", done.stderr, flags=re.MULTILINE)
    if _FINISHED not in done.stdout:
        raise BuildFailure(f"the {what} did not come to their end under valgrind: {text.strip()[:1000]}")
    blocks = [block.strip() for block in re.split(r"\n\s*\n", text) if block.strip()]
    looking = [b for b in blocks if _LOOKS_FOR_ADDRESSES in b and b.startswith(("Conditional", "Use of uninit"))]
    found = [block for block in blocks if block not in looking]
    return found or ([f"exit code {done.returncode}"] if done.returncode and not looking else [])


def _kind(block: str) -> str:
    """The kind of an error, and whether memory is lost."""
    return "lost" if "lost in loss record" in block else block.splitlines()[0]


def _brief(block: str) -> str:
    first, *rest = block.splitlines()
    places = [m[1] for line in rest if (m := re.search(r"(?:at|by) 0x\w+: (\S+)", line))]
    return f"{first} ({' < '.join(places[:6])})"


def _main(program: Program) -> str:
    calls = "\n".join(_request(k, request) for k, request in enumerate(program.requests))
    declared = "".join(
        f"extern void primal_{k}(void **, void *), reverse_{k}(void **, void **);\n"
        f"extern void forward_{k}(void **, void **, void *);\n"
        for k in range(len(program.requests))
    )
    start = "int main(int count, char **words) {\n  int primal = words[1][0] == 'p';\n"
    rounds = f"  for (int round = 0; round < {_ROUNDS}; round++) {{\n{calls}\n  }}\n"
    return f'{_START}{declared}{start}{rounds}  puts("{_FINISHED}");\n  return 0;\n}}\n'


def _request(k: int, request: Request) -> str:
    names = [p.name for p in request.prototype.parameters]
    sizes = [request.point[name].nbytes for name in names]
    values = ", ".join(f'copy("{_bytes(request.point[name].tobytes())}", {n})' for name, n in zip(names, sizes))
    shadows = ", ".join(
        f'copy("{_bytes(request.point[name].tobytes())}", {n})' if request.is_active(i) else f"zeros({n})"
        for i, (name, n) in enumerate(zip(names, sizes))
    )
    calls = [f"if (primal) primal_{k}(values, result);"]
    if "reverse" in request.modes:
        calls.append(f"else if (mode) reverse_{k}(values, shadows);")
    if "forward" in request.modes:
        calls.append(f"else forward_{k}(values, shadows, result);")
    looks = "".join(
        f" look({array}[{i}], {n}, {request.point[name].itemsize});"
        for i, (name, n) in enumerate(zip(names, sizes))
        for array in ("values", "shadows")
    )
    frees = "".join(f" free(values[{i}]); free(shadows[{i}]);" for i in range(len(names)))
    return f"""    for (int mode = 0; mode < 2; mode++) {{
      void *values[] = {{{values or 0}}}, *shadows[] = {{{shadows or 0}}}, *result = zeros(16);
      {" ".join(calls)}
      {looks} look(result, 16, 16);{frees} free(result);
    }}"""


def _bytes(data: bytes) -> str:
    return "".join(f"\\{byte:03o}" for byte in data)
