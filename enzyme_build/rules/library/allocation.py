"""Who gives memory and who takes it back.

A row says which arguments multiply to the number of bytes, which one is the alignment, whether the memory comes
zeroed, which argument the result is written through (posix_memalign; else it is returned), which argument's memory
grows into the result (realloc), and how the memory is freed: `freed_by` with the arguments `freed_with`, each the
"pointer", the "size", the "alignment" or an argument of the allocation by its position.
An empty `freed_by` is memory that a collector frees.

A user's allocator is looked up by its description, `enzyme_allocator:SIZE:ARGUMENTS OF THE RELEASE:RELEASE`, in which
-1 is the memory, and its release by `enzyme_deallocator:POSITION OF THE MEMORY`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import lru_cache

from enzyme_build.errors import InternalError


@dataclass(frozen=True, slots=True)
class AllocationRule:
    name: str
    size: tuple[int, ...]
    freed_by: str
    alignment: int | None = None
    zero_filled: bool = False
    result_argument: int | None = None
    grows: int | None = None
    freed_with: tuple[str | int, ...] = ("pointer",)
    returns_null: bool = True  # when there is no memory; false for those that throw or abort
    returning: str = ""  # for one that hands out through a pointer: the allocator that returns the same memory


@dataclass(frozen=True, slots=True)
class DeallocationRule:
    name: str
    pointer: int = 0
    takes_null: bool = True  # and does nothing then


ALLOCATIONS: dict[str, AllocationRule] = {}
DEALLOCATIONS: dict[str, DeallocationRule] = {}


def allocation(
    name: str,
    size: tuple[int, ...] | int,
    freed_by: str,
    *,
    alignment: int | None = None,
    zero_filled: bool = False,
    result_argument: int | None = None,
    grows: int | None = None,
    freed_with: tuple[str | int, ...] = ("pointer",),
    returns_null: bool = True,
    returning: str = "",
) -> None:
    if name in ALLOCATIONS:
        raise InternalError(f"two allocation rows for `{name}`")
    sizes = (size,) if isinstance(size, int) else size
    ALLOCATIONS[name] = AllocationRule(
        name, sizes, freed_by, alignment, zero_filled, result_argument, grows, freed_with, returns_null, returning
    )


def deallocation(*names: str, pointer: int = 0, takes_null: bool = True) -> None:
    for name in names:
        if name in DEALLOCATIONS:
            raise InternalError(f"two deallocation rows for `{name}`")
        DEALLOCATIONS[name] = DeallocationRule(name, pointer, takes_null)


RUST_V0 = re.compile(r"_R\w*_7___rustc\d+_(__(?:rust|rdl|rg)_\w+)")
POINTER_PREFIX = re.compile(r"__(?:libc|interceptor|wrap)_")


def canonical(name: str) -> str:
    """Rust's mangled allocator names without the crate's hash; glibc's own aliases."""
    if match := RUST_V0.fullmatch(name):
        name = match[1]
    name = name.replace("__rdl_", "__rust_").replace("__rg_", "__rust_")
    return POINTER_PREFIX.sub("", name)


@lru_cache(maxsize=4096)
def allocation_rule(name: str) -> AllocationRule | None:
    """How the function `name` allocates; None if it does not."""
    if name.startswith("enzyme_allocator:"):
        _, size, order, freed_by = name.split(":")
        given = (int(word) for word in order.split(","))
        return AllocationRule(
            name, (int(size),), freed_by, freed_with=tuple("pointer" if i < 0 else i for i in given), returns_null=False
        )
    found = ALLOCATIONS.get(name) or ALLOCATIONS.get(canonical(name))
    if found is not None and (mangled := RUST_V0.fullmatch(name)):
        freed_by = name[: mangled.start(1)]  # `…7___rustc12_`: the length of the name that follows, and a separator
        freed_by = re.sub(r"\d+_$", f"{len(found.freed_by)}_", freed_by) + found.freed_by
        return replace(found, name=name, freed_by=freed_by)
    return found


@lru_cache(maxsize=4096)
def deallocation_rule(name: str) -> DeallocationRule | None:
    """Which argument the function `name` frees; None if it frees nothing."""
    if name.startswith("enzyme_deallocator:"):
        return DeallocationRule(name, int(name.split(":")[1]))
    return DEALLOCATIONS.get(name) or DEALLOCATIONS.get(canonical(name))


# ---- C --------------------------------------------------------------------------------------------------------
allocation("malloc", 0, "free")
allocation("calloc", (0, 1), "free", zero_filled=True)
allocation("realloc", 1, "free", grows=0)
allocation("reallocarray", (1, 2), "free", grows=0)
allocation("valloc", 0, "free")
allocation("pvalloc", 0, "free")
allocation("memalign", 1, "free", alignment=0)
allocation("aligned_alloc", 1, "free", alignment=0)
allocation("posix_memalign", 2, "free", alignment=1, result_argument=0, returning="aligned_alloc")
deallocation("free", "cfree")

# ---- C++ ------------------------------------------------------------------------------------------------------
for size_type in "mjy":
    for new, delete in (("_Znw", "_ZdlPv"), ("_Zna", "_ZdaPv")):
        allocation(f"{new}{size_type}", 0, delete, returns_null=False)
        allocation(f"{new}{size_type}RKSt9nothrow_t", 0, delete)
        allocation(
            f"{new}{size_type}St11align_val_t",
            0,
            f"{delete}St11align_val_t",
            alignment=1,
            freed_with=("pointer", "alignment"),
            returns_null=False,
        )
        allocation(
            f"{new}{size_type}St11align_val_tRKSt9nothrow_t",
            0,
            f"{delete}St11align_val_t",
            alignment=1,
            freed_with=("pointer", "alignment"),
        )
for delete in ("_ZdlPv", "_ZdaPv"):
    deallocation(delete, f"{delete}RKSt9nothrow_t", f"{delete}St11align_val_t")
    deallocation(f"{delete}St11align_val_tRKSt9nothrow_t")
    for size_type in "mjy":
        deallocation(f"{delete}{size_type}", f"{delete}{size_type}St11align_val_t")
allocation("__cxa_allocate_exception", 0, "__cxa_free_exception", returns_null=False)
deallocation("__cxa_free_exception")
allocation("??2@YAPEAX_K@Z", 0, "??3@YAXPEAX@Z", returns_null=False)
allocation("??_U@YAPEAX_K@Z", 0, "??_V@YAXPEAX@Z", returns_null=False)
deallocation("??3@YAXPEAX@Z", "??_V@YAXPEAX@Z", "??3@YAXPEAX_K@Z", "??_V@YAXPEAX_K@Z")

# ---- Rust: the freeing function wants the size and the alignment back -------------------------------------------
LAYOUT = ("pointer", "size", "alignment")
allocation("__rust_alloc", 0, "__rust_dealloc", alignment=1, freed_with=LAYOUT)
allocation("__rust_alloc_zeroed", 0, "__rust_dealloc", alignment=1, zero_filled=True, freed_with=LAYOUT)
allocation("__rust_realloc", 3, "__rust_dealloc", alignment=2, grows=0, freed_with=LAYOUT)
deallocation("__rust_dealloc", takes_null=False)

# ---- Swift, Julia, OpenMP's and numerical libraries' allocators ---------------------------------------------------
allocation("swift_slowAlloc", 0, "swift_slowDealloc", freed_with=LAYOUT, returns_null=False)
allocation("swift_allocObject", 1, "", returns_null=False)
deallocation("swift_slowDealloc", takes_null=False)
allocation("julia.gc_alloc_obj", 1, "", returns_null=False)
allocation("jl_gc_alloc_typed", 1, "", returns_null=False)
allocation("ijl_gc_alloc_typed", 1, "", returns_null=False)
allocation("__kmpc_alloc_shared", 0, "__kmpc_free_shared", freed_with=("pointer", "size"))
deallocation("__kmpc_free_shared", takes_null=False)
allocation("fftw_malloc", 0, "fftw_free")
allocation("fftwf_malloc", 0, "fftwf_free")
deallocation("fftw_free", "fftwf_free")
allocation("mkl_malloc", 0, "mkl_free", alignment=1)
allocation("mkl_calloc", (0, 1), "mkl_free", alignment=2, zero_filled=True)
deallocation("mkl_free", "MKL_free")
