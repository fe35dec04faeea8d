import Blocks
import Canvas
import PresentationCore

/// All scenes: catalogue, menu, completion and test arguments in one (DESIGN "Rooms").
package enum SceneCatalogue {
  /// Every scene, family by family: a new one is one line here.
  package static let all: [any Scene] = [
    InboxScene(), PageAndPopupScene(),
    NavigationScene(), TasksScene(), TabsScene(), ToolbarScene(),
    ListEditScene(), ListIdentityScene(), ListSearchScene(), ListLongScene(),
    ListRefreshScene(),
    ConfirmCardScene(), ImageCardScene(), ProgressCardScene(), RatingCardScene(),
    InputCardScene(), GrowingCardScene(), TransitionsScene(),
    GestureRulesScene(),
    BottomPanelScene(),
    TwoDetentsScene(), LargeSheetScene(), NestedScrollScene(), SheetDetailScene(),
    UndimmedSheetScene(), PlaceMapScene(), StackedSheetsScene(), DraftSheetScene(),
    PlayQueueScene(), CommentPanelScene(), QuickActionsScene(), ConfirmFormScene(),
    KeyboardSheetScene(), SheetPagesScene(), SheetNavigationScene(),
    CoverScene(),
    RowSheetScene(), ItemSheetScene(), BindingConflictScene(), OwnerLeavesScene(),
    CustomModifierScene(),
    AlertScene(), DialogScene(), DialogChoicesScene(),
    PopoverScene(), ContextMenuScene(), BubbleScene(),
    ToastScene(), OverlayWindowScene(), SpotlightScene(),
    AlertChainScene(), AlertFlagsScene(), AlertEnumScene(), QueueScene(), StackScene(),
    HostsScene(),
    ChooserScene(), LabScene(),
  ]

  /// The moment scenes start at, in the window and without: not zero, so that nothing relies on it.
  package static let epoch = Instant(nanoseconds: 3_600_000_000_000)

  /// The scene of a name.
  package static func scene(named name: String) -> (any Scene)? {
    all.first { $0.info.name == name }
  }

  /// A stage that runs a scene.
  package static func stage(
    of scene: any Scene, settings: StageSettings, text: any TextMeasuring,
    epoch: Instant = .zero
  ) -> any Staging {
    func open<S: Scene>(_ scene: S) -> any Staging {
      Stage(scene, settings: settings, text: text, epoch: epoch)
    }
    return open(scene)
  }
}
