// k-means: the squared distances of 5,000 points (8 coordinates) to the nearest of 16 centres, which are the inputs.
#include "../bench.h"
#include <algorithm>
#include <limits>
#include <vector>
template <class T, class... A> T __enzyme_autodiff(void *, A...);
enum { POINTS = 5000, CENTRES = 16, DIMENSIONS = 8 };
static std::vector<double> points, centres, adjoints;

template <class T> T euclid_dist_2(const T *a, const T *b, int dimensions) {
    T distance = 0;
    for (int i = 0; i < dimensions; i++) {
        T difference = a[i] - b[i];
        distance += difference * difference;
    }
    return distance;
}

template <class T> T cost(const std::vector<T> &points, const std::vector<T> &centres, int dimensions) {
    const size_t n = points.size() / dimensions, k = centres.size() / dimensions;
    T total = 0;
    for (size_t i = 0; i < n; i++) {
        T nearest = std::numeric_limits<T>::max();
        for (size_t j = 0; j < k; j++) {
            T distance = euclid_dist_2(&points[i * dimensions], &centres[j * dimensions], dimensions);
            nearest = std::min(nearest, distance);
        }
        total += nearest;
    }
    return total;
}

static double primal() { return cost(points, centres, DIMENSIONS); }

static void gradient() {
    __enzyme_autodiff<void>((void *)cost<double>, enzyme_const, &points, enzyme_dup, &centres, &adjoints, enzyme_const,
                            (int)DIMENSIONS);
}

// A point's nearest centre gets 2 (centre - point): the number and the sum of a centre's points are enough.
static void by_hand() {
    const int d = DIMENSIONS;
    double sums[CENTRES][d] = {}, counts[CENTRES] = {};
    for (int p = 0; p < POINTS; p++) {
        const double *point = &points[p * d];
        double least = std::numeric_limits<double>::max();
        int nearest = 0;
        for (int j = 0; j < CENTRES; j++) {
            double distance = euclid_dist_2(point, &centres[j * d], d);
            nearest = distance < least ? j : nearest;
            least = std::min(least, distance);
        }
        for (int i = 0; i < d; i++) sums[nearest][i] += point[i];
        counts[nearest] += 1;
    }
    for (int j = 0; j < CENTRES; j++)
        for (int i = 0; i < d; i++) adjoints[j * d + i] += 2 * (counts[j] * centres[j * d + i] - sums[j][i]);
}

extern "C" struct benchmark benchmark() {
    double *p = numbers(POINTS * DIMENSIONS, 1, 0), *c = numbers(CENTRES * DIMENSIONS, 1, 0);
    points.assign(p, p + POINTS * DIMENSIONS);
    centres.assign(c, c + CENTRES * DIMENSIONS);
    adjoints.assign(CENTRES * DIMENSIONS, 0);
    return {"k-means", centres.size(), centres.data(), adjoints.data(), primal, gradient, by_hand, nullptr};
}
