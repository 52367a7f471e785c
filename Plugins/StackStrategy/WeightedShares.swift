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
  /// The members that take no part.
  private let others: [Member]

  /// Collects the weighted members.
  ///
  /// - Throws: `LayoutError` if a weight is not a number above 0.
  init(_ members: [Member], along axis: Axis) throws(LayoutError) {
    self.axis = axis
    var shares: [Share] = []
    var others: [Member] = []
    for member in members {
      let extent = member.view.sizing[axis]
      guard let weight = try member.weight, extent.requiredExact == nil else {
        others.append(member)
        continue
      }
      shares.append(
        Share(
          member: member, weight: weight, hasMinimum: extent.requiredMinimum != nil,
          hasMaximum: extent.requiredMaximum != nil))
    }
    self.shares = shares
    self.others = others
  }

  /// Writes the ratios; `room` is what members and nothing else fill, where the line is filled.
  ///
  /// - Throws: `LayoutError` if containers are to be measured apart at too many places.
  func constrain(filling room: LayoutExpression?, into sink: inout ConstraintSink) throws(LayoutError) {
    guard shares.count > 1 else { return }
    if shares.contains(where: { $0.hasMinimum || $0.hasMaximum }) {
      guard let room else { return constrainWithLimits(into: &sink) }
      try sink.add(whereDecided: room) { sink throws(LayoutError) in
        try constrainWithLimits(in: sink.value(of: room), into: &sink)
      } otherwise: { sink in
        constrainWithLimits(into: &sink)
      }
    } else {
      for (before, share) in zip(shares, shares.dropFirst()) {
        sink.add(
          extent(of: share), .equal, share.weight / before.weight * extent(of: before), priority: .weight,
          subject: name(of: share))
      }
    }
  }

  /// Where the line's room is known, the shares are measured: one t for all is no linear program where there are
  /// minimums and maximums, or other members that may stretch.
  ///
  /// The other members take what their content asks; where that leaves too much or too little, they give way.
  private func constrainWithLimits(
    in room: AffineForm, into sink: inout ConstraintSink
  ) throws(LayoutError) {
    var left = room
    for member in others { left = left - (try content(of: member, into: &sink)) }
    let limited = shares.map { share in
      let extent = share.member.view.sizing[axis]
      return LayoutModel.Share(
        weight: AffineForm(share.weight), minimum: extent.requiredMinimum.map { AffineForm(length: $0) } ?? 0,
        maximum: extent.requiredMaximum.map { AffineForm(length: $0) })
    }
    for (place, share) in shares.enumerated() {
      let size = sink.measure(.share(place, among: limited, room: left))
      sink.add(
        extent(of: share), .equal, LayoutExpression(size), priority: .weight, subject: name(of: share))
    }
  }

  /// What a member without a weight asks along the axis.
  private func content(of member: Member, into sink: inout ConstraintSink) throws(LayoutError) -> AffineForm {
    if let content = sink.content(of: member, along: axis) { return content }
    guard member.view.isContainer else { return sink.limited(0, of: member.view, along: axis) }
    let across = axis == .vertical ? sink.value(of: member.item[.width]) : nil
    return try sink.fitted(member, along: axis, across: across)
  }

  /// A guide's extent is t.
  ///
  /// A limited member may leave weight · t on the side of its limit only: the other side is as firm as a
  /// weight, so that t is the least (or, for minimums, the greatest) that fills the room. Where there are minimums and
  /// maximums, the shares are as near to the ratio as the sum of deviations allows (decision 34).
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
