#pragma once
#define VERSION "5.2.4"
#define VERSION_MAJOR 5
#define VERSION_MINOR 2
#define VERSION_PATCH 4
#define PLATFORM ""
#define COMPILER ""
#define COMPILER_VERSION ""
#define BUILD_ID ""
static inline int get_version_legacy(void) { return 52004; }
#define TOOLKIT_VERSION "1.0"
