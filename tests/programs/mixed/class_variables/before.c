/* Long before anything is differentiated. */
void set_up(void);

__attribute__((constructor)) static void at_start(void) { set_up(); }
