import COpenBLAS

/// The process-wide setting of OpenBLAS.
enum OpenBLASSetting {
  private static let once: Void = openblas_set_num_threads(1)

  /// Keeps OpenBLAS on one thread a call: Galley's own threads share out the cells.
  static func useOneThread() { _ = once }
}
