/// Which results the engine gives.
public enum EngineVersion {
  /// Raised by every change after which some cell may measure otherwise; saved sizes of others are not used.
  public static let results = 1
}
