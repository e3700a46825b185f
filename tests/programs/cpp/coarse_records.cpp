// Records of numbers beside counts, sizes and addresses, where the one cannot be told from the other by their places.
// differentiate: sorted_set(x, n)  at: x = 0.9 0.2 1.7 1.2 -0.4, n = 5
// differentiate: nearest(x, n)  at: x = 0.9 0.2 1.7 1.2 -0.4 2.5 0.1, n = 7
// differentiate: evaluated(x, n)  at: x = 0.9 0.2 1.7, n = 3
// differentiate: counted(x, n)  at: x = 0.9 0.2 1.7, n = 3
#include <algorithm>
#include <array>
#include <cmath>
#include <complex>
#include <cstring>
#include <map>
#include <memory>
#include <string>
#include <vector>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

// A count behind an array whose elements are sorted in place.
template <class T, size_t N> struct Set {
    std::array<T, N> data;
    size_t count = 0;
    void insert(T value) {
        if (value >= 0) data[count++] = value;
    }
    T *begin() { std::sort(data.begin(), data.begin() + count); return data.data(); }
    T *end() { return data.data() + count; }
};
extern "C" double sorted_set(const double *x, int n) {
    Set<double, 8> set;
    for (int i = 0; i < n; i++) set.insert(x[i] * x[(i + 1) % n]);
    double s = 0, weight = 1;
    for (double v : set) s += weight++ * v * v;
    return s;
}

// Nodes of a tree: a range of points, or a cut, in a pool.
struct Node {
    union {
        struct { size_t left, right; } leaf;
        struct { int axis; double low, high; } cut;
    };
    Node *first = nullptr, *second = nullptr;
};
class Tree {
public:
    Tree(const double *points, size_t count) : points_(points), order_(count) {
        for (size_t i = 0; i < count; i++) order_[i] = i;
        root_ = divide(0, count);
    }
    double search(double at) const { return best(root_, at); }

private:
    Node *divide(size_t left, size_t right) {
        pool_.push_back(std::make_unique<Node>());
        Node *node = pool_.back().get();
        if (right - left <= 2) {
            node->leaf.left = left;
            node->leaf.right = right;
            return node;
        }
        size_t middle = (left + right) / 2;
        std::nth_element(order_.begin() + left, order_.begin() + middle, order_.begin() + right,
                         [&](size_t a, size_t b) { return points_[a] < points_[b]; });
        Node *first = divide(left, middle), *second = divide(middle, right);
        node->cut.axis = 0;
        node->cut.low = points_[order_[middle - 1]];
        node->cut.high = points_[order_[middle]];
        node->first = first;
        node->second = second;
        return node;
    }
    double best(const Node *node, double at) const {
        if (!node->first) {
            double found = 1e30;
            for (size_t i = node->leaf.left; i < node->leaf.right; i++) {
                double d = points_[order_[i]] - at;
                found = std::min(found, d * d);
            }
            return found;
        }
        bool is_low = 2 * at < node->cut.low + node->cut.high;
        double found = best(is_low ? node->first : node->second, at);
        double gap = is_low ? node->cut.high - at : at - node->cut.low;
        return gap * gap < found ? std::min(found, best(is_low ? node->second : node->first, at)) : found;
    }
    const double *points_;
    std::vector<size_t> order_;
    std::vector<std::unique_ptr<Node>> pool_;
    Node *root_;
};
extern "C" double nearest(const double *x, int n) {
    Tree tree(x, n);
    double s = 0;
    for (double at = -0.5; at < 2.6; at += 0.45) s += (1 + at) * tree.search(at);
    return s;
}

// Values of several kinds that are cloned and kept under names.
struct Value {
    virtual ~Value() = default;
    virtual std::unique_ptr<Value> clone() const = 0;
    virtual std::complex<double> number() const = 0;
};
struct Scalar final : Value {
    std::complex<double> value;
    std::string name;
    int flags;
    Scalar(std::complex<double> v, std::string n) : value(v), name(std::move(n)), flags(1) {}
    std::unique_ptr<Value> clone() const override { return std::make_unique<Scalar>(*this); }
    std::complex<double> number() const override { return value; }
};
struct Row final : Value {
    std::vector<Scalar> cells;
    long cursor = 0;
    std::unique_ptr<Value> clone() const override { return std::make_unique<Row>(*this); }
    std::complex<double> number() const override {
        std::complex<double> s = 0;
        for (const Scalar &cell : cells) s += cell.value * double(cell.name.size());
        return s;
    }
};
extern "C" double evaluated(const double *x, int n) {
    std::map<std::string, std::unique_ptr<Value>> names;
    for (int i = 0; i < n; i++) names["x" + std::to_string(i)] = std::make_unique<Scalar>(std::complex<double>(x[i], x[0]), "v");
    auto row = std::make_unique<Row>();
    for (auto &entry : names) row->cells.push_back(static_cast<Scalar &>(*entry.second));
    names["row"] = row->clone();
    double s = 0;
    for (auto &entry : names) s += std::norm(entry.second->number()) * entry.first.size();
    return s;
}

// Bytes of what callers say, beside vectors that are loaded from any place.
struct Bytes {
    std::vector<char> held;
    template <class T> void put(const T *from, size_t count) {
        const char *bytes = reinterpret_cast<const char *>(from);
        held.insert(held.end(), bytes, bytes + count * sizeof(T));
    }
    template <class T> size_t get(size_t at, T *to, size_t count) const {
        std::memcpy(to, held.data() + at, count * sizeof(T));
        return at + count * sizeof(T);
    }
};
static double dot(const double *a, const double *b, int n) {
    double s = 0;
    int i = 0;
#ifdef __SSE2__
    __m128d sum = _mm_setzero_pd();
    for (; i + 2 <= n; i += 2) sum = _mm_add_pd(sum, _mm_mul_pd(_mm_loadu_pd(a + i), _mm_loadu_pd(b + i)));
    double parts[2];
    _mm_storeu_pd(parts, sum);
    s = parts[0] + parts[1];
#endif
    for (; i < n; i++) s += a[i] * b[i];
    return s;
}
extern "C" double counted(const double *x, int n) {
    Bytes bytes;
    for (int i = 0; i < n; i++) {
        int count[2] = {i + 1, n};
        bytes.put(count, 2);
        bytes.put(x, i + 1);
    }
    double s = 0;
    size_t at = 0;
    for (int i = 0; i < n; i++) {
        int count[2];
        double values[8];
        at = bytes.get(at, count, 2);
        at = bytes.get(at, values, count[0]);
        s += count[1] * dot(values, x, count[0]) * std::sin(values[0]);
    }
    return s;
}
