#ifdef NDEBUG
#error the configuration is Debug
#endif
double pair(double r) { return r * r * r - 2 * r; }
