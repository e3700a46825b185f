// Switches: dense, sparse, with fall-through, in a loop.
// differentiate: evaluate(x, kind)  at: x = 0.8, kind = 0
// differentiate: evaluate(x, kind)  at: x = 0.8, kind = 3
// differentiate: evaluate(x, kind)  at: x = 0.8, kind = 99
// differentiate: run(code, n, x)  at: code = 0 2 1 3 2 0 7, n = 7, x = 1.3
// differentiate: shared_cases(x, n, kind)  at: x = 1.5 2.5 3.5, n = 3, kind = 84
// differentiate: shared_cases(x, n, kind)  at: x = 1.5 2.5 3.5, n = 3, kind = 67
// differentiate: shared_cases(x, n, kind)  at: x = 1.5 2.5 3.5, n = 3, kind = 85
// differentiate: shared_cases(x, n, kind)  at: x = 1.5 2.5 3.5, n = 3, kind = 78
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

// Two cases lead to the block where a loop and another case arrive, too.
double shared_cases(const double *x, int n, int kind) {
    double sum = 0, factor = 1;
    switch (kind) {
        case 'U': factor = x[0]; /* fall through */
        default:
            for (int i = 0; i < n; i++) factor = factor * x[i] + sin(factor);
            /* fall through */
        case 'T':
        case 'C': sum += factor * x[0]; break;
    }
    for (int i = 0; i < n; i++) sum += x[i] * factor;
    return sum;
}
