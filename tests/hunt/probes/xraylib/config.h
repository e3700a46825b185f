#pragma once
#define _GNU_SOURCE 1
#include <stdlib.h>
#include <string.h>
#define HAVE_STRDUP 1
#define HAVE_STRNDUP 1
#define HAVE_ASPRINTF 1
#define HAVE_VASPRINTF 1
#define HAVE_COMPLEX_H 1
#define XRL_EXTERN extern
