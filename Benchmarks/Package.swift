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
    .executable(name: "list-bench", targets: ["ListBench"])
  ],
  dependencies: [.package(name: "Galley", path: "..")],
  targets: [
    // MARK: Programs
    .executableTarget(
      name: "ListBench",
      dependencies: [
        "HeapInfo", .product(name: "Galley", package: "Galley"), .product(name: "ListIndex", package: "Galley"),
      ],
      swiftSettings: settings),
    .target(name: "HeapInfo"),
  ],
  cxxLanguageStandard: .cxx20
)
