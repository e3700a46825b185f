#include <enzyme/enzyme>

double height(double x) { return x * x * x * x; }

extern "C" double slope(double x)
{
    return enzyme::get<0>(enzyme::get<0>(enzyme::autodiff<enzyme::Reverse>(height, enzyme::Active<double>(x))));
}
