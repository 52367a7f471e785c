#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Whether the package was built with kiwi's headers; without them the other functions do nothing.
int32_t peer_kiwi_is_available(void);

/// Solvers of the feed cell (workload F), one with an image and one without.
typedef struct PeerKiwi PeerKiwi;

/// Builds both solvers for a width, with edit variables for the heights of texts and image.
PeerKiwi *peer_kiwi_create(double width);

/// Frees both.
void peer_kiwi_destroy(PeerKiwi *kiwi);

/// The heights of cells from the solvers kept: new heights of texts and image are suggested for each cell.
///
/// `ratios` are widths over heights of images, 0 without one.
void peer_kiwi_kept(
    PeerKiwi *kiwi, const int32_t *titles, const int32_t *bodies, const double *ratios, size_t count, double *heights);

/// The heights of cells, each from a solver of its own, both axes, as Auto Layout does it.
void peer_kiwi_built(
    const int32_t *titles, const int32_t *bodies, const double *ratios, size_t count, double width, double *heights);

/// Bytes of heap that the solver of one cell with an image keeps.
size_t peer_kiwi_bytes(void);

#ifdef __cplusplus
}
#endif
