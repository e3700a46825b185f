"""Found by the entry point `cmake.root`."""
