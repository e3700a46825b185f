"""Makes the bodies of library functions (LLVM's text) of the C files beside them, without attributes and metadata.

python -m tests.rules.make_bodies
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from enzyme_build.rules.library.blas import BLAS, LAPACK, RULES
from enzyme_build.rules.library.blocks import BLOCK_PREFIX, BLOCKS
from enzyme_build.rules.library.threads import ALONE
from enzyme_build.toolchain import optimizer

FLAGS = ["-O2", "-S", "-emit-llvm", "-target", "x86_64-linux-gnu", "-fno-strict-aliasing", "-fno-vectorize",
         "-fno-slp-vectorize", "-fno-unroll-loops", "-ffp-contract=off", "-fno-math-errno", "-fPIC",
         "-fno-asynchronous-unwind-tables", "-mllvm", "-enable-nontrivial-unswitch=false"]  # fmt: skip
GIVEN = r'define internal \1 noinline "enzyme_inactive" {'


def compiled(path: Path) -> str:
    """The text that belongs into one of the files."""
    command = ["clang-22", *FLAGS, path.with_suffix(".c").name, "-o", "-"]
    text = optimizer.prepare(
        subprocess.run(command, cwd=path.parent, capture_output=True, text=True, check=True).stdout
    )
    lines = [line for line in text.splitlines() if not re.match(r"; |source_filename|target |attributes #|!", line)]
    text = "\n".join(line.split(" ; preds")[0].rstrip() for line in lines)
    text = re.sub(r", !llvm\.loop !\d+| #\d+\b| local_unnamed_addr| dso_local| unnamed_addr", "", text)
    text = re.sub(r"\b(?:captures\([^()]*(?:\([^()]*\))?[^()]*\)|initializes\(\([^)]*\)\)|range\([^)]*\)) ", "", text)
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


if __name__ == "__main__":
    for file in (BLAS, LAPACK, RULES, ALONE, BLOCKS):
        file.write_text(compiled(file))
