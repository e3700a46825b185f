// Scherk's surface, one of the few minimal surfaces that can be written down: z = log(cos y / cos x).

#include "surface.h"

#include <cmath>

namespace {

template <typename Real>
class Scherk {
  public:
    explicit constexpr Scherk(Real scale) : scale_(scale) {}

    Real operator()(Real x, Real y) const { return std::log(std::cos(scale_ * y) / std::cos(scale_ * x)) / scale_; }

  private:
    Real scale_;
};

constexpr Scherk<double> film(1.2);

}  // namespace

extern "C" double scherk_height(double x, double y) { return film(x, y); }
