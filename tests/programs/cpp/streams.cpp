// iostream and string streams as inactive output beside active code.
// differentiate: traced(x, n)  at: x = 1.5 2.5 3.5, n = 3
#include <iostream>
#include <sstream>

extern "C" double traced(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        s += x[i] * x[i];
        if (s > 1e6) std::cout << "large " << s << std::endl;
    }
    if (n > 100) std::cerr << "many\n";
    return s;
}
