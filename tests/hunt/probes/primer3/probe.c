// differentiate: primers(mix, tm)  at: mix = 53 48 1.7 0.62 2.1 0.58 0.3 57, tm = zeros(6)
// differentiate: dimer(mix)  at: mix = 52 1.6 0.55 61
// differentiate: hairpin(mix)  at: mix = 52 1.6 0.55
// differentiate: end_stability(mix)  at: mix = 52 1.6 0.55 61
// differentiate: melting(mix, curve)  at: mix = 55 1.7 0.62 2.3 0.6 0.2, curve = zeros(12)
#include <math.h>
#include <stdlib.h>
#include "amplicontm.h"
#include "oligotm.h"
#include "thal.h"
#include "thal_parameters.h"

// melting temperatures of a pair of primers, and how much of them is bound, by three corrections for salt
double primers(double *mix, double *tm) {
  static const char *pair[2] = {"GTAAAACGACGGCCAGTTCA", "CAGGAAACAGCTATGACCTTG"};
  double worst = 0;
  for (int k = 0; k < 6; k++) {
    const tm_ret found = seqtm(pair[k % 2], mix[0], mix[1], mix[2], mix[3], mix[4], mix[5], mix[6], 60, k < 2 ? breslauer_auto : santalucia_auto,
                               k < 2 ? schildkraut : k < 4 ? santalucia : owczarzy, mix[7]);
    tm[k] = found.Tm;
    if (k / 2 == 1) worst += 0.01 * found.bound;
  }
  const tm_ret product = long_seq_tm("GTAAAACGACGGCCAGTTCATTGGCATTCCGATTACGCAAGGTCATAGCTGTTTCCTG", 0, 58, mix[1], mix[2], mix[3], mix[4], mix[5], mix[6]);
  return worst + product.Tm;
}

// the tables of nearest neighbours are read once
__attribute__((constructor)) static void tables(void) {
  thal_parameters texts;
  thal_results said;
  thal_set_null_parameters(&texts);
  set_default_thal_parameters(&texts);
  get_thermodynamic_values(&texts, &said);
  thal_free_parameters(&texts);
}

static double align(const char *one, const char *other, thal_alignment_type type, const double *mix, double dna, double temperature) {
  thal_args how;
  thal_results found;
  set_thal_default_args(&how);
  how.type = type;
  how.mv = mix[0];
  how.dv = mix[1];
  how.dntp = mix[2];
  how.dna_conc = dna;
  how.temp = temperature;
  thal((const unsigned char *)one, (const unsigned char *)other, &how, THL_FAST, &found);
  return found.temp;
}

// the best alignment of two primers: when their duplex melts
double dimer(double *mix) { return align("ATTGGCCTGAACGTCAATGC", "TTGCATTGACGTACAGGTCA", thal_any, mix, mix[3], 310.15); }

// a primer that folds upon itself
double hairpin(double *mix) { return align("CCGCAGTAAGCTGCGGTTAC", "CCGCAGTAAGCTGCGGTTAC", thal_hairpin, mix, 50, 310.15); }

// a duplex that ends at the first primer's end
double end_stability(double *mix) { return align("GCTTACCGATTGACCAGCAT", "TGATGCTGGTCTATCGGAAG", thal_end1, mix, mix[3], 310.15); }

// which bases are still closed at some temperatures, by the partition function of Poland, Fixman and Freire
double melting(double *mix, double *curve) {
  amplicon_result found = amplicontm("GTAAAACGACGGCCAGTATTATATCATTAAGCAATCGGACCTTGGCAT", mix[0], mix[1], mix[2], mix[3], mix[4], mix[5], santalucia_amp,
                                     santalucia_amps, wright_amp, 0);
  double sum = 0;
  for (int k = 0; k < 12; k++) {
    const int at = 110 + 20 * (k / 3), base = 8 + 14 * (k % 3);
    curve[k] = found.pos_prob[at + base * found.temp_len];
    sum += curve[k] * (k % 4 + 1);
  }
  free_amplicon_result(&found);
  return sum;
}
