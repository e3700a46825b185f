/* What PROJ's build would write. */
#define HAVE_STRERROR 1
