"""A link writes what it did, as JSON and as a page that needs nothing else; what is asked for later reads that."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from enzyme_build.report import link_report

Write = Callable[[str, str], Path]
Run = Callable[..., "subprocess.CompletedProcess[str]"]

PROGRAM = """\
#include <enzyme.h>
#include <math.h>
#include <stdio.h>
static double potential(double r) { return exp(-r) / r; }
__attribute__((noinline)) double pair(const double *x, int i) {
  double sum = 0;
  for (int j = 0; j < i; ++j) sum += potential(x[i] * x[j] + 1);
  return sum;
}
double energy(const double *x, int n) {
  double sum = 0;
  printf("</code><script>alert(1)</script> & %d\\n", n);
  for (int i = 0; i < n; ++i)
    sum += pair(x, i);
  return sum;
}
void gradient(const double *x, double *dx, int n) {
  __enzyme_autodiff((void *)energy, x, dx, n);
}
double tangent(const double *x, double *dx, int n) { return __enzyme_fwddiff((void *)energy, x, dx, n); }
"""
MISSING = """\
#include <enzyme.h>
double one(double), two(double);
double both(double x) { return one(x) * two(x); }
double slope(double x) { return __enzyme_autodiff((void *)both, x); }
"""


class Page(HTMLParser):
    """The elements of a page: which are open, what they are called, and where links go."""

    EMPTY = frozenset({"meta", "br", "wbr"})

    def __init__(self, text: str):
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.lines: dict[str, str] = {}
        self.feed(text)
        assert not self.open, f"not closed: {self.open}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.links += [str(given[name]) for name in ("href", "src") if name in given]
        self.ids += [str(given["id"])] if "id" in given else []
        kinds = str(given.get("class", "")).split()
        if kinds[:1] == ["line"]:
            self.lines[str(given["id"])] = "".join(kinds[1:])
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag, f"</{tag}> closes another element"


@pytest.fixture
def linked(write: Write, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder with the report of a link."""
    monkeypatch.setenv("ENZYME_REPORT", str(tmp_path / "report"))
    write("energy.c", PROGRAM)
    run("enzyme-cc", "-g", "-O2", "-fPIC", "-shared", "energy.c", "-lm", "-o", "energy.so")
    return tmp_path / "report"


def by_name(report: dict[str, Any]) -> dict[str, Any]:
    return {one["derivative"]: one for one in report["explanations"]}


def test_what_a_link_did(linked: Path, run: Run) -> None:
    report = json.loads((linked / "energy.so.json").read_text())
    assert [(one["mode"], one["function"], one["line"]) for one in report["requests"]] == [
        ("reverse", "energy", 18), ("forward", "energy", 20),
    ]  # fmt: skip
    found = by_name(report)
    assert {"energy.gradient", "energy.forward", "pair.forward"} < set(found)
    calls = {call["callee"]: call for call in found["energy.gradient"]["calls"]}
    assert calls["printf"]["state"] == "inactive" and calls["printf"]["lines"] == [12]
    assert calls["pair"]["state"] == "differentiated" and calls["pair"]["derivative"] in found
    (rule,) = found[calls["pair"]["derivative"]]["calls"]
    assert (rule["callee"], rule["state"]) == ("exp", "by rule")
    primal, derived = found["energy.gradient"]["instructions"]
    assert 5 < primal < derived
    (lines,) = report["sources"].values()
    assert [lines[str(n)] for n in range(10, 17)] == PROGRAM.splitlines()[9:16]
    names = [stage["name"] for stage in report["stages"]]
    assert names[:2] == ["read and merge", "optimise before"] and names[-1] == "link natively"
    assert sum(stage["seconds"] for stage in report["stages"]) <= report["seconds"]
    (read,) = report["inputs"]
    assert (read["name"], read["kind"]) == ("energy", "bitcode, compiled in this link") and read["bytes"] > 1000
    shown = run("enzyme-build", "report", "report").stdout
    assert re.search(r"^energy\.so  2 requests, \d+(\.\d+)? m?s$", shown, re.M)
    assert "gradient of energy: tape " in shown and "differentiate " in shown
    assert json.loads(run("enzyme-build", "report", "--json", "report").stdout) == [report]


def test_the_page_of_a_link(linked: Path, run: Run, tmp_path: Path) -> None:
    text = (linked / "energy.so.html").read_text()
    page = Page(text)
    assert len(page.ids) == len(set(page.ids))
    assert {link for link in page.links if not link.startswith("#")} == set(), "it needs nothing else"
    assert {link[1:] for link in page.links} <= set(page.ids)
    assert "alert(1)" in text and "<script>alert" not in text
    first = {int(name.rpartition("-l")[2]): state for name, state in page.lines.items() if name.startswith("r0-d0-f0")}
    assert list(first)[:7] == [10, 11, 12, 13, 14, 15, 16]
    assert (first[10], first[11], first[12], first[14], first[16]) == ("active", "", "inactive", "recorded", "")
    assert re.search(r'id="r0-d0-f0-l14".*?class="tape">8·<wbr>n bytes<', text)
    heaviest = text.partition('-tape">Tape</h2>')[2].partition("</table>")[0]
    assert re.findall(r"<td><a href=.*?>(energy\.c:\d+)</a>", heaviest)[0] in ("energy.c:4", "energy.c:7"), (
        "in two loops"
    )
    graph = text.partition('<ul class="tree">')[2].partition("<h2")[0]
    assert re.search(r"inlined, active</span></dt><dd><code>potential</code>", graph)
    assert re.search(r"inactive</span></dt><dd><code>printf</code>", graph)
    run("enzyme-build", "report", "report/energy.so.json", "--html", "all.html")
    assert (tmp_path / "all.html").read_text() == text


def test_a_check_goes_into_the_report(linked: Path) -> None:
    finding = {"function": "energy", "differences": 3e-9, "dot_product": None, "lost_bytes": 0.0, "problem": ""}
    link_report.add_checks("energy.so", [{**finding, "is_right": True}], linked)
    text = (linked / "energy.so.html").read_text()
    assert "1 of 1" in text and "3.0e-09" in text and Page(text)
    wrong = {**finding, "lost_bytes": 2048.0, "problem": "<lost>", "is_right": False}
    link_report.add_checks("energy.so", [wrong], linked)
    text = (linked / "energy.so.html").read_text()
    assert "0 of 1" in text and "2.0 kB a call" in text and "&lt;lost&gt;" in text


def test_problems_are_in_it_all_together(
    write: Write, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ENZYME_REPORT", "report")
    write("missing.c", MISSING)
    failed = run("enzyme-cc", "-O2", "-fPIC", "-shared", "missing.c", "-o", "missing.so", check=False)
    assert failed.returncode == 1 and failed.stderr.count("error[EB301]") == 2
    (report,) = link_report.read(tmp_path / "report")
    assert [error["code"] for error in report.errors] == ["EB301", "EB301"]
    assert all(error["line"] == 3 and error["trail"] for error in report.errors)
    text = (tmp_path / "report" / "missing.so.html").read_text()
    assert "asked for at" in text and 'class="tag refused"' in text and "compiled without <code>-g" in text
    assert re.search(r"without a rule</span></dt><dd><code>one</code>, <code>two</code>", text) and Page(text)
    write("fine.c", PROGRAM)
    run("enzyme-cc", "-g", "-O2", "-fPIC", "-shared", "fine.c", "-lm", "-o", "fine.so")
    run("enzyme-build", "report", "report", "--html", "both.html")
    both = (tmp_path / "both.html").read_text()
    page = Page(both)
    assert len(page.ids) == len(set(page.ids)) and {link[1:] for link in page.links} <= set(page.ids)
    assert "What 2 links did" in both and both.count("How to read this page") == 1


def test_a_plain_link(write: Write, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ENZYME_REPORT", "report")
    write("main.c", "int main(void) { return 0; }\n")
    run("enzyme-cc", "main.c", "-o", "program")
    assert "plain: nothing asks for derivatives" in run("enzyme-build", "report", "report").stdout
    assert Page((tmp_path / "report" / "program.html").read_text())


def test_links_that_make_files_of_one_name(
    write: Write, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ENZYME_REPORT", "report")
    write("main.c", "int main(void) { return 0; }\n")
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
    for folder in ("one", "two", "two"):
        run("enzyme-cc", "main.c", "-o", f"{folder}/program")
    assert [report.output for report in link_report.read(tmp_path / "report")] == ["two/program", "one/program"]


def test_what_is_no_report(write: Write, run: Run, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    failed = run("enzyme-build", "report", "empty", check=False)
    assert failed.returncode == 1 and "help: link with ENZYME_REPORT=empty" in failed.stderr
    write("other.json", '{"output": "x"}')
    write("broken.json", "{")
    write("old.json", '{"output": "x", "format": 0}')
    for name, why in (("other", "is no report"), ("broken", "it is no JSON"), ("old", "another version")):
        failed = run("enzyme-build", "report", f"{name}.json", check=False)
        assert failed.returncode == 1 and why in failed.stderr
