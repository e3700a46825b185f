// Recursion, tree recursion and mutual recursion, each with values kept across the inner call.
// differentiate: power(x, n)  at: x = 1.3, n = 5
// differentiate: tree(x, depth)  at: x = 0.6, depth = 4
// differentiate: even(x, n)  at: x = 0.9, n = 7
#include <math.h>

__attribute__((noinline)) double power(double x, int n) {
    if (n == 0) return 1;
    double half = power(x, n / 2);
    return n % 2 ? half * half * x : half * half;
}

__attribute__((noinline)) double tree(double x, int depth) {
    if (depth == 0) return sin(x);
    double left = tree(x * 0.7, depth - 1), right = tree(x + 0.1, depth - 1);
    return left * right + x;
}

double odd(double x, int n);

__attribute__((noinline)) double even(double x, int n) { return n == 0 ? x : x * odd(x * 1.1, n - 1); }

__attribute__((noinline)) double odd(double x, int n) { return n == 0 ? x * x : cos(x) + even(x - 0.1, n - 1); }
