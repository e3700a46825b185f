/* What spglib's CMake would write. */
#define SPGLIB_MAJOR_VERSION 2
#define SPGLIB_MINOR_VERSION 8
#define SPGLIB_MICRO_VERSION 0
#define SPGLIB_VERSION "2.8.0"
#define SPGLIB_VERSION_FULL "2.8.0"
#define SPGLIB_COMMIT ""
