"""Where results are kept, and whether: what the environment says.  (It imports next to nothing: see `recipes`.)"""

from __future__ import annotations

import os

SWITCH, FOLDER = "ENZYME_CACHE", "ENZYME_CACHE_DIR"


def is_on() -> bool:
    """Whether results are kept and taken."""
    return os.environ.get(SWITCH, "1").lower() not in ("0", "off", "no", "false")


def chosen() -> str:
    """The folder that the user names; "" if there is none."""
    return os.environ.get(FOLDER, "")


def folder() -> str:
    """The folder of the cache, which need not be there; "" where there is no home to keep anything in."""
    base = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")  # noqa: PTH111 (pathlib takes longer)
    return chosen() or ("" if base.startswith("~") else os.path.join(base, "enzyme-build"))  # noqa: PTH118
