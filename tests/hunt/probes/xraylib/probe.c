// differentiate: attenuated(x)  at: x = 12.3 0.05 8.96 21.7  tolerance: 1e-5  roundoff: 1e-9
// differentiate: scattered(x, out)  at: x = 17.4 0.73 0.4, out = zeros(4)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: refracted(x, out)  at: x = 15.2 2.6, out = zeros(2)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: fluorescent(x)  at: x = 11.3 0.6 0.3  tolerance: 1e-5  roundoff: 1e-9
// differentiate: diffracted(x, out)  at: x = 8.9 0.9 1.0, out = zeros(2)  tolerance: 1e-5  roundoff: 1e-9
#include <math.h>
#include <xraylib.h>

void XRayInitFromPath(char *path);

static void prepare(void) {
  static int ready = 0;
  if (!ready) XRayInitFromPath(DATA);
  ready = 1;
}

// how much of a beam passes: energy, thickness, density; and an alloy at another energy
double attenuated(double *x) {
  prepare();
  double sum = exp(-CS_Total(29, x[0], NULL) * x[1] * 0.1 * x[2]) + CS_Energy(26, x[3], NULL);
  sum += exp(-CS_Total_CP("Cu0.7Zn0.3", x[3], NULL) * x[1]) + CSb_Photo(82, x[0], NULL) * 1e-4;
  return sum + CS_Total_Kissel(47, x[3], NULL) * 0.01;
}

// by an angle, and by another around the beam
double scattered(double *x, double *out) {
  prepare();
  out[0] = 10 * DCS_Rayl(13, x[0], x[1], NULL), out[1] = 10 * DCS_Compt(13, x[0], x[1], NULL);
  out[2] = DCSP_KN(x[0], x[1], x[2], NULL), out[3] = DCSP_Rayl_CP("H2O", x[0], x[1], x[2], NULL);
  return ComptonEnergy(x[0], x[1], NULL) + FF_Rayl(26, MomentTransf(x[0], x[1], NULL), NULL) + CS_KN(x[0], NULL) + ComptonProfile(26, x[1], NULL);
}

double refracted(double *x, double *out) {
  prepare();
  xrlComplex n = Refractive_Index("SiO2", x[0], x[1], NULL);
  out[0] = (1 - n.re) * 1e6, out[1] = n.im * 1e9;
  return sqrt(2 * (1 - Refractive_Index_Re("CaCO3", x[0], x[1], NULL))) * 1e3 + Fi(20, x[0], NULL) + Fii(20, x[0], NULL);
}

// lines of iron and lead in a thick sample
double fluorescent(double *x) {
  prepare();
  double K = CS_FluorLine(26, KL3_LINE, x[0], NULL), cascade = CS_FluorLine_Kissel_Cascade(50, L3M5_LINE, x[0], NULL);
  double incoming = CS_Total(26, x[0], NULL) / sin(x[1]), outgoing = CS_Total(26, LineEnergy(26, KL3_LINE, NULL), NULL) / sin(x[2]);
  return 100 * K / (incoming + outgoing) + cascade * 0.1 + CS_Photo_Partial(26, K_SHELL, x[0], NULL) * 0.01;
}

// silicon's structure factor and Bragg's angle: energy, Debye and Waller's factor, relative angle
double diffracted(double *x, double *out) {
  prepare();
  Crystal_Struct *silicon = Crystal_GetCrystal("Si", NULL, NULL);
  if (!silicon) return NAN;
  xrlComplex f = Crystal_F_H_StructureFactor(silicon, x[0], 1, 1, 1, x[1], x[2], NULL);
  out[0] = f.re * 0.1, out[1] = f.im * 0.1;
  return Bragg_angle(silicon, x[0], 1, 1, 1, NULL) + 1e3 / Crystal_UnitCellVolume(silicon, NULL) + Q_scattering_amplitude(silicon, x[0], 2, 2, 0, x[2], NULL);
}
