#include "floor.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

// Of one run, in seconds: from before it is started until it is gone, and on all processors.
struct cost {
  double wall, processor;
};

static double seconds(struct timeval time) { return time.tv_sec + time.tv_usec / 1e6; }

// What a program costs; a wall time below 0 when it failed.
static struct cost run(char **command) {
  const struct cost failure = {-1, 0};
  double start = now();
  pid_t child = vfork();
  if (child < 0) return failure;
  if (child == 0) {
    execv(command[0], command);
    _exit(127);
  }
  int status = 0;
  struct rusage usage;
  if (wait4(child, &status, 0, &usage) != child || status != 0) return failure;
  struct cost cost = {now() - start, seconds(usage.ru_utime) + seconds(usage.ru_stime)};
  return cost;
}

int race(int count, char **arguments) {
  if (count < 4) return 64;
  int rounds = atoi(arguments[0]);
  char **first = arguments + 1, **second = NULL;
  for (int index = 1; index < count; index++) {
    if (strcmp(arguments[index], "--") != 0) continue;
    arguments[index] = NULL;
    second = arguments + index + 1;
    break;
  }
  if (second == NULL || *second == NULL) return 64;
  // What the disk has to be asked for, it is asked for before.
  if (run(first).wall < 0 || run(second).wall < 0) return 1;
  for (int round = 0; round < rounds; round++) {
    struct cost a = run(first), b = run(second);
    if (a.wall < 0 || b.wall < 0) return 1;
    printf("%.6f %.6f %.6f %.6f\n", a.wall, b.wall, a.processor, b.processor);
  }
  return 0;
}
