// differentiate: pitch(voice, out)  at: voice = 151.3 0.7 0.5 0.3 0.2, out = zeros(4)  tolerance: 1e-3  roundoff: 1e-6
// differentiate: envelope(voice, out)  at: voice = 151.3 0.7 0.5 0.3 0.2, out = zeros(4)  tolerance: 1e-3  roundoff: 1e-7
// differentiate: noisiness(voice, out)  at: voice = 151.3 0.7 0.5 0.3 0.2, out = zeros(4)  tolerance: 1e-3  roundoff: 1e-7
// differentiate: coded(envelope, out)  at: envelope = 2.1 -0.3 0.8 0.4, out = zeros(8)  tolerance: 1e-4  roundoff: 1e-8
// differentiate: spoken(f0, loudness)  at: f0 = 151.3 149.2 152.8 155.1 150.6 147.3, loudness = 0.7 0.5 0.3  tolerance: 1e-3  roundoff: 1e-7
#include <math.h>
#include <vector>
#include <world/cheaptrick.h>
#include <world/codec.h>
#include <world/d4c.h>
#include <world/dio.h>
#include <world/stonemask.h>
#include <world/synthesis.h>

static const int rate = 8000, samples = 1200;

// a vowel: four harmonics of a pitch, and some breath
static std::vector<double> sung(const double *voice, int rate = ::rate) {
  std::vector<double> wave(rate * 3 / 20);
  for (int i = 0; i < rate * 3 / 20; i++)
    for (int k = 1; k <= 4; k++) wave[i] += voice[k] * sin(2 * M_PI * k * voice[0] * i / rate + 0.3 * k * k) + 0.02 * sin(0.7 * i * i + k);
  return wave;
}

struct Frames {
  std::vector<double> all;
  std::vector<double *> rows;
  Frames(int count, int size) : all(count * size), rows(count) {
    for (int i = 0; i < count; i++) rows[i] = &all[i * size];
  }
};

extern "C" double pitch(double *voice, double *out) {
  std::vector<double> wave = sung(voice);
  DioOption how;
  InitializeDioOption(&how);
  int count = GetSamplesForDIO(rate, samples, how.frame_period);
  std::vector<double> when(count), rough(count), fine(count);
  Dio(wave.data(), samples, rate, &how, when.data(), rough.data());
  StoneMask(wave.data(), samples, rate, when.data(), rough.data(), count, fine.data());
  for (int i = 0; i < 4; i++) out[i] = fine[count / 2 - 2 + i];
  return rough[count / 2] + out[0] * out[1] / 100;
}

static Frames spectra(const std::vector<double> &wave, double f0, int *size) {
  CheapTrickOption how;
  InitializeCheapTrickOption(rate, &how);
  how.f0_floor = 71;
  *size = how.fft_size = GetFFTSizeForCheapTrick(rate, &how);
  double when[2] = {0.06, 0.09}, pitches[2] = {f0, f0};
  Frames found(2, how.fft_size / 2 + 1);
  CheapTrick(wave.data(), samples, rate, when, pitches, 2, &how, found.rows.data());
  return found;
}

extern "C" double envelope(double *voice, double *out) {
  int size;
  Frames found = spectra(sung(voice), voice[0], &size);
  for (int i = 0; i < 4; i++) out[i] = log(found.rows[i % 2][10 + 20 * i]);
  return log(found.rows[0][3]) - log(found.rows[1][30]);
}

extern "C" double noisiness(double *voice, double *out) {
  std::vector<double> wave = sung(voice, 16000);
  D4COption how;
  InitializeD4COption(&how);
  how.threshold = 0;
  double when[2] = {0.06, 0.09}, pitches[2] = {151.3, 151.3};
  Frames found(2, 257);
  D4C(wave.data(), 2400, 16000, when, pitches, 2, 512, &how, found.rows.data());
  for (int i = 0; i < 4; i++) out[i] = found.rows[i % 2][30 + 60 * i];
  return out[0] * out[1] + out[2];
}

extern "C" double coded(double *envelope, double *out) {
  Frames spectrum(1, 257), code(1, 8);
  for (int i = 0; i < 257; i++) {
    double f = i / 256.0;
    spectrum.rows[0][i] = exp(envelope[0] + envelope[1] * f + envelope[2] * cos(9 * f) + envelope[3] * sin(20 * f));
  }
  CodeSpectralEnvelope(spectrum.rows.data(), 1, rate, 512, 8, code.rows.data());
  for (int i = 0; i < 8; i++) out[i] = code.rows[0][i];
  DecodeSpectralEnvelope(code.rows.data(), 1, rate, 512, 8, spectrum.rows.data());
  return spectrum.rows[0][40] + spectrum.rows[0][200];
}

extern "C" double spoken(double *f0, double *loudness) {
  Frames spectrum(6, 257), noise(6, 257);
  for (int i = 0; i < 6; i++)
    for (int k = 0; k < 257; k++) {
      spectrum.rows[i][k] = 0.01 * loudness[i / 2] * exp(-k / 60.0);
      noise.rows[i][k] = 0.1;
    }
  std::vector<double> wave(200);
  Synthesis(f0, 6, spectrum.rows.data(), noise.rows.data(), 512, 5, rate, 200, wave.data());
  double sum = 0;
  for (int i = 0; i < 200; i++) sum += wave[i] * wave[i] * (1 + 0.1 * i);
  return 1000 * sum;
}
