// As much of HIP as the programs here need: its own headers come with ROCm alone.
#include <enzyme.h>

#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))

extern "C" __device__ double __ocml_sin_f64(double);
extern "C" __device__ double __ocml_exp_f64(double);

__device__ static inline int thread(void) { return __builtin_amdgcn_workitem_id_x(); }
__device__ static inline int block(void) { return __builtin_amdgcn_workgroup_id_x(); }
__device__ static inline void wait(void) {
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
    __builtin_amdgcn_s_barrier();
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}
__device__ static inline void add(double *place, double value) {
    __scoped_atomic_fetch_add(place, value, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE);
}
