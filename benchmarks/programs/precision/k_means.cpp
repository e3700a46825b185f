// Clusters of points (Lloyd's iteration): the mean squared distance to the nearest centre after some rounds.
#include <cmath>
#include <vector>

namespace {
double squared_distance(const double *point, const double *centre, int dimensions) {
    double distance = 0;
    for (int d = 0; d < dimensions; ++d) {
        const double difference = point[d] - centre[d];
        distance += difference * difference;
    }
    return distance;
}
}  // namespace

extern "C" double k_means(const double *points, int n, int dimensions, int clusters, int rounds) {
    double *centres = new double[clusters * dimensions], *sums = new double[clusters * dimensions];
    std::vector<int> counts(clusters);
    for (int c = 0; c < clusters; ++c)
        for (int d = 0; d < dimensions; ++d) centres[c * dimensions + d] = points[c * (n / clusters) * dimensions + d];
    double spread = 0;
    for (int round = 0; round < rounds; ++round) {
        spread = 0;
        for (int k = 0; k < clusters * dimensions; ++k) sums[k] = 0;
        for (int &count : counts) count = 0;
        for (int k = 0; k < n; ++k) {
            const double *point = points + k * dimensions;
            int nearest = 0;
            double least = squared_distance(point, &centres[0], dimensions);
            for (int c = 1; c < clusters; ++c) {
                const double distance = squared_distance(point, &centres[c * dimensions], dimensions);
                if (distance < least) {
                    least = distance;
                    nearest = c;
                }
            }
            spread += least;
            ++counts[nearest];
            for (int d = 0; d < dimensions; ++d) sums[nearest * dimensions + d] += point[d];
        }
        for (int c = 0; c < clusters; ++c)
            for (int d = 0; d < dimensions; ++d)
                if (counts[c]) centres[c * dimensions + d] = sums[c * dimensions + d] / counts[c];
    }
    delete[] centres;
    delete[] sums;
    return spread / n;
}
