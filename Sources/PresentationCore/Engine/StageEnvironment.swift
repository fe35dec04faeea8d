import Canvas
import Motion

/// What surrounds the presentations: the screen, its safe areas, the user's settings.
public struct StageEnvironment: Hashable, Sendable {
  /// Size of the container in pt; zero until it is known (CASES B153).
  public var size: Size
  /// Safe area insets in pt.
  public var safeArea: Insets
  /// Whether transitions become cross-fades (SPEC T5).
  public var motion: MotionPreference
  /// Height of the software keyboard in pt, home indicator area included.
  public var keyboardHeight: Double
  /// How the keyboard moves.
  public var keyboardCurve: MotionCurve
  /// Pause between two presentations of one queue, in s (SPEC Q2).
  public var queueGap: Double
  /// Seconds between the end of one and the entrance of the one that follows it (SPEC Q1).
  public var chainDelay: Double
  /// Curves that replace those of the styles; nil keeps them (scene `lab`).
  public var curveOverride: MotionCurve?

  /// The user's wish about motion.
  public enum MotionPreference: Hashable, Sendable { case full, reduced }

  /// A phone of 390×844 pt unless told otherwise.
  public init(
    size: Size = Size(390, 844), safeArea: Insets = Insets(top: 47, bottom: 34),
    motion: MotionPreference = .full, keyboardHeight: Double = 336,
    keyboardCurve: MotionCurve = StageEnvironment.keyboardSpring, queueGap: Double = 0.2,
    chainDelay: Double = 0, curveOverride: MotionCurve? = nil
  ) {
    self.size = size
    self.safeArea = safeArea
    self.motion = motion
    self.keyboardHeight = keyboardHeight
    self.keyboardCurve = keyboardCurve
    self.queueGap = queueGap
    self.chainDelay = chainDelay
    self.curveOverride = curveOverride
  }

  /// Critically damped, stiffness 1000, mass 3 (MOTION 2).
  public static let keyboardSpring = MotionCurve.spring(.keyboard)

  /// The container inside its safe area.
  public var safeRect: Rect {
    Rect(origin: .zero, size: size).inset(by: safeArea)
  }

  /// The container as the detents see it.
  var detentContainer: DetentContainer {
    DetentContainer(size: size, safeArea: safeArea)
  }
}
