// A long short-term memory network (lstm.c) with std::vector and templates: two layers, 14 units, 100 steps.
#include "twin.hpp"
enum { LAYERS = 2, UNITS = 14, STEPS = 100, CELL = 8 * UNITS };
static std::vector<std::vector<double>> sequence;
template <class T> T sigmoid(const T &v) {
    using std::exp;
    return T(1) / (T(1) + exp(-v));
}
template <class T> struct Cell {
    std::vector<T> memory = std::vector<T>(UNITS, T(0.1)), hidden = std::vector<T>(UNITS, T(0.1));
    const std::vector<T> &step(const T *w, const std::vector<T> &in) {
        using std::tanh;
        const T *bias = w + 4 * UNITS;
        for (int i = 0; i < UNITS; i++) {
            T forget = sigmoid(T(in[i] * w[i] + bias[i])), gate = sigmoid(T(hidden[i] * w[UNITS + i] + bias[UNITS + i]));
            T out = sigmoid(T(in[i] * w[2 * UNITS + i] + bias[2 * UNITS + i]));
            T change = tanh(hidden[i] * w[3 * UNITS + i] + bias[3 * UNITS + i]);
            memory[i] = memory[i] * forget + gate * change;
            hidden[i] = out * tanh(memory[i]);
        }
        return hidden;
    }
};
template <class T> T objective(const std::vector<T> &w) {
    using std::exp, std::log;
    const T *last = w.data() + LAYERS * CELL;
    std::vector<Cell<T>> cells(LAYERS);
    T total = 0;
    for (int t = 0; t + 1 < STEPS; t++) {
        std::vector<T> in(UNITS);
        for (int i = 0; i < UNITS; i++) in[i] = sequence[t][i] * last[i];
        for (int l = 0; l < LAYERS; l++) in = cells[l].step(w.data() + l * CELL, in);
        T sum = 0;
        for (int i = 0; i < UNITS; i++) in[i] = in[i] * last[UNITS + i] + last[2 * UNITS + i], sum += exp(in[i]);
        T norm = log(sum + 2.0);
        for (int i = 0; i < UNITS; i++) total += sequence[t + 1][i] * (in[i] - norm);
    }
    return -total / double(UNITS * (STEPS - 1));
}
extern "C" struct benchmark benchmark() {
    for (int t = 0; t < STEPS; t++) {
        double *s = numbers(UNITS, 0.5, 0.5);
        sequence.emplace_back(s, s + UNITS);
    }
    return twin("LSTM, C++", numbers(LAYERS * CELL + 3 * UNITS, 1, 0), LAYERS * CELL + 3 * UNITS);
}
