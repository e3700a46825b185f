// The package's generic functions of the family, with a table of a few functionals in place of the one of all.
#define xc_lda_known_funct __attribute__((visibility("hidden"))) all_lda
#define xc_hyb_lda_known_funct __attribute__((visibility("hidden"))) all_hyb_lda
#include "lda.c"
#undef xc_lda_known_funct
#undef xc_hyb_lda_known_funct

xc_func_info_type *xc_lda_known_funct[] = {
    &xc_func_info_lda_x, &xc_func_info_lda_c_pw, &xc_func_info_lda_c_vwn, &xc_func_info_lda_c_pz, NULL};
xc_func_info_type *xc_hyb_lda_known_funct[] = {NULL};
