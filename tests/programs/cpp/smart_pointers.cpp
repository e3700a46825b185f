// unique_ptr, shared_ptr, new and delete of arrays and objects.
// differentiate: owned(x, n)  at: x = 1.5 2.5 3.5, n = 3
// differentiate: shared(x)  at: x = 1.3
// differentiate: raw(x, n)  at: x = 1.5 2.5 3.5, n = 3
#include <memory>

struct node { double value; std::unique_ptr<node> next; };

extern "C" double owned(const double *x, int n) {
    std::unique_ptr<node> list;
    for (int i = 0; i < n; i++) {
        auto fresh = std::make_unique<node>();
        fresh->value = x[i] * x[i];
        fresh->next = std::move(list);
        list = std::move(fresh);
    }
    double s = 1;
    for (node *p = list.get(); p; p = p->next.get()) s = s * p->value + 1;
    return s;
}
extern "C" double shared(double x) {
    auto a = std::make_shared<double>(x * x);
    std::shared_ptr<double> b = a;
    *b += x;
    return *a * *b;
}
extern "C" double raw(const double *x, int n) {
    double *t = new double[n], *one = new double(2.5);
    for (int i = 0; i < n; i++) t[i] = x[i] * x[n - 1 - i];
    double s = *one;
    for (int i = 0; i < n; i++) s *= t[i];
    delete[] t;
    delete one;
    return s;
}
