"""Rust: panics, formatting, I/O, time and locks, in the legacy and the v0 mangling."""

from __future__ import annotations

import re

from enzyme_build.rules.library.inactive import inactive, inactive_pattern

# An identifier is its length and its text in both manglings.
inactive_pattern(
    r"_(R|ZN)\w*?(4core9panicking|3std9panicking|4core6option\d+(expect|unwrap)_failed|4core6result\d+unwrap_failed"
    r"|4core4cell\d+panic_already|4core5slice5index\d+slice_\w*fail|4core3str\d+slice_error_fail"
    r"|5alloc5alloc18handle_alloc_error|5alloc7raw_vec\d+(capacity_overflow|handle_error)|3std7process(4exit|5abort)"
    r"|4core6option\d+expect_failed|3std6thread5local\d+panic_access_error"
    r"|\d+panic_on_ord_violation|17len_mismatch_fail|13assert_failed|18rust_begin_unwind|25_\d*?__rust_start_panic)",
    because="panics",
    does_not_return=True,
)
inactive("rust_begin_unwind rust_panic __rust_start_panic", because="panics", does_not_return=True)
inactive("rust_eh_personality __rust_no_alloc_shim_is_unstable", because="the Rust runtime")
inactive_pattern(
    r"_(R|ZN)\w*?(4core3fmt|5alloc3fmt|3std2io|3std4time|3std3env|3std2fs"
    r"|3std6thread\d+(sleep|current|yield_now|panicking)|4core3str|4core5slice4sort\w*\d+sqrt_approx"
    r"|__rust_no_alloc_shim_is_unstable)",
    because="formatting, input and output, environment",
)
inactive_pattern(
    r"_(R|ZN)\w*?3std3sys4sync\d+(mutex5futex\w*?5Mutex\d+(lock_contended|wake)"
    r"|rwlock5futex\w*?6RwLock\d+((read|write)_contended|wake_writer_or_readers))",
    because="locks",
)

_WRITER = re.compile(r"_(R|ZN).*9write_str")
_PARSER = re.compile(r"_(R|ZN)\w*?4core3num7dec2flt.*8from_str")
_PRINTER = re.compile(r"_(R|ZN)\w*?(4core3fmt5float|4core3num7flt2dec|\d(ryu|dtoa|zmij)|\d+lexical_write_float)")


def is_writer(name: str) -> bool:
    """True for a function by which text is written to something: a string, a file."""
    return _WRITER.match(name) is not None


def writes_bytes(name: str) -> bool:
    """True for the writer that `write!` uses for what takes bytes, which may be of anything; others take text."""
    return "default_write_fmt" in name


def parses_number(name: str) -> bool:
    """True for the function that makes a float of a text: `text.parse::<f64>()`."""
    return _PARSER.match(name) is not None


def prints_numbers(name: str) -> bool:
    """True for a function by which floats are written as text."""
    return _PRINTER.match(name) is not None
