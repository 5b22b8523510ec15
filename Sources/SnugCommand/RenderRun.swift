import Snug
import SnugPublishing

/// Draws or checks several scenes, and reports the results in order.
struct RenderRun: Sendable {
  var session: Session
  let maker: PictureMaker
  let options: ManyOptions
  let deps: String?
  let outputFolder: String?
  /// The rule for each drawn scene.
  var rules: [(pictures: [String], dependencies: [String])] = []
  var count = 0
  /// The number of remaining scenes.
  var waiting = 0

  mutating func draw(_ plan: PicturePlan, on threads: Int) {
    (count, waiting) = (plan.items.count, plan.items.count)
    let clashing = clashing(in: plan)
    guard clashing.isEmpty || continuesAfterErrors else { return finish() }
    let items = plan.items.filter { !clashing.contains($0) }
    session.progress = ProgressLine(of: items.count, on: Terminal())
    let maker = maker
    OrderedWork.run(over: items, on: threads, into: &self) {
      maker.draw($0)
    } take: { run, index, drawing in
      run.take(drawing)
      run.session.progress?.show(index + 1, drawing.item.scene)
      return !drawing.isFailure && run.session.status != 2 || run.continuesAfterErrors
    }
    session.progress?.clear()
    session.progress = nil
    finish()
  }

  /// The items whose pictures have a name conflict in DocC, which is reported.
  private mutating func clashing(in plan: PicturePlan) -> Set<PicturePlan.Item> {
    guard maker.form.preset == .docc else { return [] }
    let clashes = zip(plan.items, CatalogNames.clashes(among: plan.items))
    session.report(clashes.compactMap(\.1))
    return Set(clashes.filter { $0.1 != nil }.map(\.0))
  }

  /// A check reports everything.
  private var continuesAfterErrors: Bool { options.keepGoing || options.check }

  private mutating func take(_ drawing: SceneDrawing) {
    waiting -= 1
    session.report(drawing.diagnostics.map(\.suggestingCommand))
    guard !drawing.isFailure else { return }
    if options.check {
      session.report(drawing.diagnostics(about: drawing.stalePictures(drawnAs: maker.form)))
    } else {
      write(drawing)
    }
  }

  private mutating func write(_ drawing: SceneDrawing) {
    if drawing.pictures.contains(where: { $0.path == "-" }) { session.progress?.clear() }
    do {
      try maker.write(drawing, into: outputFolder)
    } catch {
      session.report([error])
      return
    }
    for picture in drawing.pictures where picture.path != "-" {
      session.printIfVerbose("wrote \(picture.path)")
    }
    rules.append((drawing.item.pictures, drawing.dependencies))
    if maker.form.preset == .github, let element = PictureElement(drawing) {
      session.write(element.html + "\n")
    }
  }

  private mutating func finish() {
    if !continuesAfterErrors { Session.print(skipped: waiting, "scene") }
    // An incomplete list would remove the rules of other scenes, whose pictures still exist.
    if let deps, rules.count == count {
      session.write(MakeRules.text(rules), to: deps)
    }
  }
}
