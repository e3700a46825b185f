// differentiate: timbre(sound, coefficients)  at: sound = random(256, -0.5, 0.5), coefficients = zeros(13)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: pitch(p)  at: p = 0.8 0.11 0.3 0.7  tolerance: 1e-5  roundoff: 1e-8
// differentiate: shape(sound, out)  at: sound = random(128, -0.5, 0.5), out = zeros(5)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: weighted(sound, gain)  at: sound = random(64, -0.5, 0.5), gain = 0.8  tolerance: 1e-5  roundoff: 1e-8
#include <aubio.h>
#include <math.h>

double timbre(double *sound, double *coefficients) {
  fvec_t *heard = new_fvec(256), *found = new_fvec(13);
  cvec_t *grain = new_cvec(256);
  aubio_pvoc_t *vocoder = new_aubio_pvoc(256, 256);
  aubio_mfcc_t *mel = new_aubio_mfcc(256, 24, 13, 16000);
  for (int i = 0; i < 256; i++) fvec_set_sample(heard, sound[i], i);
  aubio_pvoc_do(vocoder, heard, grain);
  aubio_mfcc_do(mel, grain, found);
  double sum = 0;
  for (int i = 0; i < 13; i++) coefficients[i] = fvec_get_sample(found, i), sum += coefficients[i] * coefficients[i];
  del_aubio_mfcc(mel);
  del_aubio_pvoc(vocoder);
  del_cvec(grain);
  del_fvec(found);
  del_fvec(heard);
  return sum;
}

double pitch(double *p) {
  fvec_t *heard = new_fvec(1024), *found = new_fvec(1);
  aubio_pitch_t *finder = new_aubio_pitch("yinfft", 1024, 1024, 16000);
  for (int i = 0; i < 1024; i++)
    fvec_set_sample(heard, p[0] * sin(p[1] * i) + p[2] * sin(2 * p[1] * i + p[3]), i);
  aubio_pitch_do(finder, heard, found);
  double hertz = fvec_get_sample(found, 0), sure = aubio_pitch_get_confidence(finder);
  del_aubio_pitch(finder);
  del_fvec(found);
  del_fvec(heard);
  return hertz / 100 + sure;
}

double shape(double *sound, double *out) {
  static const char *const names[] = {"centroid", "spread", "energy", "hfc", "kurtosis"};
  fvec_t *heard = new_fvec(128), *found = new_fvec(1);
  cvec_t *grain = new_cvec(128);
  aubio_pvoc_t *vocoder = new_aubio_pvoc(128, 128);
  for (int i = 0; i < 128; i++) fvec_set_sample(heard, sound[i], i);
  aubio_pvoc_do(vocoder, heard, grain);
  for (int k = 0; k < 5; k++) {
    aubio_specdesc_t *one = new_aubio_specdesc(names[k], 128);
    aubio_specdesc_do(one, grain, found);
    out[k] = fvec_get_sample(found, 0);
    del_aubio_specdesc(one);
  }
  del_aubio_pvoc(vocoder);
  del_cvec(grain);
  del_fvec(found);
  del_fvec(heard);
  return out[0] * out[1];
}

double weighted(double *sound, double gain) {
  fvec_t *heard = new_fvec(64);
  aubio_filter_t *filter = new_aubio_filter_a_weighting(16000);
  for (int i = 0; i < 64; i++) fvec_set_sample(heard, gain * sound[i], i);
  aubio_filter_do(filter, heard);
  double level = aubio_db_spl(heard), sum = 0;
  for (int i = 0; i < 64; i++) sound[i] = fvec_get_sample(heard, i), sum += sound[i] / (i + 1);
  del_aubio_filter(filter);
  del_fvec(heard);
  return level + sum;
}
