/* What plplot's build would write. */
#define CSADLLIMPEXP
#define CSADLLIMPEXP_DATA(type) type
