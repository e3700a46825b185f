"""Which modules requests reach, and which of them must be differentiated together."""

from __future__ import annotations

from pathlib import Path

from enzyme_build.artifacts import Bitcode
from enzyme_build.toolchain import units
from enzyme_build.toolchain.slices import Part, Program

ASK = "declare double @__enzyme_autodiff(ptr, double)\n"


def asks(name: str, about: str) -> str:
    call = f"call double @__enzyme_autodiff(ptr {about}, double 1.0)"
    return f"{ASK}define double @{name}() {{\n  %1 = {call}\n  ret double %1\n}}\n"


def calls(name: str, *callees: str, words: str = "") -> str:
    lines = "".join(f"  call void @{callee}()\n" for callee in callees)
    declared = "".join(f"declare void @{callee}()\n" for callee in callees)
    return f"{declared}define {words}void @{name}() {{\n{lines}  ret void\n}}\n"


def parts(*texts: str) -> list[tuple[tuple[int, ...], set[int]]]:
    modules = [Bitcode(Path(f"{n}.ll"), text.encode(), is_text=True) for n, text in enumerate(texts)]
    found: list[Part] = Program(modules, [units.read(text) for text in texts]).parts()
    return [(part.modules, set(part.copied)) for part in found]


def test_calls_lead_to_modules() -> None:
    main = calls("main", "g", "other")
    assert parts(main, asks("g", "@f"), calls("f", "h"), calls("h"), calls("other", "h")) == [((1, 2, 3), set())]


def test_what_a_function_with_a_request_only_calls_is_not_asked_about() -> None:
    text = asks("g", "@f").replace("  ret", "  call void @other()\n  ret") + "declare void @other()\n"
    assert parts(text, calls("f"), calls("other")) == [((0, 1), set())]


def test_parts_that_share_code_have_copies_of_it() -> None:
    two = (asks("g", "@f") + calls("f", "help"), asks("k", "@j") + calls("j", "help"))
    assert parts(*two, calls("help")) == [((0, 2), {2}), ((1, 2), {2})]


def test_parts_that_share_a_variable_are_one() -> None:
    reads = "\n@state = external global double\ndefine double @{0}() {{\n"
    reads += "  %1 = load double, ptr @state\n  ret double %1\n}}\n"
    two = (asks("g", "@f") + reads.format("f"), asks("k", "@j") + reads.format("j"))
    assert parts(*two) == [((0, 1), set())]  # of a library
    assert parts(*two, "@state = global double 1.0\n") == [((0, 1, 2), set())]
    writes = "@state = external global double\ndefine void @set() {\n  store double 2.0, ptr @state\n  ret void\n}\n"
    assert parts(two[0], "@state = global double 1.0\n", writes) == [((0, 1, 2), set())]


def test_a_module_with_variables_or_known_addresses_is_in_one_part() -> None:
    two = (asks("g", "@f") + calls("f", "help"), asks("k", "@j") + calls("j", "help"))
    counting = calls("help") + "@count = internal global i32 0\n"
    assert parts(*two, counting) == [((0, 1, 2), set())]
    table = "@table = global ptr @help\ndeclare void @help()\n"
    assert parts(*two, calls("help"), table) == [((0, 1, 2), set())]


def test_calls_of_pointers_reach_all_whose_address_is_taken() -> None:
    through = "define void @f(ptr %p) {\n  call void %p()\n  ret void\n}\n"
    taken = "declare void @one()\ndefine ptr @get() {\n  ret ptr @one\n}\n"
    assert parts(asks("g", "@f") + through, taken, calls("one"), calls("two")) == [((0, 2), set())]


def test_a_function_that_callers_name_brings_them() -> None:
    slope = ASK + "define double @slope(ptr %f) {\n"
    slope += "  %1 = call double @__enzyme_autodiff(ptr %f, double 1.0)\n  ret double %1\n}\n"
    caller = "declare double @slope(ptr)\ndeclare void @f()\n"
    caller += "define void @main() {\n  %1 = call double @slope(ptr @f)\n  ret void\n}\n"
    assert parts(slope, caller, calls("f", "h"), calls("h"), calls("other")) == [((0, 1, 2, 3), set())]


def test_a_replaceable_definition_brings_the_others() -> None:
    weak, strong = calls("h", words="weak "), calls("h")
    assert parts(asks("g", "@f"), calls("f", "h"), weak, strong) == [((0, 1, 2, 3), set())]
    same = calls("h", words="linkonce_odr ")
    assert parts(asks("g", "@f"), calls("f", "h"), same, same) == [((0, 1, 2), set())]


def test_statements_about_functions_join_those_that_use_them() -> None:
    said = "@__enzyme_inactivefn_log = global ptr @log_it\ndeclare void @log_it()\n"
    assert parts(asks("g", "@f") + calls("f", "log_it"), said, calls("other")) == [((0, 1), set())]


def test_a_description_is_read_again_as_it_was() -> None:
    made = units.read(asks("g", "@f") + calls("f", "h"))
    assert units._from_json(units._as_json(made)) == made
    assert made.targets == {"g": ("f",)} and made.undefined == {"__enzyme_autodiff", "h"}
