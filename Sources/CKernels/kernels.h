#ifndef GALLEY_KERNELS_H
#define GALLEY_KERNELS_H

/// Compiles a function three times, for AVX-512, for AVX2 and for any x86-64; the loader picks.
///
/// Every operation is a single IEEE one in a fixed order and none is contracted, so all give the same bits.
#if defined(__x86_64__) && defined(__ELF__)
#define GALLEY_CLONES __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define GALLEY_CLONES
#endif

/// Inlines a loop into each of its callers, so that constant arguments make loops of their own.
#define GALLEY_INLINE static inline __attribute__((always_inline))

#endif
