#ifndef ITEXPORTS_H
#define ITEXPORTS_H
#define ITPP_EXPORT
#define ITPP_EXPORT_TEMPLATE extern
#endif
