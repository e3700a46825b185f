/* What R's build would write. */
#define HAVE_NEARBYINT 1
#define HAVE_RINT 1
#define HAVE_LONG_DOUBLE 1
