"""Derivatives of CUDA kernels on the emulator, in every order of their threads and blocks.

Each program of `programs/` has the kernels `primal`, `gradient` and `tangent`.  Forward mode is compared with
differences, reverse mode with forward mode by the dot product, and no order may make a difference or a race.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from subprocess import run

import numpy as np
import pytest

from enzyme_build.toolchain import cuda, elf
from enzyme_build.toolchain.compilers import Language, find
from tests.devices.cases import Array, Case, random, results
from tests.devices.emulator import ORDERS, Kernels

PROGRAMS = Path(__file__).resolve().parent / "programs"
needs_cuda = pytest.mark.skipif(
    find(Language.CXX).is_zig or cuda.toolkit() is None,
    reason="no clang, or no CUDA headers: pip install 'enzyme-build[cuda]'",
)
pytestmark = needs_cuda


def integers(values: Sequence[int] | np.ndarray) -> Array:
    return Array(np.asarray(values, np.int32), active=False)


CASES: dict[str, Case] = {
    "saxpy.cu": Case([3], [32], [Array(random(90)), Array(random(90, seed=2), is_result=True), 1.5, 90]),
    "stencil.cu": Case([3], [64], [Array(random(150)), results(150), 150]),
    "tree_reduction.cu": Case([3], [128], [Array(random(300)), results(1), 300]),
    "warp_reduction.cu": Case([2], [128], [Array(random(250)), results(2), 250]),
    "matmul.cu": Case([2, 2], [8, 8], [Array(random(16, 16)), Array(random(16, 16, seed=2)), results(16, 16), 16]),
    "histogram.cu": Case(
        [2], [32], [Array(random(100)), integers(np.random.default_rng(3).integers(0, 16, 100)), results(16), 100]
    ),
    "nbody.cu": Case([2], [32], [Array(random(64, 4)), results(64, 3), 64]),
    "lattice.cu": Case([2, 2], [8, 4], [Array(random(9, 7, 12, low=0.5, high=1.5)), results(9, 7, 12), 0.7, 12, 7]),
    "lookups.cu": Case(
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
    "divergent.cu": Case(
        [2], [32], [Array(random(50, low=0.0, high=3.0)), Array(random(50, low=0.0, high=0.9)), results(50), 50]
    ),
    "softmax.cu": Case(
        [3],
        [32],
        [Array(random(3, 20, low=-4.0, high=4.0, kind=np.float32)), results(3, 20, kind=np.float32), 20],
        tolerance=2e-3,
        step=1e-2,
    ),
    "scan.cu": Case([2], [64], [Array(random(100)), results(100), 100]),
    "local_arrays.cu": Case([2], [32], [Array(random(50)), Array(random(2, seed=2)), results(50), 50]),
    "rounds.cu": Case([2], [32], [Array(random(64)), results(64), 3]),
    "waiting_callee.cu": Case([2], [32], [Array(random(64)), results(64)]),
    "bitonic_sort.cu": Case([2], [32], [Array(random(128)), results(128)]),
    "block_scan.cu": Case([2], [128], [Array(random(256)), results(256), results(256)]),
    "argmax.cu": Case([3], [64], [Array(random(192)), results(3, 2)]),
    "pivoting.cu": Case([2], [8], [Array(random(2, 6, 6)), Array(random(2, 6, seed=5)), results(2, 6)], tolerance=1e-5),
    "stop_flag.cu": Case([1, 2], [4, 4, 4], [Array(random(128)), results(128), 6]),
    "fourier.cu": Case([2], [32], [Array(random(2, 64, 2)), results(2, 64)]),
    "device_functions.cu": Case(
        [1],
        [32],
        [
            Array(random(30, low=0.3, high=1.5)),
            Array(random(30, low=0.4, high=1.2, kind=np.float32)),
            results(30),
            results(30, kind=np.float32),
            30,
        ],
        tolerance=2e-3,
        step=1e-3,
    ),
    "relaxation.cu": Case([2], [16], [Array(random(32, 3), is_result=True), 3]),
    "tiles.hip": Case([2], [32], [Array(random(64)), results(64), 64]),
}
CASES |= {f"{name}.hip": CASES[f"{name}.cu"] for name in ("saxpy", "tree_reduction")}


@pytest.fixture(scope="module", params=CASES)
def kernels(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Kernels, Case]:
    name = str(request.param)
    folder = tmp_path_factory.mktemp(name)
    compile_kernels(PROGRAMS / name, folder)
    return Kernels((folder / "stages" / "4-derived.ll").read_text(), folder), CASES[name]


def flags_for(source: Path, processor: str) -> list[str]:
    if source.suffix == ".cu":
        return ["-x", "cuda", "--cuda-device-only", f"--cuda-gpu-arch={processor}", "-O2", "-S"]
    return ["-x", "hip", "--cuda-device-only", "--offload-arch=gfx90a", "-nogpuinc", "-O2", "-c"]


def compile_kernels(source: Path, folder: Path, processor: str = "sm_80") -> None:
    """Leave the derived module of a file of kernels in the folder `stages`."""
    command = ["enzyme-c++", *flags_for(source, processor), f"--save-stages={folder / 'stages'}"]
    output = str(folder / "kernels.out")
    done = run([*command, str(source), "-o", output], capture_output=True, text=True, check=False)
    is_amd = source.suffix == ".hip"  # whose library need not be there
    assert done.returncode == 0 or (is_amd and "device library is not found" in done.stderr), done.stderr


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
@pytest.mark.parametrize("name", [name for name in CASES if name.endswith(".cu")])
def test_kernels_are_assembled(name: str, processor: str, tmp_path: Path) -> None:
    flags = [flag for flag in flags_for(PROGRAMS / name, processor) if flag != "-S"]
    run(["enzyme-c++", *flags, "-c", str(PROGRAMS / name), "-o", "kernels.cubin"], check=True, cwd=tmp_path)
    assert (tmp_path / "kernels.cubin").read_bytes().startswith(b"\x7fELF")


@pytest.mark.parametrize("name", [name for name in CASES if name.endswith(".hip")])
def test_kernels_are_linked(name: str, tmp_path: Path) -> None:
    command = ["enzyme-c++", *flags_for(PROGRAMS / name, ""), str(PROGRAMS / name), "-o", "kernels.hsaco"]
    done = run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    if "device library is not found" in done.stderr:
        pytest.skip("no ROCm: apt-get install -y rocm-device-libs")
    assert done.returncode == 0, done.stderr
    symbols = elf.read((tmp_path / "kernels.hsaco").read_bytes()).symbols
    assert {"primal", "gradient", "tangent"} <= symbols.defined


def test_forward_mode_over_reverse_mode(tmp_path: Path) -> None:
    compile_kernels(PROGRAMS / "curvature.cu", tmp_path)
    program = Kernels((tmp_path / "stages" / "4-derived.ll").read_text(), tmp_path)
    n, x, along = 60, random(60), random(60, seed=2)

    def slope(at: np.ndarray, order: str = "ascending") -> np.ndarray:
        dx, total, dtotal = np.zeros(n), np.zeros(1), np.ones(1)
        program.launch("primal", 2, 32, at.copy(), dx, total, dtotal, n, order=order)
        return dx

    wanted = (slope(x + 1e-6 * along) - slope(x - 1e-6 * along)) / 2e-6
    for order in ORDERS:
        dx, product = np.zeros(n), np.zeros(n)
        total, zero, dtotal, vdtotal = np.zeros(1), np.zeros(1), np.ones(1), np.zeros(1)
        program.launch("tangent", 2, 32, x, along, dx, product, total, zero, dtotal, vdtotal, n, order=order)
        assert product == pytest.approx(wanted, rel=1e-6, abs=1e-6)
        assert dx == pytest.approx(slope(x, order), rel=1e-12)


SEVERAL = """
#include <enzyme.h>
__device__ void body(const double *x, double *y, int n) {
    __shared__ double part[32];
    int t = threadIdx.x;
    part[t] = x[t] * x[t] * x[0];
    __syncthreads();
    y[t] = part[(t + 1) % 32] + __shfl_up_sync(0xffffffffu, part[t], 3) * x[t];
}
extern "C" __global__ void primal(const double *x, double *y, int n) { body(x, y, n); }
extern "C" __global__ void lanes(const double *x, double *dx, double *ex, double *y, double *dy, double *ey, int n) {
    __enzyme_MODE<void>((void *)body, enzyme_width, 2, enzyme_dup, x, dx, ex, enzyme_dup, y, dy, ey, enzyme_const, n);
}
extern "C" __global__ void one(const double *x, double *dx, double *y, double *dy, int n) {
    __enzyme_MODE<void>((void *)body, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n);
}
extern "C" __global__ void halves(const double *x, double *dx, double *y, double *dy, int n) {
    void *tape = __enzyme_augmentfwd<void *>((void *)body, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n);
    __enzyme_reverse<void>((void *)body, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n, tape);
}
"""


@pytest.mark.parametrize("mode", ["autodiff", "fwddiff"])
def test_several_lanes_and_halves(mode: str, tmp_path: Path) -> None:
    (tmp_path / "several.cu").write_text(SEVERAL.replace("MODE", mode))
    compile_kernels(tmp_path / "several.cu", tmp_path)
    program = Kernels((tmp_path / "stages" / "4-derived.ll").read_text(), tmp_path)
    x = random(32)
    shadows = [[random(32, seed=lane), random(32, seed=lane + 5)] for lane in (2, 3)]
    for order in ORDERS:
        both = [[s.copy() for s in lane] for lane in shadows]
        program.launch("lanes", 1, 32, x, both[0][0], both[1][0], np.zeros(32), both[0][1], both[1][1], 32, order=order)
        for lane in (0, 1):
            dx, dy = (s.copy() for s in shadows[lane])
            program.launch("one", 1, 32, x, dx, np.zeros(32), dy, 32, order=order)
            assert both[lane][0] == pytest.approx(dx, rel=1e-12)
            assert both[lane][1] == pytest.approx(dy, rel=1e-12)
        if mode == "autodiff":
            halves_dx, halves_dy = (s.copy() for s in shadows[1])
            program.launch("halves", 1, 32, x, halves_dx, np.zeros(32), halves_dy, 32, order=order)
            assert halves_dx == pytest.approx(dx, rel=1e-12)


REFUSED = {
    "all blocks of a device share": """
__device__ double kept[64];
__device__ void body(const double *x, double *y) {
    kept[threadIdx.x] = x[threadIdx.x];
    __syncthreads();
    y[threadIdx.x] = kept[threadIdx.x] * kept[threadIdx.x];
}""",
    "is said by the launch": """
extern __shared__ double part[];
__device__ void body(const double *x, double *y) {
    part[threadIdx.x] = x[threadIdx.x];
    __syncthreads();
    y[threadIdx.x] = part[threadIdx.x ^ 1];
}""",
    "__threadfence": """
__device__ unsigned arrived;
__device__ void body(const double *x, double *y) {
    y[1 + blockIdx.x] = x[blockIdx.x] * x[blockIdx.x];
    __threadfence();
    if (atomicAdd(&arrived, 1u) == gridDim.x - 1)
        for (int k = 0; k < gridDim.x; k++) y[0] += y[1 + k];
}""",
    "volatile": """
__device__ void body(const double *x, double *y) {
    __shared__ volatile double part[32];
    part[threadIdx.x] = x[threadIdx.x];
    if (threadIdx.x < 16) part[threadIdx.x] += part[threadIdx.x + 16];
    y[threadIdx.x] = part[threadIdx.x];
}""",
    "the atomic operation `max`": """
__device__ void body(const float *x, float *y) {
    __shared__ int greatest;
    if (threadIdx.x == 0) greatest = 0;
    __syncthreads();
    atomicMax(&greatest, __float_as_int(x[threadIdx.x]));
    __syncthreads();
    y[threadIdx.x] = __int_as_float(greatest);
}""",
    "the atomic operation `xchg`": """
__device__ void body(const float *x, float *y) {
    __shared__ float other[32];
    atomicExch(&other[31 - threadIdx.x], x[threadIdx.x] * x[threadIdx.x]);
    __syncthreads();
    y[threadIdx.x] = other[threadIdx.x];
}""",
    "compare and exchange": """
__device__ void body(const double *x, double *y) {
    unsigned long long *at = (unsigned long long *)y, old = *at, seen;
    do {
        seen = old;
        old = atomicCAS(at, seen, __double_as_longlong(fmax(x[threadIdx.x], __longlong_as_double(seen))));
    } while (seen != old);
}""",
    "cannot be gone through backwards": """
__device__ void body(const double *x, double *y) {
    y[threadIdx.x] = __syncthreads_count(x[threadIdx.x] > 0) * x[threadIdx.x];
}""",
    "no derivative rule for the call to `llvm.nvvm.shfl.sync": """
__device__ void body(const float *x, float *y) {
    int bits = __float_as_int(x[threadIdx.x]);
    y[threadIdx.x] = __int_as_float(__shfl_xor_sync(0xffffffffu, bits ^ 0x80000000, 1));
}""",
}


@pytest.mark.parametrize("says", REFUSED)
def test_what_is_refused(says: str, tmp_path: Path) -> None:
    kind = "float" if "float *x" in REFUSED[says] else "double"
    kernel = f"""
__global__ void gradient(const {kind} *x, {kind} *dx, {kind} *y, {kind} *dy) {{
    __enzyme_autodiff<void>((void *)body, enzyme_dup, x, dx, enzyme_dup, y, dy);
}}
"""
    (tmp_path / "refused.cu").write_text(f"#include <enzyme.h>\n{REFUSED[says]}\n{kernel}")
    command = ["enzyme-c++", "-x", "cuda", "--cuda-device-only", "--cuda-gpu-arch=sm_80", "-O2", "-S", "refused.cu"]
    done = run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stderr
    assert says in done.stderr
    assert "refused.cu:" in done.stderr


@pytest.mark.parametrize("name", ["matmul", "nbody", "lattice", "tree_reduction", "softmax", "divergent", "histogram"])
def test_nothing_is_recorded_on_the_heap(name: str, tmp_path: Path) -> None:
    compile_kernels(PROGRAMS / f"{name}.cu", tmp_path)
    assert "malloc" not in (tmp_path / "kernels.out").read_text()
