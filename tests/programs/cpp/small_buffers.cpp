// Vectors that keep a few elements in themselves, and more of them on the heap.
// differentiate: paired(x, n)  at: x = 0.7 1.2 0.3 -0.4 0.9, n = 5
// differentiate: numbered(x, n)  at: x = 0.7 1.2 0.3 -0.4 0.9, n = 5
// differentiate: shaped(x, n)  at: x = 0.7 1.2 0.3 -0.4 0.9, n = 5
#include <cmath>
#include <cstring>
#include <new>
#include <utility>

template <class T, unsigned N> class Small {
  public:
    Small() : start(here()), count(0), room(N) {}
    Small(const Small &other) : Small() { *this = other; }
    Small &operator=(const Small &other) {
        if (this != &other) {
            reserve(other.count);
            count = other.count;
            if (count) std::memcpy((void *)start, (const void *)other.start, count * sizeof(T));
        }
        return *this;
    }
    ~Small() {
        if (start != here()) ::operator delete(start);
    }
    void reserve(std::size_t wanted) {
        if (wanted <= room) return;
        T *made = static_cast<T *>(::operator new(wanted * sizeof(T)));
        if (count) std::memmove((void *)made, (const void *)start, count * sizeof(T));
        if (start != here()) ::operator delete(start);
        start = made, room = wanted;
    }
    void push_back(T value) {
        if (count == room) reserve(2 * room);
        new (start + count++) T(value);
    }
    void insert(T *place, T value) {
        std::size_t index = place - start;
        if (count == room) reserve(2 * room);
        std::memmove((void *)(start + index + 1), (const void *)(start + index), (count++ - index) * sizeof(T));
        start[index] = value;
    }
    T *begin() { return start; }
    T *end() { return start + count; }
    T &operator[](std::size_t i) { return start[i]; }
    std::size_t size() const { return count; }

  private:
    T *here() { return reinterpret_cast<T *>(storage); }
    T *start;
    std::size_t count, room;
    alignas(T) char storage[N * sizeof(T)];
};

typedef Small<std::pair<int, int>, 2> Pairs;
typedef Small<double, 3> Numbers;

__attribute__((noinline)) static void couple(Pairs &pairs, int i, int j) {
    if (i % 2) pairs.push_back(std::make_pair(i, j));
    else pairs.insert(pairs.begin(), std::make_pair(i, j));
}

extern "C" double paired(const double *x, int n) {
    Pairs pairs;
    pairs.reserve(3);
    for (int i = 0; i < n; i++) couple(pairs, i, (2 * i + 1) % n);
    Pairs copy(pairs);
    double s = 0;
    for (auto &pair : copy) s += (1 + pair.first) * std::sin(x[pair.first]) * x[pair.second];
    return s;
}

__attribute__((noinline)) static double total(Numbers &numbers) {
    double s = 0;
    for (auto &number : numbers) s += number * number * numbers[0];
    return s;
}

extern "C" double numbered(const double *x, int n) {
    Numbers numbers, few;
    for (int i = 0; i < n; i++) numbers.push_back(x[i] * x[0]);
    for (int i = 0; i < 2; i++) few.push_back(std::cos(x[i]));
    numbers.insert(numbers.begin() + 1, x[2]);
    Numbers copy(few);
    return total(numbers) + total(copy);
}

struct Array {
    Small<std::size_t, 4> shape, strides;
    Numbers values;
};

extern "C" double shaped(const double *x, int n) {
    Array array;
    array.shape.push_back(2), array.shape.push_back(n);
    array.strides.push_back(n), array.strides.push_back(1);
    for (int i = 0; i < 2 * n; i++) array.values.push_back(x[i % n] * (i + 1));
    Array other(array);
    double s = 0;
    for (std::size_t i = 0; i < other.shape[0]; i++)
        for (std::size_t j = 0; j < other.shape[1]; j++) {
            double v = other.values[i * other.strides[0] + j * other.strides[1]];
            s += v * v * array.values[j];
        }
    return s;
}
