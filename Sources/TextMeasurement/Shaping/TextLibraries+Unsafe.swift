import CHarfBuzz
import CICU

/// The libraries that texts are measured with.
public enum TextLibraries {
  /// Their names and versions: with others, texts may measure otherwise.
  public static var versions: String { "HarfBuzz \(String(cString: hb_version_string())), ICU \(U_ICU_VERSION)" }
}
