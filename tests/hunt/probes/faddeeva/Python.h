#define EXTERN_C_START extern "C" {
#define EXTERN_C_END }
