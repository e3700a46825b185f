"""Code for devices: PTX for NVIDIA's, code objects for AMD's.

    differentiated module  →  device's library linked  →  optimised  →  PTX, or an object that lld links

LLVM ends the process where its back ends for devices meet what they have no instruction for, so they run in a child.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from enzyme_build.errors import ToolchainError
from enzyme_build.toolchain import cuda, rocm
from enzyme_build.toolchain.llvm import LLVM_MAJOR

_TRIPLE = 'target triple = "'
_DEVICE = re.compile(r'^target triple = "(nvptx64|amdgcn)', re.MULTILINE)
_KERNEL = re.compile(r"^define [^\n@]*\b(?:ptx_kernel|amdgpu_kernel) [^\n@]*@([\w.$]+)\(", re.MULTILINE)
_PROCESSOR = re.compile(r'"target-cpu"="([^"]*)"')
_FEATURES = re.compile(r'"target-features"="([^"]*)"')
# All others (fabs, floor, fma, sqrt, …) LLVM's back ends have instructions for.
_INTRINSIC = re.compile(
    r"@llvm\.(sin|cos|tan|a?sinh?|a?cosh?|a?tanh?|atan2|exp|exp2|exp10|log|log2|log10|log1p|expm1|pow"
    r"|round|powi|ldexp|lround|cbrt|hypot)\.(f64|f32)(?:\.i32)?\b"
)
_OF_C = re.compile(
    r"@(sin|cos|tan|a?sinh|a?cosh|a?tanh|asin|acos|atan|atan2|exp|exp2|exp10|expm1|log|log2|log10|log1p|pow|cbrt|hypot|erf"
    r"|erfc|tgamma|lgamma|fmod|remainder|sinpi|cospi|rsqrt|erfinv|erfcinv|normcdf|j0|j1|jn|y0|y1|yn|fabs|sqrt|floor|ceil)(f?)(?=\()"
)
_DECLARED = re.compile(r'^declare [^\n]*?(@(?:"[^"\n]*"|[-\w.$]+))\([^\n]*\n', re.MULTILINE)
_DEFINED = re.compile(r'^define [^\n]*?(@(?:"[^"\n]*"|[-\w.$]+))\(', re.MULTILINE)
_MARKER = re.compile(r"^@enzyme_\w+ = external [^\n]*\n", re.MULTILINE)
_WANTED_LAYOUT = re.compile(r'^target datalayout = "[^"]*"$', re.MULTILINE)
_MISSING = "nothing on a device defines"
_ON_DEVICE = frozenset({"malloc", "free", "vprintf", "__assertfail"})  # what the driver itself has


def is_for_device(text: str) -> bool:
    """Whether a module's text is code for a device that is known here."""
    triple = text.find(_TRIPLE)
    return triple >= 0 and _DEVICE.match(text, triple) is not None


def machine_code(text: str, level: int) -> bytes:
    """PTX as text, or AMD's code object.

    Raises ToolchainError with what LLVM says, or with the names that nothing on a device defines.
    """
    text = _with_device_names(text)
    with TemporaryDirectory(prefix="enzyme-") as folder:
        source, output = Path(folder) / "module.ll", Path(folder) / "module.out"
        source.write_text(text, encoding="utf-8", errors="surrogateescape")
        command = [sys.executable, "-m", __name__, str(source), str(output), str(level), *map(str, _libraries(text))]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            said = done.stderr.strip().splitlines() or [f"it ended with code {done.returncode}"]
            raise ToolchainError(
                f"LLVM makes no code for this device: {said[-1]}",
                help="link the file that defines it" if said[-1].startswith(_MISSING) else "",
            )
        if not _is_nvidia(text):
            _link(output)
        return output.read_bytes()


def assembled(ptx: bytes) -> bytes:
    """The cubin of PTX, for the processor that it names."""
    found = re.search(rb"^\.target (sm_\w+)", ptx, re.MULTILINE)
    processor = found[1].decode() if found else "sm_70"
    with TemporaryDirectory(prefix="enzyme-") as folder:
        source, output = Path(folder) / "module.ptx", Path(folder) / "module.cubin"
        source.write_bytes(ptx)
        command = [str(cuda.assembler()), f"-arch={processor}", str(source), "-o", str(output)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise ToolchainError(f"ptxas refuses this code: {(done.stderr or done.stdout).strip()}")
        return output.read_bytes()


def _is_nvidia(text: str) -> bool:
    found = _DEVICE.search(text)
    return found is not None and found[1] == "nvptx64"


def _libraries(text: str) -> list[Path]:
    """What the mathematical functions are in that the program calls."""
    if "@__nv_" in text:
        return [cuda.libdevice()]
    processor = _PROCESSOR.search(text)
    return rocm.libraries(processor[1]) if processor is not None and "@__ocml_" in text else []


def _with_device_names(text: str) -> str:
    """The text with mathematical functions by the names that the device's library has for them."""
    is_nvidia = _is_nvidia(text)

    def name(stem: str, is_single: bool) -> str:
        return f"@__nv_{stem}{'f' * is_single}" if is_nvidia else f"@__ocml_{stem}_f{32 if is_single else 64}"

    text = _MARKER.sub("", text)
    text = _INTRINSIC.sub(lambda found: name(found[1], found[2] == "f32"), text)
    own = {found[1] for found in _DEFINED.finditer(text)}
    text = _OF_C.sub(lambda found: found[0] if found[0] in own else name(found[1], bool(found[2])), text)
    known: set[str] = set()

    def once(found: re.Match[str]) -> str:
        if found[1] in known:
            return ""
        known.add(found[1])
        return found[0]

    return _DECLARED.sub(once, text)


def _link(path: Path) -> None:
    """AMD's object becomes a code object in its place."""
    tool = shutil.which(f"ld.lld-{LLVM_MAJOR}") or shutil.which("ld.lld")
    if tool is None and find_spec("ziglang") is None:
        raise ToolchainError(
            "code objects of AMD's devices are linked by lld, which is not found",
            help=f"apt-get install -y lld-{LLVM_MAJOR}, or pip install 'enzyme-build[tools]'",
        )
    command = [tool] if tool else [sys.executable, "-m", "ziglang", "ld.lld"]
    full = [*command, "-shared", str(path), "-o", str(path)]
    done = subprocess.run(full, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise ToolchainError(f"lld refuses this code: {done.stderr.strip()}")


def _generate(source: str, output: str, level: int, libraries: list[str]) -> None:
    """The child: everything that LLVM does."""
    from enzyme_build.toolchain.llvm import llvm, workspace
    from enzyme_build.toolchain.optimizer import run_pipeline

    level = max(level, 1)  # (without any, what nobody calls would stay)
    text = Path(source).read_text(encoding="utf-8", errors="surrogateescape")
    device = _DEVICE.search(text)
    assert device is not None
    processor, features = _PROCESSOR.search(text), _FEATURES.search(text)
    triple = re.search(r'^target triple = "([^"]*)"', text, re.MULTILINE)
    layout = _WANTED_LAYOUT.search(text)
    assert triple is not None and layout is not None
    machine = (
        llvm()
        .Target.from_triple(triple[1])
        .create_target_machine(
            cpu=processor[1] if processor else "",
            features=features[1] if features else "",
            opt=level,
            reloc="pic",
            codemodel="default",
        )
    )
    kernels = set(_KERNEL.findall(text))
    with workspace() as memory:
        module = memory.parse_text(text)
        for path in libraries:
            library = memory.parse_bitcode(Path(path).read_bytes())
            body = _WANTED_LAYOUT.sub(layout[0], str(library))
            body = re.sub(r'^target triple = "[^"]*"$', triple[0], body, flags=re.MULTILINE)
            module.link_in(memory.parse_text(body))
        for function in module.functions:
            if not function.is_declaration and kernels and function.name not in kernels:
                function.linkage = "internal"
        module.verify()
        run_pipeline(module, machine, level)
        module = memory.parse_text(str(module))
        missing = sorted(
            f.name
            for f in module.functions
            if f.is_declaration and not f.name.startswith("llvm.") and f.name not in _ON_DEVICE
        )
        if missing:
            more = f" and {len(missing) - 1} more" if len(missing) > 1 else ""
            sys.exit(f"{_MISSING} `{missing[0]}`{more}")
        made: Any = machine.emit_assembly(module).encode() if device[1] == "nvptx64" else machine.emit_object(module)
    Path(output).write_bytes(made)


if __name__ == "__main__":
    _generate(sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4:])
