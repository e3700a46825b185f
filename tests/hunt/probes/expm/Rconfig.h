/* What R's build would write. */
#define HAVE_F77_UNDERSCORE 1
