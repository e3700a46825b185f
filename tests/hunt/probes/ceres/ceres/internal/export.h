/* What CMake would write for a static library. */
#define CERES_EXPORT
#define CERES_NO_EXPORT
#define CERES_DEPRECATED
