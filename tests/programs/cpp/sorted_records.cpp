// Numbers beside integers in one word, moved as words when structs are sorted.
// differentiate: sorted(x, y, n)  at: x = 1 2 3.5 4 5.5 0.5, y = 3 1 2 6 5 4, n = 6  tolerance: 5e-3  roundoff: 1e-6
// differentiate: by_heap(x, y, n)  at: x = 1 2 3.5 4 5.5 0.5, y = 3 1 2 6 5 4, n = 6  tolerance: 5e-3  roundoff: 1e-6
#include <vector>
#include <algorithm>
#include <cmath>
struct Item { double key; int tag; float value; };
struct Small { float value; short a; bool b; };
extern "C" double sorted(const double *x, const double *y, int n) {
    std::vector<Item> items; std::vector<Small> small;
    for (int i = 0; i < n; ++i) { items.push_back({y[i], i, float(x[i] * x[i])}); small.push_back({float(std::sin(x[i])), short(i), i % 2 == 0}); }
    std::sort(items.begin(), items.end(), [](const Item &a, const Item &b) { return a.key > b.key; });
    std::sort(small.begin(), small.end(), [](const Small &a, const Small &b) { return a.value > b.value; });
    double s = 0;
    for (int i = 0; i < n; ++i) s += items[i].value * (items[i].tag + 1) * (i + 1) + small[i].value * (i + 1) * (small[i].a + 2) * (small[i].b ? 1 : 3) + items[i].key * i;
    return s;
}
// What `std::sort` does where it divides badly: a heap, whose words begin with an integer.
extern "C" double by_heap(const double *x, const double *y, int n) {
    std::vector<Item> items;
    for (int i = 0; i < 24; ++i) items.push_back({y[i % n] + 10.3 * (i % 2 ? i : 24 - i), i, float(x[i % n] * x[i % n])});
    auto more = [](const Item &a, const Item &b) { return a.key > b.key; };
    std::__introsort_loop(items.begin(), items.end(), 1, __gnu_cxx::__ops::__iter_comp_iter(more));
    double s = 0;
    for (int i = 0; i < 24; ++i) s += items[i].value * (items[i].tag + 1) * (i + 1) + items[i].key * i;
    return s;
}
