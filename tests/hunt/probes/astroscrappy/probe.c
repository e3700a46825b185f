// differentiate: cleaned(image, out)  at: image = 87 158 68 51 150 148 97 98 43 62 77 92 127 45 48 34 65 115 135 31 91 30 152 78 110 104 126 82 90 116 128 144 26 118 20 39 101 85 52 123 102 41 57 44 67 59 109 22 27 108 103 107 38 151 29 46 142 71 42 134 50 60 122 81 145 35 56 129 124 33 89 61 137 55 146 63 49 99 72 94 88 64 132 130 84 73 133 100 75 106 161 47 83 136 24 32 66 37 76 93 113 70 74 120 111 143 112 96 163 54 125 157 139 147 25 95 117 40 28 119 105 21 160 153 155 138 131 149 154 58 121 162 156 69 79 86 140 23 36 141 114 53 159 80, out = zeros(144)  tolerance: 1e-3  roundoff: 1e-4
// differentiate: noise(image)  at: image = 87 158 68 51 150 148 97 98 43 62 77 92 127 45 48 34 65 115 135 31 91 30 152 78 110 104 126 82 90 116 128 144 26 118 20 39 101 85 52 123 102 41 57 44 67 59 109 22 27 108 103 107 38 151 29 46 142 71 42 134 50 60 122 81 145 35 56 129 124 33 89 61 137 55 146 63 49 99 72 94 88 64 132 130 84 73 133 100 75 106 161 47 83 136 24 32 66 37 76 93 113 70 74 120 111 143 112 96 163 54 125 157 139 147 25 95 117 40 28 119 105 21 160 153 155 138 131 149 154 58 121 162 156 69 79 86 140 23 36 141 114 53 159 80  tolerance: 1e-3  roundoff: 1e-4
// differentiate: smoothed(image, kernel, out)  at: image = 87 158 68 51 150 148 97 98 43 62 77 92 127 45 48 34 65 115 135 31 91 30 152 78 110 104 126 82 90 116 128 144 26 118 20 39 101 85 52 123 102 41 57 44 67 59 109 22 27 108 103 107 38 151 29 46 142 71 42 134 50 60 122 81 145 35 56 129 124 33 89 61 137 55 146 63 49 99 72 94 88 64 132 130 84 73 133 100 75 106 161 47 83 136 24 32 66 37 76 93 113 70 74 120 111 143 112 96 163 54 125 157 139 147 25 95 117 40 28 119 105 21 160 153 155 138 131 149 154 58 121 162 156 69 79 86 140 23 36 141 114 53 159 80, kernel = random(9, 0, 1), out = zeros(144)  tolerance: 1e-3  roundoff: 1e-4
// differentiate: medians(x)  at: x = 26 35 37 44 33 8 40 7 32 5 48 14 13 17 3 31 6 11 28 10 15 42 39 12 29 47 41 19 45 16 24 18 49 23 30 46 4 9 43 25 2 21 38 27 1 22 36 20 34  tolerance: 1e-3  roundoff: 1e-4
#include <imutils.h>
#include <math.h>
#include <medutils.h>
#include <stdlib.h>
#include <string.h>

/* one round of L.A.Cosmic: pixels that stick out of their surroundings become medians */
float cleaned(float *image, float *out) {
  float *fine = malloc(576 * sizeof(float)), *edges = malloc(576 * sizeof(float)), coarse[144], five[144], s = 0;
  PySubsample(image, fine, 12, 12);
  PyLaplaceConvolve(fine, edges, 24, 24);
  for (int i = 0; i < 576; i++) edges[i] = edges[i] < 0 ? 0 : edges[i];
  PyRebin(edges, coarse, 12, 12);
  PyMedFilt5(image, five, 12, 12);
  for (int i = 0; i < 144; i++) {
    float sigma = sqrtf(five[i] + 6.5f), ratio = coarse[i] / (2 * sigma);
    out[i] = ratio > 1.5f ? five[i] : image[i];
    s += ratio * out[i];
  }
  free(fine), free(edges);
  return s / 144;
}

float noise(float *image) {
  float three[144], seven[144], sep[144], s = 0;
  PyMedFilt3(image, three, 12, 12);
  PySepMedFilt7(three, seven, 12, 12);
  PySepMedFilt3(image, sep, 12, 12);
  for (int i = 0; i < 144; i++) s += (three[i] - seven[i]) * (three[i] - seven[i]) + sep[i];
  return s / 144;
}

float smoothed(float *image, float *kernel, float *out) {
  PyConvolve(image, kernel, out, 12, 12, 3, 3);
  return sqrtf(out[40] * out[77]);
}

float medians(float *x) {
  float a[49], b[25], c[9], d[7];
  memcpy(a, x, sizeof a), memcpy(b, x + 3, sizeof b), memcpy(c, x + 11, sizeof c), memcpy(d, x + 30, sizeof d);
  return PyMedian(a, 49) * PyOptMed25(b) + PyOptMed9(c) * PyOptMed7(d);
}
