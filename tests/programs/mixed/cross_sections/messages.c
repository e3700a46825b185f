/* What the program says, and how it names what went wrong. */
#include "transport.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static verbosity current = WARNINGS;
static unsigned said;
static char last[128];

void set_verbosity(verbosity level) { current = level; }

void report(verbosity level, const char *format, ...) {
    static const char *const prefix[] = {"", "warning: ", "note: "};
    va_list arguments;
    said++;
    if (level > current) return;
    va_start(arguments, format);
    int used = snprintf(last, sizeof last, "%s", prefix[level]);
    if (used > 0 && (size_t)used < sizeof last) vsnprintf(last + used, sizeof last - used, format, arguments);
    va_end(arguments);
    fputs(last, stderr);
    fputc('\n', stderr);
}

const char *describe(status what) {
    switch (what) {
    case FINE: return "fine";
    case NO_MEMORY: return "out of memory";
    case BAD_INPUT: return "bad input";
    case LOST_PARTICLE: return "lost particle";
    }
    return "unknown";
}

status fail(status what, const char *where) {
    if (what != FINE) report(WARNINGS, "%s in %s", describe(what), where);
    return what;
}
