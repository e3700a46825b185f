"""The schema accepts what the settings accept, and refuses what they refuse."""

from __future__ import annotations

import json
from typing import Any

import jsonschema
import pytest

from enzyme_build.cli.main import main
from enzyme_build.documents import tool_schema
from enzyme_build.errors import SettingsError
from enzyme_build.settings import CompileOptions, FunctionSettings, Settings, setting_keys, settings_from_table

RIGHT: list[dict[str, Any]] = [
    {},
    {"sources": ["src/*.c"], "c-standard": 11, "optimization": 2, "save-stages": True, "separate": False},
    {"compile-options": {"c": ["-Wall"], "rust": []}, "link-libraries": ["blas"], "module": "a._b"},
    {"functions": {"f": {}, "g": {"arrays": {"x": "n", "y": 3, "z": ["n", "m*2+1"]}, "out": ["y"], "batch": True}}},
]
WRONG: list[dict[str, Any]] = [
    {"source": []},
    {"sources": "a.c"},
    {"sources": [1]},
    {"optimization": 4},
    {"optimization": True},
    {"c-standard": 12},
    {"module": 1},
    {"compile-options": {"cpp": []}},
    {"functions": []},
    {"functions": {"f": {"name": "f"}}},
    {"functions": {"f": {"array": {}}}},
    {"functions": {"f": {"arrays": {"x": []}}}},
    {"functions": {"f": {"arrays": {"x": "n/2"}}}},
    {"functions": {"f": {"jvp": 1}}},
]


@pytest.fixture(scope="module")
def validator() -> jsonschema.Draft7Validator:
    jsonschema.Draft7Validator.check_schema(tool_schema())
    return jsonschema.Draft7Validator(tool_schema())


@pytest.mark.parametrize("table", RIGHT, ids=str)
def test_what_is_right(validator: jsonschema.Draft7Validator, table: dict[str, Any]) -> None:
    validator.validate(table)
    settings_from_table(table)


@pytest.mark.parametrize("table", WRONG, ids=str)
def test_what_is_wrong(validator: jsonschema.Draft7Validator, table: dict[str, Any]) -> None:
    assert not validator.is_valid(table)
    with pytest.raises(SettingsError):
        settings_from_table(table)


def test_every_key_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema"]) == 0
    schema = json.loads(capsys.readouterr().out)
    assert schema == json.loads(json.dumps(tool_schema())) and schema["$id"].startswith("https://json.schemastore.org/")
    own = schema["properties"]
    assert set(own) == set(setting_keys(Settings))
    assert set(own["compile-options"]["properties"]) == set(setting_keys(CompileOptions))
    of_function = own["functions"]["additionalProperties"]["properties"]
    assert set(of_function) == set(setting_keys(FunctionSettings))
    assert all(entry["description"] for entry in [*own.values(), *of_function.values()])
