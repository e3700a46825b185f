/* What libccd's build would write. */
#define CCD_DOUBLE
