// std::async, promises and what is called once: each runs in one thread in derivatives.
// link: -lpthread
// differentiate: parts(x, n)  at: x = 0.3 0.5 -0.2 0.8 1.1 0.4, n = 6
// differentiate: deferred(x, n)  at: x = 0.3 0.5 -0.2 0.8, n = 4
// differentiate: promised(x, n)  at: x = 0.3 0.5 -0.2 0.8, n = 4
// differentiate: halved(x, n)  at: x = 0.3 0.5 -0.2 0.8 1.1 0.4, n = 6
// differentiate: weighted(x, n)  at: x = 0.3 0.5 -0.2 0.8, n = 4
#include <cmath>
#include <functional>
#include <future>
#include <mutex>
#include <numeric>
#include <thread>
#include <vector>

static double part(const double *x, int low, int high) {
    double s = 0;
    for (int i = low; i < high; i++) s += std::sin(x[i]) * x[i];
    return s;
}

extern "C" double parts(const double *x, int n) {
    std::vector<std::future<double>> futures;
    for (int k = 0; k < 3; k++) futures.push_back(std::async(std::launch::async, part, x, k * n / 3, (k + 1) * n / 3));
    double product = 1;
    for (auto &future : futures) product *= 1 + future.get();
    return product;
}

extern "C" double deferred(const double *x, int n) {
    auto sum = std::async(std::launch::deferred, [=] { return std::accumulate(x, x + n, 0.0); });
    auto squares = std::async([=] { return std::inner_product(x, x + n, x, 0.0); });
    return std::exp(sum.get()) * squares.get();
}

extern "C" double promised(const double *x, int n) {
    std::promise<std::vector<double>> promise;
    auto future = promise.get_future();
    std::thread worker([&] {
        std::vector<double> found;
        for (int i = 0; i < n; i++) found.push_back(std::cos(x[i]));
        promise.set_value(std::move(found));
    });
    double s = 0;
    for (double value : future.get()) s += value * value * value;
    worker.join();
    return s;
}

// a tree of tasks, each of which starts others
static double halves(const double *x, int n) {
    if (n < 2) return n ? x[0] * x[0] * x[0] : 0;
    auto left = std::async(std::launch::async, halves, x, n / 2);
    double right = halves(x + n / 2, n - n / 2);
    return left.get() + std::sin(right);
}
extern "C" double halved(const double *x, int n) { return halves(x, n); }

static std::vector<double> weights;
static std::once_flag made;
extern "C" double weighted(const double *x, int n) {
    std::call_once(made, [] {
        for (int i = 0; i < 8; i++) weights.push_back(1.0 / (1 + i));
    });
    double s = 0;
    for (int i = 0; i < n; i++) s += weights[i] * std::exp(x[i]);
    return s;
}
