"""The tables of the documentation that the corpus and the benchmarks write are up to date."""

from __future__ import annotations

from benchmarks import report
from tests.harness import table
from tests.harness.programs import all_programs, read_program


def test_what_works_is_what_the_corpus_says() -> None:
    """Else run `python -m tests.harness --table`."""
    programs = [read_program(path) for path in all_programs()]
    text = table.SUPPORT.read_text(encoding="utf-8")
    page = table.LIST.read_text(encoding="utf-8")
    assert table.with_table(text, programs, table.said(page)) == text
    assert _without_states(table.listed(programs, {})) == _without_states(page)
    messages = table.said(page)
    assert set(messages) == {program.name for program in programs if table.refusals(program)}
    assert all(messages.values())


def _without_states(page: str) -> list[str]:
    return [line.rpartition(" | ")[0] if line.startswith("| [") else line for line in page.splitlines()]


def test_the_plot_of_speed_shows_the_means_of_the_report() -> None:
    """Else run `python -m benchmarks --publish`."""
    text = report.PAGE.read_text(encoding="utf-8").split(report.BEGIN)[1].split(report.END)[0]
    picture = report.PICTURE.read_text(encoding="utf-8")
    means = report.means_of(text)
    names = {name.rpartition(" (")[0] for _, name in means}
    assert {"ours, strict", "ours, fast"} < names <= {"ours, strict", "ours, fast", "by hand", *report.TOOLS.values()}
    assert all(f"{ratio:.2g}" in picture and name in picture for ratio, name in means)
