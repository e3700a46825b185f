"""The CMake package, for those who find it by the entry point `cmake.root`: only files, and cheap to import."""
