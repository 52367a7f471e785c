// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "FlowStrategy",
  products: [.library(name: "FlowStrategy", type: .dynamic, targets: ["FlowStrategy"])],
  dependencies: [.package(name: "Galley", path: "../../..")],
  targets: [
    .target(name: "FlowStrategy", dependencies: [.product(name: "StrategyPlugin", package: "Galley")])
  ]
)
