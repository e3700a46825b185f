"""`enzyme-build schema`: the JSON schema of `[tool.enzyme-build]`, for editors and validators."""

from __future__ import annotations

import argparse
import json
from typing import Any

from enzyme_build.cli import parsers
from enzyme_build.documents import tool_schema

_EXAMPLES = (
    ("enzyme-build schema", "what there is, in the terminal"),
    ("enzyme-build schema > enzyme-build.json", "the schema as a file, for an editor's settings"),
)


def register(subparsers: Any) -> None:
    """Describe the command."""
    parsers.add(
        subparsers,
        "schema",
        "Prints the JSON schema of [tool.enzyme-build] in pyproject.toml, in the form that SchemaStore takes. "
        "validate-pyproject finds it by itself.",
        _EXAMPLES,
    )


def run(options: argparse.Namespace) -> int:
    """Print it."""
    print(json.dumps(tool_schema(), indent=2, ensure_ascii=False))
    return 0
