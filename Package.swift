// swift-tools-version: 6.2
import PackageDescription

/// Settings every Swift target shares.
///
/// None changes what is computed; all make the compiler stricter.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Galley",
  products: [
    .library(name: "Galley", targets: ["Galley"]),
    .library(name: "LayoutModel", targets: ["LayoutModel"]),
    .library(name: "TextMeasurement", targets: ["TextMeasurement"]),
    .executable(name: "galley", targets: ["GalleyTool"]),
  ],
  targets: [
    // MARK: Public modules, in the order of their dependencies
    .target(name: "LayoutModel", swiftSettings: settings),
    .target(name: "ConstraintSolver", dependencies: ["COpenBLAS"], swiftSettings: settings),
    .target(
      name: "TextMeasurement", dependencies: ["LayoutModel", "CHarfBuzz", "CICU", "CFontconfig"],
      swiftSettings: settings),
    .target(
      name: "BatchLayout", dependencies: ["LayoutModel", "ConstraintSolver", "TextMeasurement"],
      swiftSettings: settings),
    .target(name: "ItemReading", dependencies: ["LayoutModel", "CSimdjson"], swiftSettings: settings),
    .target(
      name: "Galley",
      dependencies: ["LayoutModel", "BatchLayout", "ItemReading", "TextMeasurement", "StackStrategy"],
      swiftSettings: settings),
    .executableTarget(
      name: "GalleyTool",
      dependencies: [
        "Galley", "LayoutModel", "ItemReading", "BatchLayout", "ConstraintSolver", "TextMeasurement",
      ],
      swiftSettings: settings),

    // MARK: Built-in strategies: plugins that import LayoutModel only
    .target(
      name: "StackStrategy", dependencies: ["LayoutModel"], path: "Plugins/StackStrategy",
      swiftSettings: settings),

    // MARK: C libraries, one shim each
    .systemLibrary(name: "COpenBLAS", pkgConfig: "openblas", providers: [.apt(["libopenblas-dev"])]),
    .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(name: "CICU", pkgConfig: "icu-uc", providers: [.apt(["libicu-dev"])]),
    .systemLibrary(name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
    .target(name: "CSimdjson", linkerSettings: [.linkedLibrary("simdjson")]),

    // MARK: Tests, one target a module
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    .testTarget(
      name: "LayoutModelTests", dependencies: ["LayoutModel", "ItemReading", "Galley", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ItemReadingTests", dependencies: ["ItemReading", "LayoutModel"], swiftSettings: settings),
    .testTarget(
      name: "BatchLayoutTests",
      dependencies: ["BatchLayout", "LayoutModel", "ItemReading", "TextMeasurement", "Galley"],
      swiftSettings: settings),
    .testTarget(
      name: "StackStrategyTests",
      dependencies: [
        "StackStrategy", "BatchLayout", "LayoutModel", "ItemReading", "TextMeasurement", "Galley",
      ],
      resources: [.copy("Fixtures")], swiftSettings: settings),
    .testTarget(
      name: "GalleyToolTests", dependencies: ["GalleyTool", "ItemReading", "BatchLayout", "LayoutModel"],
      swiftSettings: settings),
    .testTarget(
      name: "TextMeasurementTests", dependencies: ["TextMeasurement", "LayoutModel", "TestSupport"],
      resources: [.copy("Fixtures")],
      swiftSettings: settings),
  ],
  cxxLanguageStandard: .cxx17
)
