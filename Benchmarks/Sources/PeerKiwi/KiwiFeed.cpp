#include "PeerKiwi.h"

#ifdef HAS_KIWI

#include <kiwi/kiwi.h>
#include <malloc.h>

#include <memory>
#include <vector>

namespace {

using kiwi::Constraint;
using kiwi::OP_EQ;
using kiwi::OP_GE;
using kiwi::OP_LE;
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

/// The spans of all views of the feed cell on one axis.
struct Spans {
  Span root, avatar, column, title, body, image, footer, buttons[3];
};

void require(kiwi::Solver &solver, const Constraint &constraint) { solver.addConstraint(constraint); }

/// The constraints of the horizontal axis.
void addHorizontal(kiwi::Solver &solver, const Spans &x, double width, bool hasImage) {
  require(solver, x.root.start == 0.0);
  require(solver, x.root.length == width);
  require(solver, x.avatar.start == x.root.start + 12);
  require(solver, x.avatar.length == 40.0);
  require(solver, x.column.start == x.avatar.end() + 12);
  require(solver, x.column.end() == x.root.end() - 12);
  require(solver, x.column.length >= 0.0);
  std::vector<const Span *> rows = {&x.title, &x.body, &x.footer};
  if (hasImage) rows.push_back(&x.image);
  for (const Span *row : rows) {
    require(solver, row->start == x.column.start);
    require(solver, row->length == x.column.length);
  }
  require(solver, x.buttons[0].start == x.footer.start);
  for (int place = 1; place < 3; place++) {
    require(solver, x.buttons[place].start == x.buttons[place - 1].end() + 8);
    require(solver, x.buttons[place].length == x.buttons[0].length);
  }
  require(solver, x.buttons[2].end() == x.footer.end());
  for (const Span &button : x.buttons) require(solver, button.length >= 0.0);
}

/// The constraints of the vertical axis but for the heights of texts and image.
void addVertical(kiwi::Solver &solver, const Spans &y, bool hasImage) {
  require(solver, y.root.start == 0.0);
  require(solver, y.avatar.start == y.root.start + 12);
  require(solver, y.avatar.length == 40.0);
  require(solver, y.column.start == y.root.start + 12);
  require(solver, y.title.start == y.column.start);
  require(solver, y.body.start == y.title.end() + 4);
  if (hasImage) {
    require(solver, y.image.start == y.body.end() + 8);
    require(solver, y.image.length <= 300.0);
    require(solver, y.footer.start == y.image.end() + 8);
  } else {
    require(solver, y.footer.start == y.body.end() + 8);
  }
  require(solver, y.footer.length == 32.0);
  for (const Span &button : y.buttons) {
    require(solver, button.start == y.footer.start);
    require(solver, button.length == y.footer.length);
  }
  require(solver, y.column.end() == y.footer.end());
  require(solver, y.root.end() >= y.avatar.end() + 12);
  require(solver, y.root.end() >= y.column.end() + 12);
  require(solver, y.column.length >= 0.0);
  require(solver, (y.root.length == 0.0) | strength::weak);
}

/// One cell's solver with edit variables, heights only.
struct KeptCell {
  kiwi::Solver solver;
  Spans y;

  explicit KeptCell(bool hasImage) {
    addVertical(solver, y, hasImage);
    solver.addEditVariable(y.title.length, strength::strong);
    solver.addEditVariable(y.body.length, strength::strong);
    if (hasImage) solver.addEditVariable(y.image.length, strength::strong);
  }
};

}  // namespace

struct PeerKiwi {
  /// The width of the column, which all cells share.
  double column = 0;
  KeptCell withImage{true}, without{false};

  explicit PeerKiwi(double width) {
    kiwi::Solver solver;
    Spans x;
    addHorizontal(solver, x, width, true);
    solver.updateVariables();
    column = x.column.length.value();
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
    kept.solver.suggestValue(kept.y.title.length, textHeight(titles[cell], kiwi->column));
    kept.solver.suggestValue(kept.y.body.length, textHeight(bodies[cell], kiwi->column));
    if (hasImage) kept.solver.suggestValue(kept.y.image.length, kiwi->column / ratios[cell]);
    kept.solver.updateVariables();
    heights[cell] = kept.y.root.length.value();
  }
}

void peer_kiwi_built(
    const int32_t *titles, const int32_t *bodies, const double *ratios, size_t count, double width,
    double *heights) {
  for (size_t cell = 0; cell < count; cell++) {
    const bool hasImage = ratios[cell] > 0;
    kiwi::Solver solver;
    Spans x, y;
    addHorizontal(solver, x, width, hasImage);
    solver.updateVariables();
    const double column = x.column.length.value();
    addVertical(solver, y, hasImage);
    require(solver, (y.title.length == textHeight(titles[cell], column)) | strength::strong);
    require(solver, (y.body.length == textHeight(bodies[cell], column)) | strength::strong);
    if (hasImage) require(solver, (y.image.length == x.image.length / ratios[cell]) | strength::strong);
    solver.updateVariables();
    heights[cell] = y.root.length.value();
  }
}

size_t peer_kiwi_bytes(void) {
  constexpr size_t count = 50;
  std::vector<std::unique_ptr<KeptCell>> cells;
  cells.reserve(count);
  const size_t before = mallinfo2().uordblks;
  for (size_t cell = 0; cell < count; cell++) cells.push_back(std::make_unique<KeptCell>(true));
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
