#include <array>
#include <numeric>

extern "C" double attraction(double r);

extern "C" double pair(double r)
{
    std::array<double, 2> terms{r * r * r, attraction(r)};
    return std::accumulate(terms.begin(), terms.end(), 0.0);
}
