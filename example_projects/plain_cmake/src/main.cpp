// Finds the film of least area by conjugate gradients and compares it with Scherk's surface.

#include "surface.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <numeric>
#include <random>
#include <vector>

using Vector = std::vector<double>;

static double dot(const Vector &a, const Vector &b) { return std::inner_product(a.begin(), a.end(), b.begin(), 0.0); }

static double largest(const Vector &a) {
    return std::accumulate(a.begin(), a.end(), 0.0, [](double m, double x) { return std::max(m, std::fabs(x)); });
}

static Vector gradient(const Vector &heights) {
    Vector result(UNKNOWNS, 0.0);
    surface_gradient(heights.data(), result.data());
    return result;
}

static Vector moved(const Vector &heights, double length, const Vector &direction) {
    Vector result(heights);
    for (std::size_t i = 0; i < result.size(); ++i)
        result[i] += length * direction[i];
    return result;
}

// The zero of the slope along `direction`, by the secant method: the area is convex.
static Vector minimum_along(const Vector &heights, const Vector &direction) {
    double length = 0.0, trial = 1.0, slope = dot(gradient(heights), direction);
    for (int i = 0; i < 20; ++i) {
        double trial_slope = dot(gradient(moved(heights, trial, direction)), direction);
        if (std::fabs(trial_slope - slope) < 1e-300)
            break;
        double next = trial - trial_slope * (trial - length) / (trial_slope - slope);
        length = trial, slope = trial_slope, trial = next;
        if (std::fabs(trial - length) < 1e-10 * std::fabs(trial))
            break;
    }
    return moved(heights, trial, direction);
}

// Nonlinear conjugate gradients after Polak and Ribière.
static Vector least_area(Vector heights, double tolerance, int &iterations) {
    Vector current = gradient(heights), direction(UNKNOWNS, 0.0);
    double factor = 0.0;
    for (iterations = 0; iterations < 1000 && largest(current) > tolerance; ++iterations) {
        for (std::size_t i = 0; i < direction.size(); ++i)
            direction[i] = factor * direction[i] - current[i];
        heights = minimum_along(heights, direction);
        Vector next = gradient(heights);
        factor = std::max(0.0, (dot(next, next) - dot(next, current)) / dot(current, current));
        current = next;
    }
    return heights;
}

static double difference_error(const Vector &heights, const Vector &exact) {
    const double step = 1e-5;
    Vector shifted(heights), errors(UNKNOWNS);
    for (std::size_t i = 0; i < shifted.size(); ++i) {
        shifted[i] = heights[i] + step;
        double above = surface_area(shifted.data());
        shifted[i] = heights[i] - step;
        errors[i] = (above - surface_area(shifted.data())) / (2 * step) - exact[i];
        shifted[i] = heights[i];
    }
    return largest(errors) / largest(exact);
}

template <typename Function>
static double microseconds(Function function) {
    auto start = std::chrono::steady_clock::now();
    for (int repeat = 0; repeat < 300; ++repeat)
        function();
    return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count() / 300;
}

int main() {
    std::mt19937 random(7);
    std::uniform_real_distribution<double> uniform(-0.1, 0.1);
    Vector heights(UNKNOWNS), direction(UNKNOWNS), errors;
    std::generate(heights.begin(), heights.end(), [&] { return uniform(random); });
    std::generate(direction.begin(), direction.end(), [&] { return uniform(random); });

    Vector exact = gradient(heights);
    double differences = difference_error(heights, exact);
    double slope = dot(exact, direction), forward = surface_slope(heights.data(), direction.data());
    double modes = std::fabs(forward - slope) / std::sqrt(dot(exact, exact) * dot(direction, direction));
    std::printf("unknown heights                %d\n", UNKNOWNS);
    std::printf("gradient against differences   %.1e\n", differences);
    std::printf("forward against reverse mode   %.1e\n", modes);

    volatile double kept = 0.0;
    double primal = microseconds([&] { kept = kept + surface_area(heights.data()); });
    double reverse = microseconds([&] { kept = kept + gradient(heights)[0]; });
    std::printf("time of area and gradient      %.1f us, %.1f us, %.1f x\n", primal, reverse, reverse / primal);

    int iterations = 0;
    Vector film = least_area(heights, 1e-10, iterations);
    for (int row = 1; row <= INNER; ++row)
        for (int column = 1; column <= INNER; ++column)
            errors.push_back(film[(row - 1) * INNER + column - 1] -
                             scherk_height(-1.0 + 2.0 * column / (POINTS - 1), -1.0 + 2.0 * row / (POINTS - 1)));
    std::printf("area before and after          %.6f, %.6f in %d iterations\n", surface_area(heights.data()),
                surface_area(film.data()), iterations);
    std::printf("distance to Scherk's surface   %.1e\n", largest(errors));
    return differences < 1e-6 && modes < 1e-12 && largest(errors) < 2e-3 ? 0 : 1;
}
