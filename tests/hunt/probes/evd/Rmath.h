/* What R's build would write, but for what it includes. */
#define HAVE_WORKING_LOG1P 1
#include <Rmath.h0.in>
