"""Device IR on the host: kernels of NVPTX and AMDGPU modules, launched from Python with arrays of NumPy.

Each access of a kernel is looked at (see `emulator.c`): `Kernels.launch` fails on races, on shared memory that is read
before it is set (by the NaN that comes of it), and where threads wait for ever.
"""

from __future__ import annotations

import ctypes
import re
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from enzyme_build.ir import parse_module
from enzyme_build.ir.address_spaces import with_generic_addresses
from enzyme_build.toolchain.compilers import Language, require
from enzyme_build.toolchain.llvm import llvm

HERE = Path(__file__).resolve().parent
ORDERS = {"ascending": 0, "descending": 1, "random": 2}
_KERNEL = re.compile(
    r"^define [^\n@]*\b(?:ptx_kernel|amdgpu_kernel) void @([\w.$]+)\(([^\n]*?)\)[^\n)]*\{", re.MULTILINE
)
_REGISTERS = {"tid": "thread", "ctaid": "block", "ntid": "block_size", "nctaid": "grid_size"}
_ACCESS = re.compile(
    r"^(?P<indent>\s+)(?P<call>(?:%\S+ = )?(?P<kind>load|store|atomicrmw)(?: atomic| volatile)*(?: \w+)? .*)$",
    re.MULTILINE,
)


def on_host(text: str) -> tuple[str, list[str]]:
    """The device module's text for this machine, with a C function for each kernel; the shared variables' names."""
    layout = re.search(r'^target datalayout = "([^"]*)"', text, re.MULTILINE)
    assert layout is not None
    text, spaces = with_generic_addresses(text)
    machine = llvm().Target.from_default_triple().create_target_machine()
    text = re.sub(r'^target datalayout = "[^"]*"', f'target datalayout = "{machine.target_data}"', text, flags=re.M)
    text = re.sub(r'^target triple = "[^"]*"', f'target triple = "{machine.triple}"', text, flags=re.M)
    text = re.sub(r' "(?:target-cpu|target-features)"="[^"]*"', "", text)
    trampolines = [_trampoline(*found.groups()) for found in _KERNEL.finditer(text)]
    text = re.sub(r"\b(?:ptx_kernel|amdgpu_kernel) ", "", text)
    text = re.sub(
        r"^(@(?:__)?enzyme_\w+ = )external [^\n]*?global i32[^\n]*$", r"\1linkonce_odr global i32 0", text, flags=re.M
    )
    text = _runtime(text)
    text = _watched(text)
    shared = [name for name, space in spaces.globals.items() if space == 3]
    for name in shared:
        text = re.sub(rf"^@{re.escape(name)} = (?:internal |external |private )", f"@{name} = ", text, flags=re.M)
    return text + "".join(trampolines), shared


def _trampoline(name: str, parameters: str) -> str:
    types = [part.split()[0] for part in _split(parameters)]
    lines = [f"define void @{name}.emulated(ptr %given) {{"]
    for number, type_ in enumerate(types):
        lines.append(f"  %at{number} = getelementptr ptr, ptr %given, i64 {number}")
        lines.append(f"  %place{number} = load ptr, ptr %at{number}")
        lines.append(f"  %value{number} = load {type_}, ptr %place{number}")
    passed = ", ".join(f"{type_} %value{number}" for number, type_ in enumerate(types))
    return "\n".join(["", *lines, f"  call void @{name}({passed})", "  ret void", "}", ""])


def _split(text: str) -> list[str]:
    parts, depth = [""], 0
    for letter in text:
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and not depth:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts if part.strip()]


def _runtime(text: str) -> str:
    for register, name in _REGISTERS.items():
        for axis, letter in enumerate("xyz"):
            text = re.sub(
                rf"call [^\n@]*@llvm\.nvvm\.read\.ptx\.sreg\.{register}\.{letter}\(\)[^\n]*",
                f"call i32 @emu_{name}(i32 {axis})",
                text,
            )
    for axis, letter in enumerate("xyz"):
        text = re.sub(
            rf"call [^\n@]*@llvm\.amdgcn\.workitem\.id\.{letter}\(\)[^\n]*", f"call i32 @emu_thread(i32 {axis})", text
        )
        text = re.sub(
            rf"call [^\n@]*@llvm\.amdgcn\.workgroup\.id\.{letter}\(\)[^\n]*", f"call i32 @emu_block(i32 {axis})", text
        )
    text = re.sub(r"call [^\n@]*@llvm\.amdgcn\.implicitarg\.ptr\(\)[^\n]*", "call ptr @emu_given()", text)
    text = re.sub(r"call [^\n@]*@llvm\.nvvm\.read\.ptx\.sreg\.laneid\(\)[^\n]*", "call i32 @emu_lane()", text)
    text = re.sub(
        r"call [^\n@]*@llvm\.(?:nvvm\.barrier[\w.]*|amdgcn\.s\.barrier)\([^\n]*?\)[^\n]*",
        "call void @emu_barrier()",
        text,
    )
    text = re.sub(r"@llvm\.nvvm\.shfl\.sync\.(\w+)\.(i32|f32)\(", r"@emu_\1_\2(", text)
    text = re.sub(r"call [^\n@]*@llvm\.nvvm\.vote\.(all|any|ballot)\.sync\(", _vote, text)
    text = re.sub(r"call [^\n@]*@llvm\.nvvm\.bar\.warp\.sync\(i32 ([^\n)]*)\)", r"call void @emu_warp(i32 \1)", text)
    text = re.sub(
        r"call [^\n@]*@llvm\.(?:nvvm\.isspacep\.local|amdgcn\.is\.private)\(", "call zeroext i1 @emu_is_own(", text
    )
    text = re.sub(r"^declare [^\n]*@emu_\w+_[if]32\([^\n]*$", "", text, flags=re.M)
    text = re.sub(r"^declare [^\n]*@llvm\.(?:nvvm|amdgcn)\.[^\n]*$", "", text, flags=re.M)
    text = re.sub(r"@__nv_(?:fast_)?(\w+)", r"@\1", text)
    text = re.sub(r"^declare hidden ", "declare ", text, flags=re.M)
    text = re.sub(r"@__ocml_(?:native_)?(\w+)_f64", r"@\1", text)
    text = re.sub(r"@__ocml_(?:native_)?(\w+)_f32", r"@\1f", text)
    text = re.sub(r"@(malloc|free)\b", r"@emu_\1", text)
    text = re.sub(r'syncscope\("[^"]*"\) ', "", text)
    declared: set[str] = set()

    def once(found: re.Match[str]) -> str:
        is_new = found[1] not in declared
        declared.add(found[1])
        return found[0] if is_new else ""

    text = re.sub(r"^declare [^\n]*?@([\w.]+)\([^\n]*$", once, text, flags=re.M)
    known = {name for name in ("emu_thread", "emu_block", "emu_block_size", "emu_grid_size") if f"@{name}(" in text}
    text += "".join(f"declare i32 @{name}(i32)\n" for name in sorted(known))
    for name, declared in (("emu_barrier", "void @emu_barrier()"), ("emu_lane", "i32 @emu_lane()")):
        text += f"declare {declared}\n" if f"@{name}(" in text else ""
    for kind in ("down", "up", "bfly", "idx"):
        for type_, spelled in (("i32", "i32"), ("f32", "float")):
            if f"@emu_{kind}_{type_}(" in text:
                text += f"declare {spelled} @emu_{kind}_{type_}(i32, {spelled}, i32, i32)\n"
    for name in ("all", "any"):
        text += f"declare i1 @emu_{name}(i32, i1 zeroext)\n" if f"@emu_{name}(" in text else ""
    text += "declare i32 @emu_ballot(i32, i1 zeroext)\n" if "@emu_ballot(" in text else ""
    text += "declare ptr @emu_given()\n" if "@emu_given(" in text else ""
    text += "declare i1 @emu_is_own(ptr)\n" if "@emu_is_own(" in text else ""
    text += "declare void @emu_warp(i32)\n" if "@emu_warp(" in text else ""
    return text + "declare void @emu_access(ptr, i64, i32)\n"


def _vote(found: re.Match[str]) -> str:
    return f"call {'i32' if found[1] == 'ballot' else 'zeroext i1'} @emu_{found[1]}("


def _watched(text: str) -> str:
    """The text with a call in front of each access of memory that says what is touched."""

    def look(found: re.Match[str]) -> str:
        kind, parts = found["kind"], _split(found["call"].split(found["kind"], 1)[1])
        words = r"^(?:atomic |volatile |fadd |add |max |min |xchg |umin |umax )*"
        first, second = re.sub(words, "", parts[0].strip()), parts[1]
        value, pointer = (second, first) if kind == "atomicrmw" else (first, second)
        bits = re.match(r"(double|float|ptr|i\d+|<(\d+) x (\w+)>)", value)
        if bits is None:
            return found[0]
        number = 2 if kind == "atomicrmw" or " atomic " in found["call"] else {"load": 0, "store": 1}[kind]
        place = pointer.removeprefix("ptr ")
        return f"{found['indent']}call void @emu_access(ptr {place}, i64 {_size(bits[1])}, i32 {number})\n{found[0]}"

    return _ACCESS.sub(look, text)


def _size(type_: str) -> int:
    if type_.startswith("<"):
        count, element = re.fullmatch(r"<(\d+) x (\w+)>", type_).groups()  # type: ignore[union-attr]
        return int(count) * _size(element)
    if type_ in ("double", "ptr"):
        return 8
    return 4 if type_ == "float" else max(int(type_[1:]) // 8, 1)


class Kernels:
    """The kernels of a device module, made for this machine in a folder."""

    def __init__(self, text: str, folder: Path):
        host, self.shared = on_host(text)
        source, library = folder / "kernels.ll", folder / "kernels.so"
        source.write_text(host)
        tool = require(Language.C)
        subprocess.run(
            [*tool.command, "-O1", "-shared", "-fPIC", "-Wno-override-module", str(source), str(HERE / "emulator.c"),
             "-o", str(library), "-lm"],
            check=True,
        )  # fmt: skip
        self.library = ctypes.CDLL(str(library))
        self.divergences = 0
        module = parse_module(text)
        self._sizes = {name: module.layout.size_of(variable.value_type) for name, variable in module.globals.items()}

    def launch(
        self,
        name: str,
        grid: int | Sequence[int],
        block: int | Sequence[int],
        *arguments: Any,
        order: str = "ascending",
        seed: int = 0,
    ) -> None:
        """Run a kernel over arrays (in place), doubles and integers."""
        kept: list[Any] = []
        for argument in arguments:
            if isinstance(argument, np.ndarray):
                kept.append(ctypes.c_void_p(argument.ctypes.data))
            elif isinstance(argument, float):
                kept.append(ctypes.c_double(argument))
            else:
                kept.append(ctypes.c_int(argument))
        places = (ctypes.c_void_p * len(kept))(*(ctypes.cast(ctypes.byref(one), ctypes.c_void_p) for one in kept))
        function = getattr(self.library, f"{name}.emulated")
        failed = self.library.emu_launch(
            function, places, _three(grid), _three(block), ORDERS[order], ctypes.c_uint64(seed), self._shared_memory()
        )
        assert not failed, f"threads of `{name}` wait for ever"
        text = ctypes.create_string_buffer(300)
        races = self.library.emu_races(text)
        assert not races, f"{races} races in `{name}` ({order}): {text.value.decode()}"
        self.divergences += self.library.emu_divergences()

    def _shared_memory(self) -> Any:
        found: list[int] = []
        for name in self.shared:
            variable = ctypes.c_char.in_dll(self.library, name)
            found += [ctypes.addressof(variable), self._sizes[name]]
        return (ctypes.c_uint64 * (len(found) + 2))(*found)


def _three(value: int | Sequence[int]) -> Any:
    given = [value] if isinstance(value, int) else list(value)
    return (ctypes.c_uint32 * 3)(*[*given, 1, 1][:3])
