/// One finished frame as data: layers from back to front over an opaque backdrop.
public struct Frame: Hashable, Sendable {
  /// Size of the screen in pt.
  public var size: Size
  /// Colour behind all layers.
  public var backdrop: Color
  /// Layers, back to front.
  public var layers: [Layer]

  /// A frame of the given layers.
  public init(size: Size, backdrop: Color = .black, layers: [Layer] = []) {
    self.size = size
    self.backdrop = backdrop
    self.layers = layers
  }
}
