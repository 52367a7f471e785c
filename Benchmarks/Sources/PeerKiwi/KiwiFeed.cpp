#include "PeerKiwi.h"

#ifdef HAS_KIWI

#include <kiwi/kiwi.h>
#include <malloc.h>

#include <memory>
#include <vector>

namespace {

using kiwi::Constraint;
using kiwi::Variable;
namespace strength = kiwi::strength;

/// What one character and one line measure.
double textHeight(int32_t length, double width) {
  const int perLine = static_cast<int>(width / 7);
  return 17.0 * ((length + perLine - 1) / perLine);
}

/// Where a view lies on one axis.
struct Span {
  Variable start, length;
  kiwi::Expression end() const { return start + length; }
};

/// A view: its spans on both axes.
struct View {
  Span x, y;
};

/// The constraints of one feed cell, both axes, as Auto Layout has them: no size is negative, content resists
/// compression and hugs, containers contain and are drawn to their content.
class CellSystem {
 public:
  kiwi::Solver solver;
  View root, avatar, column, texts, title, body, image, footer, buttons[3];
  const bool hasImage;

  CellSystem(double width, bool hasImage) : hasImage(hasImage) {
    std::vector<View *> all = {&root, &avatar, &column, &texts, &title, &body, &footer};
    for (View &button : buttons) all.push_back(&button);
    if (hasImage) all.push_back(&image);
    for (View *view : all) {
      add(view->x.length >= 0.0);
      add(view->y.length >= 0.0);
    }
    add(root.x.start == 0.0);
    add(root.y.start == 0.0);
    add(root.x.length == width);
    for (View *container : {&root, &column, &texts, &footer}) {
      add((container->x.length == 0.0) | shrinking);
      add((container->y.length == 0.0) | shrinking);
    }
    add(avatar.x.length == 40.0);
    add(avatar.y.length == 40.0);
    addRow(&View::x, root, {&avatar, &column}, 12, 12);
    for (View *view : {&avatar, &column}) addLeading(view->y, root.y, 12);
    std::vector<View *> blocks = {&texts};
    if (hasImage) blocks.push_back(&image);
    blocks.push_back(&footer);
    addRow(&View::y, column, blocks, 0, 8);
    for (View *view : blocks) addFilling(view->x, column.x);
    addRow(&View::y, texts, {&title, &body}, 0, 4);
    for (View *view : {&title, &body}) addFilling(view->x, texts.x);
    addRow(&View::x, footer, {&buttons[0], &buttons[1], &buttons[2]}, 0, 8);
    for (View &button : buttons) {
      add(button.y.length == 32.0);
      addFilling(button.y, footer.y);
      add(button.x.length == buttons[0].x.length);
    }
    if (hasImage) add(image.y.length <= 300.0);
  }

  /// Constrains a view to the height of its content.
  void addContent(View &view, const kiwi::Expression &height) {
    add((view.y.length >= height) | strength::strong);
    add((view.y.length <= height) | strength::medium);
  }

 private:
  /// The strength that draws containers to their content, below all others.
  const double shrinking = strength::weak;

  void add(const Constraint &constraint) { solver.addConstraint(constraint); }

  /// Members one after another, from margin to margin.
  void addRow(Span View::*axis, View &container, const std::vector<View *> &members, double margin, double spacing) {
    add((members.front()->*axis).start == (container.*axis).start + margin);
    for (size_t place = 1; place < members.size(); place++) {
      add((members[place]->*axis).start == (members[place - 1]->*axis).end() + spacing);
    }
    add((members.back()->*axis).end() == (container.*axis).end() - margin);
  }

  /// A member at the leading margin, contained.
  void addLeading(const Span &member, const Span &container, double margin) {
    add(member.start == container.start + margin);
    add(member.end() <= container.end() - margin);
  }

  /// A member as long as its container.
  void addFilling(const Span &member, const Span &container) {
    add(member.start == container.start);
    add(member.end() == container.end());
  }
};

/// A cell whose sizes of texts and image are edit variables.
struct KeptCell {
  CellSystem system;
  Variable title, body, image;

  KeptCell(double width, bool hasImage) : system(width, hasImage) {
    edit(system.title, title);
    edit(system.body, body);
    if (hasImage) edit(system.image, image);
  }

 private:
  void edit(View &view, Variable &height) {
    system.solver.addEditVariable(height, strength::create(1000, 1000, 0));
    system.addContent(view, kiwi::Expression(kiwi::Term(height)));
  }
};

}  // namespace

struct PeerKiwi {
  KeptCell withImage, without;
  /// The width of the column, which all cells share.
  double column = 0;

  explicit PeerKiwi(double width) : withImage(width, true), without(width, false) {
    withImage.system.solver.updateVariables();
    column = withImage.system.column.x.length.value();
  }
};

int32_t peer_kiwi_is_available(void) { return 1; }

PeerKiwi *peer_kiwi_create(double width) { return new PeerKiwi(width); }

void peer_kiwi_destroy(PeerKiwi *kiwi) { delete kiwi; }

void peer_kiwi_kept(
    PeerKiwi *kiwi, const int32_t *titles, const int32_t *bodies, const double *ratios, size_t count,
    double *heights) {
  for (size_t cell = 0; cell < count; cell++) {
    const bool hasImage = ratios[cell] > 0;
    KeptCell &kept = hasImage ? kiwi->withImage : kiwi->without;
    kiwi::Solver &solver = kept.system.solver;
    solver.suggestValue(kept.title, textHeight(titles[cell], kiwi->column));
    solver.suggestValue(kept.body, textHeight(bodies[cell], kiwi->column));
    if (hasImage) solver.suggestValue(kept.image, kiwi->column / ratios[cell]);
    solver.updateVariables();
    heights[cell] = kept.system.root.y.length.value();
  }
}

void peer_kiwi_built(
    const int32_t *titles, const int32_t *bodies, const double *ratios, size_t count, double width,
    double *heights) {
  for (size_t cell = 0; cell < count; cell++) {
    const bool hasImage = ratios[cell] > 0;
    CellSystem system(width, hasImage);
    system.solver.updateVariables();
    const double column = system.column.x.length.value();
    system.addContent(system.title, kiwi::Expression(textHeight(titles[cell], column)));
    system.addContent(system.body, kiwi::Expression(textHeight(bodies[cell], column)));
    if (hasImage) system.addContent(system.image, system.image.x.length / ratios[cell]);
    system.solver.updateVariables();
    heights[cell] = system.root.y.length.value();
  }
}

size_t peer_kiwi_bytes(void) {
  constexpr size_t count = 50;
  std::vector<std::unique_ptr<KeptCell>> cells;
  cells.reserve(count);
  const size_t before = mallinfo2().uordblks;
  for (size_t cell = 0; cell < count; cell++) cells.push_back(std::make_unique<KeptCell>(375, true));
  return (mallinfo2().uordblks - before) / count;
}

#else

int32_t peer_kiwi_is_available(void) { return 0; }
PeerKiwi *peer_kiwi_create(double) { return nullptr; }
void peer_kiwi_destroy(PeerKiwi *) {}
void peer_kiwi_kept(PeerKiwi *, const int32_t *, const int32_t *, const double *, size_t, double *) {}
void peer_kiwi_built(const int32_t *, const int32_t *, const double *, size_t, double, double *) {}
size_t peer_kiwi_bytes(void) { return 0; }

#endif
