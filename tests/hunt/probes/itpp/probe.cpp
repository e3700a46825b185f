// differentiate: demodulated(symbols, channel, noise, out)  at: symbols = 0.31 -0.72 0.95 0.28 -0.41 0.83 -1.04 -0.22 0.12 0.57, channel = 0.9 0.2 1.1 -0.3 0.8 0.1 1.2 0.4 0.7 -0.2, noise = 0.17, out = zeros(35)  roundoff: 1e-9
// differentiate: equalised(received, taps, variance, out)  at: received = 0.898 -0.194 1.609 0.089 -1.030 -0.519 1.432 -0.632 0.502 0.919 -0.807 0.719, taps = 0.82 0.47 -0.21, variance = 0.31, out = zeros(6)  roundoff: 1e-9
// differentiate: shaped(symbols, feedback, rolloff, out)  at: symbols = 1.02 -0.93 0.34 -0.28 1.1 0.87 -0.95 0.31, feedback = 1 -0.62 0.21, rolloff = 0.33, out = zeros(8)  roundoff: 1e-9
// differentiate: predicted(frame, out)  at: frame = -0.068 -2.061 -2.081 -1.845 -3.169 -3.967 -3.617 -3.553 -4.193 -3.472 -1.183 -0.005 -0.558 -0.573 0.390 0.525 0.820 1.793 1.614 0.104 -0.369 0.013 1.413 0.469 -1.109 -2.349 -3.862 -3.355 -1.406 -0.823 0.699 2.067 2.625 2.404 2.526 0.673 0.076 0.701 -0.778 -1.175, out = zeros(18)  roundoff: 1e-8
// differentiate: mixed(points, means, out)  at: points = -0.004 0.418 0.445 0.290 0.971 -0.482 -0.376 -0.528 -0.065 0.400 -0.013 0.198 -1.146 0.059 -0.544 0.710 0.532 0.380 -0.035 0.245 1.929 0.859 1.351 1.020 1.297 0.684 1.458 0.590 1.983 -0.017 2.012 0.662 1.327 0.154 1.528 0.927 1.696 0.726 1.647 2.374, means = 0.1 -0.2 1.8 1.1, out = zeros(10)  roundoff: 1e-8
#include <itpp/base/mat.h>
#include <itpp/base/matfunc.h>
#include <itpp/base/vec.h>
#include <itpp/comm/modulator.h>
#include <itpp/comm/pulse_shape.h>
#include <itpp/comm/siso.h>
#include <itpp/signal/filter.h>
#include <itpp/signal/window.h>
#include <itpp/srccode/lpcfunc.h>
#include <itpp/stat/mog_diag.h>
#include <itpp/stat/mog_diag_em.h>

#include <complex>

using namespace itpp;

static cvec complex_of(const double *values, int n) {
  cvec made(n);
  for (int i = 0; i < n; i++) made(i) = std::complex<double>(values[2 * i], values[2 * i + 1]);
  return made;
}

// what is known of each bit: over a fading channel, with sixteen points, and with eight phases
extern "C" double demodulated(double *symbols, double *channel, double noise, double *out) {
  cvec seen = complex_of(symbols, 5), fading = complex_of(channel, 5);
  QAM qam(16);
  PSK psk(8);
  vec exact = qam.demodulate_soft_bits(seen, fading, noise, LOGMAP), phases = psk.demodulate_soft_bits(seen, noise, LOGMAP);
  vec close = qam.demodulate_soft_bits(seen, noise, APPROX);
  for (int i = 0; i < 20; i++) out[i] = exact(i);
  for (int i = 0; i < 15; i++) out[20 + i] = phases(i);
  return sum(close);
}

// a turbo receiver: the equalizer of a channel with echoes gives its bits to the decoder, and that gives them back
extern "C" double equalised(double *received, double *taps, double variance, double *out) {
  SISO siso;
  siso.set_map_metric("logMAP");
  siso.set_noise(variance);
  siso.set_impulse_response(vec(taps, 3));
  siso.set_generators(ivec("7 5"), 3);
  vec signal(received, 12), from_channel(12), coded, data, prior = zeros(6), back = zeros(12);
  for (int turn = 0; turn < 3; turn++) {
    siso.equalizer(from_channel, signal, back, false);
    siso.rsc(coded, data, from_channel, prior, false);
    back = coded;
  }
  for (int i = 0; i < 6; i++) out[i] = data(i);
  return sum(elem_mult(coded, from_channel));
}

// pulses that are shaped, a channel with poles, and the filter that matches
extern "C" double shaped(double *symbols, double *feedback, double rolloff, double *out) {
  Root_Raised_Cosine<double> sender(rolloff, 6, 4), receiver(rolloff, 6, 4);
  vec sent = sender.shape_symbols(vec(symbols, 8));
  ARMA_Filter<double, double, double> channel(vec("1 0.3"), vec(feedback, 3));
  vec heard = receiver.shape_samples(channel(sent)), low = filter(hamming(7), 1, heard);
  for (int i = 0; i < 8; i++) out[i] = heard(4 * i);
  return sum_sqr(low);
}

// linear prediction of speech, in many forms
extern "C" double predicted(double *frame, double *out) {
  vec x = elem_mult(vec(frame, 40), hamming(40));
  vec correlations = autocorr(x, 6), polynomial = levinson(correlations, 6), lines = poly2lsf(polynomial);
  vec ratios = rc2lar(poly2rc(polynomial)), cepstrum = poly2cepstrum(polynomial, 9), wider = chirp(polynomial, 0.97);
  for (int i = 0; i < 6; i++) out[i] = lines(i), out[6 + i] = ratios(i), out[12 + i] = cepstrum(i);
  return sd(polynomial, wider) + sum(schurrc(correlations, 6));
}

// a mixture of Gaussians that is fitted by expectation maximization
extern "C" double mixed(double *points, double *means, double *out) {
  Array<vec> data(20), centres(2), spreads(2);
  for (int i = 0; i < 20; i++) data(i) = vec(points + 2 * i, 2);
  for (int k = 0; k < 2; k++) centres(k) = vec(means + 2 * k, 2), spreads(k) = vec("0.6 0.8");
  vec weights("0.5 0.5");
  MOG_diag model(centres, spreads, weights);
  double before = model.avg_log_lhood(data);
  MOG_diag_ML(model, data, 4);
  centres = model.get_means(), spreads = model.get_diag_covs(), weights = model.get_weights();
  for (int k = 0; k < 2; k++) {
    for (int j = 0; j < 2; j++) out[5 * k + j] = centres(k)(j), out[5 * k + 2 + j] = spreads(k)(j);
    out[5 * k + 4] = weights(k);
  }
  return model.avg_log_lhood(data) + 0.5 * before;
}
