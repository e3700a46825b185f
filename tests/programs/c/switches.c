// Switches: dense, sparse, with fall-through, in a loop.
// differentiate: evaluate(x, kind)  at: x = 0.8, kind = 0
// differentiate: evaluate(x, kind)  at: x = 0.8, kind = 3
// differentiate: evaluate(x, kind)  at: x = 0.8, kind = 99
// differentiate: run(code, n, x)  at: code = 0 2 1 3 2 0 7, n = 7, x = 1.3
#include <math.h>

double evaluate(double x, int kind) {
    switch (kind) {
        case 0: return x * x;
        case 1: return sin(x);
        case 2: x = x + 1;
        case 3: return exp(x) * x;
        case 1000: return 1 / x;
        default: return x;
    }
}

double run(const int *code, int n, double x) {
    double other = 1;
    for (int i = 0; i < n; i++) switch (code[i]) {
            case 0: x = x * x; break;
            case 1: x = sin(x) + other; break;
            case 2: other += x; /* fall through */
            case 3: x *= 1.1; break;
            default: x -= other * 0.1;
        }
    return x * other;
}
