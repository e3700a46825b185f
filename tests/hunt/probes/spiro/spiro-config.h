/* What libspiro's build would write. */
#define LS_VERSION "20221101"
#define LS_VERSION_STR LS_VERSION
#define HAVE_HYPOT 1
#define HAVE_FINITE 1
#define HAVE_ISFINITE 1
#define IS_FINITE(x) isfinite(x)
