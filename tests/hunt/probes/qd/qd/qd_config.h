/* What QD's configure would write. */
#define QD_API
#define QD_INLINE 1
#define QD_HAVE_STD 1
#define QD_ISFINITE(x) std::isfinite(x)
#define QD_ISINF(x) std::isinf(x)
#define QD_ISNAN(x) std::isnan(x)
#define QD_COPYSIGN(x, y) std::copysign(x, y)
