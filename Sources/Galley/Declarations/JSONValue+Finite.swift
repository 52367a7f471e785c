import LayoutModel

extension JSONValue {
  /// What is wrong with the first number that JSON cannot hold; nil where all are finite.
  func firstNonFinite(at path: String) -> LayoutError? {
    switch self {
    case .number(let number) where !number.isFinite:
      return LayoutError(at: path, "must be a finite number, is \(number)")
    case .array(let values):
      return values.enumerated().lazy.compactMap { $1.firstNonFinite(at: "\(path)[\($0)]") }.first
    case .object(let members):
      return members.lazy.compactMap { member in
        member.value.firstNonFinite(at: path.isEmpty ? member.key : "\(path).\(member.key)")
      }.first
    default: return nil
    }
  }
}
