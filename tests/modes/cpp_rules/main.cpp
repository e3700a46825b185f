#include "../check.h"
#include <vector>
struct Vec { double x, y, z; };
double length(const Vec &v);
namespace physics { double force(double r); }
template <typename... T> double __enzyme_autodiff(void *, T...);
template <typename... T> double __enzyme_fwddiff(void *, T...);

static double total(const Vec &v) { return length(v) * physics::force(v.x); }

int main() {
    Vec v{3, 4, 0}, dv{};
    __enzyme_autodiff((void *)total, &v, &dv);
    check(dv.x, 2 * 3. / 5 * 9 + 5 * 60.);
    check(dv.y, 2 * 4. / 5 * 9);
    Vec t{1, 0, 0};
    check(__enzyme_fwddiff((void *)physics::force, 3., 1.), 6);
    return failures();
}
