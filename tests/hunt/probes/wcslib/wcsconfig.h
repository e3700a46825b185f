/* What WCSLIB's build would write. */
#define WCSLIB_VERSION "7.12"
#define HAVE_STDINT_H 1
#define WCSLIB_INT64 long long int
