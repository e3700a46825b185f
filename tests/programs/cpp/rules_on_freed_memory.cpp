// A derivative written by hand runs when the program has freed what its function was given: that goes back afterwards.
// differentiate: matrices(x, n)  at: x = 3 1 2 0.5, n = 4  modes: reverse
// differentiate: released_elsewhere(x, n)  at: x = 3 1 2 0.5, n = 4  modes: reverse
// differentiate: vectors(x, n)  at: x = 3 1 2 0.5, n = 4  modes: reverse
// differentiate: in_a_loop(x, n)  at: x = 3 1 2 0.5, n = 4  modes: reverse
// differentiate: scaled_in_a_loop(x, n)  at: x = 3 1 2 0.5, n = 4  modes: reverse
// differentiate: vectors_in_a_loop(x, n)  at: x = 3 1 2 0.5, n = 4  modes: reverse
// differentiate: owners(x, n)  at: x = 3 1 2 0.5, n = 4  modes: reverse
#include <cmath>
#include <cstdlib>
#include <memory>
#include <vector>

#define NOINLINE __attribute__((noinline))

struct Matrix {
    int n;
    double *at;
};

extern "C" {
NOINLINE double square_of(const Matrix *m) {
    double sum = 0;
    for (int i = 0; i < m->n; i++) sum += m->at[i] * m->at[i];
    return sum;
}

double square_augmented(const Matrix *m, Matrix *) { return square_of(m); }

void square_reverse(const Matrix *m, Matrix *dm, double seed) {
    for (int i = 0; i < m->n; i++) dm->at[i] += seed * 2 * m->at[i];
}

void *__enzyme_register_gradient_square_of[] = {(void *)square_of, (void *)square_augmented, (void *)square_reverse};
}

NOINLINE static void use_blocks(double value) {
    for (int size = 1; size < 20; size++) {
        double *used = (double *)std::malloc(size * sizeof(double));
        for (int i = 0; i < size; i++) used[i] = value * i;
        std::free(used);
    }
}

NOINLINE static double of_part(const double *x, int n) {
    Matrix m = {n, (double *)std::malloc(n * sizeof(double))};
    for (int i = 0; i < n; i++) m.at[i] = x[i] * x[0];
    double got = square_of(&m);
    std::free(m.at);
    return got;
}

extern "C" double matrices(const double *x, int n) {
    double sum = 0;
    for (int k = 1; k <= n; k++) sum += of_part(x, k) * x[k - 1];
    use_blocks(x[1]);
    return sum;
}

NOINLINE static void destroy(Matrix *m) {
    std::free(m->at);
    std::free(m);
}

extern "C" double released_elsewhere(const double *x, int n) {
    Matrix *m = (Matrix *)std::malloc(sizeof *m);
    *m = {n, (double *)std::malloc(n * sizeof(double))};
    for (int i = 0; i < n; i++) m->at[i] = std::sin(x[i]);
    double got = square_of(m);
    destroy(m);
    use_blocks(got);
    return got * x[0];
}

NOINLINE double norm(const std::vector<double> &v) {
    double sum = 0;
    for (double d : v) sum += d * d;
    return std::sqrt(sum);
}

static double norm_augmented(const std::vector<double> &v, std::vector<double> &) { return norm(v); }

static void norm_reverse(const std::vector<double> &v, std::vector<double> &dv, double seed) {
    double whole = norm(v);
    for (std::size_t i = 0; i < v.size(); i++) dv[i] += seed * v[i] / whole;
}

void *__enzyme_register_gradient_norm[] = {(void *)norm, (void *)norm_augmented, (void *)norm_reverse};

NOINLINE static double of_piece(const double *x, int n) {
    std::vector<double> v;
    for (int i = 0; i < n; i++) v.push_back(x[i] * x[i]);
    return norm(v);
}

extern "C" double vectors(const double *x, int n) {
    double sum = 0;
    for (int k = 1; k <= n; k++) sum += of_piece(x, k) * k;
    return sum;
}

extern "C" double owners(const double *x, int n) {
    auto v = std::make_unique<std::vector<double>>(x, x + n);
    double got = norm(*v) * x[1];
    v.reset();
    use_blocks(got);
    return got;
}

// ---- variables that belong to one iteration of a loop
extern "C" double in_a_loop(const double *x, int n) {
    double sum = 0;
    for (int k = 1; k <= n; k++) {
        Matrix m = {k, (double *)std::malloc(k * sizeof(double))};
        for (int i = 0; i < k; i++) m.at[i] = std::sin(x[i] * k);
        sum += square_of(&m) * x[k - 1];
        std::free(m.at);
    }
    return sum;
}

struct Scaled {
    double factor, *at, shift;
    int n;
};

extern "C" {
NOINLINE double total_of(const Scaled *s) {
    double sum = 0;
    for (int i = 0; i < s->n; i++) sum += s->at[i] * s->factor * s->factor + s->shift * s->shift;
    return sum;
}

double total_augmented(const Scaled *s, Scaled *) { return total_of(s); }

void total_reverse(const Scaled *s, Scaled *ds, double seed) {
    for (int i = 0; i < s->n; i++) {
        ds->at[i] += seed * s->factor * s->factor;
        ds->factor += seed * 2 * s->at[i] * s->factor;
        ds->shift += seed * 2 * s->shift;
    }
}

void *__enzyme_register_gradient_total_of[] = {(void *)total_of, (void *)total_augmented, (void *)total_reverse};
}

extern "C" double scaled_in_a_loop(const double *x, int n) {
    double sum = 0;
    for (int k = 1; k <= n; k++) {
        Scaled s = {x[k - 1], (double *)std::malloc(k * sizeof(double)), x[0] * k, k};
        for (int i = 0; i < k; i++) s.at[i] = x[i] * x[i];
        sum += total_of(&s) * (1 + s.factor);
        std::free(s.at);
    }
    return sum;
}

extern "C" double vectors_in_a_loop(const double *x, int n) {
    double sum = 0;
    for (int k = 1; k <= n; k++) {
        std::vector<double> v(x, x + k);
        v.push_back(x[0] * k);
        sum += norm(v) * k;
    }
    return sum;
}
