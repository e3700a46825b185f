"""The layers of the package, by its syntax: who imports whom, through which door, and how long things are."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "enzyme_build"
FILES = sorted(PACKAGE.rglob("*.py"))

EVERYTHING = frozenset({
    "errors", "artifacts", "settings", "resources", "ir", "rules", "analysis", "differentiate", "toolchain", "pipeline",
    "bindings", "report", "cli", "rule_files", "checking", "functions", "documents", "incremental", "variables",
    "diagnostics", "pieces", "precision", "readable", "showing",
})  # fmt: skip
BASE = frozenset({"errors"})
OURS: dict[str, frozenset[str]] = {
    "errors": frozenset(),
    "artifacts": BASE,
    "settings": BASE,
    "rule_files": BASE,
    "resources": BASE,
    "variables": BASE,
    "diagnostics": BASE | {"toolchain", "documents"},
    "ir": BASE,
    "rules": BASE | {"ir"},
    "analysis": BASE | {"ir", "rules"},
    "differentiate": BASE | {"ir", "rules", "analysis", "rule_files"},
    "toolchain": BASE | {"artifacts"},
    "readable": BASE | {"ir"},
    "pipeline": BASE | {"diagnostics", "artifacts", "ir", "differentiate", "toolchain", "rule_files", "readable"},
    "showing": BASE | {"ir", "pipeline", "readable"},
    "pieces": BASE | {"ir", "differentiate", "toolchain"},
    "incremental": (
        BASE | {"diagnostics", "artifacts", "differentiate", "toolchain", "pipeline", "pieces", "rule_files"}
    ),
    "bindings": EVERYTHING - {"cli", "report", "functions", "precision"},
    "functions": EVERYTHING - {"cli", "report", "precision"},
    "precision": BASE | {"ir", "rules", "toolchain", "bindings", "functions"},
    **dict.fromkeys(("torch", "jax", "tensorflow", "numba"), BASE | {"functions"}),
    "notebook": BASE | {"functions", "toolchain"},
    "report": EVERYTHING - {"cli"},
    "documents": EVERYTHING,
    "cli": EVERYTHING,
    "backend": frozenset({"settings", "resources", "toolchain", "errors", "diagnostics"}),
    "cmake": frozenset(),
    "pkgconfig": frozenset(),
    "checking": BASE,
    "pytest_plugin": BASE | {"checking"},
    "__main__": frozenset({"cli"}),
    "__init__": EVERYTHING | {"notebook"},
}
OTHERS: dict[str, frozenset[str]] = {
    "settings": frozenset({"tomli"}),
    "rule_files": frozenset({"tomli"}),
    "toolchain": frozenset({"llvmlite", "rust_demangler"}),
    "backend": frozenset({"scikit_build_core", "packaging"}),
    "bindings": frozenset({"numpy"}),
    "functions": frozenset({"numpy"}),
    "precision": frozenset({"numpy"}),
    **{name: frozenset({"numpy", name}) for name in ("torch", "jax", "tensorflow", "numba")},
    "report": frozenset({"numpy", "rich", "jinja2", "markupsafe"}),
    "cli": frozenset({"rich", "jinja2", "numpy", "shtab", "packaging"}),
    "checking": frozenset({"numpy"}),
    "pytest_plugin": frozenset({"pytest"}),
}
# Packages whose files are imported one by one: they have no face, for their files are doors each.
OPEN = frozenset({"toolchain", "cli", "report", "backend"})

LONG_FILES: dict[str, str] = {}
LONG_FUNCTIONS: dict[str, str] = {}
HARD_FILE, HARD_FUNCTION = 600, 60
LIBRARY_NAMES = frozenset({"sin", "cos", "exp", "malloc", "free", "ddot", "dgemm", "printf", "qsort"})


def package_of(path: Path) -> str:
    """The first part of a module's name within the package."""
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def name_of(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


def imports(tree: ast.Module) -> Iterator[tuple[str, ast.stmt]]:
    """Every imported module's full name; `from enzyme_build import pipeline` is `enzyme_build.pipeline`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            module = node.module or ""
            if module == "enzyme_build":
                yield from ((f"enzyme_build.{alias.name}", node) for alias in node.names)
            else:
                yield module, node


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_layers(path: Path) -> None:
    package = package_of(path)
    assert package in OURS, f"say in this test which layer `{package}` is"
    wrong: list[str] = []
    for module, node in imports(parsed(path)):
        parts = module.split(".")
        if parts[0] == "enzyme_build":
            target = parts[1] if len(parts) > 1 else "__init__"
            if target != package and target not in OURS[package]:
                wrong.append(f"line {node.lineno}: {package} must not import {module}")
        elif parts[0] not in sys.stdlib_module_names and parts[0] not in OTHERS.get(package, frozenset()):
            wrong.append(f"line {node.lineno}: {package} must not import {module}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_packages_are_imported_by_their_face(path: Path) -> None:
    package = package_of(path)
    wrong = [
        f"line {node.lineno}: import from the package, not from {module}"
        for module, node in imports(parsed(path))
        if (parts := module.split("."))[0] == "enzyme_build"
        and len(parts) > 2
        and parts[1] != package
        and parts[1] not in OPEN
    ]
    assert not wrong, "\n".join(wrong)


def test_subprocesses_start_in_few_places() -> None:
    starters = {
        package_of(path) for path in FILES if any(module == "subprocess" for module, _ in imports(parsed(path)))
    }
    assert starters <= {"toolchain", "cli", "backend"}


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_modules_open_with_their_definition(path: Path) -> None:
    if path.stat().st_size:
        assert ast.get_docstring(parsed(path)), "a module opens with its definition"


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_sizes(path: Path) -> None:
    lines = len(path.read_text(encoding="utf-8").splitlines())
    assert lines <= HARD_FILE or name_of(path) in LONG_FILES, f"{lines} lines: split it"
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.FunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            known = f"{name_of(path)}:{node.name}" in LONG_FUNCTIONS
            assert length <= HARD_FUNCTION or known, f"`{node.name}` has {length} lines: split it"


@pytest.mark.parametrize(
    "path", [path for path in FILES if package_of(path) in ("analysis", "differentiate", "ir")], ids=name_of
)
def test_no_operation_is_known_outside_the_rules(path: Path) -> None:
    found = [
        f"line {node.lineno}: `{node.value}` belongs into a row"
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in LIBRARY_NAMES
    ]
    assert not found, "\n".join(found)
