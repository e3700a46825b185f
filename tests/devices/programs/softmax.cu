// The softmax of rows in single precision, a warp a row: maxima and sums by butterflies, one value broadcast.
#include <enzyme.h>

__device__ void softmax(const float *logits, float *probabilities, int columns) {
    int lane = threadIdx.x, row = blockIdx.x;
    float mine = lane < columns ? logits[row * columns + lane] : -1e30f, largest = mine;
    for (int offset = 16; offset > 0; offset /= 2)
        largest = fmaxf(largest, __shfl_xor_sync(0xffffffffu, largest, offset));
    float power = lane < columns ? expf(mine - largest) : 0.0f, sum = power;
    for (int offset = 16; offset > 0; offset /= 2) sum += __shfl_xor_sync(0xffffffffu, sum, offset);
    float first = __shfl_sync(0xffffffffu, power, 0);
    if (lane < columns) probabilities[row * columns + lane] = power / sum + 0.25f * first;
}

extern "C" __global__ void primal(const float *logits, float *probabilities, int columns) {
    softmax(logits, probabilities, columns);
}
extern "C" __global__ void gradient(const float *logits, float *dlogits, float *probabilities, float *dprobabilities,
                                    int columns) {
    __enzyme_autodiff<void>((void *)softmax, enzyme_dup, logits, dlogits, enzyme_dup, probabilities, dprobabilities,
                            enzyme_const, columns);
}
extern "C" __global__ void tangent(const float *logits, float *dlogits, float *probabilities, float *dprobabilities,
                                   int columns) {
    __enzyme_fwddiff<void>((void *)softmax, enzyme_dup, logits, dlogits, enzyme_dup, probabilities, dprobabilities,
                           enzyme_const, columns);
}
