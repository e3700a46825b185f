#pragma once
#include "igraph_decls.h"
#define IGRAPH_INTEGER_SIZE 64
#define IGRAPH_DEPRECATED_ENUMVAL
#define IGRAPH_BOOL_TYPE bool
