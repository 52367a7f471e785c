#pragma once

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The name of the kernels that OpenBLAS runs, such as "SkylakeX" or "Prescott".
const char *machine_blas_core(void);

/// The widest vector instructions of the CPU that OpenBLAS has kernels for: "AVX-512", "AVX2" or "SSE".
const char *machine_vector_instructions(void);

/// Resident memory of the process at its highest since `machine_reset_peak`, in bytes; 0 where it cannot be told.
size_t machine_peak_memory(void);

/// Resident memory of the process, in bytes; 0 where it cannot be told.
size_t machine_resident_memory(void);

/// Gives free memory back to the system and forgets the highest resident memory so far.
void machine_reset_peak(void);

/// Bytes that the process has allocated and not freed.
size_t machine_allocated_memory(void);

#ifdef __cplusplus
}
#endif
