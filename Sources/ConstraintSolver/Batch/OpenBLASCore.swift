import CKernels
import COpenBLAS
import Glibc

/// The kernels that OpenBLAS runs, and whether they are as new as the CPU.
///
/// OpenBLAS picks its kernels when it is loaded. A build that does not know a newer CPU may pick its oldest ones, which
/// are several times slower; Debian's 0.3.21 does so on some Xeons.
public struct OpenBLASCore: Sendable, Hashable, CustomStringConvertible {
  /// What was done about the kernels, and why.
  public enum Decision: String, Sendable, Hashable {
    /// They use the widest vectors of the CPU, or it has none that matter.
    case kept
    /// Newer ones were put in their place.
    case switched
    /// They are older than the CPU, but the user chose them by the variable `OPENBLAS_CORETYPE`.
    case chosenByUser
    /// Nothing is known of kernels of this name.
    case unknown
    /// They are older than the CPU, and this build of OpenBLAS cannot switch or did not.
    case notSwitchable
  }

  /// The kernels at first, by OpenBLAS's name.
  public let found: String
  /// The kernels now.
  public let current: String
  /// What was done.
  public let decision: Decision

  /// One line for people.
  public var description: String {
    switch decision {
    case .kept: "\(current), as new as the CPU"
    case .switched: "\(current), switched from \(found), which is older than the CPU"
    case .chosenByUser: "\(current), older than the CPU, as OPENBLAS_CORETYPE says"
    case .unknown: "\(current), of which nothing is known"
    case .notSwitchable: "\(current), older than the CPU; OPENBLAS_CORETYPE=\(Self.suitable.first ?? "") may help"
    }
  }

  /// Puts newer kernels in the place of those that are older than the CPU, where that is possible and nobody chose
  /// them.
  ///
  /// It never goes downwards, and looks once: later calls give the first one's report. No answer depends on it.
  ///
  /// - Precondition: no other thread uses BLAS or changes the environment during the first call. A program calls it
  /// when it starts; the library never does.
  public static func adapt() -> OpenBLASCore { report }

  private static let report: OpenBLASCore = {
    let found = runningCore
    func report(_ decision: Decision) -> OpenBLASCore {
      OpenBLASCore(found: found, current: runningCore, decision: decision)
    }
    guard let level = level(of: found) else { return report(.unknown) }
    guard level < galley_best_instructions() else { return report(.kept) }
    if let choice = getenv(variable), choice.pointee != 0 { return report(.chosenByUser) }
    for core in suitable where load(core) && isUpToDate { return report(.switched) }
    return report(.notSwitchable)
  }()

  /// The variable by which users choose.
  static let variable = "OPENBLAS_CORETYPE"

  /// Kernels for this CPU, the best first.
  private static var suitable: [String] {
    switch galley_best_instructions() {
    case Int32(GALLEY_AVX512.rawValue): ["SkylakeX", "Haswell"]
    case Int32(GALLEY_AVX2.rawValue): ["Haswell"]
    default: []
    }
  }

  /// Whether the kernels that run now use the widest vectors of the CPU.
  static var isUpToDate: Bool { level(of: runningCore).map { $0 >= galley_best_instructions() } ?? false }

  /// The instruction set that kernels of a name use, as `galley_instructions` counts them; nil for an unknown name.
  private static func level(of core: String) -> Int32? {
    switch core.lowercased() {
    case "skylakex", "cooperlake", "sapphirerapids": Int32(GALLEY_AVX512.rawValue)
    case "haswell", "zen": Int32(GALLEY_AVX2.rawValue)
    case "katmai", "coppermine", "northwood", "prescott", "banias", "atom", "core2", "penryn", "dunnington", "nehalem",
      "athlon", "opteron", "opteron_sse3", "barcelona", "nano", "bobcat", "sandybridge", "bulldozer", "piledriver",
      "steamroller", "excavator":
      Int32(GALLEY_BASELINE.rawValue)
    default: nil
    }
  }
}
