#define HAVE_INTTYPES_H 1
#define HAVE_STDINT_H 1
#define VERSION "1.16"
#define POTRACE "potrace"
