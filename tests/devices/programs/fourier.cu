// A fast Fourier transform in shared memory, of complex numbers in pairs.
#include <enzyme.h>

__device__ double2 times(double2 a, double2 b) { return make_double2(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x); }

__device__ void spectrum(const double *x, double *power) {
    __shared__ double2 s[64];
    int t = threadIdx.x, first = blockIdx.x * 64;
    const double2 *given = (const double2 *)x + first;
    s[__brev(t) >> 26] = given[t], s[__brev(t + 32) >> 26] = given[t + 32];
    __syncthreads();
    for (int half = 1; half < 64; half *= 2) {
        int k = t & (half - 1), low = 2 * (t - k) + k, high = low + half;
        double sine, cosine;
        sincos(-3.14159265358979 * k / half, &sine, &cosine);
        double2 a = s[low], b = times(s[high], make_double2(cosine, sine));
        s[low] = make_double2(a.x + b.x, a.y + b.y), s[high] = make_double2(a.x - b.x, a.y - b.y);
        __syncthreads();
    }
    double2 one = s[t], other = s[t + 32];
    power[first + t] = one.x * one.x + one.y * one.y;
    power[first + t + 32] = hypot(other.x, other.y);
}

extern "C" __global__ void primal(const double *x, double *power) { spectrum(x, power); }
extern "C" __global__ void gradient(const double *x, double *dx, double *power, double *dpower) {
    __enzyme_autodiff<void>((void *)spectrum, enzyme_dup, x, dx, enzyme_dup, power, dpower);
}
extern "C" __global__ void tangent(const double *x, double *dx, double *power, double *dpower) {
    __enzyme_fwddiff<void>((void *)spectrum, enzyme_dup, x, dx, enzyme_dup, power, dpower);
}
