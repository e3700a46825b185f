"""The settings as a JSON schema, as SchemaStore and validate-pyproject take it: from the typed fields alone."""

from __future__ import annotations

import re
from dataclasses import MISSING, Field, fields
from typing import Any

from enzyme_build import settings

ADDRESS = "https://json.schemastore.org/partial-enzyme-build.json"


def tool_schema(tool: str = "enzyme-build") -> dict[str, Any]:
    """The schema of `[tool.enzyme-build]`."""
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "$id": ADDRESS,
        "title": f"[tool.{tool}]",
        "description": "What a project asks of enzyme-build.",
        **_table(settings.Settings),
    }


def _table(record: type) -> dict[str, Any]:
    documented = {settings.key_of(entry.name): entry for entry in fields(record)}
    properties = {key: _property(documented[key]) for key in settings.setting_keys(record)}
    return {"type": "object", "additionalProperties": False, "properties": properties}


def _property(entry: Field[Any]) -> dict[str, Any]:
    found: dict[str, Any] = {"description": str(entry.metadata["doc"]).replace("`", ""), **_kind(str(entry.type))}
    if entry.metadata.get("choices"):
        of: dict[str, Any] = found["items"] if found["type"] == "array" else found
        of["enum"] = list(entry.metadata["choices"])
    if entry.default is not MISSING and entry.default not in (None, (), ""):
        found["default"] = entry.default
    return found


def _kind(declared: str) -> dict[str, Any]:
    length = {"type": ["string", "integer"], "pattern": f"^(?:{settings.LENGTH.pattern})$"}
    kinds: dict[str, dict[str, Any]] = {
        "str": {"type": "string"},
        "int": {"type": "integer"},
        "bool": {"type": "boolean"},
        "tuple[str, ...]": {"type": "array", "items": {"type": "string"}},
        "Mapping[str, Shape]": {
            "type": "object",
            "additionalProperties": {"oneOf": [length, {"type": "array", "minItems": 1, "items": length}]},
        },
        "CompileOptions": _table(settings.CompileOptions) if declared == "CompileOptions" else {},
        "Mapping[str, FunctionSettings]": {"type": "object", "additionalProperties": _functions(declared)},
    }
    return kinds[re.sub(r" \| None$", "", declared)]


def _functions(declared: str) -> dict[str, Any]:
    return _table(settings.FunctionSettings) if "FunctionSettings" in declared else {}
