"""A module by nanobind."""

from ._core import energy, gradient

__all__ = ["energy", "gradient"]
