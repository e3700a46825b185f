// A buffer of bytes that grows, of records of bytes and a double without gaps: numbers lie anywhere in it.
// differentiate: packed(x, n)  at: x = 1.5 0.25 3.0, n = 3
// differentiate: padded(x, n)  at: x = 1.5 0.25 3.0, n = 3
// differentiate: uneven(x, n)  at: x = 1.5 0.25 3.0, n = 3
#include <cstring>
#include <vector>

static void put(std::vector<char> &bytes, const void *from, std::size_t size) {
    const char *first = static_cast<const char *>(from);
    bytes.insert(bytes.end(), first, first + size);
}

extern "C" double packed(const double *x, int n) {
    std::vector<char> bytes;
    for (int i = 0; i < n; i++) {
        char tag = 1;
        double value = x[i] * x[i];
        put(bytes, &tag, 1);
        put(bytes, &value, 8);
    }
    double sum = 0, read;
    for (int i = 0; i < n; i++) {
        std::memcpy(&read, bytes.data() + 9 * i + 1, 8);
        sum += read;
    }
    return sum;
}

extern "C" double padded(const double *x, int n) {
    std::vector<char> bytes;
    for (int i = 0; i < n; i++) {
        double value = x[i] * x[i];
        put(bytes, &value, 8);
        put(bytes, "padding", 8);
    }
    double sum = 0, read;
    for (int i = 0; i < n; i++) {
        std::memcpy(&read, bytes.data() + 16 * i, 8);
        sum += read;
    }
    return sum;
}

extern "C" double uneven(const double *x, int n) {
    std::vector<char> bytes;
    for (int i = 0; i < n; i++) {
        double value = x[i] * x[i];
        put(bytes, "abc", i % 3);
        put(bytes, &value, 8);
    }
    double sum = 0, read;
    for (int i = 0, at = 0; i < n; i++, at += 8) {
        at += i % 3;
        std::memcpy(&read, bytes.data() + at, 8);
        sum += read;
    }
    return sum;
}
