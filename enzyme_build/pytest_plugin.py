"""A pytest plugin: the fixture `enzyme_check` checks the derivatives of a generated module in a project's own tests.

def test_derivatives(enzyme_check):
    enzyme_check("mypackage._native", intervals={"temperature": (200, 400)})
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest


@pytest.fixture
def enzyme_check() -> Callable[..., None]:
    """Fails the test if a derivative of the module (a name, a path, or the module itself) is wrong.

    Further arguments are those of `enzyme_build.checking.check_module`.
    """
    from enzyme_build.checking import check_module, find_module

    def check(module: Any, *functions: str, **options: Any) -> None:
        found = find_module(module) if isinstance(module, str) else module
        findings = check_module(found, functions, **options)
        wrong = [finding for finding in findings if not finding.is_right]
        assert findings, f"{found.__name__} has no derivatives"
        assert not wrong, "wrong derivatives:\n" + "\n".join(f"  {finding}" for finding in wrong)

    return check
