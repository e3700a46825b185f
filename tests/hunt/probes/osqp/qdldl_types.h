/* What qdldl's CMake would write. */
#include <limits.h>
typedef long long QDLDL_int;
typedef double QDLDL_float;
typedef unsigned char QDLDL_bool;
#define QDLDL_INT_MAX LLONG_MAX
