"""What the fork server loads once, so that each check's process starts with it: all of the engine, and LLVM."""

from __future__ import annotations

import numpy as np

import enzyme_build.differentiate
from enzyme_build.toolchain.llvm import llvm

from . import builds, checks, drivers, engine, facts, programs, runner

LOADED = (np, enzyme_build.differentiate, llvm(), builds, checks, drivers, engine, facts, programs, runner)
