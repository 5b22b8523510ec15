#include <libxml/xmlversion.h>
/* Debian's libxml2 brings the headers of its ICU along, which are others than those of Foundation's.
   Only a struct we never look into depends on them. */
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
