/* Swift's Glibc leaves malloc.h out; other systems need not have it. */
#if __has_include(<malloc.h>)
#include <malloc.h>
#endif
