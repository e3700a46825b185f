// k-means: the cost of 16 centroids of 2,000 points; gradient and Hessian's diagonal, forward over reverse.
#include "../bench.h"
#include <limits>
#include <vector>

static const int DIMENSIONS = 8, POINTS = 2000, CENTROIDS = 16, INPUTS = CENTROIDS * DIMENSIONS;

template <class T> T squared_distance(const double *a, const T *b, int d) {
    T sum = 0;
    for (int i = 0; i < d; i++) {
        T off = a[i] - b[i];
        sum += off * off;
    }
    return sum;
}

// The sum of the points' squared distances to the centroid that is closest.
template <class T> T cost(const T *centroids, const std::vector<double> &points, int k, int d) {
    T sum = 0;
    for (std::size_t p = 0; p < points.size(); p += d) {
        T closest = std::numeric_limits<T>::max();
        for (int c = 0; c < k; c++) {
            T distance = squared_distance(&points[p], &centroids[c * d], d);
            if (distance < closest) closest = distance;
        }
        sum += closest;
    }
    return sum;
}

template <class T, class... A> T __enzyme_autodiff(void *, A...);
template <class T, class... A> T __enzyme_fwddiff(void *, A...);

static void cost_gradient(const double *centroids, double *by, const std::vector<double> &points, int k, int d) {
    __enzyme_autodiff<void>((void *)cost<double>, enzyme_dup, centroids, by, enzyme_const, &points, enzyme_const, k,
                            enzyme_const, d);
}

static std::vector<double> points, ones(INPUTS, 1.0), product(INPUTS), diagonal(INPUTS);
static double *x, *dx;
static double primal() { return cost<double>(x, points, CENTROIDS, DIMENSIONS); }

// The Hessian has nothing beside its diagonal, which its product with ones therefore is.
static void gradient() {
    product.assign(INPUTS, 0);
    __enzyme_fwddiff<void>((void *)cost_gradient, enzyme_dup, x, ones.data(), enzyme_dup, dx, product.data(),
                           enzyme_const, &points, enzyme_const, CENTROIDS, enzyme_const, DIMENSIONS);
}

static void by_hand() {
    diagonal.assign(INPUTS, 0);
    for (const double *p = points.data(), *end = p + points.size(); p < end; p += DIMENSIONS) {
        double least = std::numeric_limits<double>::max();
        int closest = 0;
        for (int c = 0; c < CENTROIDS; c++) {
            const double distance = squared_distance(p, x + c * DIMENSIONS, DIMENSIONS);
            if (distance < least) least = distance, closest = c * DIMENSIONS;
        }
        for (int i = 0; i < DIMENSIONS; i++) {
            dx[closest + i] += 2 * (x[closest + i] - p[i]);
            diagonal[closest + i] += 2;
        }
    }
}

// The gradient, wrong if the product is.
static void checked() {
    by_hand();
    memset(dx, 0, INPUTS * sizeof *dx);
    gradient();
    for (int i = 0; i < INPUTS; i++) dx[i] += product[i] - diagonal[i];
}

extern "C" struct benchmark benchmark() {
    x = numbers(INPUTS, 1, 0), dx = zeros(INPUTS);
    for (int i = 0; i < POINTS * DIMENSIONS; i++) points.push_back(uniform());
    return {"k-means, second order, C++", INPUTS, x, dx, primal, gradient, by_hand, checked};
}
