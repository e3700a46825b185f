// Coroutines as generators; results that are a number or an error, and what is done then.
// differentiate: generated(x, n)  at: x = 0.7, n = 6
// differentiate: results(x, y)  at: x = 2.5, y = 0.8
#include <cmath>
#include <coroutine>
#include <exception>
#include <utility>
#include <variant>

namespace {
template <class T> class Generator {
  public:
    struct promise_type {
        T value;
        Generator get_return_object() { return Generator(std::coroutine_handle<promise_type>::from_promise(*this)); }
        std::suspend_always initial_suspend() noexcept { return {}; }
        std::suspend_always final_suspend() noexcept { return {}; }
        std::suspend_always yield_value(T v) { value = v; return {}; }
        void return_void() {}
        void unhandled_exception() { std::terminate(); }
    };
    explicit Generator(std::coroutine_handle<promise_type> h) : h(h) {}
    Generator(Generator &&o) noexcept : h(std::exchange(o.h, {})) {}
    ~Generator() { if (h) h.destroy(); }
    bool next() { h.resume(); return !h.done(); }
    T value() const { return h.promise().value; }

  private:
    std::coroutine_handle<promise_type> h;
};

Generator<double> logistic(double r, double x, int n) {
    for (int i = 0; i < n; ++i) {
        co_yield x;
        x = r * x * (1 - x);
    }
}

enum class Error { negative, diverged };
template <class T> class Result {
    std::variant<T, Error> v;

  public:
    Result(T t) : v(std::move(t)) {}
    Result(Error e) : v(e) {}
    explicit operator bool() const { return v.index() == 0; }
    const T &operator*() const { return std::get<0>(v); }
    Error error() const { return std::get<1>(v); }
    template <class F> auto then(F f) const -> decltype(f(**this)) {
        if (!*this) return error();
        return f(**this);
    }
};
Result<double> root(double x) {
    if (x < 0) return Error::negative;
    return std::sqrt(x);
}
Result<std::pair<double, int>> iterate(double x) {
    for (int i = 0; i < 50; ++i) {
        double next = std::cos(x) * 0.8 + 0.1 * x;
        if (!(std::abs(next) < 10)) return Error::diverged;
        if (std::abs(next - x) < 1e-6) return std::pair(next, i);
        x = next;
    }
    return std::pair(x, 50);
}
} // namespace

extern "C" double generated(double x, int n) {
    auto g = logistic(3.2 + 0.1 * x, x, n), h = logistic(2.5, x * x, n / 2);
    double s = 0;
    while (g.next()) {
        s += g.value() * g.value();
        if (h.next()) s *= 1 + h.value();
        else break;
    }
    return s;
}

extern "C" double results(double x, double y) {
    auto good = root(x).then([y](double r) { return root(r - y); }).then([](double r) { return iterate(r); });
    auto bad = root(y - x).then([](double r) { return root(r + 1); });
    double s = good ? (*good).first * x + (*good).second : -1;
    return s + (bad ? 100 : (bad.error() == Error::negative) * y * y);
}
