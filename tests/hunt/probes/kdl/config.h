/* What KDL's build would write. */
#define KDL_VERSION_STRING "1.5.1"
#define HAVE_STL_CONTAINER_INCOMPLETE_TYPES
