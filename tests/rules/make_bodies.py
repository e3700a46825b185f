"""Makes the bodies of library functions (LLVM's text) of the C files beside them, without attributes and metadata.

python -m tests.rules.make_bodies
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from enzyme_build.rules.library.blas import BLAS, LAPACK, RULES
from enzyme_build.rules.library.blocks import BLOCK_PREFIX, BLOCKS
from enzyme_build.rules.library.mpi import ABIS, MPI_SOURCE, OWN
from enzyme_build.rules.library.threads import ALONE
from enzyme_build.toolchain import optimizer

FLAGS = ["-O2", "-S", "-emit-llvm", "-target", "x86_64-linux-gnu", "-fno-strict-aliasing", "-fno-vectorize",
         "-fno-slp-vectorize", "-fno-unroll-loops", "-ffp-contract=off", "-fno-math-errno", "-fPIC",
         "-fno-asynchronous-unwind-tables", "-mllvm", "-enable-nontrivial-unswitch=false"]  # fmt: skip
GIVEN = r'define internal \1 noinline "enzyme_inactive" {'


def _plain(text: str) -> str:
    """Without attributes, metadata and what older versions of LLVM do not read."""
    lines = optimizer.prepare(text).splitlines()
    lines = [line for line in lines if not re.match(r"; |source_filename|target |attributes #|!|.*scope\.decl", line)]
    text = "\n".join(line.split(" ; preds")[0].rstrip() for line in lines)
    text = re.sub(r", ![a-z_.]+ !\d+| #\d+\b| local_unnamed_addr| dso_local| unnamed_addr", "", text)
    return re.sub(r"\b(?:captures\([^()]*(?:\([^()]*\))?[^()]*\)|initializes\(\([^)]*\)\)|range\([^)]*\)) ", "", text)


def compiled(path: Path) -> str:
    """The text that belongs into one of the files."""
    command = ["clang-22", *FLAGS, path.with_suffix(".c").name, "-o", "-"]
    text = _plain(subprocess.run(command, cwd=path.parent, capture_output=True, text=True, check=True).stdout)
    text = re.sub(r"@rule_(\w+)_(keep|tangent|adjoint|vectors)\b", r"@enzyme_build.rule.\1.\2", text)
    text = re.sub(r"@((?:f_|c_)?[ds]_?\w+_part|[ds]_\w+)\b", r"@enzyme_build.dense.\1", text)
    text = re.sub(r"@alone_(\w+)", r"@enzyme_build.alone.\1", text)
    if path == BLOCKS:
        text = re.sub(r"^@.* = external global .*\n", "", text, flags=re.MULTILINE).replace(
            "%struct.", f"%{BLOCK_PREFIX}"
        )
        own = "|".join(re.findall(r"^(?:@|define .*?@)(\w+)", text, re.MULTILINE))
        text = re.sub(rf"@({own}|blocks_\w+)\b", lambda one: f"@{BLOCK_PREFIX}{one[1].removeprefix('blocks_')}", text)
    if path == LAPACK:
        text = re.sub(r"^define weak (.*@\w+_given\w*\(.*\)) \{$", GIVEN, text, flags=re.MULTILINE)
        own = set(re.findall(r"^define internal .*?@(\w+)\(", text, re.MULTILINE))
        text = re.sub(r"@(\w+)\b", lambda found: f"@{'enzyme_build.lapack.' * (found[1] in own)}{found[1]}", text)
    return re.sub(r"\n{3,}", "\n\n", text).strip() + "\n"


HEADERS = {  # where each ABI's `mpi.h` lies (Debian's libopenmpi-dev and libmpich-dev, pip's mpich)
    "openmpi": ["-I/usr/lib/x86_64-linux-gnu/openmpi/include"],
    "mpich": ["-I/usr/include/x86_64-linux-gnu/mpich"],
    "mpi5": [f"-I{sys.prefix}/include", "-DMPI_ABI"],
}


def compiled_for_mpi(abi: str) -> str:
    """The rules of communication, with one library's handles and records."""
    flags = [flag.replace("-O2", "-Os") for flag in FLAGS]
    command = ["clang-22", *flags, *HEADERS[abi], MPI_SOURCE.name, "-o", "-"]
    text = _plain(subprocess.run(command, cwd=MPI_SOURCE.parent, capture_output=True, text=True, check=True).stdout)
    text = re.sub(r"^(@\w+ = external) (?:global|constant) [^,\n]*.*$", r"\1 global i8", text, flags=re.MULTILINE)
    text = re.sub(r"^(@[\w.]+ = )internal global", r"\1weak hidden global", text, flags=re.MULTILINE)
    own = re.findall(r"^(?:@|define .*?@)([\w.]+)(?: = (?!external)|\()", text, re.MULTILINE)
    text = re.sub(
        rf"@({'|'.join(map(re.escape, own))})\b", lambda one: f"@{OWN}{one[1].removeprefix('mpi_').strip('.')}", text
    )
    text = re.sub(r"^define (?!internal)", "define internal ", text, flags=re.MULTILINE)
    unseen = rf"^(define .*@{re.escape(OWN)}unseen_.*\)) \{{$"
    text = re.sub(unseen, r'\1 noinline "enzyme_inactive" {', text, flags=re.MULTILINE)
    text = re.sub(r"%(struct|union)\.", rf"%{OWN}", text).replace("@stop(", "@enzyme_build.stop(")
    return re.sub(r"\n{3,}", "\n\n", text).strip() + "\n"


if __name__ == "__main__":
    for abi, path in ABIS.items():
        path.write_text(compiled_for_mpi(abi))
    for file in (BLAS, LAPACK, RULES, ALONE, BLOCKS):
        file.write_text(compiled(file))
