// Convolution with reflecting borders, bilateral weights, and max pooling.
// differentiate: blur(image, kernel, out, h, w)  at: image = random(20, 0, 1), kernel = random(9, 0, 0.3), out = zeros(20), h = 4, w = 5
// differentiate: bilateral(image, h, w, range)  at: image = random(20, 0, 1), h = 4, w = 5, range = 0.4
// differentiate: pool(image, h, w)  at: image = random(16, 0, 1), h = 4, w = 4
#include <math.h>

static int reflect(int i, int n) { return i < 0 ? -i - 1 : i >= n ? 2 * n - 1 - i : i; }

void blur(const double *image, const double *kernel, double *out, int h, int w) {
    for (int i = 0; i < h; i++)
        for (int j = 0; j < w; j++) {
            double s = 0;
            for (int a = -1; a <= 1; a++)
                for (int b = -1; b <= 1; b++)
                    s += kernel[(a + 1) * 3 + b + 1] * image[reflect(i + a, h) * w + reflect(j + b, w)];
            out[i * w + j] = s;
        }
}

double bilateral(const double *image, int h, int w, double range) {
    double total = 0;
    for (int i = 0; i < h; i++)
        for (int j = 1; j < w; j++) {
            double d = image[i * w + j] - image[i * w + j - 1], weight = exp(-d * d / (range * range));
            total += weight * image[i * w + j];
        }
    return total;
}

double pool(const double *image, int h, int w) {
    double s = 0;
    for (int i = 0; i < h; i += 2)
        for (int j = 0; j < w; j += 2) {
            double top = -1e30;
            for (int k = 0; k < 4; k++) top = fmax(top, image[(i + k / 2) * w + j + k % 2]);
            s += top * top * (i + 1);
        }
    return s;
}
