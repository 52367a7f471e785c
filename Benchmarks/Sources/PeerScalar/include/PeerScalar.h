#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The height of one feed cell (workload F) as a programmer would write it by hand.
///
/// `title` and `body` are lengths in characters; `ratio` is the image's width over its height, 0 without an image.
double peer_scalar_height(int32_t title, int32_t body, double ratio, double width);

/// The heights of `count` cells, one call of `peer_scalar_height` a cell.
void peer_scalar_heights(
    const int32_t *titles, const int32_t *bodies, const double *ratios, size_t count, double width, double *heights);

#ifdef __cplusplus
}
#endif
