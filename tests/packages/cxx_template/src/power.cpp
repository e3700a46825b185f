#include <array>
#include <cstddef>
#include <numeric>
#include <span>

#if __cplusplus < 202002L || defined(__EXCEPTIONS)
#error the settings did not reach this file
#endif

template <int exponent>
double power(double x)
{
    if constexpr (exponent == 0)
        return 1;
    else
        return x * power<exponent - 1>(x);
}

extern "C" double scale(double x);

extern "C" double power_sum(const double *x, std::size_t n)
{
    std::span values(x, n);
    return std::accumulate(values.begin(), values.end(), 0.0, [](double sum, double v) { return sum + scale(power<3>(v)); });
}
