package import Snug
import SnugPlatform

/// Draws the blocks of articles, and inserts the references to their pictures.
package enum ArticleMaker {
  /// Draws articles in parallel, and processes the results in order.
  ///
  /// - Parameters:
  ///   - threads: the number of threads, at least one.
  ///   - state: the state that `take` changes.
  ///   - take: processes the drawing of an article; `false` ends the work.
  package static func draw<State: Sendable>(
    _ plan: ArticlePlan, with pipeline: Pipeline, on threads: Int, into state: inout State,
    take: @Sendable (inout State, ArticleDrawing) -> Bool
  ) {
    // A block of an article, or the end of it.
    let steps = plan.entries.indices.flatMap { entry -> [(entry: Int, block: Int?)] in
      // If a block has an error, the others are drawn nevertheless, to report their errors.
      plan.entries[entry].items.indices.map { (entry, $0) } + [(entry, nil)]
    }
    var work = (state: state, drawings: [SceneDrawing]())
    OrderedWork.run(over: steps, on: threads, into: &work) { step in
      step.block.flatMap { plan.entries[step.entry].draw(block: $0, with: pipeline) }
    } take: { work, index, drawing in
      if let drawing {
        work.drawings.append(drawing)
        return true
      }
      let finished = ArticleDrawing(plan.entries[steps[index].entry], work.drawings)
      work.drawings = []
      return take(&work.state, finished)
    }
    state = work.state
  }
}

extension ArticlePlan.Entry {
  /// Draws a block; diagnostics without a location get that of the block.
  fileprivate func draw(block index: Int, with pipeline: Pipeline) -> SceneDrawing? {
    guard let article else { return nil }
    let (block, item) = (article.blocks[index], items[index])
    let maker = PictureMaker(pipeline, as: form, for: SceneSelection(variant: block.variant))
    var drawing =
      block.file == nil ? maker.draw(article.scene(of: block), for: item) : maker.draw(item)
    drawing.diagnostics = drawing.diagnostics.located(in: block)
    if let range = block.excerptRange {
      let count = drawing.diagnostics.count
      drawing.diagnostics.removeAll { $0.id == .incompleteLog }
      if drawing.diagnostics.count == count, !drawing.isFailure {
        drawing.diagnostics.append(
          Diagnostic(
            .warning, .noEffect, "'excerpt' has no effect on this block", at: range,
            notes: ["it is for a log that shows only a part of the layout"]))
      }
    }
    return drawing
  }
}

extension [Diagnostic] {
  /// The diagnostics, with the first line of a block as their default location.
  func located(in block: DiagramBlock) -> [Diagnostic] {
    map { diagnostic in
      var diagnostic = diagnostic
      if diagnostic.range == nil { diagnostic.range = block.range }
      return diagnostic
    }
  }
}
