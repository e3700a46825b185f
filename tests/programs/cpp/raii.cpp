// Constructors and destructors with effects on active values; scope guards; copy and move of owners.
// differentiate: scoped(x)  at: x = 1.3
// differentiate: owners(x, n)  at: x = 1.5 2.5 3.5, n = 3
#include <cstddef>
#include <cstring>
#include <utility>

struct guard {
    double &target, saved;
    explicit guard(double &t) : target(t), saved(t) { t *= 2; }
    ~guard() { target = saved * saved + target; }
};
extern "C" double scoped(double x) {
    double y = x;
    {
        guard g(y);
        y += x * x;
        {
            guard h(y);
            y *= 0.5;
        }
    }
    return y;
}

class buffer {
    double *data_;
    std::size_t size_;

public:
    explicit buffer(std::size_t n) : data_(new double[n]()), size_(n) {}
    buffer(const buffer &o) : buffer(o.size_) { std::memcpy(data_, o.data_, size_ * sizeof(double)); }
    buffer(buffer &&o) noexcept : data_(std::exchange(o.data_, nullptr)), size_(std::exchange(o.size_, 0)) {}
    ~buffer() { delete[] data_; }
    double &operator[](std::size_t i) { return data_[i]; }
    std::size_t size() const { return size_; }
};
static buffer squared(buffer b) {
    for (std::size_t i = 0; i < b.size(); i++) b[i] *= b[i];
    return b;
}
extern "C" double owners(const double *x, int n) {
    buffer a(n);
    for (int i = 0; i < n; i++) a[i] = x[i];
    buffer b = squared(a), c = squared(std::move(a));
    double s = 0;
    for (int i = 0; i < n; i++) s += b[i] * c[n - 1 - i];
    return s;
}
