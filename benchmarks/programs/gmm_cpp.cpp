// The likelihood of a Gaussian mixture (gmm.c) with std::vector and templates: 10 dimensions, 25 components, 500 points.
#include "twin.hpp"
enum { D = 10, K = 25, N = 500, ICF = D * (D + 1) / 2 };
static std::vector<std::vector<double>> points;
template <class T> T log_sum_exp(const std::vector<T> &v) {
    using std::exp, std::log;
    T most = v[0], sum = 0;
    for (const T &term : v)
        if (term > most) most = term;
    for (const T &term : v) sum += exp(term - most);
    return most + log(sum);
}
template <class T> std::vector<T> scaled(const T *icf, const std::vector<T> &diagonal, const std::vector<T> &v) {
    std::vector<T> out(D);
    for (int i = 0; i < D; i++) out[i] = diagonal[i] * v[i];
    for (int j = 0, k = D; j < D; j++)
        for (int i = j + 1; i < D; i++) out[i] += icf[k++] * v[j];
    return out;
}
template <class T> T objective(const std::vector<T> &x) {
    using std::exp;
    const T *alphas = x.data(), *means = alphas + K, *icf = means + D * K;
    std::vector<std::vector<T>> diagonals(K, std::vector<T>(D));
    std::vector<T> sums(K), terms(K), centred(D);
    T total = 0, prior = 0;
    for (int c = 0; c < K; c++) {
        sums[c] = 0;
        for (int i = 0; i < D; i++) sums[c] += icf[c * ICF + i], diagonals[c][i] = exp(icf[c * ICF + i]);
    }
    for (const auto &point : points) {
        for (int c = 0; c < K; c++) {
            for (int i = 0; i < D; i++) centred[i] = point[i] - means[c * D + i];
            T norm = 0;
            for (const T &q : scaled(icf + c * ICF, diagonals[c], centred)) norm += q * q;
            terms[c] = alphas[c] + sums[c] - 0.5 * norm;
        }
        total += log_sum_exp(terms);
    }
    for (int c = 0; c < K; c++) {
        for (const T &d : diagonals[c]) prior += 0.5 * d * d;
        for (int i = D; i < ICF; i++) prior += 0.5 * icf[c * ICF + i] * icf[c * ICF + i];
        prior -= sums[c];
    }
    return total + prior - double(N) * log_sum_exp(std::vector<T>(alphas, alphas + K));
}
extern "C" struct benchmark benchmark() {
    for (int i = 0; i < N; i++) {
        double *p = numbers(D, 1, 0);
        points.emplace_back(p, p + D);
    }
    return twin("GMM, C++", numbers(K * (1 + D + ICF), 0.3, 0), K * (1 + D + ICF));
}
