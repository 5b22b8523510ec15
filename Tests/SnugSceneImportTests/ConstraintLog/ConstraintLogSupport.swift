import SnugDiagnostics
import SnugLayout
import SnugSceneFormat
import SnugSceneImport

func source(_ log: String) -> SourceText { SourceText(name: "app.log", log) }

/// The scene of a log's only report.
func checked(_ log: String, named name: String? = nil) throws -> Checked<Scene> {
  let file = try ConstraintLogFile(source(log))
  return try file.scene(of: try file.report(named: name))
}

/// The constraints of a report, as equations with their priorities.
func equations(_ log: String, named name: String? = nil) throws -> [String] {
  let scene = try checked(log, named: name).value
  return scene.constraints.map { constraint in
    let priority = constraint.priority.isRequired ? "" : " @ \(constraint.priority)"
    return constraint.equation(scene.name(of:)) + priority
  }
}

/// A report of a conflict between constraints.
func report(_ rows: [String], breaking broken: String? = nil) -> String {
  "[LayoutConstraints] Unable to simultaneously satisfy constraints.\n(\n"
    + rows.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)\n\n"
    + "Will attempt to recover by breaking constraint \n\(broken ?? rows.last ?? "")\n"
}

/// The views of a scene with their superviews: `price < cell`.
func tree(_ scene: Scene) -> [String] {
  scene.views.map { view in
    view.name + (view.superview.map { " < \(scene[$0].name)" } ?? "")
  }
}

/// The IDs of a log's errors; empty if it can be read.
func errors(_ log: String) -> [Diagnostic.ID] {
  do {
    _ = try checked(log)
    return []
  } catch let error as Diagnostics {
    return error.all.map(\.id)
  } catch let error as Diagnostic {
    return [error.id]
  } catch {
    return []
  }
}
