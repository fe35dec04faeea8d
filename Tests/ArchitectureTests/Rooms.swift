/// Who may import whom.
enum Rooms {
  /// Everything a room may import; what is not listed is a finding.
  static let imports: [String: Set<String>] = [
    "Motion": ["Glibc"],
    "Canvas": [],
    "PresentationCore": ["Canvas", "Motion", "Glibc"],
    "Blocks": ["Canvas", "PresentationCore"],
    "Raster": ["Canvas", "Glibc"],
    "Proof": ["Raster", "Motion", "Glibc"],
    "Typeset": ["Canvas", "CText", "Glibc"],
    "Showcase": ["Blocks", "PresentationCore", "Canvas", "Motion"],
    "Capture": [
      "Showcase", "Blocks", "PresentationCore", "Proof", "Raster", "Canvas", "Motion",
      "CSPNG", "CWebP",
      "Glibc", "Synchronization",
    ],
    "SDLBackend": ["CSDL", "Canvas"],
    "popup-showcase": [
      "Capture", "Proof", "SDLBackend", "Typeset", "Showcase", "Blocks", "PresentationCore",
      "Raster",
      "Canvas", "Motion", "Glibc",
    ],
  ]

  /// The rooms that know no clock and no chance.
  static let pure: Set<String> = [
    "Motion", "Canvas", "PresentationCore", "Blocks", "Showcase", "Proof", "Raster",
  ]
}
