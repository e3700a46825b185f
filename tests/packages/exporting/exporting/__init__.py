"""A library for other projects: headers, an archive with bitcode, a CMake package."""
