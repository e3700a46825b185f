#include "generated.h"
#include "header.h"
#include "interface.h"

#ifndef core_EXPORTS
#error the target defines core_EXPORTS
#endif
#if __STDC_VERSION__ != 201112L || !defined(__STRICT_ANSI__)
#error the target asks for C11 without extensions
#endif
#ifndef __clang__
#error differentiated sources are compiled by clang
#endif
#ifndef __PIC__
#error a shared library is position-independent
#endif

int helper(void);
int native_part(void);
int hidden(void) { return 0; }
#ifdef WITH_CXX
int part(void);
#endif
#ifdef WITH_FORTRAN
void user_(int *);
#endif

__attribute__((visibility("default"))) int core(void)
{
    const char *text = TEXT;
    int sum = helper() + native_part() + VALUE + FROM_HEADER + FROM_INTERFACE + GENERATED + OF_THIS_SOURCE;
    sum += (text[1] == ' ') + ONLY_C + FROM_HELPER;
#ifdef WITH_CXX
    sum += part();
#endif
#ifdef WITH_FORTRAN
    int made;
    user_(&made);
    sum += made;
#endif
    return sum;
}
