// Objects in OpenMP's regions: own reductions, private vectors, virtual functions that are parallel themselves.
// options: -fopenmp
// link: -fopenmp
// differentiate: merged(x, n)  at: x = 0.5 0.7 1.1 0.9 1.3, n = 5
// differentiate: gathered(x, n)  at: x = 0.5 0.7 1.1 0.9 1.3, n = 5
// differentiate: energies(x, n)  at: x = 0.5 0.7 1.1 0.9 1.3, n = 5
#include <cmath>
#include <memory>
#include <vector>

struct Welford {
    double count = 0, mean = 0, squares = 0;
    void add(double v) {
        count += 1;
        double d = v - mean;
        mean += d / count;
        squares += d * (v - mean);
    }
    void merge(const Welford &o) {
        if (o.count == 0) return;
        if (count == 0) {
            *this = o;
            return;
        }
        double t = count + o.count, d = o.mean - mean;
        mean += d * o.count / t;
        squares += o.squares + d * d * count * o.count / t;
        count = t;
    }
};
#pragma omp declare reduction(merge : Welford : omp_out.merge(omp_in)) initializer(omp_priv = Welford())

struct Weights {
    std::vector<double> a;
    explicit Weights(int n) : a(n, 1.0) {}
};

extern "C" double merged(const double *x, int n) {
    Welford w;
    Weights p(n);
    for (int i = 0; i < n; i++) p.a[i] = x[i] * 0.5;
#pragma omp parallel for reduction(merge : w) firstprivate(p)
    for (int i = 0; i < n; i++) w.add(x[i] * p.a[i]);
    return w.squares + w.mean;
}

extern "C" double gathered(const double *x, int n) {
    std::vector<double> y(n);
#pragma omp parallel
    {
        std::vector<double> mine(n);
#pragma omp for schedule(dynamic) nowait
        for (int i = 0; i < n; i++) mine[i] = x[i] * x[i];
#pragma omp critical
        for (int i = 0; i < n; i++) y[i] += mine[i] * x[0];
    }
    double t = 0;
    for (double v : y) t += v;
    return t;
}

struct Term {
    virtual double energy(const double *x, int i) const = 0;
    virtual ~Term() = default;
};
struct Pairs : Term {
    double energy(const double *x, int i) const override {
        double s = 0;
#pragma omp parallel for reduction(+ : s)
        for (int j = 0; j <= i; j++) s += x[j] * x[i];
        return s;
    }
};
struct Waves : Term {
    double energy(const double *x, int i) const override { return std::sin(x[i]); }
};

extern "C" double energies(const double *x, int n) {
    std::vector<std::unique_ptr<Term>> terms;
    terms.push_back(std::make_unique<Pairs>());
    terms.push_back(std::make_unique<Waves>());
    double s = 0;
#pragma omp parallel for reduction(+ : s)
    for (int i = 0; i < n; i++) s += terms[i % 2]->energy(x, i);
    return s;
}
