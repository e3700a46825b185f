#pragma once
#define RBDL_API_VERSION (2 << 16) + (6 << 8) + 0
#define RBDL_DLLAPI
#define RBDL_LOCAL
#define RBDL_ADDON_DLLAPI
#define RBDL_BUILD_COMMIT "unknown"
#define RBDL_BUILD_TYPE "unknown"
#define RBDL_BUILD_BRANCH "unknown"
#define RBDL_BUILD_COMPILER_ID "unknown"
#define RBDL_BUILD_COMPILER_VERSION "unknown"
#define UNUSED(x)
