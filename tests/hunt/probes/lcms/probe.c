// differentiate: difference(one, two)  at: one = 50 12 -30, two = 48 10 -25  tolerance: 1e-5  roundoff: 1e-9
// differentiate: appearance(xyz, out)  at: xyz = 0.3 0.35 0.2, out = zeros(3)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: adapted(xyz, white, lab)  at: xyz = 0.3 0.35 0.2, white = 6000, lab = zeros(3)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: converted(rgb, lab)  at: rgb = 0.2 0.5 0.7, lab = zeros(3)  tolerance: 2e-2  roundoff: 1e-4
#include <lcms2.h>

double difference(double *one, double *two) {
  cmsCIELab a = {one[0], one[1], one[2]}, b = {two[0], two[1], two[2]};
  return cmsCIE2000DeltaE(&a, &b, 1, 1, 1) + cmsCMCdeltaE(&a, &b, 2, 1);
}

double appearance(double *xyz, double *out) {
  cmsViewingConditions seen = {{95.05, 100, 108.9}, 20, 4, AVG_SURROUND, 1.0};
  cmsHANDLE model = cmsCIECAM02Init(NULL, &seen);
  cmsCIEXYZ in = {100 * xyz[0], 100 * xyz[1], 100 * xyz[2]};
  cmsJCh colour;
  cmsCIECAM02Forward(model, &in, &colour);
  cmsCIECAM02Done(model);
  out[0] = colour.J, out[1] = colour.C, out[2] = colour.h;
  return colour.J;
}

double adapted(double *xyz, double white, double *lab) {
  cmsCIExyY point;
  cmsCIEXYZ from, in = {xyz[0], xyz[1], xyz[2]}, to;
  cmsCIELab found;
  cmsWhitePointFromTemp(&point, white);
  cmsxyY2XYZ(&from, &point);
  cmsAdaptToIlluminant(&to, &from, cmsD50_XYZ(), &in);
  cmsXYZ2Lab(NULL, &found, &to);
  lab[0] = found.L, lab[1] = found.a, lab[2] = found.b;
  return found.L;
}

double converted(double *rgb, double *lab) {
  cmsHPROFILE from = cmsCreate_sRGBProfile(), to = cmsCreateLab4Profile(NULL);
  cmsHTRANSFORM way = cmsCreateTransform(from, TYPE_RGB_DBL, to, TYPE_Lab_DBL, INTENT_RELATIVE_COLORIMETRIC,
                                         cmsFLAGS_NOOPTIMIZE | cmsFLAGS_NOCACHE);
  cmsDoTransform(way, rgb, lab, 1);
  cmsDeleteTransform(way);
  cmsCloseProfile(from);
  cmsCloseProfile(to);
  return lab[0];
}
