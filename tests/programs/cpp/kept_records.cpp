// Vectors of records that live as long as the program: emptied and filled by every call, they keep their blocks.
// differentiate: filled_again(x, n)  at: x = 0.3 0.4 1.2, n = 3  roundoff: 1e-6
// differentiate: resized(x, n)  at: x = 0.3 0.4 1.2, n = 3
// differentiate: longer_each_time(x, n)  at: x = 0.3 0.4 1.2, n = 3
#include <vector>

struct Body {
    double x;
    float weight;
    int id;
};

static std::vector<Body> bodies;

extern "C" double filled_again(const double *x, int n) {
    bodies.clear();
    for (int i = 0; i < n; i++) bodies.push_back({x[i] * x[0], float(x[i]), i});
    double sum = 0;
    for (const Body &b : bodies) sum += b.x * b.x * b.weight * (1 + b.id);
    return sum;
}

static std::vector<Body> work;

extern "C" double resized(const double *x, int n) {
    work.resize(n);
    for (int i = 0; i < n; i++) work[i].x = x[i], work[i].id = i;
    for (int i = 1; i < n; i++) work[i].x *= work[i - 1].x;
    return work[n - 1].x + work[0].x * work[1].id;
}

static std::vector<Body> room;

extern "C" double longer_each_time(const double *x, int n) {
    double sum = 0;
    for (int k = 1; k <= n; k++) {
        room.clear();
        for (int i = 0; i < k; i++) room.push_back({x[i] * k, 1, i});
        for (int i = 0; i < k; i++) sum += room[i].x * room[k - 1 - i].x;
    }
    room.clear();
    room.shrink_to_fit();
    return sum;
}
