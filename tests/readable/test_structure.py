"""Structured statements do what the graph does, whatever the graph: checked by running both."""

from __future__ import annotations

import random
import subprocess
from pathlib import Path

import pytest

from enzyme_build.ir import Value
from enzyme_build.readable.c_types import C_BOOL, C_VOID
from enzyme_build.readable.expressions import Expression, call, text
from enzyme_build.readable.graph import Condition, Jump, Leave, Node, Selection, Statement
from enzyme_build.readable.loops import with_loops
from enzyme_build.readable.printing import Printer
from enzyme_build.readable.shortening import shortened
from enzyme_build.readable.structure import structured, tidied
from enzyme_build.toolchain.compilers import Language, require

LONGEST = 60  # steps of a run
GRAPHS, RUNS = 150, 4
PROGRAM = """\
#include <setjmp.h>
#include <stdbool.h>
#include <stdio.h>
static jmp_buf end;
static unsigned bits; static int left;
static bool bit(void) { bits = bits * 1103515245u + 12345u; return bits >> 30 & 1; }
static int number(void) { bits = bits * 1103515245u + 12345u; return bits >> 28 & 3; }
static void t(int n) { if (left-- <= 0) { printf("\\n"); longjmp(end, 1); } printf("%d ", n); }
"""


def _graph(source: random.Random, is_reducible: bool) -> Node:
    """Nodes that each write their number and go on at random; forward and back."""
    count = source.randint(3, 11)
    nodes = [Node(n) for n in range(count)]
    for n, node in enumerate(nodes):
        if source.random() < 0.8 or n == 0:
            node.statements = [Statement(call("t", C_VOID, text(str(n), C_VOID)))]
        later = nodes[n + 1 :] or [nodes[-1]]
        anywhere = later if is_reducible else nodes
        match source.random():
            case part if n == count - 1 or part < 0.08:
                node.exit = Leave("return")
            case part if part < 0.3:
                node.exit = Jump(source.choice(later))
            case part if part < 0.85:
                node.exit = Condition(call("bit", C_BOOL), source.choice(anywhere), source.choice(later))
            case _:
                cases = [([k], source.choice(later)) for k in range(2)]
                node.exit = Selection(call("number", C_VOID), cases, source.choice(anywhere))
        if isinstance(node.exit, Condition) and node.exit.yes is node.exit.no:
            node.exit = Jump(node.exit.yes)
    return nodes[0]


def _simulated(entry: Node, seed: int) -> str:
    """What a run writes: the numbers of the nodes, as far as the steps go."""
    bits, written, node = seed, list[str](), entry
    idle = 0

    def drawn() -> int:
        nonlocal bits
        bits = (bits * 1103515245 + 12345) % (1 << 32)
        return bits

    while True:
        for statement in node.statements:
            if len(written) >= LONGEST:
                return " ".join(written)
            written.append(statement.expression.arguments[0].template)
        idle = 0 if node.statements else idle + 1
        if idle > 1000:
            return "endless"
        match node.exit:
            case Jump(target=target):
                node = target
            case Condition(yes=yes, no=no):
                node = yes if drawn() >> 30 & 1 else no
            case Selection(cases=cases, default=default):
                number = drawn() >> 28 & 3
                node = next((target for values, target in cases if number in values), default)
            case Leave():
                return " ".join(written)


def _function(name: str, entry: Node) -> str:
    def names(value: Value) -> str:
        raise AssertionError(value)

    entry = shortened(entry, names)
    pieces, labels = structured(entry)
    pieces = with_loops(tidied(pieces, labels), labels, names)
    numbered = {node: f"L{n}" for n, node in enumerate(labels)}
    lines = Printer(names, {}, numbered, lambda line: "").write(pieces)
    return f"static void {name}(void) {{\n" + "\n".join(lines) + "\n}\n"


@pytest.mark.parametrize("is_reducible", [True, False])
def test_random_graphs(is_reducible: bool, tmp_path: Path) -> None:
    source = random.Random(11 + is_reducible)
    wanted, functions = list[str](), list[str]()
    for number in range(GRAPHS):
        entry = _graph(source, is_reducible)
        runs = [_simulated(entry, seed) for seed in range(1, RUNS + 1)]
        if "endless" in runs:
            continue
        wanted += runs
        functions.append(_function(f"f{number}", entry))
    names = [function.split("(")[0].rpartition(" ")[2] for function in functions]
    run = 'bits = s; left = %d; if (!setjmp(end)) { %s(); printf("\\n"); }'
    calls = "".join(f"  for (int s = 1; s <= {RUNS}; ++s) {{ {run % (LONGEST, name)} }}\n" for name in names)
    (tmp_path / "graphs.c").write_text(PROGRAM + "".join(functions) + f"int main(void) {{\n{calls}}}\n")
    command = [*require(Language.C).command, "-O0", "-Wno-everything", "graphs.c", "-o", "graphs"]
    subprocess.run(command, cwd=tmp_path, check=True)
    said = subprocess.run([tmp_path / "graphs"], capture_output=True, text=True, check=True, timeout=60).stdout
    assert [line.strip() for line in said.splitlines()] == wanted
    assert len(wanted) > 100


def _is_written(entry: Node) -> str:
    return " ".join(_function("f", entry).split())


def _says(number: int) -> list[Statement]:
    return [Statement(call("t", C_VOID, text(str(number), C_VOID)))]


def _condition(name: str) -> Expression:
    return call(name, C_BOOL)


def test_a_loop_that_is_tested_first_is_a_while() -> None:
    head, body, end = Node(0), Node(1, _says(1)), Node(2, _says(2), Leave("return"))
    head.exit, body.exit = Condition(_condition("bit"), body, end), Jump(head)
    assert _is_written(Node(3, _says(3), Jump(head))) == (
        "static void f(void) { t(3); while (bit()) { t(1); } t(2); return; }"
    )


def test_a_loop_that_is_tested_last_is_a_do() -> None:
    body, end = Node(1, _says(1)), Node(2, _says(2), Leave("return"))
    body.exit = Condition(_condition("bit"), body, end)
    assert _is_written(Node(3, _says(3), Jump(body))) == (
        "static void f(void) { t(3); do { t(1); } while (bit()); t(2); return; }"
    )


def test_conditions_with_a_common_branch_are_one() -> None:
    end = Node(9, exit=Leave("return"))
    yes, no = Node(1, _says(1), Jump(end)), Node(2, _says(2), Jump(end))
    second = Node(3, exit=Condition(_condition("b"), yes, no))
    assert _is_written(Node(0, _says(0), Condition(_condition("a"), second, no))) == (
        "static void f(void) { t(0); if (a() && b()) { t(1); } else { t(2); } return; }"
    )


def test_two_ways_into_a_loop_need_a_goto() -> None:
    first, second, end = Node(1, _says(1)), Node(2, _says(2)), Node(3, _says(3), Leave("return"))
    first.exit, second.exit = Jump(second), Condition(_condition("b"), first, end)
    assert "goto" in _is_written(Node(0, _says(0), Condition(_condition("a"), first, second)))
