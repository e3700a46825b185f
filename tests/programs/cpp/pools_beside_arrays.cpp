// A record with an array of pairs of numbers in front of a pool's counts: what is counted is no number.
// differentiate: boxed(x, n)  at: x = 0.3 1.7 0.9 2.2 1.1 0.2, n = 6
// differentiate: nested(x, n)  at: x = 0.3 1.7 0.9 2.2 1.1 0.2, n = 6
// differentiate: several(x, n)  at: x = 0.3 1.7 0.9 2.2 1.1 0.2, n = 6
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <vector>
class Pool {
    std::size_t left = 0;
    void *blocks = nullptr, *next = nullptr;

public:
    std::size_t used = 0, wasted = 0;
    ~Pool() {
        while (blocks) {
            void *before = *static_cast<void **>(blocks);
            std::free(blocks);
            blocks = before;
        }
    }
    template <class T> T *make() {
        std::size_t size = (sizeof(T) + 15) & ~std::size_t{15};
        if (size > left) {
            wasted += left;
            const std::size_t room = size > 256 ? size + 16 : 256 + 16;
            void *block = std::malloc(room);
            *static_cast<void **>(block) = blocks;
            blocks = block, left = room - 16;
            next = static_cast<char *>(block) + 16;
        }
        void *made = next;
        next = static_cast<char *>(next) + size;
        left -= size, used += size;
        return new (made) T();
    }
};
struct Interval {
    double low, high;
};
struct Node {
    Node *one = nullptr, *two = nullptr;
    Interval range{};
    unsigned first = 0, last = 0;
};
struct Tree {
    const std::vector<double> &points;
    std::vector<unsigned> order;
    Node *root = nullptr;
    Interval bounds[3];
    Pool pool;
    Tree(const std::vector<double> &p, unsigned n) : points(p) {
        for (unsigned i = 0; i < n; i++) order.push_back(i);
        for (int k = 0; k < 3; k++) bounds[k].low = bounds[k].high = points[k];
        for (double v : points) bounds[1].high = std::fmax(bounds[1].high, v);
        root = divide(0, n);
    }
    Node *divide(unsigned first, unsigned last) {
        Node *node = pool.make<Node>();
        node->first = first, node->last = last;
        node->range = {points[order[first]], points[order[first]]};
        for (unsigned i = first; i < last; i++) {
            node->range.low = std::fmin(node->range.low, points[order[i]]);
            node->range.high = std::fmax(node->range.high, points[order[i]]);
        }
        if (last - first > 1) {
            unsigned middle = (first + last) / 2;
            node->one = divide(first, middle);
            node->two = divide(middle, last);
        }
        return node;
    }
    double spread(const Node *node) const {
        double width = node->range.high - node->range.low;
        return node->one ? width * width + spread(node->one) + 2 * spread(node->two) : std::sin(node->range.low);
    }
};
extern "C" double boxed(const double *x, int n) {
    std::vector<double> all(x, x + n);
    Tree tree(all, n / 3);
    return tree.bounds[0].low * tree.bounds[1].high + tree.pool.used;
}
extern "C" double nested(const double *x, int n) {
    std::vector<double> all(x, x + n);
    Tree tree(all, n);
    return tree.spread(tree.root) * tree.bounds[2].low + tree.pool.wasted;
}

struct Cell {
    union {
        struct {
            std::size_t first, last;
        } range;
        struct {
            int axis;
            double low, high;
        } cut;
    };
    Cell *one, *two;
};
struct Index {
    std::vector<unsigned> order;
    std::size_t count = 0, most = 2;
    Cell *root = nullptr;
    Interval bounds[4];
    Pool pool;
    Cell *divide(const double *x, std::size_t first, std::size_t last) {
        Cell *cell = pool.make<Cell>();
        if (last - first <= most) {
            cell->range = {first, last};
            cell->one = cell->two = nullptr;
            return cell;
        }
        std::size_t middle = (first + last) / 2;
        cell->one = divide(x, first, middle);
        cell->two = divide(x, middle, last);
        cell->cut = {1, x[order[middle - 1]], x[order[middle]]};
        return cell;
    }
    void build(const double *x, std::size_t n) {
        for (unsigned i = 0; i < n; i++) order.push_back(i);
        for (int k = 0; k < 4; k++) bounds[k].low = bounds[k].high = x[k % n];
        count = order.size();
        root = divide(x, 0, count);
    }
    double sum(const double *x, const Cell *cell) const {
        if (cell->one) return sum(x, cell->one) * cell->cut.low + sum(x, cell->two) * cell->cut.high;
        double s = 0;
        for (std::size_t i = cell->range.first; i < cell->range.last; i++) s += std::sin(x[order[i]]);
        return s;
    }
};
extern "C" double several(const double *x, int n) {
    std::vector<Index> all;
    for (int k = 0; k < 3; k++) all.emplace_back();
    all[1] = Index();
    double s = 0;
    for (int k = 0; k < 3; k++) all[k].build(x + k, n - k);
    for (const Index &index : all) s += index.sum(x, index.root) * index.bounds[1].high + index.count;
    return s;
}
