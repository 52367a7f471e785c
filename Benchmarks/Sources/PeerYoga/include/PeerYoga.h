#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Whether the package was built with Yoga; without it the other functions do nothing.
int32_t peer_yoga_is_available(void);

/// Trees of the feed cell (workload F), one with an image and one without.
typedef struct PeerYoga PeerYoga;

/// Builds both trees.
PeerYoga *peer_yoga_create(void);

/// Frees both.
void peer_yoga_destroy(PeerYoga *yoga);

/// The heights of cells from the trees kept: texts are marked dirty and ratios set for each cell.
///
/// `ratios` are widths over heights of images, 0 without one.
void peer_yoga_kept(
    PeerYoga *yoga, const int32_t *titles, const int32_t *bodies, const double *ratios, size_t count, double width,
    double *heights);

/// The heights of cells, each from a tree of its own.
void peer_yoga_built(
    const int32_t *titles, const int32_t *bodies, const double *ratios, size_t count, double width, double *heights);

/// Bytes of heap that the tree of one cell with an image keeps.
size_t peer_yoga_bytes(void);

#ifdef __cplusplus
}
#endif
