// Numbers that are printed to a stream and read from there: text has no derivative. Logs beside input are none of that.
// differentiate: through(x)  at: x = 0.7 1.3
// expect: stops: a number is read from text, and an active number was printed
// differentiate: by_string(x)  at: x = 0.7 1.3
// expect: stops: a number is read from text, and an active number was printed
// differentiate: by_lines(x)  at: x = 0.7 1.3
// expect: stops: a number is read from text, and an active number was printed
// differentiate: bytes(x)  at: x = 0.7 1.3
// expect: stops: a number is read from text, and an active number was printed
// differentiate: in_one_callee(x)  at: x = 0.7 1.3
// expect: stops: a number is read from text, and an active number was printed
// differentiate: not_printed(x)  at: x = 0.7 1.3
// differentiate: beside(x)  at: x = 0.7 1.3
// differentiate: listed(x)  at: x = 0.7 1.3
// differentiate: chained(x)  at: x = 0.7 1.3
// expect: stops: a number is read from text, and an active number was printed
#include <algorithm>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>
extern "C" double through(const double *x) {
    std::stringstream s;
    s.precision(17);
    s << x[0] * x[1] << " " << x[1];
    double a, b;
    s >> a >> b;
    return a * b;
}
extern "C" double by_string(const double *x) {
    std::ostringstream s;
    s << "number " << x[0] * x[1];
    std::string text = s.str();
    std::istringstream in(text.substr(7));
    double a;
    in >> a;
    return a * x[0];
}
extern "C" double by_lines(const double *x) {
    std::stringstream s;
    s << x[0] << "\n" << x[0] * x[1] << "\n";
    std::string line;
    double sum = 0;
    while (std::getline(s, line)) sum += std::stod(line);
    return sum;
}
extern "C" double bytes(const double *x) {
    std::stringstream s;
    double y[2] = {x[0]*x[1], x[1]};
    s.write((char*)y, sizeof y);
    double a[2];
    s.read((char*)a, sizeof a);
    return a[0] * a[1];
}
extern "C" double beside(const double *x) {
    std::ostringstream log;
    std::istringstream in("2.5 3.5");
    std::ofstream file("/dev/null");
    std::string text = "1.5";
    double a, b;
    log << x[0] << std::endl;
    in >> a;
    log << a * x[1];
    if (x[0] > 5) std::cout << log.str();
    file << log.str() << x[1];
    in >> b;
    if (x[0] > 5) std::cin >> b;
    return a * b * x[0] * std::stod(text);
}
extern "C" double chained(const double *x) {
    std::stringstream s;
    s << "number " << std::setprecision(17) << x[0] * x[1];
    std::string word;
    double a;
    s >> word >> a;
    return a * x[0];
}
extern "C" double listed(const double *x) {
    std::ostringstream log;
    log << std::fixed << std::setprecision(3);
    for (int i = 0; i < 2; ++i) log << "step " << std::setw(3) << i << ": " << x[i] << '\n';
    std::string text = log.str();
    std::istringstream back("2.5 3\n");
    double scale;
    int k;
    back >> scale >> k;
    return x[0] * x[1] * scale * k + double(std::count(text.begin(), text.end(), '\n'));
}
__attribute__((noinline)) static double as_text(double v) {
    std::ostringstream out;
    out << v;
    return std::stod(out.str());
}
extern "C" double in_one_callee(const double *x) { return as_text(x[0] * x[1]) * x[0]; }
__attribute__((noinline)) static std::string name_of(const double *x) {
    std::ostringstream out;
    if (x[0] > 5) out << x[0] * x[1];
    else out << "2.5 3.5";
    return out.str();
}
extern "C" double not_printed(const double *x) {
    std::istringstream in(name_of(x));
    double a, b;
    in >> a >> b;
    return a * b * x[0] * x[1];
}
