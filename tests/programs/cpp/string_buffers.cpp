// A string that is a buffer of bytes with numbers in it: its bytes are copied where nothing says what they are.
// options: -O2 -std=c++17
// differentiate: tiny(x)  at: x = 1.3
#include <cstring>
#include <string>

__attribute__((noinline)) static std::string pack(double v) {
    std::string bytes(sizeof(double), 'a');
    std::memcpy(&bytes[0], &v, sizeof(double));
    return bytes;
}

__attribute__((noinline)) static double unpack(std::string bytes) {
    double v;
    std::memcpy(&v, bytes.data(), sizeof(double));
    return v;
}

extern "C" double tiny(double x) {
    std::string first = pack(x * x), second;
    second = first;
    return unpack(second) * x;
}
