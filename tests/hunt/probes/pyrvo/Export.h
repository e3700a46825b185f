#define RVO_EXPORT
