"""Derivatives of CUDA kernels on the emulator, in every order of their threads and blocks.

Each program of `programs/` has the kernels `primal`, `gradient` and `tangent`.  Forward mode is compared with
differences, reverse mode with forward mode by the dot product, and no order may make a difference or a race.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from subprocess import run

import numpy as np
import pytest

from enzyme_build.toolchain import cuda
from enzyme_build.toolchain.compilers import Language, find
from tests.devices.emulator import ORDERS, Kernels

PROGRAMS = Path(__file__).resolve().parent / "programs"
needs_cuda = pytest.mark.skipif(
    find(Language.CXX).is_zig or cuda.toolkit() is None,
    reason="no clang, or no CUDA headers: pip install 'enzyme-build[cuda]'",
)
pytestmark = needs_cuda


@dataclass(frozen=True)
class Array:
    """`active`: it has a shadow; `is_result`: the shadow is a seed in reverse mode."""

    values: np.ndarray
    active: bool = True
    is_result: bool = False


@dataclass(frozen=True)
class Case:
    grid: Sequence[int]
    block: Sequence[int]
    arguments: Sequence[Array | float | int]
    tolerance: float = 2e-7
    step: float = 1e-6
    name: str = field(default="")


def random(*shape: int, low: float = -1.0, high: float = 1.0, seed: int = 1, kind: type = np.float64) -> np.ndarray:
    return np.random.default_rng(seed).uniform(low, high, shape).astype(kind)


def results(*shape: int, kind: type = np.float64) -> Array:
    return Array(np.zeros(shape, kind), is_result=True)


def integers(values: Sequence[int] | np.ndarray) -> Array:
    return Array(np.asarray(values, np.int32), active=False)


CASES: dict[str, Case] = {
    "saxpy": Case([3], [32], [Array(random(90)), Array(random(90, seed=2), is_result=True), 1.5, 90]),
    "stencil": Case([3], [64], [Array(random(150)), results(150), 150]),
    "tree_reduction": Case([3], [128], [Array(random(300)), results(1), 300]),
    "warp_reduction": Case([2], [128], [Array(random(250)), results(2), 250]),
    "matmul": Case([2, 2], [8, 8], [Array(random(16, 16)), Array(random(16, 16, seed=2)), results(16, 16), 16]),
    "histogram": Case(
        [2], [32], [Array(random(100)), integers(np.random.default_rng(3).integers(0, 16, 100)), results(16), 100]
    ),
    "nbody": Case([2], [32], [Array(random(64, 4)), results(64, 3), 64]),
    "lattice": Case([2, 2], [8, 4], [Array(random(9, 7, 12, low=0.5, high=1.5)), results(9, 7, 12), 0.7, 12, 7]),
    "lookups": Case(
        [2],
        [32],
        [
            Array(np.sort(random(5, 64, low=0.0, high=1.0), axis=1)),
            Array(random(5, 64, seed=2)),
            Array(random(3, seed=3)),
            integers([4, 0, 2]),
            Array(random(50, low=0.2, high=0.8, seed=4)),
            results(50),
            3,
            50,
        ],
        tolerance=1e-4,
        step=1e-9,
    ),
    "divergent": Case(
        [2], [32], [Array(random(50, low=0.0, high=3.0)), Array(random(50, low=0.0, high=0.9)), results(50), 50]
    ),
    "softmax": Case(
        [3],
        [32],
        [Array(random(3, 20, low=-4.0, high=4.0, kind=np.float32)), results(3, 20, kind=np.float32), 20],
        tolerance=2e-3,
        step=1e-2,
    ),
    "scan": Case([2], [64], [Array(random(100)), results(100), 100]),
    "rounds": Case([2], [32], [Array(random(64)), results(64), 3]),
}


@pytest.fixture(scope="module", params=CASES)
def kernels(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Kernels, Case]:
    name = str(request.param)
    folder = tmp_path_factory.mktemp(name)
    compile_kernels(PROGRAMS / f"{name}.cu", folder)
    return Kernels((folder / "stages" / "4-derived.ll").read_text(), folder), CASES[name]


def compile_kernels(source: Path, folder: Path, processor: str = "sm_80") -> str:
    """The PTX of a file of kernels."""
    flags = ["-x", "cuda", "--cuda-device-only", f"--cuda-gpu-arch={processor}", "-O2", "-S"]
    stages = f"--save-stages={folder / 'stages'}"
    run(["enzyme-c++", *flags, stages, str(source), "-o", str(folder / "kernels.ptx")], check=True)
    return (folder / "kernels.ptx").read_text()


def shadows_of(case: Case, seeds: Sequence[np.ndarray | None]) -> list[object]:
    given: list[object] = []
    for argument, seed in zip(case.arguments, seeds):
        given.append(argument.values.copy() if isinstance(argument, Array) else argument)
        if isinstance(argument, Array) and argument.active:
            assert seed is not None
            given.append(seed.copy())
    return given


def directions(case: Case, seed: int) -> list[np.ndarray | None]:
    generator = np.random.default_rng(seed)
    return [
        generator.standard_normal(a.values.shape).astype(a.values.dtype) if isinstance(a, Array) and a.active else None
        for a in case.arguments
    ]


def moved(case: Case, along: Sequence[np.ndarray | None], step: float) -> list[object]:
    return [
        (a.values + step * d if d is not None else a.values).astype(a.values.dtype) if isinstance(a, Array) else a
        for a, d in zip(case.arguments, along)
    ]


def pairs(case: Case, given: Sequence[object]) -> list[tuple[Array, np.ndarray]]:
    """Each active array, and what lies in its shadow."""
    rest, found = list(given), list[tuple[Array, np.ndarray]]()
    for argument in case.arguments:
        rest.pop(0)
        if isinstance(argument, Array) and argument.active:
            shadow = rest.pop(0)
            assert isinstance(shadow, np.ndarray)
            found.append((argument, shadow))
    return found


def test_forward_mode_is_what_differences_are(kernels: tuple[Kernels, Case]) -> None:
    program, case = kernels
    along = directions(case, 5)
    ends = [moved(case, along, step) for step in (case.step, -case.step)]
    for end in ends:
        program.launch("primal", case.grid, case.block, *end)
    for order in ORDERS:
        given = shadows_of(case, along)
        program.launch("tangent", case.grid, case.block, *given, order=order, seed=3)
        active = [n for n, a in enumerate(case.arguments) if isinstance(a, Array) and a.active]
        for number, (argument, tangent) in zip(active, pairs(case, given)):
            if argument.is_result:
                above, below = (np.asarray(end[number], np.float64) for end in ends)
                quotient = (above - below) / (2 * case.step)
                scale = np.abs(quotient).max() + 1.0
                assert np.abs(tangent - quotient).max() < case.tolerance * scale, order


def test_reverse_mode_is_the_transpose_of_forward_mode(kernels: tuple[Kernels, Case]) -> None:
    program, case = kernels
    along, seeds = directions(case, 5), directions(case, 6)
    forward = shadows_of(case, along)
    program.launch("tangent", case.grid, case.block, *forward)
    wanted = sum(
        float((s.astype(np.float64) * t).sum())
        for (a, t), s in zip(pairs(case, forward), present(seeds))
        if a.is_result
    )
    accuracy = 1e-4 if any(isinstance(a, Array) and a.values.dtype == np.float32 for a in case.arguments) else 1e-11
    for order in (*ORDERS, "random"):
        start = [
            (s if a.is_result else np.zeros_like(s)) if isinstance(a, Array) and s is not None else None
            for a, s in zip(case.arguments, seeds)
        ]
        given = shadows_of(case, start)
        program.launch("gradient", case.grid, case.block, *given, order=order, seed=7)
        found = sum(float((d.astype(np.float64) * s).sum()) for (_, s), d in zip(pairs(case, given), present(along)))
        assert found == pytest.approx(wanted, rel=accuracy, abs=accuracy), order
    assert not program.divergences


def present(values: Sequence[np.ndarray | None]) -> list[np.ndarray]:
    return [value for value in values if value is not None]


@pytest.mark.parametrize("processor", ["sm_80", "sm_90"])
@pytest.mark.parametrize("name", CASES)
def test_kernels_are_assembled(name: str, processor: str, tmp_path: Path) -> None:
    flags = ["-x", "cuda", "--cuda-device-only", f"--cuda-gpu-arch={processor}", "-O2", "-c"]
    run(["enzyme-c++", *flags, str(PROGRAMS / f"{name}.cu"), "-o", "kernels.cubin"], check=True, cwd=tmp_path)
    assert (tmp_path / "kernels.cubin").read_bytes().startswith(b"\x7fELF")
