#include "cluster.hpp"

#include <array>
#include <cstddef>

namespace {

using Point = std::array<double, 3>;

Point point(const std::vector<double> &coordinates, std::size_t atom)
{
    return {coordinates[3 * atom], coordinates[3 * atom + 1], coordinates[3 * atom + 2]};
}

double squared_distance(const Point &a, const Point &b)
{
    double sum = 0;
    for (std::size_t axis = 0; axis < 3; ++axis)
        sum += (a[axis] - b[axis]) * (a[axis] - b[axis]);
    return sum;
}

} // namespace

double energy(const std::vector<double> &coordinates, double depth)
{
    double sum = 0;
    for (std::size_t i = 0; i < coordinates.size() / 3; ++i)
        for (std::size_t j = 0; j < i; ++j) {
            double inverse = 1 / squared_distance(point(coordinates, i), point(coordinates, j));
            double attraction = inverse * inverse * inverse;
            sum += 4 * depth * (attraction * attraction - attraction);
        }
    return sum;
}
