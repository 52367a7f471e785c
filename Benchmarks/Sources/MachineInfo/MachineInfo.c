#include "MachineInfo.h"

#include <malloc.h>
#include <stdio.h>
#include <string.h>

extern char *openblas_get_corename(void);

const char *machine_blas_core(void) { return openblas_get_corename(); }

const char *machine_vector_instructions(void) {
#ifdef __x86_64__
  if (__builtin_cpu_supports("avx512f")) return "AVX-512";
  if (__builtin_cpu_supports("avx2")) return "AVX2";
  return "SSE";
#else
  return "unknown";
#endif
}

/// A line of /proc/self/status in bytes.
static size_t status_bytes(const char *key) {
  FILE *file = fopen("/proc/self/status", "r");
  if (file == NULL) return 0;
  char line[256];
  size_t kilobytes = 0;
  while (fgets(line, sizeof line, file) != NULL) {
    if (strncmp(line, key, strlen(key)) == 0) sscanf(line + strlen(key), " %zu", &kilobytes);
  }
  fclose(file);
  return kilobytes * 1024;
}

size_t machine_peak_memory(void) { return status_bytes("VmHWM:"); }

size_t machine_resident_memory(void) { return status_bytes("VmRSS:"); }

void machine_reset_peak(void) {
  malloc_trim(0);
  FILE *file = fopen("/proc/self/clear_refs", "w");
  if (file == NULL) return;
  fputs("5", file);
  fclose(file);
}

size_t machine_allocated_memory(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}
