"""What the timings say: a Markdown table with geometric means and the change since the last run, and a plot."""

from __future__ import annotations

import json
import platform
import re
import time
from collections.abc import Iterable
from pathlib import Path
from statistics import geometric_mean
from typing import Any

from benchmarks import frameworks
from benchmarks.link_step import Link, Relinks
from benchmarks.timing import Timing, all_programs

ROOT = Path(__file__).resolve().parent.parent
PAGE, PICTURE = ROOT / "docs" / "benchmarks.md", ROOT / "docs" / "images" / "speed.svg"
BEGIN, END = "<!-- by `python -m benchmarks --publish` -->\n", "<!-- end of the report -->"
TOOLS = {
    "first": "before optimisation",
    "enzyme": "upstream Enzyme",
    "adolc": "ADOL-C",
    "sacado": "Sacado",
    "cppad": "CppAD",
    **frameworks.NAMES,
}


def read(path: Path) -> dict[str, Any]:
    """What an earlier run wrote; nothing if there was none, or none of this form."""
    try:
        found = json.loads(path.read_text())
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def markdown(
    timings: list[Timing],
    links: list[Link],
    skipped: dict[str, str],
    before: dict[str, Any],
    again: Relinks | None = None,
) -> str:
    """Everything that is worth reading."""
    parts = [machine()]
    plain = {program.name for program in all_programs() if program.is_as_others_write}
    for heading, some in (
        ("", [t for t in timings if t.program not in plain]),
        ("### C++ as others write it", [t for t in timings if t.program in plain]),
    ):
        if some:
            parts += [heading] * bool(heading) + [_table(some, before), _means(some)]
    if links:
        parts.append(_links(links))
    if again is not None:
        parts.append(relinked(again))
    if skipped:
        parts.append("Skipped:\n" + "\n".join(f"- {what}: {why}" for what, why in skipped.items()))
    return "\n\n".join(parts) + "\n"


def machine() -> str:
    processor = next(
        (line.split(":")[1].strip() for line in _lines("/proc/cpuinfo") if line.startswith("model name")), "?"
    )
    return f"{time.strftime('%Y-%m-%d')}, {processor}, {platform.platform()}; -O3, one thread, medians."


def _lines(path: str) -> list[str]:
    try:
        return Path(path).read_text().splitlines()
    except OSError:
        return []


def _table(timings: list[Timing], before: dict[str, Any]) -> str:
    """Gradient time in primal times: a line a program."""
    tools = [tool for tool in TOOLS if any(t.tool == tool for t in timings)]
    heads = ["strict", "fast", "change", "by hand", *(TOOLS[tool] for tool in tools), "differences", "memory"]
    lines = [f"| program | inputs | primal | {' | '.join(heads)} |", "|---|" + "---:|" * (len(heads) + 2)]
    old = {(t["program"], t["mode"]): t["ratio"] for t in before.get("timings", ()) if t["tool"] == "ours"}
    for program in dict.fromkeys(t.program for t in timings):
        mine = {t.mode: t for t in timings if (t.program, t.tool) == (program, "ours")}
        others = {t.tool: t for t in timings if t.program == program and t.tool != "ours"}
        last = mine.get("fast") or next(iter(mine.values()))
        was = old.get((program, last.mode))
        cells = [
            *(_ratio(mine.get(mode)) for mode in ("strict", "fast")),
            f"{100 * (last.ratio / was - 1):+.0f} %" if was else "",
            f"{last.by_hand / last.primal:.2f}" if last.by_hand else "",
            *(_ratio(others.get(tool)) for tool in tools),
            f"{2 * last.inputs}",
            _size(last.bytes),
        ]
        lines.append(f"| {program} | {last.inputs} | {last.primal * 1e3:.3g} ms | {' | '.join(cells)} |")
    note = (
        "Columns are gradient time over primal time, side by side in one run; rivals with -ffast-math, JAX and "
        "PyTorch over their own primal. `change`: since "
        "the last run. `differences`: the primal runs that central differences need. `memory`: by how much one "
        "gradient raises the resident memory over the primal's."
    )
    return "\n".join(lines) + "\n\n" + note


def _ratio(timing: Timing | None) -> str:
    return "" if timing is None else f"{timing.ratio:.2f}" + ("" if timing.is_right else " WRONG")


def _size(count: int) -> str:
    return f"{count / 2**20:.1f} MiB" if count >= 2**20 else f"{count // 1024} KiB"


def _means(timings: list[Timing]) -> str:
    """Geometric means, and of each rival's gradients by ours, over the programs that both have right."""
    right = [t for t in timings if t.is_right]
    lines = ["| geometric mean of | programs | gradient/primal | its gradient / ours |", "|---|---:|---:|---:|"]
    for mode in ("strict", "fast"):
        mine = {t.program: t for t in right if (t.tool, t.mode) == ("ours", mode)}
        if mine:
            lines.append(f"| ours, {mode} | {len(mine)} | {geometric_mean(t.ratio for t in mine.values()):.2f} | |")
    mine = {t.program: t for t in right if (t.tool, t.mode) == ("ours", "fast")}
    for tool, name in TOOLS.items():
        theirs = [t for t in right if t.tool == tool and t.program in mine]
        if theirs:
            lines.append(_mean(name, theirs, [t.gradient / mine[t.program].gradient for t in theirs]))
    by_hand = [t for t in mine.values() if t.by_hand]
    if by_hand:
        ratios = [(t.by_hand or 0) / t.primal for t in by_hand]
        against = [(t.by_hand or 0) / t.gradient for t in by_hand]
        lines.append(f"| by hand | {len(by_hand)} | {geometric_mean(ratios):.2f} | {geometric_mean(against):.2f} |")
    return "\n".join(lines)


def _mean(name: str, theirs: list[Timing], against: Iterable[float]) -> str:
    return f"| {name} | {len(theirs)} | {geometric_mean(t.ratio for t in theirs):.2f} | {geometric_mean(against):.2f} |"


def _links(links: list[Link]) -> str:
    """The link step: a line a program of so many units and requests."""
    stages = list(dict.fromkeys(stage for link in links for stage in link.stages))
    heads = ["units", "requests", "lines of IR", "compile", "link", *stages, "differentiator / compile"]
    heads += ["s per 100,000 lines", "plain compiler, compile and link"]
    lines = [f"| {' | '.join(heads)} |", "|" + "---:|" * len(heads)]
    for link in links:
        asks = link.requests > 0
        cells = [str(link.units), str(link.requests), str(link.lines or "")]
        cells += [f"{link.compile:.2f} s", f"{link.link:.2f} s"]
        cells += [f"{link.stages[stage]:.2f} s" if stage in link.stages else "" for stage in stages]
        cells.append(f"{link.differentiator / link.compile:.2f}" if asks else "")
        cells.append(f"{link.differentiator / link.lines * 1e5:.1f}" if asks else "")
        cells.append("" if asks else f"{link.plain:.2f} s")
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def relinked(found: Relinks) -> str:
    """Links of one program after changes, beside those of the plain compiler."""
    lines = [
        f"| link of {found.units} units with a request each | with derivatives | plain compiler, none |",
        "|---|---:|---:|",
    ]
    lines += [f"| {case} | {ours:.2f} s | {plain:.2f} s |" for case, (ours, plain) in found.links.items()]
    ours, plain = (1000 * seconds for seconds in found.compile)
    lines.append(f"| compiling one file | {ours:.0f} ms | {plain:.0f} ms |")
    return "\n".join(lines)


def publish(text: str) -> None:
    """Bring the page of the documentation and its plot up to date."""
    page = PAGE.read_text(encoding="utf-8")
    before, rest = page.split(BEGIN)
    PAGE.write_text(before + BEGIN + text + END + rest.split(END)[1], encoding="utf-8")
    plot_means(text, PICTURE)


def means_of(text: str) -> list[tuple[float, str]]:
    """(gradient/primal, whose) of a report, the slowest first."""
    table = text[text.index("| geometric mean") :].partition("\n\n")[0]
    rows = re.findall(r"^\| ([^|]+) \| (\d+) \| ([\d.]+) \|", table, re.MULTILINE)
    return sorted((float(ratio), f"{name} ({count})") for name, count, ratio in rows)[::-1]


def plot_means(text: str, path: Path) -> None:
    """The geometric means of a report, as bars: how many primal times a gradient takes."""
    import matplotlib

    matplotlib.use("Agg")
    matplotlib.rcParams.update({"svg.hashsalt": "speed", "svg.fonttype": "none"})  # the same figures, the same file
    from matplotlib import pyplot

    found = means_of(text)
    figure, axes = pyplot.subplots(figsize=(8, 0.42 * len(found) + 1))
    colours = ["#c2410c" if name.startswith("ours") else "#94a3b8" for _, name in found]
    bars = axes.barh([name for _, name in found], [ratio for ratio, _ in found], color=colours)
    axes.bar_label(bars, [f"{ratio:.2g}" for ratio, _ in found], padding=3)
    axes.set_xscale("log")
    axes.set_xlim(1, 2 * found[0][0])
    axes.set_xlabel("time of a gradient / time of its program, geometric mean (of so many programs)")
    axes.spines[["top", "right"]].set_visible(False)
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})
    pyplot.close(figure)


def plot(timings: list[Timing], path: Path) -> None:
    """Bars of the ratios, a group a program; nothing without matplotlib."""
    try:
        import matplotlib
    except ImportError:
        return
    matplotlib.use("Agg")
    from matplotlib import pyplot

    fast = [t for t in timings if t.mode == "fast" and t.is_right]
    names = list(dict.fromkeys(t.program for t in fast))
    tools = [tool for tool in ("ours", *TOOLS) if any(t.tool == tool for t in fast)]
    figure, axes = pyplot.subplots(figsize=(max(6, 0.55 * len(names)), 5))
    for number, tool in enumerate(tools):
        mine = {t.program: t.ratio for t in fast if t.tool == tool}
        places = [names.index(name) + 0.8 * number / len(tools) for name in mine]
        axes.bar(places, list(mine.values()), 0.8 / len(tools), label=TOOLS.get(tool, tool))
    axes.set_yscale("log")
    axes.set_ylabel("gradient / primal")
    axes.set_xticks([k + 0.4 for k in range(len(names))], names, rotation=60, ha="right")
    axes.legend()
    figure.tight_layout()
    figure.savefig(path, dpi=120)
    pyplot.close(figure)
