"""A package of its own, around a native module in a subpackage."""

from .deep._engine import product, product_gradient

__all__ = ["product", "product_gradient"]
