// The trap: a smooth wall. Inside `inner` an ion feels nothing, outside `outer` a harmonic force, in between a
// quintic step that joins the two with continuous second derivatives.

#include "cluster.h"

#include <cmath>

namespace {

template <typename Real>
struct Vector3 {
    Real x, y, z;

    Real norm() const { return std::sqrt(x * x + y * y + z * z); }
};

template <typename Real>
class Wall {
  public:
    constexpr Wall(Real inner, Real outer, Real stiffness) : inner_(inner), outer_(outer), stiffness_(stiffness) {}

    Real energy(const Vector3<Real> &position) const {
        Real radius = position.norm();
        if (radius <= inner_)
            return Real(0);
        Real depth = radius - inner_;
        return stiffness_ / 2 * depth * depth * step(depth / (outer_ - inner_));
    }

  private:
    static Real step(Real t) { return t >= 1 ? Real(1) : t * t * t * (t * (t * 6 - 15) + 10); }

    Real inner_, outer_, stiffness_;
};

constexpr Wall<double> trap(6.0, 8.0, 0.5);

}  // namespace

extern "C" double confinement_energy(const double *position) {
    return trap.energy(Vector3<double>{position[0], position[1], position[2]});
}
