"""Modules of devices are read with generic addresses, and written with those that they had."""

from __future__ import annotations

import pytest

from enzyme_build.ir import parse_module, print_module
from enzyme_build.toolchain.llvm import workspace

NVIDIA = """
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal unnamed_addr addrspace(3) global [64 x double] undef, align 8
@"odd name" = internal addrspace(3) global double undef, align 8
@sum = addrspace(1) externally_initialized global double 0.000000e+00, align 8
@table = addrspace(4) externally_initialized constant [2 x double] [double 1.0, double 2.0], align 8
@llvm.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @sum to ptr)], section "llvm.metadata"
@text = private constant [4 x i8] c"@s\\00\\00"

declare void @llvm.memcpy.p3.p0.i64(ptr addrspace(3), ptr, i64, i1)
declare void @llvm.memcpy.p0.p3.i64(ptr, ptr addrspace(3), i64, i1)

define ptx_kernel void @f(ptr %p, i64 %i) {
  %local = alloca double, align 8
  %q = getelementptr double, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %i
  %shared = getelementptr double, ptr addrspace(3) @s, i64 %i
  %x = load double, ptr addrspace(3) %shared, align 8
  %again = addrspacecast ptr addrspace(3) %shared to ptr
  store double %x, ptr %again, align 8
  store double %x, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 16), align 8
  %y = load double, ptr addrspace(3) @"odd name", align 8
  store double %y, ptr addrspace(1) @sum, align 8
  %z = load double, ptr addrspace(4) @table, align 8
  store double %z, ptr %q, align 8
  store double %z, ptr %local, align 8
  call void @llvm.memcpy.p3.p0.i64(ptr addrspace(3) @s, ptr %p, i64 16, i1 false)
  call void @llvm.memcpy.p0.p3.i64(ptr %p, ptr addrspace(3) @s, i64 16, i1 false)
  ret void
}
"""
AMD = """
target datalayout = "e-m:e-p:64:64-p1:64:64-p3:32:32-p4:64:64-p5:32:32-i64:64-n32:64-S32-A5-G1"
target triple = "amdgcn-amd-amdhsa"

@s = internal addrspace(3) global [64 x double] undef, align 8

declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
declare void @llvm.lifetime.start.p5(ptr addrspace(5))

define amdgpu_kernel void @f(ptr addrspace(1) %p, i64 %i) {
  %local = alloca double, align 8, addrspace(5)
  %1 = alloca i32, align 4, addrspace(5)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %local)
  %given = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %place = getelementptr i8, ptr addrspace(4) %given, i64 12
  %size = load i16, ptr addrspace(4) %place, align 2
  %wide = zext i16 %size to i32
  store i32 %wide, ptr addrspace(5) %1, align 4
  %x = load double, ptr addrspace(1) %p, align 8
  store double %x, ptr addrspace(5) %local, align 8
  ret void
}
"""


@pytest.mark.parametrize("text", [NVIDIA, AMD])
def test_all_addresses_are_generic_in_between(text: str) -> None:
    module = parse_module(text)
    function = module.functions["f"]
    assert {str(i.type) for i in function.instructions() if str(i.type).startswith("ptr")} == {"ptr"}
    assert {str(o.type) for i in function.instructions() for o in i.operands if "ptr" in str(o.type)} == {"ptr"}
    assert {str(variable.type) for variable in module.globals.values()} == {"ptr"}
    assert module.spaces.is_shared("s") and not module.spaces.is_shared("sum")


@pytest.mark.parametrize("text", [NVIDIA, AMD])
def test_llvm_takes_what_is_written(text: str) -> None:
    module = parse_module(text)
    assert all(function.is_declaration or list(function.instructions()) for function in module.functions.values())
    written = print_module(module)
    with workspace() as memory:
        memory.parse_text(written).verify()
    again = parse_module(written)
    assert again.spaces.globals == module.spaces.globals and again.spaces.layout == module.spaces.layout
    assert print_module(again).count("addrspacecast (ptr addrspace(3) @s to ptr)") == written.count(
        "addrspacecast (ptr addrspace(3) @s to ptr)"
    )


def test_other_modules_are_read_as_they_are() -> None:
    text = NVIDIA.replace("nvptx64-nvidia-cuda", "x86_64-pc-linux-gnu")
    module = parse_module(text)
    assert not module.spaces.are_parted
    assert str(module.globals["s"].type) == "ptr addrspace(3)"


def test_text_that_looks_like_a_name_stays() -> None:
    assert 'c"@s\\00\\00"' in print_module(parse_module(NVIDIA))


def test_a_module_without_a_layout_has_its_spaces_again() -> None:
    text = "\n".join(line for line in NVIDIA.split("\n") if "datalayout" not in line)
    assert "addrspace(3) global [64 x double]" in print_module(parse_module(text))
