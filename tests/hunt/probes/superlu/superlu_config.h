/* What superlu's CMake would write. */
#ifndef SUPERLU_CONFIG_H
#define SUPERLU_CONFIG_H
#define HAVE_COLAMD 1
typedef int int_t;
#endif
