// reference: statements: `__enzyme_inactivefn`, `__enzyme_inactive_global`, `__enzyme_function_like`, `__enzyme_allocation_like`, `__enzyme_nofree`, `annotate("enzyme_…")`
#include "statements.h"
void *__enzyme_inactivefn_cutoff[] = {(void *)cutoff};
void *__enzyme_function_like_log[] = {(void *)my_log1p, (void *)"log1p"};
void *__enzyme_function_like_math[2] = {(void *)math_attribute, "log1p"};
void *__enzyme_allocation_like_pool[] = {(void *)pool_get, (void *)1, (void *)"2,-1", (void *)pool_give};
void *__enzyme_inactive_global_counter[] = {(void *)&counter};
void *__enzyme_inactive_global_rows[] = {(void *)kept_rows};
void *__enzyme_nofree_costly[] = {(void *)costly};
void *__enzyme_shouldrecompute_costly[] = {(void *)costly};
