/* What QD's configure would write. */
#include <qd/qd_config.h>
#define HAVE_STD 1
#define HAVE_FPU_CONTROL_H 1
