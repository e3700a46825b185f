"""Definitions of library functions: LLVM's text that defines what it is listed under."""

from __future__ import annotations

import pytest

from enzyme_build import rules
from enzyme_build.ir import parse_module
from enzyme_build.toolchain.optimizer import prepare


@pytest.mark.parametrize("name", rules.DEFINITIONS)
def test_a_definition_is_valid_and_defines_its_name(name: str):
    text = rules.DEFINITIONS[name]
    module = parse_module(text)
    assert not module.functions[name].is_declaration
    assert name in prepare(text.replace("define internal", "define"))
