/* What libnova's build would write. */
#define LIBNOVA_VERSION "0.16"
#define HAVE_ROUND 1
#define HAVE_COSL 1
#define HAVE_SINL 1
#define HAVE_ACOSL 1
#define HAVE_ASINL 1
#define HAVE_ATAN2L 1
