"""Which names the tables of memory and inactive functions know, and what they say."""

from __future__ import annotations

import pytest

from enzyme_build.rules import allocation_rule, deallocation_rule, inactive_rule, lookup, memory_rule


@pytest.mark.parametrize(
    ("name", "size", "freed_by"),
    [
        ("malloc", (0,), "free"),
        ("calloc", (0, 1), "free"),
        ("_Znwm", (0,), "_ZdlPv"),
        ("_ZnamSt11align_val_tRKSt9nothrow_t", (0,), "_ZdaPvSt11align_val_t"),
        ("__rust_alloc_zeroed", (0,), "__rust_dealloc"),
        (
            "_RNvCshhK8IvqVeLI_7___rustc12___rust_alloc",
            (0,),
            "_RNvCshhK8IvqVeLI_7___rustc14___rust_dealloc",
        ),
        ("posix_memalign", (2,), "free"),
    ],
)
def test_allocations(name: str, size: tuple[int, ...], freed_by: str) -> None:
    rule = allocation_rule(name)
    assert rule is not None
    assert rule.size == size
    assert rule.freed_by == freed_by
    assert deallocation_rule(freed_by) is not None
    assert inactive_rule(name) is None


def test_sized_and_aligned_deletes_free() -> None:
    for name in ("_ZdlPvm", "_ZdaPvmSt11align_val_t", "_ZdlPvRKSt9nothrow_t"):
        assert deallocation_rule(name) is not None


@pytest.mark.parametrize(
    ("name", "kind", "source", "volatile"),
    [
        ("llvm.memcpy.p0.p0.i64", "copy", 1, 3),
        ("llvm.memcpy.inline.p0.p0.i64", "copy", 1, 3),
        ("llvm.memmove.p0.p0.i32", "move", 1, 3),
        ("llvm.memset.p0.i64", "set", None, 3),
        ("__memcpy_chk", "copy", 1, None),
        ("bcopy", "move", 0, None),
        ("bzero", "set", None, None),
    ],
)
def test_memory(name: str, kind: str, source: int | None, volatile: int | None) -> None:
    rule = memory_rule(name)
    assert rule is not None
    assert (rule.kind, rule.source, rule.volatile) == (kind, source, volatile)


def test_atomic_copies_are_refused() -> None:
    assert memory_rule("llvm.memcpy.element.unordered.atomic.p0.p0.i64") is None


@pytest.mark.parametrize(
    "name",
    """printf __printf_chk fwrite clock_gettime rand __cxa_guard_acquire llvm.dbg.value llvm.lifetime.start.p0
    llvm.assume llvm.smax.i64 llvm.umul.with.overflow.i64 llvm.lrint.i64.f64 lround isnan pthread_mutex_lock
    omp_get_thread_num _FortranAioOutputReal64 _FortranAStopStatement _ZNSo9_M_insertIdEERSoT_
    _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc _ZSt4endlIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_
    _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_appendEPKcm _ZNSt8ios_base4InitC1Ev
    _ZSt9use_facetINSt7__cxx118numpunctIcEEERKT_RKSt6locale _ZSt9has_facetISt5ctypeIcEEbRKSt6locale
    _ZSt15__try_use_facetISt5ctypeIcEEPKT_RKSt6locale _ZNKSt7__cxx118numpunctIcE11do_truenameEv
    _ZNKSt7__cxx117collateIcE10do_compareEPKcS3_S3_S3_ _ZNSt3__18numpunctIcED2Ev
    _ZSt20__throw_length_errorPKc _ZN4core9panicking18panic_bounds_check17h0123456789abcdefE
    _RNvNtCs1234_4core9panicking18panic_bounds_check __assert_fail""".split(),
)
def test_inactive(name: str) -> None:
    rule = inactive_rule(name)
    assert rule is not None
    assert rule.because


def test_what_ends_the_program_does_not_return() -> None:
    for name in ("abort", "__assert_fail", "_FortranAStopStatement", "_ZSt20__throw_length_errorPKc"):
        rule = inactive_rule(name)
        assert rule is not None
        assert rule.does_not_return


@pytest.mark.parametrize(
    "name",
    [
        "gsl_integrate",
        "pthread_create",
        "qsort",
        "mmap",
        "_ZNSt6thread15_M_start_threadE",
        "_ZNKSt7__cxx119money_getIcE3getEv",
    ],
)
def test_unknown_stays_unknown(name: str) -> None:
    assert inactive_rule(name) is None
    assert lookup(name) is None


@pytest.mark.parametrize(
    ("name", "row", "kind"),
    [
        ("sin", "sin", "double"),
        ("sinf", "sin", "float"),
        ("sinl", "sin", ""),
        ("llvm.sin.v4f64", "sin", ""),
        ("llvm.experimental.constrained.fadd.f64", "fadd", ""),
        ("__pow_finite", "pow", "double"),
        ("_ZGVdN4vv_powf", "pow", "float"),
        ("__svml_exp8_ha", "exp", "double"),
        ("Sleef_sinf8_u10", "sin", "float"),
        ("__nv_fast_expf", "exp", "float"),
        ("__ocml_pow_f64", "pow", "double"),
        ("gammaf", "lgamma", "float"),
        ("llvm.maximumnum.f32", "fmax", ""),
        ("scalbnl", "ldexp", ""),
    ],
)
def test_families(name: str, row: str, kind: str) -> None:
    found = lookup(name)
    assert found is not None
    assert (found[0].name, found[1]) == (row, kind)
