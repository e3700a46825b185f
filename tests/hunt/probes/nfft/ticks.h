/* Nothing is timed. */
typedef unsigned long long ticks;
static inline ticks getticks(void) { return 0; }
