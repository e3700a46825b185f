#pragma once
#define HAVE_LOGB 1
#define HAVE_SCALB 1
#define HAVE_SCALBN 1
#define HAVE_ISNAN 1
#define HAVE_FINITE 1
#define HAVE_STRDUP 1
#define HAVE_UNISTD_H 1
#define HAVE_SYS_TIME_H 1
#define HAVE_ASPRINTF 1
#define STDC_HEADERS 1
#define HAVE_STRING_H 1
#define HAVE_STDLIB_H 1
#define HAVE_ERFC 1
