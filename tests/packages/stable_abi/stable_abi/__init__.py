from .slope import slope as slope
