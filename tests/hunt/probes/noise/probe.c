// differentiate: perlin(p)  at: p = 1.3 2.7 0.45
// differentiate: tiled(p, octaves)  at: p = 3.21 1.64, octaves = 3
// differentiate: fractal(p, how)  at: p = 0.37 1.21 0.83, how = 0.5 2.1
// differentiate: simplex(p)  at: p = 0.37 1.21 0.83 0.29
#define noise2 simplex2
#define noise3 simplex3
#define py_noise2 py_simplex2
#define py_noise3 py_simplex3
#define py_noise4 py_simplex4
#define moduledef simplex_module
#define module_doc simplex_doc
#define grad1 simplex_grad1
#define grad2 simplex_grad2
#define grad3 simplex_grad3
#include <_simplex.c>
#undef noise2
#undef noise3
#undef py_noise2
#undef py_noise3
#undef py_noise4
#undef moduledef
#undef module_doc
#undef grad1
#undef grad2
#undef grad3
#define GRAD3 perlin_GRAD3
#define GRAD4 perlin_GRAD4
#define PERM perlin_PERM
#define SIMPLEX perlin_SIMPLEX
#define fast_sin perlin_fast_sin
#define fast_cos perlin_fast_cos
#include <_perlin.c>

float perlin(float *p) { return noise3(p[0], p[1], p[2], 1024, 1024, 1024, 0) + noise1(p[0], 1024, 0); }

float tiled(float *p, int octaves) {
  float sum = 0, frequency = 1, height = 1;
  for (int i = 0; i < octaves; i++, frequency *= 2, height *= 0.5f)
    sum += height * noise2(p[0] * frequency, p[1] * frequency, 4 * frequency, 4 * frequency, 0);
  return sum;
}

float fractal(float *p, float *how) { return fbm_noise3(p[0], p[1], p[2], 3, how[0], how[1]); }

float simplex(float *p) { return noise4(p[0], p[1], p[2], p[3]) + simplex2(p[0], p[3]); }
