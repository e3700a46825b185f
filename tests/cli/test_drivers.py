"""The drop-in compilers where nothing asks for a derivative: they do what the real compiler does."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from enzyme_build.artifacts import Bitcode
from enzyme_build.toolchain.bitcode import read_input
from enzyme_build.toolchain.bitstream import MAGIC
from enzyme_build.toolchain.compilers import Language, find

Write = Callable[[str, str], Path]
Run = Callable[..., "subprocess.CompletedProcess[str]"]

MAIN = """\
#include <stdio.h>
#include "helper.h"
int main(void) { printf("%d\\n", helper(20)); return 0; }
"""
HEADER = "int helper(int);\n"
HELPER = '#include "helper.h"\nint helper(int x) { return x + 22; }\n'


@pytest.fixture
def sources(write: Write) -> None:
    write("main.c", MAIN)
    write("helper.c", HELPER)
    write("helper.h", HEADER)


@pytest.mark.usefixtures("sources")
class TestC:
    @pytest.mark.parametrize("flags", [["-O0"], ["-O2", "-fno-fat-lto-objects"]], ids=" ".join)
    def test_objects_are_bitcode(self, run: Run, tmp_path: Path, flags: list[str]) -> None:
        run("enzyme-cc", *flags, "-c", "main.c", "helper.c")
        assert (tmp_path / "main.o").read_bytes().startswith(MAGIC)
        assert (tmp_path / "helper.o").read_bytes().startswith(MAGIC)

    @pytest.mark.skipif(find(Language.C).is_zig, reason="zig writes either")
    def test_optimised_objects_are_both(self, run: Run, tmp_path: Path) -> None:
        run("enzyme-cc", "-O2", "-c", "main.c", "helper.c")
        (module,) = read_input(tmp_path / "helper.o")
        assert isinstance(module, Bitcode) and module.native
        run("ar", "qc", "libhelper.a", "helper.o")  # as any other tool sees them
        run("cc", "main.o", "libhelper.a", "-o", "program")
        assert run("./program").stdout == "42\n"
        assert "enzyme" not in run("readelf", "-SW", "program").stdout

    @pytest.mark.parametrize("level", ["-O0", "-O1", "-O2", "-O3", "-Os"])
    def test_a_program_of_objects(self, run: Run, level: str) -> None:
        run("enzyme-cc", level, "-g", "-c", "main.c")
        run("enzyme-cc", level, "-g", "-c", "helper.c")
        run("enzyme-cc", level, "-g", "main.o", "helper.o", "-o", "program")
        assert run("./program").stdout == "42\n"

    def test_several_sources_in_one_command(self, run: Run, tmp_path: Path) -> None:
        run("enzyme-cc", "-O2", "main.c", "helper.c")
        assert run("./a.out").stdout == "42\n"
        assert not list(tmp_path.glob("*.o"))

    def test_a_fat_object_links_without_us(self, run: Run) -> None:
        run("enzyme-cc", "-O2", "-ffat-lto-objects", "-c", "main.c")
        run("enzyme-cc", "-O2", "-ffat-lto-objects", "-c", "helper.c")
        run("cc", "main.o", "helper.o", "-o", "program")
        assert run("./program").stdout == "42\n"
        run("enzyme-cc", "main.o", "helper.o", "-o", "ours")
        assert run("./ours").stdout == "42\n"

    def test_native_objects_beside_bitcode(self, run: Run) -> None:
        run("cc", "-c", "helper.c")
        run("enzyme-cc", "main.c", "helper.o", "-o", "program")
        assert run("./program").stdout == "42\n"

    def test_archives_without_an_index(self, run: Run) -> None:
        run("enzyme-cc", "-c", "helper.c")
        run("ar", "qcS", "libhelper.a", "helper.o")
        run("enzyme-cc", "main.c", "libhelper.a", "-o", "by_name")
        run("enzyme-cc", "main.c", "-L.", "-lhelper", "-o", "by_search")
        assert run("./by_name").stdout == run("./by_search").stdout == "42\n"

    def test_archives_of_both_kinds(self, run: Run, write: Write) -> None:
        write("other.c", "int other(int x) { return x + 2; }\n")
        write("helper.c", "int other(int); int helper(int x) { return other(x) + 20; }\n")
        run("enzyme-cc", "-c", "helper.c")
        run("cc", "-c", "other.c")
        run("ar", "qc", "libboth.a", "helper.o", "other.o")
        run("enzyme-cc", "main.c", "libboth.a", "-o", "program")
        assert run("./program").stdout == "42\n"

    def test_whole_archives(self, run: Run) -> None:
        run("enzyme-cc", "-fPIC", "-c", "helper.c")
        run("ar", "qc", "libhelper.a", "helper.o")
        run("enzyme-cc", "-shared", "-o", "libw.so", "-Wl,--whole-archive", "libhelper.a", "-Wl,--no-whole-archive")
        assert " T helper" in run("nm", "-D", "libw.so").stdout

    def test_shared_libraries(self, run: Run) -> None:
        run("enzyme-cc", "-O2", "-fPIC", "-shared", "-Wl,-soname,libhelper.so.1", "helper.c", "-o", "libhelper.so")
        assert " T helper" in run("nm", "-D", "libhelper.so").stdout
        assert "libhelper.so.1" in run("readelf", "-d", "libhelper.so").stdout
        run("enzyme-cc", "main.c", "-L.", "-lhelper", "-Wl,-rpath,$ORIGIN", "-o", "program")

    def test_a_relocatable_link_is_bitcode_again(self, run: Run, tmp_path: Path) -> None:
        run("enzyme-cc", "-c", "main.c", "helper.c")
        run("enzyme-cc", "-r", "-nostdlib", "main.o", "helper.o", "-o", "both.o")
        assert (tmp_path / "both.o").read_bytes().startswith(MAGIC)
        run("enzyme-cc", "both.o", "-o", "program")
        assert run("./program").stdout == "42\n"

    def test_response_files(self, run: Run, write: Write) -> None:
        run("enzyme-cc", "-c", "main.c", "helper.c")
        write("objects.rsp", "main.o\nhelper.o -o program")
        run("enzyme-cc", "@objects.rsp")
        assert run("./program").stdout == "42\n"

    def test_dependency_files(self, run: Run, tmp_path: Path) -> None:
        run("enzyme-cc", "-MD", "-c", "main.c", "-o", "main.o")
        assert (tmp_path / "main.d").read_text().startswith("main.o: main.c helper.h") or (
            "helper.h" in (tmp_path / "main.d").read_text()
        )
        run("enzyme-cc", "-MMD", "-MP", "-MF", "other.d", "-MT", "name", "-c", "main.c", "-o", "main.o")
        text = (tmp_path / "other.d").read_text()
        assert text.startswith("name:") and "helper.h" in text and "stdio.h" not in text
        assert "helper.h" in run("enzyme-cc", "-MM", "main.c").stdout

    def test_preprocessing_and_assembly(self, run: Run, tmp_path: Path) -> None:
        assert "int helper(int);" in run("enzyme-cc", "-E", "main.c").stdout
        run("enzyme-cc", "-O1", "-S", "helper.c")
        assert "helper:" in (tmp_path / "helper.s").read_text()
        run("enzyme-cc", "main.c", "helper.s", "-o", "program")
        assert run("./program").stdout == "42\n"

    def test_places_are_known_without_debug_information(self, run: Run, tmp_path: Path) -> None:
        run("enzyme-cc", "-O2", "main.c", "helper.c", "--save-stages", "s", "-o", "program")
        assert find(Language.C).is_zig or ".debug_info" not in run("readelf", "-S", "program").stdout
        run("enzyme-cc", "-O2", "-c", "helper.c")
        run("enzyme-build", "link", "-c", "helper.o", "-o", "native.o", "--save-stages", "stages")
        assert "!DILocation(line: 2" in (tmp_path / "stages" / "1-linked.ll").read_text()
        assert ".debug" not in run("readelf", "-S", "native.o").stdout

    def test_debug_information_is_kept(self, run: Run) -> None:
        run("enzyme-cc", "-O2", "-g", "main.c", "helper.c", "-o", "program")
        assert "helper.c" in run("readelf", "--debug-dump=line", "program").stdout

    @pytest.mark.parametrize("option", ["--version", "-dumpmachine", "-print-search-dirs", "-v"])
    def test_questions(self, run: Run, option: str) -> None:
        if find(Language.C).is_zig and option == "-print-search-dirs":
            pytest.skip("zig has no folders of its own to search")
        done = run("enzyme-cc", option)
        assert done.stdout + done.stderr

    def test_our_header_is_found(self, run: Run, write: Write) -> None:
        write("uses.c", "#include <enzyme.h>\nint *where(void) { return &enzyme_dup; }\n")
        run("enzyme-cc", "-c", "uses.c")
        write("uses.cpp", "#include <enzyme.h>\nint *where() { return &enzyme_dup; }\n")
        run("enzyme-cc", "-c", "uses.cpp")

    def test_the_users_definitions_reach_the_compiler(self, run: Run, write: Write, tmp_path: Path) -> None:
        write("sub folder/value.h", "#define VALUE 42\n")
        write("defined.c", '#include <stdio.h>\n#include "value.h"\nint main(void) { puts(TEXT); return VALUE - N; }\n')
        run("enzyme-cc", "-I", "sub folder", '-DTEXT="a b"', "-DN=42", "defined.c", "-o", "program")
        assert run("./program").stdout == "a b\n"

    def test_a_source_from_standard_input(self, tmp_path: Path, run: Run) -> None:
        run("sh", "-c", f"echo 'int main(void) {{ return 0; }}' | {enzyme_cc()} -x c - -o program")
        run("./program")

    def test_output_to_a_device(self, run: Run) -> None:
        run("enzyme-cc", "main.c", "helper.c", "-o", "/dev/null")
        assert not Path("/dev/null").is_file()

    def test_symbols_that_native_code_calls_stay(self, run: Run, write: Write) -> None:
        write("native.c", "int called_back(int); int helper(int x) { return called_back(x); }\n")
        write("main.c", MAIN + "int called_back(int x) { return x + 22; }\n")
        run("cc", "-c", "native.c")
        run("enzyme-cc", "-O2", "main.c", "native.o", "-o", "program")
        assert run("./program").stdout == "42\n"

    @pytest.mark.skipif(find(Language.C).is_zig, reason="zig links the GNU C library dynamically only")
    def test_static_programs(self, run: Run) -> None:
        run("enzyme-cc", "-static", "main.c", "helper.c", "-o", "program")
        assert run("./program").stdout == "42\n"

    def test_users_flags_against_vectorising_loops_come_first(self, run: Run, write: Write, tmp_path: Path) -> None:
        write("loop.c", "void f(double *restrict x, int n) { for (int i = 0; i < n; ++i) x[i] *= 2; }\n")
        run("enzyme-cc", "-c", "loop.c", "-O3", "-o", "loop.o")
        run("enzyme-build", "link", "-c", "loop.o", "-O3", "--save-stages", "stages", "-o", "native.o")
        assert "x double>" not in (tmp_path / "stages" / "1-linked.ll").read_text()
        assert "x double>" in (tmp_path / "stages" / "5-optimized.ll").read_text()


def enzyme_cc() -> str:
    import sys

    script = Path(sys.executable).parent / "enzyme-cc"
    return str(script)


@pytest.mark.usefixtures("sources")
def test_an_ordinary_makefile(run: Run, write: Write) -> None:
    write(
        "Makefile",
        "CFLAGS = -O2 -Wall\n"
        "program: main.o libhelper.a\n\t$(CC) $(LDFLAGS) -o $@ main.o -L. -lhelper $(LIBS)\n"
        "libhelper.a: helper.o\n\t$(AR) rcs $@ $^\n\tranlib $@\n"
        "main.o: main.c helper.h\n",
    )
    run("make", f"CC={enzyme_cc()}")
    assert run("./program").stdout == "42\n"


@pytest.mark.fortran
def test_fortran(run: Run, write: Write, tmp_path: Path) -> None:
    write("kinds.f90", "module kinds\n  integer, parameter :: dp = kind(1d0)\nend module\n")
    write(
        "program.f90",
        "program p\n  use kinds\n  real(dp) :: x(3) = [1, 2, 3]\n  print '(f4.1)', sum(x * x)\nend program\n",
    )
    run("enzyme-fc", "-O2", "-c", "kinds.f90")
    assert (tmp_path / "kinds.mod").exists()
    run("enzyme-fc", "-O2", "-c", "program.f90")
    assert (tmp_path / "program.o").read_bytes().startswith(MAGIC)
    run("enzyme-fc", "kinds.o", "program.o", "-o", "program")
    assert run("./program").stdout.strip() == "14.0"


@pytest.mark.fortran
def test_fortran_calls_c(run: Run, write: Write) -> None:
    write("square.c", "double square(double x) { return x * x; }\n")
    write(
        "program.f90",
        "program p\n  use iso_c_binding\n  interface\n"
        "    function square(x) bind(c) result(r)\n      import c_double\n      real(c_double), value :: x\n"
        "      real(c_double) :: r\n    end function\n  end interface\n"
        "  print '(f4.1)', square(3d0)\nend program\n",
    )
    run("enzyme-fc", "program.f90", "square.c", "-o", "program")
    assert run("./program").stdout.strip() == "9.0"


@pytest.mark.skipif(find(Language.CXX).is_zig, reason="zig builds its C++ library for a minute and a half first")
def test_cxx_with_exceptions_and_templates(run: Run, write: Write) -> None:
    write(
        "thrower.cpp",
        '#include <stdexcept>\nint thrower(int x) { if (x > 1) throw std::runtime_error("big"); return x; }\n',
    )
    write(
        "main.cpp",
        "#include <iostream>\n#include <vector>\n#include <numeric>\nint thrower(int);\n"
        "int main() {\n  std::vector<int> v{1, 2, 3};\n  int s = std::accumulate(v.begin(), v.end(), 0);\n"
        "  try { thrower(s); } catch (const std::exception &e) { std::cout << e.what() << s << '\\n'; }\n}\n",
    )
    run("enzyme-c++", "-O2", "-std=c++17", "-c", "thrower.cpp", "main.cpp")
    run("enzyme-c++", "thrower.o", "main.o", "-o", "program")
    assert run("./program").stdout == "big6\n"
    run("enzyme-build", "link", "-c", "thrower.o", "main.o", "-O3", "-o", "all.o")
    run("enzyme-c++", "all.o", "-o", "whole")
    assert run("./whole").stdout == "big6\n"


def test_zig_as_the_compiler(run: Run, write: Write, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from enzyme_build.toolchain import compilers

    tool = compilers._zig(Language.C)
    assert tool is not None
    monkeypatch.setenv("ENZYME_CC", " ".join(tool.command))
    write("main.c", MAIN)
    write("helper.c", HELPER)
    write("helper.h", HEADER)
    run("enzyme-cc", "-O0", "-march=x86-64-v2", "-MD", "-c", "main.c", "helper.c")
    assert (tmp_path / "main.o").read_bytes().startswith(MAGIC)
    assert (tmp_path / "main.d").read_text().startswith("main.o:")
    assert b"__ubsan" not in (tmp_path / "helper.o").read_bytes()
    run("enzyme-cc", "main.o", "helper.o", "-o", "program")
    assert run("./program").stdout == "42\n"
    assert os.access(tmp_path / "program", os.X_OK)
