#define FROM_CXX_ONLY 5
