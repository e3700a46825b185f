#define STDC_HEADERS 1
#define HAVE_MATH_H 1
#define HAVE_MEMSET 1
#define HAVE_BZERO 1
#define HAVE_STRING_H 1
#define HAVE_STRINGS_H 1
