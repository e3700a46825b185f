/* Derivatives of communication (MPI), compiled once for each ABI: Open MPI's, MPICH's and that of MPI 5.

   For a function f of MPI, mpi_f_forward(its arguments, contents, width, shadows...) makes the call and sends tangents;
   mpi_f_keep(the same, &result) makes it in reverse mode and answers a record; mpi_f_reverse(record, width, shadows...)
   is its adjoint.  `contents`: where numbers lie in what the program sends as bytes.  `width`: how many lanes; the
   shadows of a buffer are a list, one for each lane, or null: it has none. */

#include <limits.h>
#include <mpi.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

void stop(const char *text, long size);

#include "layouts.h"
#include "packed.h"
#include "records.h"
#include "collectives.h"
#include "local.h"
#include "point_to_point.h"
#include "matched.h"
#include "packing.h"
#include "windows.h"
#include "handles.h"
#include "calls.h"
#ifndef MPI_ABI /* Fortran has none of its own there */
#include "fortran.h"
#endif
