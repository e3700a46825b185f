"""What the fork server loads once, so that each check's process starts with it."""

from __future__ import annotations

import numpy as np

from . import builds, checks, drivers, facts, programs, runner

LOADED = (np, builds, checks, drivers, facts, programs, runner)
