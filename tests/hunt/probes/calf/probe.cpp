// differentiate: butterworth(p, sound)  at: p = 0.5 0.2 2.1 1.6, sound = random(24, -1, 1)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: chebyshev(p, sound)  at: p = 0.5 0.2 2.1 1.6, sound = random(24, -1, 1)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: elliptic(p, sound)  at: p = 0.5 0.2 2.1 1.6, sound = random(24, -1, 1)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: peaking(p, sound)  at: p = 2100 0.8 1.7 5200, sound = random(24, -1, 1)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: spectrum(sound)  at: sound = random(32, -1, 1)  tolerance: 2e-2  roundoff: 1e-4
#include <cassert>
#include <calf/biquad.h>
#include <calf/fft.h>
#include <calf/orfanidis_eq.h>
#include <memory>

using namespace OrfanidisEq;

// a band: its middle, its width, and gains in it and at its edges
template <class Filter> static double heard(double *p, double *sound) {
  std::unique_ptr<BPFilter> band(new Filter(4, p[0], p[1], p[2], p[3]));
  double sum = 0;
  for (int i = 0; i < 24; i++) {
    sound[i] = band->process(sound[i]);
    sum += sound[i] * sound[i];
  }
  return sum;
}

extern "C" double butterworth(double *p, double *sound) { return heard<ButterworthBPFilter>(p, sound); }
extern "C" double chebyshev(double *p, double *sound) { return heard<ChebyshevType2BPFilter>(p, sound); }
extern "C" double elliptic(double *p, double *sound) { return heard<EllipticTypeBPFilter>(p, sound); }

extern "C" double peaking(double *p, double *sound) {
  dsp::biquad_d2 one;
  dsp::biquad_d1 two;
  one.set_peakeq_rbj(p[0], p[1], p[2], 44100);
  two.set_bp_rbj(p[3], p[1], 44100);
  double sum = 0;
  for (int i = 0; i < 24; i++) {
    sound[i] = two.process(one.process(sound[i]));
    sum += sound[i] / (1 + i);
  }
  return sum;
}

extern "C" float spectrum(float *sound) {
  static const dsp::fft<float, 5> by;
  std::complex<float> in[32], out[32];
  for (int i = 0; i < 32; i++) in[i] = sound[i];
  by.calculate(in, out, false);
  float sum = 0;
  for (int i = 0; i < 16; i++) sum += std::log(1 + std::norm(out[i])) / (1 + i), sound[i] = std::arg(out[i + 1]);
  return sum;
}
