/* What the build would write. */
#define AIR_EXISTS_MACRO_FAILS 0
