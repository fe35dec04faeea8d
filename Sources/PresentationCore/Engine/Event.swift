/// What the engine tells the world.
public enum Event: Hashable, Sendable {
  /// A cycle starts; `origin` tells a first entrance from a return after a preemption.
  case willPresent(PresentationID, cycle: Int, origin: Origin)
  /// It has arrived (SPEC T7).
  case didPresent(PresentationID, cycle: Int)
  /// It starts to leave; its binding is written now (SPEC E5).
  case willDismiss(PresentationID, cycle: Int, DismissReason)
  /// It is gone.
  case didDismiss(PresentationID, cycle: Int, DismissReason)
  /// A gesture or key was refused by a veto (SPEC E9).
  case didAttemptToDismiss(PresentationID, cycle: Int, DismissReason)
  /// A sheet's target detent was chosen, and by whom.
  case detentChanged(PresentationID, cycle: Int, detent: String, by: Chooser)
  /// A sheet came to rest at a detent.
  case settled(PresentationID, cycle: Int, detent: String)
  /// A finger took hold.
  case dragBegan(PresentationID, cycle: Int)
  /// The finger let go.
  case dragEnd(PresentationID, cycle: Int)
  /// A refresh began.
  case refreshBegan(cycle: Int)
  /// A refresh ended with success or failure.
  case refreshEnded(cycle: Int, RefreshResult)
  /// The page behind a full-screen cover, or a page of a stack, comes into sight.
  case appeared(String)
  /// It is covered, or gone.
  case disappeared(String)
  /// A finger or a key has changed the path of a stack of pages; the owner is nil on the page.
  case navigated(String, NavigationPath, in: PresentationID?)
  /// The key focus moved to a presentation, a field, or the page.
  case focus(String)
  /// A control was pressed; the owner is nil on the page.
  case action(String, in: PresentationID?)
  /// A finger rested on something that has a menu, or a right click did; nil is the page.
  case held(String, in: PresentationID?)
  /// An input or request that changes nothing, and why.
  case ignored(input: String, why: String)
  /// A programmer's error; the state is as before (SPEC E1).
  case error(String)

  /// Why a cycle starts.
  public enum Origin: Hashable, Sendable { case requested, restored }

  /// Who chose a detent.
  public enum Chooser: String, Hashable, Sendable { case user, code, layout }
}
