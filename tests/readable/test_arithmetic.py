"""Every integer and floating operation gives in C what it gives in LLVM: both are compiled and run on the same bits."""

from __future__ import annotations

import ctypes
import random
import struct
import subprocess
from pathlib import Path

import pytest

from enzyme_build.errors import UnsupportedError
from enzyme_build.ir import parse_module
from enzyme_build.readable import Unit
from enzyme_build.toolchain.codegen import optimised_object
from enzyme_build.toolchain.compilers import Language, require

HEAD = """\
source_filename = "operations"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
"""
SHIFT = "  %m = and i{0} %b, {1}\n"
WIDTHS = (8, 16, 32, 64)
NUMBERS: dict[str, str] = {}  # functions of two integers of 64 bits
for _w in WIDTHS:
    _take = f"  %a = trunc i64 %x to i{_w}\n  %b = trunc i64 %y to i{_w}\n" if _w < 64 else (
        "  %a = add i64 %x, 0\n  %b = add i64 %y, 0\n"
    )  # fmt: skip
    _give = f"  %z = sext i{_w} %r to i64\n  ret i64 %z\n" if _w < 64 else "  ret i64 %r\n"
    for _op in ("add", "sub", "mul", "and", "or", "xor"):
        NUMBERS[f"{_op}{_w}"] = f"{_take}  %r = {_op} i{_w} %a, %b\n{_give}"
        NUMBERS[f"{_op}{_w}c"] = f"{_take}  %r = {_op} i{_w} %a, -3\n{_give}"
    for _op in ("udiv", "urem", "sdiv", "srem"):
        NUMBERS[f"{_op}{_w}"] = (
            f"{_take}  %n = lshr i{_w} %b, 1\n  %p = or i{_w} %n, 1\n  %r = {_op} i{_w} %a, %p\n{_give}"
        )
    for _op in ("shl", "lshr", "ashr"):
        NUMBERS[f"{_op}{_w}"] = f"{_take}{SHIFT.format(_w, _w - 1)}  %r = {_op} i{_w} %a, %m\n{_give}"
        NUMBERS[f"{_op}{_w}o"] = f"{_take}{SHIFT.format(_w, _w - 1)}  %r = {_op} i{_w} 1, %m\n{_give}"
    for _p in ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"):
        NUMBERS[f"icmp_{_p}{_w}"] = f"{_take}  %r = icmp {_p} i{_w} %a, %b\n  %z = zext i1 %r to i64\n  ret i64 %z\n"
        NUMBERS[f"icmp_{_p}{_w}c"] = f"{_take}  %r = icmp {_p} i{_w} %a, -7\n  %z = sext i1 %r to i64\n  ret i64 %z\n"
    for _op in ("smax", "smin", "umax", "umin", "fshl", "fshr"):
        _more = f", i{_w} %b" if _op.startswith("f") else ""
        NUMBERS[f"{_op}{_w}"] = f"{_take}  %r = call i{_w} @llvm.{_op}.i{_w}(i{_w} %a, i{_w} %b{_more})\n{_give}"
    for _op in ("ctpop", "ctlz", "cttz", "abs"):
        _flag = "" if _op == "ctpop" else ", i1 false"
        NUMBERS[f"{_op}{_w}"] = f"{_take}  %r = call i{_w} @llvm.{_op}.i{_w}(i{_w} %a{_flag})\n{_give}"
    if _w < 64:
        for _op in ("zext", "sext"):
            NUMBERS[f"{_op}{_w}"] = f"{_take}  %z = {_op} i{_w} %a to i64\n  ret i64 %z\n"
NUMBERS |= {
    "odd_width": "  %a = zext i64 %x to i65\n  %t = trunc i65 %a to i33\n  %s = mul i33 %t, %t\n  %u = lshr i33 %s, 1\n"
    "  %r = zext i33 %u to i64\n  ret i64 %r\n",
    "nested": "  %c = icmp slt i64 %x, %y\n  %d = icmp eq i64 %x, 3\n  %e = select i1 %c, i1 true, i1 %d\n"
    "  %f = xor i1 %e, true\n  %r = select i1 %f, i64 %x, i64 %y\n  ret i64 %r\n",
    "overflow": "  %p = call {i32, i1} @llvm.sadd.with.overflow.i32(i32 7, i32 9)\n"
    "  %q = extractvalue {i32, i1} %p, 0\n"
    "  %t = trunc i64 %x to i32\n  %u = call {i32, i1} @llvm.umul.with.overflow.i32(i32 %t, i32 %q)\n"
    "  %v = extractvalue {i32, i1} %u, 1\n  %r = zext i1 %v to i64\n  ret i64 %r\n",
}
FLOATS = {  # functions of two doubles
    **{op: f"  %r = {op} double %x, %y\n  ret double %r\n" for op in ("fadd", "fsub", "fmul", "fdiv", "frem")},
    **{
        f"fcmp_{p}": f"  %c = fcmp {p} double %x, %y\n  %r = uitofp i1 %c to double\n  ret double %r\n"
        for p in "oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno".split()
    },
    **{
        name: f"  %r = call double @llvm.{name}.f64(double %x, double %y)\n  ret double %r\n"
        for name in ("minnum", "maxnum", "minimum", "maximum", "copysign")
    },
    **{
        name: f"  %r = call double @llvm.{name}.f64(double %x)\n  ret double %r\n"
        for name in ("fabs", "floor", "ceil", "trunc", "rint", "round", "roundeven", "sqrt")
    },
    "fneg": "  %n = fneg double %x\n  %r = fsub double %y, %n\n  ret double %r\n",
    "single": "  %a = fptrunc double %x to float\n  %b = fmul float %a, 0x3FB99999A0000000\n"
    "  %r = fpext float %b to double\n  ret double %r\n",
    "bits": "  %a = bitcast double %x to i64\n  %b = and i64 %a, 9223372036854775807\n  %r = bitcast i64 %b to double\n"
    "  ret double %r\n",
    "order": "  %a = fsub double %x, %y\n"
    "  %b = fsub double %y, %x\n  %c = fmul double %a, %b\n  %d = fdiv double %x, %c\n"
    "  %e = fsub double %y, %d\n  %r = fsub double %e, %b\n  ret double %r\n",
}


def _both(texts: dict[str, str], head: str, folder: Path) -> tuple[ctypes.CDLL, ctypes.CDLL]:
    """The functions compiled by LLVM, and as C that was printed."""
    ir = HEAD + "".join(f"define {head.format(name)} {{\n{body}}}\n" for name, body in texts.items())
    declared = sorted({f"@{name}" for name in _called(ir)})
    ir += "".join(_declaration(name) for name in declared)
    module = parse_module(ir)
    names = [f"op_{name}" for name in texts]
    unit = Unit(module, {name: name for name in names})
    (folder / "printed.c").write_text(unit.text([module.functions[name] for name in names]))
    (folder / "llvm.o").write_bytes(optimised_object(ir, 1, False))
    tool = [*require(Language.C).command, "-w", "-shared", "-fPIC", "-O1", "-ffp-contract=off"]
    for source, library in (("printed.c", "printed.so"), ("llvm.o", "llvm.so")):
        subprocess.run([*tool, source, "-o", library, "-lm"], cwd=folder, check=True)
    return ctypes.CDLL(str(folder / "llvm.so")), ctypes.CDLL(str(folder / "printed.so"))


def _called(text: str) -> set[str]:
    return {part.partition("(")[0] for part in text.split("@")[1:] if part.startswith("llvm.")}


def _declaration(name: str) -> str:
    stem, _, kind = name.removeprefix("@llvm.").rpartition(".")
    type_ = {"f64": "double"}.get(kind, kind)
    if "overflow" in stem:
        return f"declare {{{type_}, i1}} {name}({type_}, {type_})\n"
    count = 3 if stem.startswith("fsh") else 2 if stem in (
        "smax", "smin", "umax", "umin", "minnum", "maxnum", "minimum", "maximum", "copysign"
    ) else 1  # fmt: skip
    flag = ", i1" if stem in ("ctlz", "cttz", "abs") else ""
    return f"declare {type_} {name}({', '.join([type_] * count)}{flag})\n"


def _integers() -> list[int]:
    source = random.Random(3)
    edges = [0, 1, 2, 3, 7, -1, -2, 127, -128, 255, 32767, -32768, 65535, 2**31 - 1, -(2**31), 2**63 - 1, -(2**63)]
    return [*edges, *(source.getrandbits(64) - 2**63 for _ in range(20))]


def test_integers(tmp_path: Path) -> None:
    wanted, got = _both(NUMBERS, "i64 @op_{}(i64 %x, i64 %y)", tmp_path)
    for name in NUMBERS:
        for x in _integers():
            for y in _integers():
                values = [_call(library, name, ctypes.c_int64, x, y) for library in (wanted, got)]
                assert values[0] == values[1], (name, x, y)


def test_floats(tmp_path: Path) -> None:
    wanted, got = _both(FLOATS, "double @op_{}(double %x, double %y)", tmp_path)
    numbers = [0.0, -0.0, 1.0, -1.5, 2.5, 0.1, 1e300, -1e-310, float("inf"), float("-inf"), float("nan")]
    for name in FLOATS:
        for x in numbers:
            for y in numbers:
                values = [_call(library, name, ctypes.c_double, x, y) for library in (wanted, got)]
                first, second = (struct.pack("<d", float(value)) for value in values)
                assert first == second or (values[0] != values[0] and values[1] != values[1]), (name, x, y, values)


def _call(library: ctypes.CDLL, name: str, type_: type, x: float, y: float) -> float:
    function = library[f"op_{name}"]
    function.restype, function.argtypes = type_, [type_, type_]
    return function(x, y)


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ('  call void asm sideeffect "nop", ""()\n  ret void\n', "inline assembly"),
        ("  %v = load <2 x i64>, ptr %p\n  %c = icmp sgt <2 x i64> %v, zeroinitializer\n"
         "  %s = sext <2 x i1> %c to <2 x i64>\n  store <2 x i64> %s, ptr %p\n  ret void\n", "comparison of vectors"),
        ("  %v = load i24, ptr %p\n  store i24 %v, ptr %p\n  ret void\n", "an integer of 24 bits"),
        ("  %v = load atomic double, ptr %p seq_cst, align 8\n  store double %v, ptr %p\n  ret void\n", "atomic"),
    ],
)  # fmt: skip
def test_what_c_cannot_say_is_refused(body: str, said: str) -> None:
    module = parse_module(f"{HEAD}define void @f(ptr %p) {{\n{body}}}\n")
    with pytest.raises(UnsupportedError, match=said):
        Unit(module, {"f": "f"}).text([module.functions["f"]])
