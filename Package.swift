// swift-tools-version: 6.2
import PackageDescription

/// Every room: Swift 6 mode, no hidden imports, no warnings.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// Rooms without pointers, clocks, files or handles.
let pure: [SwiftSetting] = strict + [.strictMemorySafety()]

/// Rooms that touch every pixel: without optimisation their loops take most of the tests' time.
let everyPixel: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// Rooms that own C handles and live on the main thread.
let onMain: [SwiftSetting] =
  strict + [
    .enableUpcomingFeature("InferIsolatedConformances"),
    .defaultIsolation(MainActor.self),
  ]

func room(_ name: String, _ dependencies: [Target.Dependency], _ settings: [SwiftSetting]) -> Target
{
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: dependencies + ["TestSupport"], exclude: fixtures(of: name),
    swiftSettings: strict)
}

/// Fixture folders are read through `#filePath`, never bundled.
func fixtures(of name: String) -> [String] {
  ["Motion", "Showcase", "Capture"].contains(name) ? ["Fixtures"] : []
}

let package = Package(
  name: "popup-showcase",
  products: [
    .library(name: "Motion", targets: ["Motion"]),
    .library(name: "Canvas", targets: ["Canvas"]),
    .library(name: "PresentationCore", targets: ["PresentationCore"]),
    .library(name: "Blocks", targets: ["Blocks"]),
    .executable(name: "popup-showcase", targets: ["popup-showcase"]),
  ],
  targets: [
    .systemLibrary(name: "CSDL", providers: [.apt(["libsdl2-dev"])]),
    .systemLibrary(
      name: "CText", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev", "libharfbuzz-dev"])]),
    .systemLibrary(name: "CSPNG", providers: [.apt(["libspng-dev"])]),
    .systemLibrary(name: "CWebP", providers: [.apt(["libwebp-dev"])]),

    room("Motion", [], pure),
    room("Canvas", [], pure),
    room("PresentationCore", ["Canvas", "Motion"], pure),
    room("Blocks", ["Canvas", "PresentationCore"], pure),
    room("Raster", ["Canvas"], strict + everyPixel),
    room("Proof", ["Raster", "Motion"], pure + everyPixel),
    room("Typeset", ["CText", "Canvas"], strict),
    room("Showcase", ["Blocks", "PresentationCore", "Canvas", "Motion"], pure),
    room(
      "Capture",
      [
        "Showcase", "Blocks", "PresentationCore", "Proof", "Raster", "Canvas", "Motion", "CSPNG",
        "CWebP",
      ],
      strict),
    room("SDLBackend", ["CSDL", "Canvas"], onMain),
    .executableTarget(
      name: "popup-showcase",
      dependencies: [
        "Capture", "Proof", "SDLBackend", "Typeset", "Showcase", "Blocks", "PresentationCore",
        "Raster",
        "Canvas", "Motion",
      ],
      swiftSettings: onMain),

    .target(
      name: "TestSupport", dependencies: ["Canvas"], path: "Tests/TestSupport",
      swiftSettings: strict),
    tests("Motion", ["Motion"]),
    tests("Canvas", ["Canvas"]),
    tests("PresentationCore", ["PresentationCore", "Canvas", "Motion"]),
    tests("Blocks", ["Blocks", "PresentationCore", "Canvas"]),
    tests("Raster", ["Raster", "Canvas"]),
    tests("Proof", ["Proof", "Raster", "Motion", "Canvas"]),
    tests("Typeset", ["Typeset", "Canvas"]),
    tests("Showcase", ["Showcase", "Blocks", "PresentationCore", "Canvas", "Motion"]),
    tests(
      "Capture",
      [
        "Capture", "Showcase", "Typeset", "Proof", "Raster", "Blocks", "PresentationCore",
        "Canvas", "Motion",
      ]),
    tests("SDLBackend", ["SDLBackend", "CSDL", "Canvas"]),
    tests("Command", []),
    tests("Window", ["Showcase", "Canvas"]),
    tests("Architecture", []),
  ]
)
