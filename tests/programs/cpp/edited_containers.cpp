// insert, erase, resize, swap, reserve of vectors; deque; array of arrays; stack; queue.
// differentiate: edited(x, n)  at: x = 1.5 2.5 3.5 0.5 4.5, n = 5
// differentiate: windows(x, n)  at: x = 1.5 2.5 3.5 0.5 4.5, n = 5
// differentiate: grid(x)  at: x = 1.2
// differentiate: rpn(x, y)  at: x = 1.2, y = 0.7
#include <cstddef>
using std::size_t;
#include <array>
#include <deque>
#include <queue>
#include <stack>
#include <vector>
extern "C" double edited(const double *x, int n) {
    std::vector<double> v;
    v.reserve(2);
    for (int i = 0; i < n; i++) v.insert(v.begin() + i / 2, x[i] * x[i]);
    v.erase(v.begin() + 1);
    v.resize(n + 3, x[0]);
    std::vector<double> w(v.rbegin(), v.rend());
    v.swap(w);
    v.emplace_back(x[1] * x[2]);
    v.pop_back();
    w.clear();
    w.shrink_to_fit();
    w = std::move(v);
    double s = 1;
    for (size_t i = 0; i < w.size(); i++) s = s * 0.7 + w[i] * (i + 1);
    return s + w.front() * w.back();
}
extern "C" double windows(const double *x, int n) {
    std::deque<double> d;
    double s = 0;
    for (int i = 0; i < n; i++) {
        d.push_back(x[i]);
        if (d.size() > 2) d.pop_front();
        double p = 1;
        for (double v : d) p *= v;
        s += p;
    }
    return s;
}
extern "C" double grid(double x) {
    std::array<std::array<double, 4>, 4> a{};
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++) a[i][j] = x * (i + 1) / (j + x);
    auto b = a;
    for (int i = 1; i < 3; i++)
        for (int j = 1; j < 3; j++) b[i][j] = 0.25 * (a[i - 1][j] + a[i + 1][j] + a[i][j - 1] + a[i][j + 1]);
    double s = 0;
    for (auto &row : b)
        for (auto v : row) s += v * v;
    return s;
}
extern "C" double rpn(double x, double y) {
    std::stack<double> s;
    std::queue<char> program;
    for (char c : {'x', 'y', '*', 'x', '+', 'y', '-'}) program.push(c);
    while (!program.empty()) {
        char c = program.front();
        program.pop();
        if (c == 'x') s.push(x);
        else if (c == 'y') s.push(y);
        else {
            double b = s.top(); s.pop();
            double a = s.top(); s.pop();
            s.push(c == '*' ? a * b : c == '+' ? a + b : a - b);
        }
    }
    return s.top() * s.top();
}
