// differentiate: smoothed(image, sigma, out)  at: image = random(48, 0.5, 1.5), sigma = 1.2, out = zeros(48)  roundoff: 1e-10
// differentiate: resized(image, out)  at: image = random(48, 0.5, 1.5), out = zeros(30)  roundoff: 1e-10
// differentiate: turned(image, angle, out)  at: image = random(48, 0.5, 1.5), angle = 0.2, out = zeros(48)  tolerance: 1e-4  roundoff: 1e-6
// differentiate: solved(m, b, out)  at: m = random(16, 0.5, 1.5), b = random(4, -1, 1), out = zeros(8)  roundoff: 1e-9
// differentiate: filtered(image, out)  at: image = random(48, 0.5, 1.5), out = zeros(48)  tolerance: 1e-4  roundoff: 1e-9
#include <CImg.h>

using cimg_library::CImg;
using cimg_library::CImgList;
using Image = CImg<double>;

static double given(const Image &made, double *out, int n) {
  for (int k = 0; k < n && k < (int)made.size(); k++) out[k] = made[k];
  return made.magnitude(2);
}

extern "C" double smoothed(double *image, double *sigma, double *out) {
  Image seen(image, 8, 6);
  Image one = seen.get_blur(*sigma, *sigma, 0, true, true), two = seen.get_deriche(*sigma, 1, 'x');
  return given(one + two, out, 48);
}

extern "C" double resized(double *image, double *out) {
  Image seen(image, 8, 6);
  Image cubic = seen.get_resize(6, 5, 1, 1, 5), linear = seen.get_resize(6, 5, 1, 1, 3);
  return given(cubic - 0.3 * linear, out, 30);
}

// also the value between pixels
extern "C" double turned(double *image, double *angle, double *out) {
  Image seen(image, 8, 6);
  Image made = seen.get_rotate(23 + *angle, 3.5, 2.5, 2, 1);
  return given(made, out, 48) + seen.cubic_atXY(2.3 + 0.3 + *angle, 1.7) + seen.linear_atXY(3.3, 0.2 + *angle);
}

extern "C" double solved(double *m, double *b, double *out) {
  Image matrix(m, 4, 4), right(b, 1, 4);
  for (int i = 0; i < 4; i++) matrix(i, i) += 3;
  given(right.get_solve(matrix), out, 4);
  Image symmetric = matrix + matrix.get_transpose(), values, vectors, u, s, v;
  symmetric.symmetric_eigen(values, vectors);
  matrix.SVD(u, s, v);
  given(values, out + 4, 4);
  return s.sum() + matrix.det() + matrix.get_invert()(1, 2) + vectors(0, 0) * vectors(0, 0);
}

// spectra, structure tensors and diffusion
extern "C" double filtered(double *image, double *out) {
  Image seen(image, 8, 6);
  CImgList<double> spectrum = seen.get_resize(8, 8, 1, 1, 0).get_FFT();
  Image kernel(3, 3, 1, 1, 0.1, 0.2, 0.1, 0.2, 0.4, 0.2, 0.1, 0.2, 0.1);
  CImgList<double> slopes = seen.get_gradient();
  Image tensors = seen.get_structure_tensors(), haar = seen.get_resize(8, 8, 1, 1, 0).haar(false, 2);
  given(seen.get_convolve(kernel) + slopes[0] + 0.1 * seen.get_laplacian(), out, 48);
  return spectrum[0](1, 2) + spectrum[1](2, 1) + tensors.sum() + haar(1, 1);
}
