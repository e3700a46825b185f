// The package's generic functions of the family, with a table of a few functionals in place of the one of all.
#define xc_gga_known_funct __attribute__((visibility("hidden"))) all_gga
#define xc_hyb_gga_known_funct __attribute__((visibility("hidden"))) all_hyb_gga
#include "gga.c"
#undef xc_gga_known_funct
#undef xc_hyb_gga_known_funct

xc_func_info_type *xc_gga_known_funct[] = {
    &xc_func_info_gga_x_pbe, &xc_func_info_gga_x_b88, &xc_func_info_gga_c_pbe, &xc_func_info_gga_c_lyp, NULL};
xc_func_info_type *xc_hyb_gga_known_funct[] = {NULL};
