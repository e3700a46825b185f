"""Gradients of the CUDA kernels in `tests/devices/programs`, on a GPU: right, and how many times their primal's time.

    python -m benchmarks.gpu build FOLDER     needs this package and clang: PTX for the processor that `--arch` names
    python -m benchmarks.gpu static FOLDER    needs ptxas: registers, spills, stack, shared memory, atomics; a table
    python -m benchmarks.gpu run FOLDER       needs CuPy and a GPU: a table, and FOLDER/gpu.json

Forward mode is compared with differences of the primal kernel, reverse mode with forward mode by the dot product.  A
time is the median of several launches, each between two events of the device.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np

from tests.devices.cases import Array, Case, random, results

PROGRAMS = Path(__file__).resolve().parent.parent / "tests" / "devices" / "programs"
HEAP = 8 << 30  # bytes of the device's own heap, on which threads keep tapes whose size only the running program knows
LAUNCHES = 15
DIFFERENCES = 1e-5  # what quotients of sums over millions of threads are good for, relative to the mean


def integers(high: int, *shape: int) -> Array:
    return Array(np.random.default_rng(3).integers(0, high, shape).astype(np.int32), active=False)


def cases() -> dict[str, Callable[[], Case]]:
    n = 1 << 22
    return {
        "saxpy": lambda: Case((n // 256,), (256,), (Array(random(n)), Array(random(n), is_result=True), 1.5, n)),
        "stencil": lambda: Case((n // 64,), (64,), (Array(random(n)), results(n), n)),
        "tree_reduction": lambda: Case((n // 128,), (128,), (Array(random(n)), results(1), n)),
        "warp_reduction": lambda: Case((n // 128,), (128,), (Array(random(n)), results(n // 128), n)),
        "matmul": lambda: Case(
            (128, 128), (8, 8), (Array(random(1024, 1024)), Array(random(1024, 1024)), results(1024, 1024), 1024)
        ),
        "histogram": lambda: Case((1024,), (256,), (Array(random(n)), integers(16, n), results(16), n)),
        "nbody": lambda: Case((512,), (32,), (Array(random(1 << 14, 4)), results(1 << 14, 3), 1 << 14)),
        "lattice": lambda: Case(
            (64, 256),
            (32, 8),
            (Array(random(9, 2048, 2048, low=0.5, high=1.5)), results(9, 2048, 2048), 0.7, 2048, 2048),
        ),
        "lookups": lambda: Case(
            (n // 512,),
            (128,),
            (
                Array(np.sort(random(68, 64, low=0.0, high=1.0), axis=1)),
                Array(random(68, 64)),
                Array(random(12)),
                integers(68, 12),
                Array(random(n // 4, low=0.2, high=0.8)),
                results(n // 4),
                12,
                n // 4,
            ),
            tolerance=1e-2,
            step=1e-10,
        ),
        "divergent": lambda: Case(
            (n // 128,),
            (128,),
            (Array(random(n, low=0.0, high=3.0)), Array(random(n, low=0.0, high=0.9)), results(n), n),
        ),
        "softmax": lambda: Case(
            (n // 32,),
            (32,),
            (
                Array(random(n // 32, 32, low=-4.0, high=4.0, kind=np.float32)),
                results(n // 32, 32, kind=np.float32),
                32,
            ),
            tolerance=1e-1,
            step=1e-3,
        ),
        "scan": lambda: Case((n // 256,), (64,), (Array(random(n // 4)), results(n // 4), n // 4)),
        "rounds": lambda: Case((n // 256,), (32,), (Array(random(n // 8)), results(n // 8), 3)),
    }


def build(folder: Path, processor: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in cases():
        flags = ["-x", "cuda", "--cuda-device-only", f"--cuda-gpu-arch={processor}", "-O3", "-S"]
        output = folder / f"{name}.ptx"
        subprocess.run(["enzyme-c++", *flags, str(PROGRAMS / f"{name}.cu"), "-o", str(output)], check=True)
        print(f"{output}: {output.stat().st_size} bytes")


def static(folder: Path, processor: str) -> None:
    """A row for each kernel: what `ptxas -v` says of it, and of its gradient."""
    print(
        "| kernel | registers | spilled bytes | stack bytes | shared bytes | atomics | heap |\n"
        "|---|--:|--:|--:|--:|--:|---|"
    )
    for name in cases():
        text = (folder / f"{name}.ptx").read_text()
        both = [_figures(folder / f"{name}.ptx", processor, text, kernel) for kernel in ("primal", "gradient")]
        cells = [f"{a} → {b}" if a != b else str(a) for a, b in zip(*both)]
        print(f"| {name} | {' | '.join(cells)} |")


def _figures(path: Path, processor: str, text: str, kernel: str) -> list[Any]:
    command = ["ptxas", f"-arch={processor}", "-v", str(path), "-o", "/dev/null"]
    said = subprocess.run(command, capture_output=True, text=True, check=True)
    part = (said.stdout + said.stderr).split(f"entry function '{kernel}'")[1].split("entry function '")[0]

    def number(pattern: str) -> int:
        found = re.search(pattern, part)
        return int(found[1]) if found else 0

    body = text.split(f".visible .entry {kernel}(")[1].split("\n}\n")[0]
    spilled = number(r"(\d+) bytes spill stores")
    return [
        number(r"Used (\d+) registers"),
        spilled,
        number(r"(\d+) bytes stack frame"),
        number(r"(\d+) bytes smem"),
        len(re.findall(r"^\s*(?:@%p\d+ )?(?:atom|red)\.", body, re.MULTILINE)),
        "yes" if re.search(r"\bcall[^;]*(?:tape|malloc)", body, re.DOTALL) else "no",
    ]


def run(folder: Path) -> None:
    import cupy  # type: ignore[import-not-found]

    cupy.cuda.runtime.deviceSetLimit(2, HEAP)  # cudaLimitMallocHeapSize
    device = cupy.cuda.runtime.getDeviceProperties(0)["name"].decode()
    rows: list[dict[str, Any]] = []
    print(f"{device}\n{'program':16}{'primal ms':>10}{'gradient':>10}{'ratio':>7}{'tangent':>9}{'ratio':>7}  wrong by")
    for name, make in cases().items():
        row: dict[str, Any] = {"program": name, "device": device}
        try:
            row |= _measure(cupy, folder / f"{name}.ptx", make())
            print(
                f"{name:16}{row['primal']:10.3f}{row['gradient']:10.3f}{row['gradient'] / row['primal']:7.2f}"
                f"{row['tangent']:9.3f}{row['tangent'] / row['primal']:7.2f}"
                f"  forward {row['forward error']:.1e}, reverse {row['reverse error']:.1e}",
                flush=True,
            )
        except Exception as error:  # the next program may run
            row["error"] = str(error)
            print(f"{name:16}{error}", flush=True)
        rows.append(row)
        cupy.get_default_memory_pool().free_all_blocks()
    (folder / "gpu.json").write_text(json.dumps(rows, indent=1))


def _measure(cupy: Any, ptx: Path, case: Case) -> dict[str, float]:
    module = cupy.RawModule(path=str(ptx))
    kernels = {name: module.get_function(name) for name in ("primal", "gradient", "tangent")}
    random_numbers = np.random.default_rng(7)

    def drawn(argument: Any) -> Any:
        is_active = isinstance(argument, Array) and argument.active
        shape = argument.values.shape if is_active else ()
        return random_numbers.standard_normal(shape).astype(argument.values.dtype) if is_active else None

    along, seeds = [drawn(a) for a in case.arguments], [drawn(a) for a in case.arguments]

    def given(shadows: list[Any] | None, step: float = 0.0) -> list[Any]:
        passed: list[Any] = []
        for argument, direction, shadow in zip(case.arguments, along, shadows or along):
            if not isinstance(argument, Array):
                passed.append(np.int32(argument) if isinstance(argument, int) else np.float64(argument))
                continue
            moved = argument.values if direction is None or not step else argument.values + step * direction
            passed.append(cupy.asarray(moved.astype(argument.values.dtype)))
            if shadows is not None and argument.active:
                passed.append(cupy.asarray(shadow))
        return passed

    def launch(name: str, arguments: list[Any]) -> list[Any]:
        kernels[name](case.grid, case.block, tuple(arguments))
        cupy.cuda.runtime.deviceSynchronize()
        return arguments

    def shadows_of(arguments: list[Any]) -> list[tuple[Array, np.ndarray]]:
        rest, found = list(arguments), []
        for argument in case.arguments:
            rest.pop(0)
            if isinstance(argument, Array) and argument.active:
                found.append((argument, rest.pop(0).get().astype(np.float64)))
        return found

    above, below = (launch("primal", given(None, step)) for step in (case.step, -case.step))
    forward = launch("tangent", given(along))
    place = {number: argument for number, argument in enumerate(case.arguments) if isinstance(argument, Array)}
    quotients = [
        (above[n].get().astype(np.float64) - below[n].get().astype(np.float64)) / (2 * case.step)
        for n, a in place.items()
        if a.active and a.is_result
    ]
    tangents = [t for a, t in shadows_of(forward) if a.is_result]
    forward_error = max(float(np.abs(q - t).mean() / (np.abs(t).mean() + 1e-300)) for q, t in zip(quotients, tangents))
    assert forward_error < max(case.tolerance, DIFFERENCES), f"forward mode is wrong by {forward_error:.1e}"
    start = [s if s is None or a.is_result else np.zeros_like(s) for a, s in zip(case.arguments, seeds)]
    reverse = launch("gradient", given(start))
    actives = [s for s in seeds if s is not None]
    wanted = sum(float((s * t).sum()) for (a, t), s in zip(shadows_of(forward), actives) if a.is_result)
    scale = sum(float(np.abs(s * t).sum()) for (a, t), s in zip(shadows_of(forward), actives) if a.is_result)
    found = sum(float((d * s).sum()) for (_, s), d in zip(shadows_of(reverse), (d for d in along if d is not None)))
    reverse_error = abs(found - wanted) / scale
    is_single = any(a.values.dtype == np.float32 for a in place.values() if a.active)
    assert reverse_error < (1e-4 if is_single else 1e-10), f"reverse mode is wrong by {reverse_error:.1e}"
    times = {name: _time(cupy, kernels[name], case, given(None if name == "primal" else start)) for name in kernels}
    return {**times, "forward error": forward_error, "reverse error": reverse_error}


def _time(cupy: Any, kernel: Any, case: Case, arguments: list[Any]) -> float:
    """Milliseconds of a launch."""
    times: list[float] = []
    for _ in range(LAUNCHES + 2):
        begin, end = cupy.cuda.Event(), cupy.cuda.Event()
        begin.record()
        kernel(case.grid, case.block, tuple(arguments))
        end.record()
        end.synchronize()
        times.append(cupy.cuda.get_elapsed_time(begin, end))
    return median(times[2:])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["build", "static", "run"])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--arch", default="sm_90")
    chosen = parser.parse_args()
    if chosen.what == "run":
        run(chosen.folder)
    else:
        (build if chosen.what == "build" else static)(chosen.folder, chosen.arch)
