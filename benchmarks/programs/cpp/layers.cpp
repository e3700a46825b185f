// Multilayer perceptron: a class of layers, 16-32-32-8 units with tanh, 200 samples; weights and biases are the inputs.
#include "../bench.h"
#include <cmath>
#include <vector>
template <class T, class... A> T __enzyme_autodiff(void *, A...);
enum { DEPTH = 3, BATCH = 200, WIDEST = 32 };
static const int widths[DEPTH + 1] = {16, 32, 32, 8};
static std::vector<double> x, dx;
static std::vector<std::vector<double>> samples, targets;

class Layer {
    std::vector<double> weights, bias;

  public:
    Layer(const double *from, int inputs, int outputs)
        : weights(from, from + inputs * outputs), bias(from + inputs * outputs, from + (inputs + 1) * outputs) {}
    std::vector<double> forward(const std::vector<double> &in) const {
        std::vector<double> out(bias);
        for (size_t i = 0; i < out.size(); i++) {
            for (size_t j = 0; j < in.size(); j++) out[i] += weights[i * in.size() + j] * in[j];
            out[i] = std::tanh(out[i]);
        }
        return out;
    }
};

static double loss(const std::vector<double> &x, const std::vector<std::vector<double>> &samples,
                   const std::vector<std::vector<double>> &targets) {
    std::vector<Layer> layers;
    const double *from = x.data();
    for (int l = 0; l < DEPTH; l++) {
        layers.emplace_back(from, widths[l], widths[l + 1]);
        from += (widths[l] + 1) * widths[l + 1];
    }
    double total = 0;
    for (size_t s = 0; s < samples.size(); s++) {
        std::vector<std::vector<double>> activations = {samples[s]};
        for (const Layer &layer : layers) activations.push_back(layer.forward(activations.back()));
        const std::vector<double> &out = activations.back();
        for (size_t i = 0; i < out.size(); i++) total += (out[i] - targets[s][i]) * (out[i] - targets[s][i]);
    }
    return total / samples.size();
}

static double primal() { return loss(x, samples, targets); }

static void gradient() {
    __enzyme_autodiff<void>((void *)loss, enzyme_dup, &x, &dx, enzyme_const, &samples, enzyme_const, &targets);
}

// One layer forwards; four rows at a time, so that their sums do not wait for each other.
static void forward(const double *w, const double *in, double *out, int n, int m) {
    const double *bias = w + n * m;
    for (int i = 0; i < m; i += 4) {
        const double *r0 = w + i * n, *r1 = r0 + n, *r2 = r1 + n, *r3 = r2 + n;
        double a = bias[i], b = bias[i + 1], c = bias[i + 2], d = bias[i + 3];
        for (int j = 0; j < n; j++) a += r0[j] * in[j], b += r1[j] * in[j], c += r2[j] * in[j], d += r3[j] * in[j];
        out[i] = std::tanh(a), out[i + 1] = std::tanh(b), out[i + 2] = std::tanh(c), out[i + 3] = std::tanh(d);
    }
}

static void by_hand() {
    double a[DEPTH + 1][WIDEST], d[WIDEST], below[WIDEST];
    for (int s = 0; s < BATCH; s++) {
        const double *w = x.data();
        memcpy(a[0], samples[s].data(), sizeof(double) * widths[0]);
        for (int l = 0; l < DEPTH; w += (widths[l] + 1) * widths[l + 1], l++)
            forward(w, a[l], a[l + 1], widths[l], widths[l + 1]);
        for (int i = 0; i < widths[DEPTH]; i++) d[i] = 2 * (a[DEPTH][i] - targets[s][i]) / BATCH;
        for (int l = DEPTH; l-- > 0;) {
            const int n = widths[l], m = widths[l + 1];
            w -= (n + 1) * m;
            double *dw = dx.data() + (w - x.data());
            memset(below, 0, sizeof below);
            for (int i = 0; i < m; i++) {
                double g = d[i] * (1 - a[l + 1][i] * a[l + 1][i]);
                dw[n * m + i] += g;
                for (int j = 0; j < n; j++) dw[i * n + j] += g * a[l][j];
                if (l > 0)
                    for (int j = 0; j < n; j++) below[j] += g * w[i * n + j];
            }
            memcpy(d, below, sizeof d);
        }
    }
}

extern "C" struct benchmark benchmark() {
    size_t n = 0;
    for (int l = 0; l < DEPTH; l++) n += (widths[l] + 1) * widths[l + 1];
    double *from = numbers(n, 0.3, 0);
    x.assign(from, from + n), dx.assign(n, 0);
    for (int s = 0; s < BATCH; s++) {
        double *in = numbers(widths[0], 1, 0), *out = numbers(widths[DEPTH], 0.5, 0);
        samples.emplace_back(in, in + widths[0]), targets.emplace_back(out, out + widths[DEPTH]);
    }
    return {"layers", n, x.data(), dx.data(), primal, gradient, by_hand, nullptr};
}
