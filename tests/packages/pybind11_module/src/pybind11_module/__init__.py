"""A module by pybind11."""

from ._core import energy, gradient

__all__ = ["energy", "gradient"]
