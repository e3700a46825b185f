"""Symbols in messages have the names that people wrote."""

from __future__ import annotations

import pytest

from enzyme_build.toolchain.demangling import demangled


@pytest.mark.parametrize(
    ("symbol", "name"),
    [
        ("_ZN6shapes4areaEdi", "shapes::area(double, int)"),
        ("_ZN4core9panicking18panic_bounds_check17h0123456789abcdefE", "core::panicking::panic_bounds_check"),
        (
            "_ZN4core3ptr42drop_in_place$LT$alloc..string..String$GT$17h9c2a17f818c46637E",
            "core::ptr::drop_in_place<alloc::string::String>",
        ),
        ("_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error", "alloc::raw_vec::handle_error"),
        ("_RINvNtC3std3mem8align_ofdE", "std::mem::align_of::<f64>"),
    ],
)
def test_symbols_are_named(symbol: str, name: str) -> None:
    assert demangled(f"no rule for `{symbol}` here") == f"no rule for `{name}` ({symbol}) here"


@pytest.mark.parametrize("word", ["sin", "_R", "_RNvC", "_RX", "_Z", "_ROUND", "_RNvNvNvNv9a"])
def test_what_only_looks_like_a_symbol_stays(word: str) -> None:
    assert demangled(f"no rule for `{word}`") == f"no rule for `{word}`"
