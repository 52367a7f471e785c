/// What may be wrong with a solver's answer.
package enum SoakFault: String, Sendable, CaseIterable {
  /// A number is not finite.
  case notFinite
  /// The solver gave up.
  case failed
  /// A level's sum of errors is larger than it could be.
  case errors
  /// The tie-breaks are not followed.
  case tieBreaks
  /// A sum is smaller than it can be: higher ones are broken within the tolerance.
  case loose
  /// The status is another one.
  case status
  /// Other variables are named as undetermined.
  case undetermined
  /// The conflict is none, or could be smaller.
  case conflict
}
