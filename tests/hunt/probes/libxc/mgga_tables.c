// The package's generic functions of the family, without functionals.
#define xc_mgga_known_funct __attribute__((visibility("hidden"))) all_mgga
#define xc_hyb_mgga_known_funct __attribute__((visibility("hidden"))) all_hyb_mgga
#include "mgga.c"
#undef xc_mgga_known_funct
#undef xc_hyb_mgga_known_funct

xc_func_info_type *xc_mgga_known_funct[] = {NULL};
xc_func_info_type *xc_hyb_mgga_known_funct[] = {NULL};
