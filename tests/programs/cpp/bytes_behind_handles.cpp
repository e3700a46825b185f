// Numbers that are copied byte by byte behind a pointer which each iteration reads anew: a byte that is stored may change it.
// differentiate: shared(x, n)  at: x = 1.3 -2.2 0.9 0.4, n = 4
// differentiate: packed(x, n)  at: x = 1.3 -2.2 0.9 0.4, n = 4
// differentiate: in_struct(x, n)  at: x = 1.3 -2.2 0.9 0.4, n = 4
// differentiate: two_ways(x, n)  at: x = 1.3 -2.2 0.9 0.4, n = 4
// expect: stops: bytes of memory that holds active numbers are moved one by one
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <vector>

// a shared pointer to bytes
typedef std::shared_ptr<char> Handle;
__attribute__((noinline)) static void put(Handle &to, std::size_t offset, std::size_t bytes, const void *from) {
    for (long i = 0; i < long(bytes); ++i) to.get()[std::size_t(i) + offset] = static_cast<const char *>(from)[i];
}
__attribute__((noinline)) static void get(const Handle &from, std::size_t offset, std::size_t bytes, void *to) {
    for (long i = 0; i < long(bytes); ++i) static_cast<char *>(to)[i] = from.get()[std::size_t(i) + offset];
}
extern "C" double shared(const double *x, int n) {
    Handle held(new char[sizeof(double) * n], std::default_delete<char[]>());
    put(held, 0, sizeof(double) * n, x);
    double *all = reinterpret_cast<double *>(held.get());
    for (int i = 0; i < n; i++) all[i] *= all[i];
    double last[2];
    get(held, sizeof(double) * (n - 2), sizeof last, last);
    return last[0] * last[1] + all[0];
}

// a vector of bytes
__attribute__((noinline)) static void pack(std::vector<unsigned char> &to, const double *x, int n) {
    const unsigned char *bytes = reinterpret_cast<const unsigned char *>(x);
    for (std::size_t i = 0; i < n * sizeof(double); i++) to[i] = bytes[i];
}
extern "C" double packed(const double *x, int n) {
    std::vector<unsigned char> bytes(n * sizeof(double));
    pack(bytes, x, n);
    double *all = new double[n], s = 0;
    std::memcpy(all, bytes.data(), bytes.size());
    for (int i = 0; i < n; i++) s += std::exp(all[i]) * all[0];
    delete[] all;
    return s;
}

// a member of a struct
struct Buffer {
    long used;
    char *room;
};
__attribute__((noinline)) static void append(Buffer *to, const char *bytes, int count) {
    for (int i = 0; i < count; i++) to->room[to->used + i] = bytes[i];
    to->used += count;
}
extern "C" double in_struct(const double *x, int n) {
    Buffer buffer = {0, (char *)std::malloc(n * sizeof(double))};
    for (int i = 0; i < n; i++) append(&buffer, (const char *)(x + i), sizeof(double));
    double *all = (double *)buffer.room, s = 0;
    for (int i = 0; i < n; i++) s += all[i] * all[n - 1 - i] * all[i];
    std::free(buffer.room);
    return s;
}

// which way a byte goes is decided for each of them
__attribute__((noinline)) static void scatter(char **to, const char *from, long bytes, long half) {
    for (long i = 0; i < bytes; i++) {
        char *block = i < half ? to[0] : to[1];
        block[i] = from[i];
    }
}
extern "C" double two_ways(const double *x, int n) {
    double left[4], right[4];
    char *both[2] = {(char *)left, (char *)right};
    scatter(both, (const char *)x, n * sizeof(double), n / 2 * sizeof(double));
    return left[0] * right[n - 1] * left[1];
}
