"""The site of the documentation: `sphinx-build -W docs build/docs`."""

import re
import sys
from importlib.metadata import version as version_of
from pathlib import Path

from enzyme_build.documents import filled

HERE = Path(__file__).resolve().parent

project = "enzyme-build"
author = "the authors of enzyme-build"
copyright = author
version = release = version_of("enzyme-build")

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx.ext.intersphinx",
    "sphinx_copybutton",
    "sphinx_design",
]
intersphinx_mapping = {}
nitpicky = True
smartquotes = False  # (options begin with two dashes)
exclude_patterns = ["_build"]

myst_enable_extensions = ["colon_fence", "deflist", "dollarmath"]
myst_heading_anchors = 3
if not (HERE.parent / "tests").is_dir():  # an installed copy links to no tests
    suppress_warnings = ["myst.xref_missing"]

autodoc_typehints = "signature"
autodoc_member_order = "bysource"
autodoc_mock_imports = ["torch", "jax", "tensorflow", "numba"]
python_use_unqualified_type_names = True
nitpick_ignore_regex = [("py:class", r".*")]  # types of signatures; what the pages refer to is checked

html_theme = "furo"
html_title = "enzyme-build"
html_static_path = ["_static"]
html_css_files = ["style.css"]
html_theme_options = {
    "sidebar_hide_name": False,
    "light_css_variables": {"color-brand-primary": "#9a3412", "color-brand-content": "#9a3412"},
    "dark_css_variables": {"color-brand-primary": "#fdba74", "color-brand-content": "#fdba74"},
}
copybutton_prompt_text = r"\$ "
highlight_language = "text"


def _fill(app, name, text):
    text[0] = filled(text[0])


def _as_markdown(app, what, name, obj, options, lines):
    """Docstrings write code between single backquotes; reStructuredText has two."""
    lines[:] = [re.sub(r"(?<![`:\\])`([^`]+)`(?!`)", r"``\1``", line) for line in lines]


def setup(app):
    sys.setrecursionlimit(5000)
    app.connect("source-read", _fill)
    app.connect("autodoc-process-docstring", _as_markdown)
