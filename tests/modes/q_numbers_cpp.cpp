// reference: custom derivatives: `<enzyme/qnumber.h>`: its classes, with operators
#include <cmath>
#include <enzyme/qnumber.h>
#include <vector>
#include "check.h"
using q = enzyme::q32<20>;

static double polynomial(double x) {
    const q at(x);
    q sum, power(1.0);
    for (int k = 0; k < 4; ++k) {
        sum += power / q(k + 1.0);
        power *= at;
    }
    return static_cast<double>(sum - at);
}
static double norm(const double *x, int n) {
    std::vector<q> numbers;
    for (int k = 0; k < n; ++k) numbers.push_back(q(x[k]));
    q sum;
    for (const q &number : numbers) sum += number < q() ? -number : number * number;
    return static_cast<double>(sum);
}

int main() {
    const double x = 0.75;
    check(std::fabs(polynomial(x) - (1 + x / 2 + x * x / 3 + x * x * x / 4 - x)) < 1e-5, 1);
    const double slope = 0.5 + 2 * x / 3 + 3 * x * x / 4 - 1;
    check(std::fabs(__enzyme_autodiff<double>((void *)polynomial, x) - slope) < 1e-5, 1);
    check(std::fabs(__enzyme_fwddiff<double>((void *)polynomial, x, 1.0) - slope) < 1e-5, 1);
    double v[3] = {1.5, -0.25, 2}, dv[3] = {};
    __enzyme_autodiff<void>((void *)norm, v, dv, enzyme_const, 3);
    check(dv[0], 3);
    check(dv[1], -1);
    check(dv[2], 4);
    return failures();
}
