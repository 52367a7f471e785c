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
    .library(name: "ListIndex", targets: ["ListIndex"]),
    .library(name: "StrategyPlugin", targets: ["StrategyPlugin", "LayoutModel"]),
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(name: "LayoutModel", targets: ["LayoutModel"]),
    .library(name: "TextMeasurement", targets: ["TextMeasurement"]),
    .executable(name: "galley", targets: ["GalleyTool"]),
  ],
  targets: [
    // MARK: Public modules, in the order of their dependencies
    .target(name: "LayoutModel", swiftSettings: settings),
    .target(name: "ConstraintSolver", dependencies: ["CKernels", "COpenBLAS"], swiftSettings: settings),
    .target(
      name: "TextMeasurement", dependencies: ["LayoutModel", "CHarfBuzz", "CICU", "CFontconfig"],
      swiftSettings: settings),
    .target(
      name: "BatchLayout", dependencies: ["LayoutModel", "ConstraintSolver", "TextMeasurement", "CKernels"],
      swiftSettings: settings),
    .target(name: "ListIndex", swiftSettings: settings),
    .target(
      name: "StrategyPlugin", dependencies: ["LayoutModel", "CStrategyPlugin"], swiftSettings: settings),
    .target(name: "ItemReading", dependencies: ["LayoutModel", "CSimdjson"], swiftSettings: settings),
    .target(
      name: "SavedSizes", dependencies: ["LayoutModel", "BatchLayout", "CSQLite"], swiftSettings: settings),
    .target(
      name: "Galley",
      dependencies: [
        "LayoutModel", "BatchLayout", "ItemReading", "ListIndex", "SavedSizes", "TextMeasurement", "StackStrategy",
        "GridStrategy",
        "AnchorStrategy", "KeyPathStrategy", "StrategyPlugin", "CStrategyPlugin",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "GalleyTool",
      dependencies: [
        "Galley", "LayoutModel", "ItemReading", "BatchLayout", "ConstraintSolver", "TextMeasurement", "ListIndex",
        "SavedSizes",
      ],
      swiftSettings: settings),

    // MARK: Examples, which tests run
    .executableTarget(name: "NotesExample", dependencies: ["Galley"], path: "Examples/Notes", swiftSettings: settings),

    // MARK: Built-in strategies: plugins that import LayoutModel only
    .target(
      name: "GridStrategy", dependencies: ["LayoutModel"], path: "Plugins/GridStrategy",
      swiftSettings: settings),
    .target(
      name: "StackStrategy", dependencies: ["LayoutModel"], path: "Plugins/StackStrategy",
      swiftSettings: settings),

    .target(
      name: "AnchorStrategy", dependencies: ["LayoutModel"], path: "Plugins/AnchorStrategy",
      swiftSettings: settings),
    .target(
      name: "KeyPathStrategy", dependencies: ["LayoutModel"], path: "Plugins/KeyPathStrategy",
      swiftSettings: settings),

    // MARK: Examples, which are tested
    .executableTarget(name: "ChatExample", dependencies: ["Galley"], path: "Examples/Chat", swiftSettings: settings),

    // MARK: C libraries, one shim each
    .systemLibrary(name: "COpenBLAS", pkgConfig: "openblas", providers: [.apt(["libopenblas-dev"])]),
    .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(name: "CICU", pkgConfig: "icu-uc", providers: [.apt(["libicu-dev"])]),
    .systemLibrary(name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CStrategyPlugin"),
    .target(name: "CKernels"),
    .target(name: "CSimdjson", linkerSettings: [.linkedLibrary("simdjson")]),

    // MARK: Tests, one target a module
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    .testTarget(
      name: "LayoutModelTests", dependencies: ["LayoutModel", "ItemReading", "Galley", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "CKernels", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ItemReadingTests", dependencies: ["ItemReading", "LayoutModel"], swiftSettings: settings),
    .testTarget(
      name: "BatchLayoutTests",
      dependencies: [
        "BatchLayout", "LayoutModel", "ItemReading", "TextMeasurement", "Galley", "CKernels", "TestSupport",
      ],
      swiftSettings: settings),
    .target(
      name: "StrategyTestSupport",
      dependencies: ["BatchLayout", "Galley", "ItemReading", "LayoutModel", "TextMeasurement"],
      path: "Tests/StrategyTestSupport", swiftSettings: settings),
    .testTarget(
      name: "StrategyPluginTests",
      dependencies: [
        "StrategyPlugin", "CStrategyPlugin", "Galley", "AnchorStrategy", "KeyPathStrategy", "StackStrategy",
        "GridStrategy", "LayoutModel", "StrategyTestSupport", "TestSupport",
      ], swiftSettings: settings),
    .testTarget(
      name: "AnchorStrategyTests",
      dependencies: [
        "AnchorStrategy", "BatchLayout", "Galley", "ItemReading", "LayoutModel", "StrategyTestSupport", "TestSupport",
      ],
      resources: [.copy("Fixtures")], swiftSettings: settings),
    .testTarget(
      name: "KeyPathStrategyTests",
      dependencies: ["KeyPathStrategy", "BatchLayout", "Galley", "ItemReading", "LayoutModel", "StrategyTestSupport"],
      resources: [.copy("Fixtures")], swiftSettings: settings),
    .testTarget(
      name: "GridStrategyTests",
      dependencies: [
        "GridStrategy", "BatchLayout", "Galley", "ItemReading", "LayoutModel", "StrategyTestSupport", "TestSupport",
      ],
      resources: [.copy("Fixtures")], swiftSettings: settings),
    .testTarget(
      name: "StackStrategyTests",
      dependencies: [
        "StackStrategy", "BatchLayout", "LayoutModel", "ItemReading", "TextMeasurement", "Galley",
        "StrategyTestSupport",
      ],
      resources: [.copy("Fixtures")], swiftSettings: settings),
    .testTarget(
      name: "GalleyTests",
      dependencies: [
        "Galley", "NotesExample", "BatchLayout", "ItemReading", "LayoutModel", "TextMeasurement", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "GalleyToolTests", dependencies: ["GalleyTool", "SavedSizes", "ItemReading", "BatchLayout", "LayoutModel"],
      swiftSettings: settings),
    .testTarget(
      name: "MeasuredListTests", dependencies: ["Galley", "ChatExample", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "SavedSizesTests",
      dependencies: ["SavedSizes", "BatchLayout", "LayoutModel", "ItemReading", "TestSupport"],
      swiftSettings: settings),
    .testTarget(name: "ListIndexTests", dependencies: ["ListIndex", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "TextMeasurementTests", dependencies: ["TextMeasurement", "LayoutModel", "TestSupport"],
      resources: [.copy("Fixtures")],
      swiftSettings: settings),
  ],
  cxxLanguageStandard: .cxx17
)
