// swift-tools-version: 6.2
import PackageDescription

/// Settings every Swift target shares; the same as in Galley's own manifest.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Whether `fetch-peers` has fetched kiwi and Yoga; `make bench-solver` sets it.
///
/// Without them the package builds all the same and the bench leaves these engines out.
let hasPeers = Context.environment["GALLEY_PEERS"] != nil

/// Where `fetch-peers` unpacks them.
let peers = "\(Context.packageDirectory)/.peers"

let kiwiSettings: [CXXSetting] = hasPeers ? [.define("HAS_KIWI"), .unsafeFlags(["-isystem", "\(peers)/kiwi"])] : []
let yogaSettings: [CXXSetting] =
  hasPeers ? [.define("HAS_YOGA"), .unsafeFlags(["-isystem", "\(peers)/yoga/include"])] : []
let yogaLinking: [LinkerSetting] =
  hasPeers ? [.unsafeFlags(["-L\(peers)/yoga/lib64"]), .linkedLibrary("yogacore")] : []

let package = Package(
  name: "Benchmarks",
  products: [
    .executable(name: "solver-bench", targets: ["SolverBench"]),
    .executable(name: "solver-soak", targets: ["SolverSoak"]),
    .executable(name: "list-bench", targets: ["ListBench"]),
    .executable(name: "text-bench", targets: ["TextBench"]),
  ],
  dependencies: [.package(name: "Galley", path: "..")],
  targets: [
    // MARK: Workloads and what checks them
    .target(
      name: "Workloads", dependencies: [.product(name: "ConstraintSolver", package: "Galley")],
      swiftSettings: settings),

    // MARK: Programs
    .executableTarget(
      name: "SolverBench",
      dependencies: [
        "Workloads", "PeerScalar", "PeerKiwi", "PeerYoga", "MachineInfo",
        .product(name: "Galley", package: "Galley"), .product(name: "ConstraintSolver", package: "Galley"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "SolverSoak",
      dependencies: ["Workloads", .product(name: "ConstraintSolver", package: "Galley")],
      swiftSettings: settings),

    .executableTarget(
      name: "ListBench",
      dependencies: [
        "MachineInfo", .product(name: "Galley", package: "Galley"), .product(name: "ListIndex", package: "Galley"),
      ],
      swiftSettings: settings),

    .executableTarget(
      name: "TextBench",
      dependencies: [
        "CPangoText", .product(name: "TextMeasurement", package: "Galley"),
        .product(name: "LayoutModel", package: "Galley"),
      ],
      swiftSettings: settings),

    // MARK: Other engines, each behind a C interface
    .target(name: "PeerScalar"),
    .target(name: "PeerKiwi", cxxSettings: kiwiSettings),
    .target(name: "PeerYoga", cxxSettings: yogaSettings, linkerSettings: yogaLinking),
    .target(name: "MachineInfo", linkerSettings: [.linkedLibrary("openblas")]),
    .systemLibrary(name: "CPango", pkgConfig: "pangoft2", providers: [.apt(["libpango1.0-dev"])]),
    .target(name: "CPangoText", dependencies: ["CPango"]),

    .testTarget(
      name: "WorkloadsTests",
      dependencies: ["Workloads", "PeerScalar", .product(name: "ConstraintSolver", package: "Galley")],
      swiftSettings: settings),
  ],
  cxxLanguageStandard: .cxx20
)
