// Numbers behind tags in growing buffers of bytes, moved as bytes and by words, and behind shorts.
// differentiate: tagged(x, n)  at: x = 0.5 0.3 0.7 0.2, n = 4
// differentiate: lettered(x, n)  at: x = 0.5 0.3 0.7 0.2, n = 4
// differentiate: numbered(x, n)  at: x = 0.5 0.3 0.7 0.2, n = 4
// differentiate: wide(x, n)  at: x = 0.5 0.3 0.7 0.2, n = 4
// differentiate: untagged(x, n)  at: x = 0.5 0.3 0.7 0.2, n = 4
#include <cstring>
#include <vector>
using Bytes = std::vector<unsigned char>;
static void put(Bytes &bytes, const void *from, std::size_t size) {
    auto at = bytes.size();
    bytes.resize(at + size);
    std::memcpy(bytes.data() + at, from, size);
}
template <class Tag> static Bytes moved(const Bytes &bytes) {
    Bytes made(bytes.size());
    for (std::size_t at = 0; at < bytes.size(); at += sizeof(Tag) + 8) {
        long word;
        std::memcpy(&made[at], &bytes[at], sizeof(Tag));
        std::memcpy(&word, &bytes[at + sizeof(Tag)], 8), std::memcpy(&made[at + sizeof(Tag)], &word, 8);
    }
    return made;
}
template <class Tag> static double sum(const double *x, int n) {
    Bytes bytes;
    for (int i = 0; i < n; ++i) {
        Tag tag = (Tag)i;
        put(bytes, &tag, sizeof tag);
        put(bytes, &x[i], 8);
    }
    if (sizeof(Tag) >= 4) bytes = moved<Tag>(bytes);
    double s = 0;
    for (std::size_t at = 0; at < bytes.size(); at += sizeof(Tag) + 8) {
        Tag tag;
        double v;
        std::memcpy(&tag, &bytes[at], sizeof tag), std::memcpy(&v, &bytes[at + sizeof tag], 8);
        s += v * v * (tag + 1);
    }
    return s;
}
extern "C" double tagged(const double *x, int n) { return sum<short>(x, n); }
extern "C" double lettered(const double *x, int n) { return sum<char>(x, n); }
extern "C" double numbered(const double *x, int n) { return sum<int>(x, n); }
extern "C" double wide(const double *x, int n) { return sum<long>(x, n); }
extern "C" double untagged(const double *x, int n) {
    Bytes bytes;
    for (int i = 0; i < n; ++i) put(bytes, &x[i], 8);
    double s = 0;
    for (std::size_t at = 0; at < bytes.size(); at += 8) {
        double v;
        std::memcpy(&v, &bytes[at], 8);
        s += v * v;
    }
    return s;
}
