// Before the C library of server and PostgreSQL (LD_PRELOAD): what is written takes as long as the file of SLOW_DISK says,
// in milliseconds: each fsync and fdatasync whole, each pwrite a fiftieth.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/types.h>
#include <unistd.h>

static void pause_for(long parts) {
  const char *path = getenv("SLOW_DISK");
  FILE *file = path ? fopen(path, "r") : NULL;
  long ms = 0;
  if (!file) return;
  if (fscanf(file, "%ld", &ms) != 1) ms = 0;
  fclose(file);
  if (ms > 0) usleep(ms * 1000 / parts);
}

int fsync(int fd) {
  int (*next)(int) = dlsym(RTLD_NEXT, "fsync");
  pause_for(1);
  return next(fd);
}

int fdatasync(int fd) {
  int (*next)(int) = dlsym(RTLD_NEXT, "fdatasync");
  pause_for(1);
  return next(fd);
}

ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t at) {
  ssize_t (*next)(int, const void *, size_t, off64_t) = dlsym(RTLD_NEXT, "pwrite64");
  pause_for(50);
  return next(fd, bytes, count, at);
}

ssize_t pwrite(int fd, const void *bytes, size_t count, off_t at) {
  ssize_t (*next)(int, const void *, size_t, off_t) = dlsym(RTLD_NEXT, "pwrite");
  pause_for(50);
  return next(fd, bytes, count, at);
}
