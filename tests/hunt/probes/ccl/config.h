/* What all probes of GSL say about the machine. */
#include "../gsl/config.h"
