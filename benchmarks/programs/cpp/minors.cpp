// Determinant by minors: an 8x8 matrix expanded along the first row again and again, each minor a matrix of its own.
#include "../bench.h"
#include <vector>
constexpr int N = 8;
template <class T, class... A> T __enzyme_autodiff(void *, A...);
static double *x, *dx;

template <class T> T determinant(const std::vector<std::vector<T>> &a) {
    int n = (int)a.size();
    if (n == 1) return a[0][0];
    T sum = 0, sign = 1;
    for (int column = 0; column < n; column++) {
        std::vector<std::vector<T>> minor(n - 1, std::vector<T>(n - 1));
        for (int i = 1; i < n; i++) {
            int k = 0;
            for (int j = 0; j < n; j++)
                if (j != column) minor[i - 1][k++] = a[i][j];
        }
        sum += sign * a[0][column] * determinant(minor);
        sign = -sign;
    }
    return sum;
}

static double of_rows(const double *entries, int n) {
    std::vector<std::vector<double>> a;
    for (int i = 0; i < n; i++) a.emplace_back(entries + i * n, entries + (i + 1) * n);
    return determinant(a);
}

static double primal() { return of_rows(x, N); }
static void gradient() { __enzyme_autodiff<void>((void *)of_rows, enzyme_dup, x, dx, enzyme_const, N); }

// The determinant of a; adds seed times its derivative to da. The factor of a minor is known on the way down, so that
// one pass does both.
template <int M> double with_adjoint(const double *a, double *da, double seed) {
    if constexpr (M == 2) {
        da[0] += seed * a[3], da[1] -= seed * a[2], da[2] -= seed * a[1], da[3] += seed * a[0];
        return a[0] * a[3] - a[1] * a[2];
    } else {
        constexpr int L = M - 1;
        double sum = 0, minor[L * L], dminor[L * L];
        for (int column = 0; column < M; column++) {
            double sign = column % 2 ? -1 : 1;
            for (int i = 0; i < L; i++) {
                const double *row = a + (i + 1) * M;
                for (int j = 0; j < L; j++) minor[i * L + j] = row[j + (j >= column)], dminor[i * L + j] = 0;
            }
            double value = with_adjoint<L>(minor, dminor, sign * seed * a[column]);
            sum += sign * a[column] * value;
            da[column] += sign * seed * value;
            for (int i = 0; i < L; i++) {
                double *row = da + (i + 1) * M;
                for (int j = 0; j < L; j++) row[j + (j >= column)] += dminor[i * L + j];
            }
        }
        return sum;
    }
}
static void by_hand() { with_adjoint<N>(x, dx, 1); }

extern "C" struct benchmark benchmark() {
    x = numbers(N * N, 1, 0), dx = zeros(N * N);
    return {"determinant by minors", N * N, x, dx, primal, gradient, by_hand};
}
