#include <stdio.h>

int core(void);
int main(void) { return printf("%d\n", core()) < 0; }
