// swift-tools-version: 6.2
import PackageDescription

/// Settings every Swift target shares; the same as in Galley's own manifest.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Benchmarks",
  products: [
    .executable(name: "text-bench", targets: ["TextBench"])
  ],
  dependencies: [.package(name: "Galley", path: "..")],
  targets: [
    // MARK: Programs
    .executableTarget(
      name: "TextBench",
      dependencies: [
        "CPangoText", .product(name: "TextMeasurement", package: "Galley"),
        .product(name: "LayoutModel", package: "Galley"),
      ],
      swiftSettings: settings),

    // MARK: Other engines, each behind a C interface
    .systemLibrary(name: "CPango", pkgConfig: "pangoft2", providers: [.apt(["libpango1.0-dev"])]),
    .target(name: "CPangoText", dependencies: ["CPango"]),
  ],
  cxxLanguageStandard: .cxx20
)
