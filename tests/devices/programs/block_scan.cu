// Prefix sums of a block by shuffles up; of the unrolled steps over four sums some are of no use.
#include <enzyme.h>

__device__ __forceinline__ double scan_of_warp(double value, int lane) {
#pragma unroll
    for (int distance = 1; distance < 32; distance <<= 1) {
        double other = __shfl_up_sync(0xffffffffu, value, distance);
        if (lane >= distance) value += other;
    }
    return value;
}

__device__ void scan(const double *x, double *inclusive, double *exclusive) {
    __shared__ double sums[4];
    int t = threadIdx.x, lane = t & 31, warp = t >> 5, i = blockIdx.x * blockDim.x + t;
    double value = x[i] * x[i], sum = scan_of_warp(value, lane);
    if (lane == 31) sums[warp] = sum;
    __syncthreads();
    if (warp == 0) {
        double whole = scan_of_warp(lane < 4 ? sums[lane] : 0.0, lane);
        if (lane < 4) sums[lane] = whole;
    }
    __syncthreads();
    if (warp > 0) sum += sums[warp - 1];
    inclusive[i] = sum * x[i];
    exclusive[i] = exp(0.1 * (sum - value));
}

extern "C" __global__ void primal(const double *x, double *inclusive, double *exclusive) { scan(x, inclusive, exclusive); }
extern "C" __global__ void gradient(const double *x, double *dx, double *inclusive, double *dinclusive,
                                    double *exclusive, double *dexclusive) {
    __enzyme_autodiff<void>((void *)scan, enzyme_dup, x, dx, enzyme_dup, inclusive, dinclusive, enzyme_dup, exclusive,
                            dexclusive);
}
extern "C" __global__ void tangent(const double *x, double *dx, double *inclusive, double *dinclusive,
                                   double *exclusive, double *dexclusive) {
    __enzyme_fwddiff<void>((void *)scan, enzyme_dup, x, dx, enzyme_dup, inclusive, dinclusive, enzyme_dup, exclusive,
                           dexclusive);
}
