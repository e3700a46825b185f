/* What osqp's CMake would write: no printing, no profiling, no Pardiso. */
#define IS_LINUX
#define DLONG
