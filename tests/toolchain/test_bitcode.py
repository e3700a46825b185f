"""Reading: every form that bitcode comes in, and every way in which it can be broken."""

from __future__ import annotations

import random
import struct
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from enzyme_build.artifacts import Archive, Bitcode, NativeObject
from enzyme_build.errors import InputError
from enzyme_build.toolchain import bitcode, bitstream, codegen, static_archive
from enzyme_build.toolchain.llvm import LLVM_MAJOR, workspace

SQUARE = "double square(double x) { return x * x; }\n"


@pytest.fixture
def square(compile_text: Callable[..., Path]) -> Path:
    return compile_text("square.c", SQUARE)


def only_module(path: Path) -> Bitcode:
    (module,) = bitcode.read_input(path)
    assert isinstance(module, Bitcode)
    return module


def defines_square(module: Bitcode) -> bool:
    with workspace() as memory:
        return "square" in [function.name for function in bitcode.parse(module, memory).functions]


def test_raw_bitcode(square: Path) -> None:
    assert defines_square(only_module(square))


def test_wrapped_bitcode(square: Path, tmp_path: Path) -> None:
    data = square.read_bytes()
    wrapped = tmp_path / "wrapped.bc"
    wrapped.write_bytes(struct.pack("<5I", 0x0B17C0DE, 0, 20, len(data), 7) + data)
    assert defines_square(only_module(wrapped))


def test_text(square: Path, tmp_path: Path) -> None:
    text = tmp_path / "square.ll"
    with workspace() as memory:
        text.write_text(str(bitcode.parse(only_module(square), memory)))
    assert defines_square(only_module(text))


def test_fat_object(square: Path, tmp_path: Path) -> None:
    fat = tmp_path / "fat.o"
    fat.write_bytes(codegen.fat_object(only_module(square), 2))
    assert fat.read_bytes().startswith(b"\x7fELF")
    assert only_module(fat).data == square.read_bytes()


def test_modules_behind_each_other(square: Path, compile_text: Callable[..., Path]) -> None:
    other = compile_text("cube.c", "double cube(double x) { return x * x * x; }\n").read_bytes()
    first = square.read_bytes()
    assert bitstream.split_modules(first + b"\0\0\0\0" + other) == [first + b"\0\0\0\0", other]


def test_native_object_is_passed_on(tmp_path: Path, write: Callable[[str, str], Path], square: Path) -> None:
    native = tmp_path / "native.o"
    native.write_bytes(codegen.compile_natively(only_module(square), 2))
    (item,) = bitcode.read_input(native)
    assert isinstance(item, NativeObject)


@pytest.mark.parametrize("name", ["short.o", "a_name_that_is_longer_than_fifteen_characters.o"])
@pytest.mark.parametrize("flags", ["qc", "qcT"])
def test_archives_of_gnu_ar(square: Path, tmp_path: Path, name: str, flags: str) -> None:
    member = tmp_path / name
    member.write_bytes(square.read_bytes())
    done = subprocess.run(["ar", flags, "lib.a", name], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (archive,) = bitcode.read_input(tmp_path / "lib.a")
    assert isinstance(archive, Archive) and archive.has_bitcode
    (module,) = archive.members
    assert module.member == name and isinstance(module, Bitcode) and defines_square(module)


def test_archives_written_here_are_read_by_gnu_tools(square: Path, tmp_path: Path) -> None:
    native = codegen.compile_natively(only_module(square), 2)
    members = [static_archive.Member("square.o", native), static_archive.Member("x" * 40 + ".o", native + b"\0")]
    path = tmp_path / "made.a"
    path.write_bytes(static_archive.archive_bytes(members))
    listed = subprocess.run(["nm", "--print-armap", str(path)], capture_output=True, text=True, check=True).stdout
    assert "square in square.o" in listed and f"square in {'x' * 40}.o" in listed
    assert static_archive.read_members(path.read_bytes(), path) == members


@pytest.mark.rust
def test_rust_bitcode(compile_text: Callable[..., Path]) -> None:
    made = compile_text("lib.rs", '#[no_mangle] pub extern "C" fn square(x: f64) -> f64 { x * x }\n', "-O")
    assert defines_square(only_module(made))


def test_the_producer_is_read_without_llvm(square: Path) -> None:
    name = bitstream.producer(square.read_bytes())
    assert bitstream.producer_major(name) is not None
    assert name.startswith("LLVM")


def newer(data: bytes) -> bytes:
    """The same module, as if the next LLVM had written it: the producer's name is char6 text, found by its bits."""
    old, new = (f"LLVM{major}" for major in (_major(data), LLVM_MAJOR + 1))
    alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._"
    bits = int.from_bytes(data, "little")

    def pattern(text: str) -> int:
        return sum(alphabet.index(letter) << (6 * position) for position, letter in enumerate(text))

    width, mask = 6 * len(old), (1 << (6 * len(old))) - 1
    place = next(shift for shift in range(2000) if (bits >> shift) & mask == pattern(old))
    bits += (pattern(new) - pattern(old)) << place
    assert width == 6 * len(new)
    return bits.to_bytes(len(data), "little")


def _major(data: bytes) -> int:
    major = bitstream.producer_major(bitstream.producer(data))
    assert major is not None
    return major


def test_newer_bitcode_is_refused_by_name_and_version(square: Path, tmp_path: Path) -> None:
    path = tmp_path / "newer.o"
    path.write_bytes(newer(square.read_bytes()))
    with pytest.raises(InputError) as caught:
        bitcode.read_input(path)
    assert f"LLVM{LLVM_MAJOR + 1}" in caught.value.message and "newer.o" in caught.value.message
    assert "doctor" in caught.value.help


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"nowhere\.o.*no such file"):
        bitcode.read_input(tmp_path / "nowhere.o")


@pytest.mark.parametrize("name", ["text.o", "text.bc", "text.a"])
def test_a_file_of_another_kind(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_text("this is no object\n")
    with pytest.raises(InputError, match=name):
        bitcode.read_input(path)


@pytest.mark.parametrize("part", [0.02, 0.1, 0.3, 0.5, 0.9, 0.99])
def test_truncated_bitcode(square: Path, tmp_path: Path, part: float) -> None:
    data = square.read_bytes()
    path = tmp_path / "short.bc"
    path.write_bytes(data[: int(len(data) * part)])
    with pytest.raises(InputError, match=r"short\.bc"):
        _read_fully(path)


@pytest.mark.parametrize("seed", range(20))
def test_random_bytes(tmp_path: Path, seed: int) -> None:
    path = tmp_path / "random.bc"
    path.write_bytes(bitstream.MAGIC + random.Random(seed).randbytes(4000))
    with pytest.raises(InputError, match=r"random\.bc"):
        _read_fully(path)


@pytest.mark.parametrize("seed", range(40))
def test_bitcode_with_wrong_bytes_inside_never_ends_the_process(square: Path, tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    data = bytearray(square.read_bytes())
    for _ in range(16):
        data[chance.randrange(4, len(data))] = chance.randrange(256)
    path = tmp_path / "wrong.bc"
    path.write_bytes(bytes(data))
    try:
        _read_fully(path)
    except InputError as error:
        assert "wrong.bc" in error.message


@pytest.mark.parametrize("part", [0.05, 0.5, 0.95])
def test_truncated_archive(square: Path, tmp_path: Path, part: float) -> None:
    native = codegen.compile_natively(only_module(square), 2)
    data = static_archive.archive_bytes([static_archive.Member("a.o", native), static_archive.Member("b.o", native)])
    path = tmp_path / "short.a"
    path.write_bytes(data[: int(len(data) * part)])
    with pytest.raises(InputError, match=r"short\.a"):
        bitcode.read_input(path)


@pytest.mark.parametrize("part", [0.01, 0.3, 0.8])
def test_truncated_object(square: Path, tmp_path: Path, part: float) -> None:
    data = codegen.compile_natively(only_module(square), 2)
    path = tmp_path / "short.o"
    path.write_bytes(data[: int(len(data) * part)])
    with pytest.raises(InputError, match=r"short\.o"):
        bitcode.read_input(path)


def _read_fully(path: Path) -> None:
    modules = [item for item in bitcode.read_input(path) if isinstance(item, Bitcode)]
    bitcode.check(modules)
    with workspace() as memory:
        for module in modules:
            bitcode.parse(module, memory)
