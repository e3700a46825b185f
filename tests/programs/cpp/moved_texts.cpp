// The text of a stream that is given up: since C++20 it is moved out of the stream's buffer.
// options: -O2 -std=c++17
// differentiate: labelled(x)  at: x = 0.3 0.7
// differentiate: parts(x)  at: x = 0.3 0.7
// differentiate: read_again(x)  at: x = 0.7 1.3
// expect: stops: a number is read from text, and an active number was printed
// differentiate: read_at_once(x)  at: x = 0.7 1.3
// expect: stops: a number is read from text, and an active number was printed
#include <sstream>
#include <string>
#include <utility>

extern "C" double labelled(double *x) {
    std::ostringstream text;
    text << "a" << x[0] * x[1];
    std::string label = std::string("b") + std::move(text).str();
    return x[0] * x[1] * (label[0] == 'b' ? 2 : 3);
}

extern "C" double parts(double *x) {
    std::stringstream text("one two three, which is longer than a short string");
    std::string word;
    double sum = 0;
    while (text >> word) sum += x[0] * x[1] * (double)word.size();
    text.clear();
    text.str("four");
    return sum * (std::move(text).str() == "four" ? x[0] : x[1]);
}

extern "C" double read_again(double *x) {
    std::ostringstream text;
    text << "number " << x[0] * x[1];
    std::string whole = std::move(text).str();
    std::istringstream in(whole.substr(7));
    double a;
    in >> a;
    return a * x[0];
}

extern "C" double read_at_once(double *x) {
    std::ostringstream text;
    text << x[0] * x[1];
    return std::stod(std::move(text).str()) * x[0];
}
