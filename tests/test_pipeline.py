"""The flow of a link, with a stand-in for the AD half that knows one derivative: (x²)' = 2x."""

from __future__ import annotations

import ctypes
import importlib
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from enzyme_build import ir, pipeline
from enzyme_build.artifacts import LinkJob, OutputKind
from enzyme_build.cli import scan
from enzyme_build.errors import LinkError, SourceLocation

SQUARE = "double square(double x) { return x * x; }\n"
REQUEST = """\
double square(double);
double __enzyme_autodiff(void *, ...);
double slope(double x) { return __enzyme_autodiff((void *)square, x); }
"""


@dataclass(frozen=True)
class Request:
    function: str
    mode: str
    arguments: list[tuple[str, str]]
    at: SourceLocation | None


ENGINE = importlib.import_module("enzyme_build.differentiate")


class HalfThatKnowsSquares(ModuleType):
    """Leaves its requests for a second round, as a nest of derivatives does; all else is the engine's."""

    def __init__(self) -> None:
        super().__init__("enzyme_build.differentiate")
        self.calls: list[str] = []

    def protect(self, module: ir.Module, rule_files: object = ()) -> None:
        self.calls.append("protect")

    def __getattr__(self, name: str) -> object:
        return getattr(ENGINE, name)

    def find_requests(self, module: ir.Module, _: object = None) -> list[Request]:
        return [Request("square", "reverse", [("out", "double")], ir.location_of(call)) for call in requests(module)]

    def answer_requests(self, session: Any, warnings: list[str]) -> bool:
        self.calls.append("differentiate")
        if self.calls.count("differentiate") == 1:
            return True
        for call in requests(session.module):
            two = ir.float_constant(call.type, 2.0)
            made = ir.Binary("fmul", two, call.arguments[1])
            call.block.insert_before(call, made)
            call.replace_all_uses_with(made)
            call.erase()
        return False


def requests(module: ir.Module) -> list[ir.Call]:
    functions = [function for function in module.functions.values() if not function.is_declaration]
    calls = [call for function in functions for call in function.instructions() if isinstance(call, ir.Call)]
    return [call for call in calls if "__enzyme_autodiff" in call.callee.name]


@pytest.fixture
def half(monkeypatch: pytest.MonkeyPatch) -> HalfThatKnowsSquares:
    made = HalfThatKnowsSquares()
    monkeypatch.setitem(sys.modules, "enzyme_build.differentiate", made)
    return made


@pytest.fixture
def inputs(compile_text: Callable[..., Path]) -> tuple[Path, Path]:
    return compile_text("square.c", SQUARE), compile_text("request.c", REQUEST)


@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_a_request_is_answered_across_files(
    half: HalfThatKnowsSquares, inputs: tuple[Path, ...], tmp_path: Path, level: int
) -> None:
    job = LinkJob(inputs, tmp_path / "lib.so", OutputKind.SHARED, level=level, save_stages=tmp_path / "stages")
    made = pipeline.run(job)
    slope = ctypes.CDLL(str(made.path)).slope
    slope.restype, slope.argtypes = ctypes.c_double, [ctypes.c_double]
    assert slope(1.5) == 3.0
    assert half.calls == ["protect", "differentiate", "differentiate"]


def test_stages(half: HalfThatKnowsSquares, inputs: tuple[Path, ...], tmp_path: Path) -> None:
    stages = tmp_path / "stages"
    pipeline.run(LinkJob(inputs, tmp_path / "all.o", OutputKind.OBJECT, save_stages=stages))
    assert sorted(path.name for path in stages.iterdir()) == [
        "1-linked.ll",
        "2-prepared.ll",
        "3-requests.txt",
        "4-derived.ll",
        "5-optimized.ll",
        "6-object.o",
    ]
    assert "square" in (stages / "3-requests.txt").read_text()
    assert "call double (ptr, ...) @__enzyme_autodiff" in (stages / "2-prepared.ll").read_text()
    assert "call double (ptr, ...) @__enzyme_autodiff" not in (stages / "4-derived.ll").read_text()
    assert (stages / "6-object.o").read_bytes() == (tmp_path / "all.o").read_bytes()


def test_a_request_that_is_left_is_refused(
    half: HalfThatKnowsSquares, inputs: tuple[Path, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(half, "answer_requests", lambda session, warnings: False)
    with pytest.raises(LinkError) as caught:
        pipeline.run(LinkJob(inputs, tmp_path / "lib.so"))
    assert "unanswered" in caught.value.message
    assert any("__enzyme_autodiff" in step and "slope" in step for step in caught.value.trail)
    assert not (tmp_path / "lib.so").exists()


def test_only_the_names_to_keep_are_shown(half: HalfThatKnowsSquares, inputs: tuple[Path, ...], tmp_path: Path) -> None:
    pipeline.run(LinkJob(inputs, tmp_path / "lib.so", keep=frozenset({"slope"})))
    library = ctypes.CDLL(str(tmp_path / "lib.so"))
    assert hasattr(library, "slope") and not hasattr(library, "square")


def test_scan(half: HalfThatKnowsSquares, inputs: tuple[Path, ...], capsys: pytest.CaptureFixture[str]) -> None:
    scan.run(scan.argparse.Namespace(files=list(inputs), json=True))
    told = json.loads(capsys.readouterr().out)
    (request,) = told["requests"]
    assert request["function"] == "square" and request["mode"] == "reverse"
    assert request["arguments"] == [{"activity": "out", "type": "double"}]
    assert "request.c:3" in request["at"]
    scan.run(scan.argparse.Namespace(files=list(inputs), json=False))
    assert "square" in capsys.readouterr().out


def test_scan_of_a_program_without_requests(
    half: HalfThatKnowsSquares, compile_text: Callable[..., Path], capsys: pytest.CaptureFixture[str]
) -> None:
    scan.run(scan.argparse.Namespace(files=[compile_text("square.c", SQUARE)], json=False))
    assert "no derivative requests" in capsys.readouterr().out
