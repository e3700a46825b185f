/* What CMake would write for a build without SuiteSparse. */
#define CERES_NO_SUITESPARSE
#define CERES_NO_CXSPARSE
#define CERES_NO_ACCELERATE_SPARSE
#define CERES_NO_LAPACK
#define CERES_NO_CUDA
#define CERES_USE_CXX_THREADS
