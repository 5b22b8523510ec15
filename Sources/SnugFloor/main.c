#include "floor.h"

#include <stdio.h>
#include <string.h>

// SnugFloor draw svg|png SCALE THREADS FOLDER [--bare] FONT... -- LIST...
// SnugFloor race ROUNDS COMMAND... -- COMMAND...
int main(int count, char **arguments) {
  if (count > 1 && strcmp(arguments[1], "draw") == 0) {
    return draw_lists(count - 2, arguments + 2);
  }
  if (count > 1 && strcmp(arguments[1], "race") == 0) return race(count - 2, arguments + 2);
  fprintf(stderr, "SnugBenchmarks floor runs this program.\n");
  return 64;
}
