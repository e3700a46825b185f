// std::thread with closures, functions and references, and a pool of them that empties a queue of jobs.
// link: -lpthread
// differentiate: shares(x, n)  at: x = 1 2 3 4 0.5 0.7, n = 6
// differentiate: halves(x, n)  at: x = 1 2 3 4, n = 4
// differentiate: pool(x, n)  at: x = 1 2 3 4, n = 4
#include <atomic>
#include <cmath>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

extern "C" double shares(const double *x, int n) {
    std::vector<std::thread> threads;
    std::vector<double> parts(3);
    std::mutex lock;
    double total = 0, s = 0;
    for (int k = 0; k < 3; k++)
        threads.emplace_back([&, k] {
            for (int i = k * n / 3; i < (k + 1) * n / 3; i++) parts[k] += x[i] * std::sin(x[i]);
            std::lock_guard<std::mutex> guard(lock);
            total += parts[k] * parts[k];
        });
    for (auto &thread : threads) thread.join();
    for (double part : parts) s += part;
    return s * total;
}

static void decays(const double *x, int low, int high, double &sum) {
    for (int i = low; i < high; i++) sum += std::exp(-x[i]) * x[i];
}

extern "C" double halves(const double *x, int n) {
    double a = 0, b = 0;
    std::thread first(decays, x, 0, n / 2, std::ref(a)), second(decays, x, n / 2, n, std::ref(b));
    first.join();
    second.join();
    return a * b;
}

extern "C" double pool(const double *x, int n) {
    std::vector<std::function<void()>> jobs;
    std::vector<double> results(n);
    for (int i = 0; i < n; i++) jobs.push_back([&results, x, i] { results[i] = x[i] * x[i] * x[i]; });
    std::atomic<int> next{0};
    std::vector<std::thread> workers;
    for (unsigned k = 0; k < std::max(2u, std::thread::hardware_concurrency()); k++)
        workers.push_back(std::thread([&] {
            int i;
            while ((i = next++) < (int)jobs.size()) jobs[i]();
        }));
    for (auto &worker : workers) worker.join();
    double s = 0;
    for (double r : results) s += r;
    return s;
}
