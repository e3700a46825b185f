"""Parse, print, and LLVM agrees: the text is valid, and optimises to the same text as the original."""

from __future__ import annotations

from pathlib import Path

import llvmlite.binding as llvm
import pytest

from enzyme_build.ir import constant_text, initializer_of, parse_module, print_module, verify_module
from enzyme_build.toolchain import compilers

SAMPLES = Path(__file__).parent / "samples"
EIGEN = next((p for p in map(Path, ("/usr/include/eigen3", "/usr/local/include/eigen3")) if p.is_dir()), None)
OPTIONS = {
    ".rs": {"O0": ["-C", "opt-level=0"], "O2": ["-C", "opt-level=2"], "g": ["-g"]},
    "": {"O0": ["-O0"], "O2": ["-O2"], "g": ["-g"]},
}


def compiled(sample: str, flags: list[str], folder: Path) -> str:
    """LLVM's own text for a sample; skips where its compiler or library is missing."""
    source = SAMPLES / sample
    language = compilers.language_of(source)
    assert language is not None
    tool = compilers.find(language)
    if not tool.fits:
        pytest.skip(f"no {language.value} compiler that writes bitcode: {tool.install_command}")
    if sample == "eigen.cpp":
        if EIGEN is None:
            pytest.skip("no headers of Eigen: apt-get install -y libeigen3-dev")
        flags = [*flags, f"-I{EIGEN}"]
    if source.suffix == ".f90":
        flags = [*flags, "-J", str(folder)]
    if source.suffix == ".cpp":
        flags = [*flags, "-std=c++17"]
    output = compilers.compile_to_bitcode(source, folder / "sample.bc", flags, tool)
    return str(llvm.parse_bitcode(output.read_bytes(), llvm.create_context()))


def parsed_by_llvm(text: str) -> llvm.ModuleRef:
    module = llvm.parse_assembly(text, llvm.create_context())
    module.verify()
    return module


def without_identity(text: str) -> str:
    """The comment that names the file a module was read from is not part of it."""
    return "\n".join(line for line in text.split("\n") if not line.startswith("; ModuleID"))


def optimised(text: str) -> str:
    llvm.initialize_native_target()
    module = parsed_by_llvm(text)
    machine = llvm.Target.from_triple(module.triple).create_target_machine(opt=2)
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=2))
    builder.getModulePassManager().run(module, builder)
    return without_identity(str(module))


def check(text: str, *, optimise: bool = True) -> None:
    module = parse_module(text)
    assert without_identity(str(parsed_by_llvm(print_module(module)))) == without_identity(text)
    for function in module.functions.values():
        assert function.is_declaration or function.blocks
    verify_module(module)
    printed = print_module(module)
    assert without_identity(str(parsed_by_llvm(printed))) == without_identity(text)
    if optimise:
        assert optimised(printed) == optimised(text)
    for variable in module.globals.values():
        value = initializer_of(module, variable)
        if value is not None and "splat" not in (variable.initializer or ""):
            assert constant_text(value) == variable.initializer


@pytest.mark.parametrize("debug", [False, True], ids=["plain", "g"])
@pytest.mark.parametrize("level", ["O0", "O2"])
@pytest.mark.parametrize("sample", ["features.c", "exceptions.cpp", "eigen.cpp", "arrays.f90", "collections.rs"])
def test_compiled_modules_come_back(sample: str, level: str, debug: bool, tmp_path: Path) -> None:
    options = OPTIONS.get(Path(sample).suffix, OPTIONS[""])
    flags = options[level] + (options["g"] if debug else [])
    check(compiled(sample, flags, tmp_path))


def test_every_syntax_comes_back() -> None:
    written = (SAMPLES / "syntax.ll").read_text()
    check(str(llvm.parse_assembly(written, llvm.create_context())), optimise=False)
