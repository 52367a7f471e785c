import LayoutModel

/// The weighted members of one row or column: their sizes stand in the ratio of their weights.
///
/// A member of required size leaves the ratio. A member with a required minimum or maximum takes
/// clamp(weight · t, minimum, maximum) for the one t ≥ 0 of its container.
struct WeightedShares {
  /// One member and its weight.
  private struct Share {
    let member: Member
    let weight: Double
    let hasMinimum: Bool
    let hasMaximum: Bool
  }

  private let axis: Axis
  private let shares: [Share]

  /// Collects the weighted members.
  ///
  /// - Throws: `LayoutError` if a weight is not a number above 0.
  init(_ members: [Member], along axis: Axis) throws(LayoutError) {
    self.axis = axis
    var shares: [Share] = []
    for member in members {
      guard let weight = try member.weight else { continue }
      let extent = member.view.sizing[axis]
      guard extent.requiredExact == nil else { continue }
      shares.append(
        Share(
          member: member, weight: weight, hasMinimum: extent.requiredMinimum != nil,
          hasMaximum: extent.requiredMaximum != nil))
    }
    self.shares = shares
  }

  /// Writes the ratios.
  func constrain(into sink: inout ConstraintSink) {
    guard shares.count > 1 else { return }
    if shares.contains(where: { $0.hasMinimum || $0.hasMaximum }) {
      constrainWithLimits(into: &sink)
    } else {
      for (before, share) in zip(shares, shares.dropFirst()) {
        sink.add(
          extent(of: share), .equal, share.weight / before.weight * extent(of: before), priority: .weight,
          subject: name(of: share))
      }
    }
  }

  /// A guide's extent is t.
  ///
  /// A limited member may leave weight · t on the side of its limit only: the other side is as firm as a
  /// weight, so that t is the least (or, for minimums, the greatest) that fills the room.
  private func constrainWithLimits(into sink: inout ConstraintSink) {
    let guide = sink.guide()
    sink.add(guide[axis.extent], .greaterOrEqual, LayoutExpression(0), priority: .fact, subject: "share")
    let isMixed = shares.contains { $0.hasMinimum } && shares.contains { $0.hasMaximum }
    for share in shares {
      let size = extent(of: share)
      let wanted = share.weight * guide[axis.extent]
      guard share.hasMinimum || share.hasMaximum else {
        sink.add(size, .equal, wanted, priority: .weight, subject: name(of: share))
        continue
      }
      if !isMixed {
        sink.add(
          size, share.hasMaximum ? .lessOrEqual : .greaterOrEqual, wanted, priority: .weight,
          subject: name(of: share))
      }
      sink.add(size, .equal, wanted, priority: .limitedShare, subject: name(of: share))
    }
  }

  private func extent(of share: Share) -> LayoutExpression { share.member.item[axis.extent] }

  private func name(of share: Share) -> String { "\(share.member.view.id).\(axis.extent.rawValue) by weight" }
}

extension Member {
  /// The member's weight: its own, 1 for a spacer, none where it is null or left out.
  ///
  /// - Throws: `LayoutError` if it is not a number above 0.
  var weight: Double? {
    get throws(LayoutError) {
      guard let value = view.memberOptions["weight"] else { return view.isSpacer ? 1 : nil }
      guard value != .null else { return nil }
      let path = "\(view.path).weight"
      let weight = try ObjectReader.number(value, at: path)
      guard weight > 0 else { throw LayoutError(at: path, "must be above 0, is \(weight)") }
      return weight
    }
  }

  /// Whether the member has a weight at all.
  var hasWeight: Bool {
    guard let value = view.memberOptions["weight"] else { return view.isSpacer }
    return value != .null
  }
}
