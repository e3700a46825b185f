
/**
 * use this file if you do not use CMAKE to generate you an own file
 */

#define MYSOFA_EXPORT
