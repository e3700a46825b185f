"""The documentation that comes with this installation.

    docs/*.md ─► `pages`: names, files and commands of a page ─► with what the code itself says (`reference`) ─► text

Sphinx reads the same text (docs/conf.py); `enzyme-build docs` shows it, and the tests run its commands.
"""

from enzyme_build.documents.pages import (
    Block,
    Commands,
    blocks,
    files_of,
    filled,
    find,
    names,
    part_of,
    source,
    steps,
    text_of,
)
from enzyme_build.documents.reference import codes, meaning
from enzyme_build.documents.schema import tool_schema

__all__ = [
    "Block",
    "Commands",
    "blocks",
    "codes",
    "files_of",
    "filled",
    "find",
    "meaning",
    "names",
    "part_of",
    "source",
    "steps",
    "text_of",
    "tool_schema",
]
