#include <cmath>

extern "C" double decay_rate(double y, void *context) {
    const double k = *static_cast<double *>(context);
    return -k * y / (1 + std::abs(y));
}
