#pragma once
#include "igraph_config.h"
#define HAVE_STRCASECMP 1
#define HAVE_STRNCASECMP 1
#define HAVE_STRDUP 1
#define HAVE_STRNDUP 1
#define HAVE_USELOCALE 1
#define HAVE_BUILTIN_OVERFLOW 1
#define HAVE___UINT128_T 1
#define IGRAPH_F77_SAVE static
#define IGRAPH_THREAD_LOCAL
