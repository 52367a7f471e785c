#include "PeerScalar.h"

#include <algorithm>

namespace {

constexpr double padding = 12, avatar = 40, gap = 12;
constexpr double advance = 7, lineHeight = 17;
constexpr double titleGap = 4, blockGap = 8, imageLimit = 300, footer = 32;

}  // namespace

__attribute__((noinline)) double peer_scalar_height(int32_t title, int32_t body, double ratio, double width) {
  const double column = width - padding - avatar - gap - padding;
  const int perLine = static_cast<int>(column / advance);
  const int titleLines = (title + perLine - 1) / perLine;
  const int bodyLines = (body + perLine - 1) / perLine;
  double height = lineHeight * titleLines + titleGap + lineHeight * bodyLines + blockGap;
  if (ratio > 0) height += std::min(imageLimit, column / ratio) + blockGap;
  height += footer;
  return std::max(avatar, height) + 2 * padding;
}

void peer_scalar_heights(
    const int32_t *titles, const int32_t *bodies, const double *ratios, size_t count, double width, double *heights) {
  for (size_t cell = 0; cell < count; cell++) {
    heights[cell] = peer_scalar_height(titles[cell], bodies[cell], ratios[cell], width);
  }
}
