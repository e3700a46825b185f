// what of the rest of the library adjust.c names and the probe never comes to
#include <stdlib.h>
void CopyPosition(void) { abort(); }
void HaveEqualSize(void) { abort(); }
void LoadBufImage(void) { abort(); }
void LoadScript(void) { abort(); }
void ParseScript(void) { abort(); }
void PrintError(void) { abort(); }
void RunLMOptimizer(void) { abort(); }
void SaveBufImage(void) { abort(); }
void SetDestImage(void) { abort(); }
void SetImageDefaults(void) { abort(); }
void WriteResults(void) { abort(); }
void WriteScript(void) { abort(); }
void cutTheFrame(void) { abort(); }
void infoDlg(void) { abort(); }
void panoPrintImage(void) { abort(); }
void readAdjustLine(void) { abort(); }
void readControlPoints(void) { abort(); }
void tmorph(void) { abort(); }
void transFormEx(void) { abort(); }
int isColorSpecific(void *p) { return 0; }
void myfree(void) { abort(); }
void merge(void) { abort(); }
