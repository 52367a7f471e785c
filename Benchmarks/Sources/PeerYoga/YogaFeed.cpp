#include "PeerYoga.h"

#ifdef HAS_YOGA

#include <malloc.h>
#include <yoga/Yoga.h>

#include <algorithm>
#include <memory>
#include <vector>

namespace {

/// A config that does not round to pixels.
YGConfigRef exactConfig() {
  static const YGConfigRef config = [] {
    const YGConfigRef config = YGConfigNew();
    YGConfigSetPointScaleFactor(config, 0);
    return config;
  }();
  return config;
}

/// Measures a text whose length in characters the node's context points to.
YGSize measureText(YGNodeConstRef node, float width, YGMeasureMode widthMode, float, YGMeasureMode) {
  const int32_t length = *static_cast<const int32_t *>(YGNodeGetContext(node));
  const float natural = 7.0f * static_cast<float>(length);
  if (widthMode == YGMeasureModeUndefined) return {natural, length > 0 ? 17.0f : 0.0f};
  const int perLine = std::max(1, static_cast<int>(width / 7));
  const float height = 17.0f * static_cast<float>((length + perLine - 1) / perLine);
  return {widthMode == YGMeasureModeExactly ? width : std::min(width, natural), height};
}

/// One feed cell's tree.
class FeedTree {
 public:
  explicit FeedTree(bool hasImage) {
    root = node();
    YGNodeStyleSetFlexDirection(root, YGFlexDirectionRow);
    YGNodeStyleSetPadding(root, YGEdgeAll, 12);
    YGNodeStyleSetAlignItems(root, YGAlignFlexStart);
    const YGNodeRef avatar = node(root);
    YGNodeStyleSetWidth(avatar, 40);
    YGNodeStyleSetHeight(avatar, 40);
    const YGNodeRef column = node(root);
    YGNodeStyleSetFlexGrow(column, 1);
    YGNodeStyleSetFlexShrink(column, 1);
    YGNodeStyleSetFlexBasis(column, 0);
    YGNodeStyleSetMargin(column, YGEdgeLeft, 12);
    title = text(column, &titleLength);
    body = text(column, &bodyLength);
    YGNodeStyleSetMargin(body, YGEdgeTop, 4);
    YGNodeStyleSetMargin(body, YGEdgeBottom, 8);
    if (hasImage) {
      image = node(column);
      YGNodeStyleSetMaxHeight(image, 300);
    }
    // The image's own margin would be added to the height its ratio gives: the footer carries the gap.
    const YGNodeRef footer = node(column);
    YGNodeStyleSetFlexDirection(footer, YGFlexDirectionRow);
    if (hasImage) YGNodeStyleSetMargin(footer, YGEdgeTop, 8);
    for (int place = 0; place < 3; place++) {
      const YGNodeRef button = node(footer);
      YGNodeStyleSetFlexGrow(button, 1);
      YGNodeStyleSetFlexBasis(button, 0);
      YGNodeStyleSetHeight(button, 32);
      if (place > 0) YGNodeStyleSetMargin(button, YGEdgeLeft, 8);
    }
  }

  FeedTree(const FeedTree &) = delete;
  FeedTree &operator=(const FeedTree &) = delete;
  ~FeedTree() { YGNodeFreeRecursive(root); }

  /// The height of a cell.
  double height(int32_t titleCount, int32_t bodyCount, double ratio, double width) {
    if (titleCount != titleLength) {
      titleLength = titleCount;
      YGNodeMarkDirty(title);
    }
    if (bodyCount != bodyLength) {
      bodyLength = bodyCount;
      YGNodeMarkDirty(body);
    }
    if (image != nullptr) YGNodeStyleSetAspectRatio(image, static_cast<float>(ratio));
    YGNodeCalculateLayout(root, static_cast<float>(width), YGUndefined, YGDirectionLTR);
    return YGNodeLayoutGetHeight(root);
  }

 private:
  YGNodeRef root = nullptr, title = nullptr, body = nullptr, image = nullptr;
  int32_t titleLength = -1, bodyLength = -1;

  static YGNodeRef node(YGNodeRef parent = nullptr) {
    const YGNodeRef node = YGNodeNewWithConfig(exactConfig());
    if (parent != nullptr) YGNodeInsertChild(parent, node, YGNodeGetChildCount(parent));
    return node;
  }

  static YGNodeRef text(YGNodeRef parent, int32_t *length) {
    const YGNodeRef text = node(parent);
    YGNodeSetContext(text, length);
    YGNodeSetMeasureFunc(text, measureText);
    return text;
  }
};

}  // namespace

struct PeerYoga {
  FeedTree withImage{true}, without{false};
};

int32_t peer_yoga_is_available(void) { return 1; }

PeerYoga *peer_yoga_create(void) { return new PeerYoga(); }

void peer_yoga_destroy(PeerYoga *yoga) { delete yoga; }

void peer_yoga_kept(
    PeerYoga *yoga, const int32_t *titles, const int32_t *bodies, const double *ratios, size_t count, double width,
    double *heights) {
  for (size_t cell = 0; cell < count; cell++) {
    FeedTree &tree = ratios[cell] > 0 ? yoga->withImage : yoga->without;
    heights[cell] = tree.height(titles[cell], bodies[cell], ratios[cell], width);
  }
}

void peer_yoga_built(
    const int32_t *titles, const int32_t *bodies, const double *ratios, size_t count, double width,
    double *heights) {
  for (size_t cell = 0; cell < count; cell++) {
    FeedTree tree(ratios[cell] > 0);
    heights[cell] = tree.height(titles[cell], bodies[cell], ratios[cell], width);
  }
}

size_t peer_yoga_bytes(void) {
  constexpr size_t count = 50;
  std::vector<std::unique_ptr<FeedTree>> trees;
  trees.reserve(count);
  const size_t before = mallinfo2().uordblks;
  for (size_t cell = 0; cell < count; cell++) {
    trees.push_back(std::make_unique<FeedTree>(true));
    trees.back()->height(50, 300, 1.5, 375);
  }
  return (mallinfo2().uordblks - before) / count;
}

#else

int32_t peer_yoga_is_available(void) { return 0; }
PeerYoga *peer_yoga_create(void) { return nullptr; }
void peer_yoga_destroy(PeerYoga *) {}
void peer_yoga_kept(PeerYoga *, const int32_t *, const int32_t *, const double *, size_t, double, double *) {}
void peer_yoga_built(const int32_t *, const int32_t *, const double *, size_t, double, double *) {}
size_t peer_yoga_bytes(void) { return 0; }

#endif
