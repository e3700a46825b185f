"""Makes `runtime.ll` of `runtime.c`, with clang of this package's LLVM.

Only what is marked `inline` is inlined here; the functions marked `INACTIVE` (the only ones that must not be inlined)
get the attribute that says that they have no derivative, and write no numbers.  All get one that says where they are
from: nothing is kept in them from one call to the next, and their integers are no addresses.
"""

from __future__ import annotations

import re
import subprocess
import sys

from enzyme_build.toolchain.flang_runtime import FOLDER, TEXT
from enzyme_build.toolchain.llvm import LLVM_MAJOR

_FLAGS = [
    *("-O1", "-mllvm", "-inline-threshold=-10000", "-fno-vectorize", "-fno-slp-vectorize", "-fno-unroll-loops"),
    *("-ffp-contract=off", "-fno-math-errno", "-fno-asynchronous-unwind-tables", "-fvisibility=hidden", "-fPIC"),
    *("-S", "-emit-llvm", "-target", "x86_64-linux-gnu"),
]
_OF_THE_MACHINE = "target-cpu|target-features|tune-cpu|min-legal-vector-width|stack-protector-buffer-size"


def compiled() -> str:
    """The text that belongs into `runtime.ll`."""
    command = [f"clang-{LLVM_MAJOR}", *_FLAGS, "runtime.c", "-o", "-"]
    text = subprocess.run(command, cwd=FOLDER, capture_output=True, text=True, check=True).stdout
    text = re.sub(r"^(?:; ModuleID|; Function Attrs|source_filename|target ).*\n", "", text, flags=re.MULTILINE)
    text = re.sub(rf'"(?:{_OF_THE_MACHINE})"="[^"]*" ?', "", text)
    text = re.sub(r"^!llvm\.(?:module\.flags|ident) = .*\n", "", text, flags=re.MULTILINE)
    groups = "|".join(dict.fromkeys(re.findall(r"^define .*(#\d+) \{$", text, flags=re.MULTILINE)))
    text = re.sub(rf"^(attributes (?:{groups}) = \{{)", r'\1 "enzyme_fortran_runtime"', text, flags=re.MULTILINE)
    return re.sub(
        r"^(attributes #\d+ = \{)(?=.*\bnoinline\b)", r'\1 "enzyme_inactive"="no numbers"', text, flags=re.MULTILINE
    )


if __name__ == "__main__":
    TEXT.write_text(compiled())
    sys.exit(0)
