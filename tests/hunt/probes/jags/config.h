#define F77_FUNC(small, LARGE) small##_
#define HAVE_WORKING_ISFINITE 1
#define HAVE_STDINT_H 1
#define HAVE_DECL_ISNAN 1
#define HAVE_DECL_ISFINITE 1
#define IEEE_754 1
