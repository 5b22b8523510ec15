import Foundation
import PackagePlugin

/// `swift package snug`: draws the scenes in a package's documentation catalogs. With `--check` it
/// reports which pictures are out of date.
///
/// It declares no permission. A plugin cannot need a permission for some of its arguments only, so
/// SwiftPM would demand it for `--check`, too, which writes nothing. Nothing is lost: in SwiftPM's
/// sandbox on macOS, a plugin can write to the package's folder only with
/// `--allow-writing-to-package-directory`, whatever it declares.
@main struct SnugPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let request = Request(arguments)
    if request.isHelp { return print(Request.usage) }
    let targets = context.package.targets.compactMap { $0 as? any SourceModuleTarget }
    let unknown = request.targets.filter { name in !targets.contains { $0.name == name } }
    guard unknown.isEmpty else {
      let names = unknown.map { "'\($0)'" }.joined(separator: ", ")
      return Diagnostics.error("\(context.package.displayName) has no target \(names)")
    }
    let chosen = targets.filter {
      request.targets.isEmpty ? $0.kind != .test : request.targets.contains($0.name)
    }
    let catalogs = try chosen.flatMap { try Catalog.all(below: $0.directoryURL) }
      .filter(\.hasWork)
    guard !catalogs.isEmpty else {
      let places = chosen.map(\.directoryURL.shortPath).sorted()
      let others = places.count > 4 ? " and \(places.count - 3) others" : ""
      return Diagnostics.warning(
        """
        there is no scene in a documentation catalog (a folder NAME.docc) below \
        \(places.prefix(others.isEmpty ? 4 : 3).joined(separator: ", "))\(others)
        """)
    }
    let tool = try Tool(url: executable())
    for catalog in catalogs { try draw(catalog, with: tool, request) }
  }

  /// Builds the tool in the package's own configuration, so that nothing is compiled twice.
  ///
  /// The tool is not a dependency of the plugin: SwiftPM builds a plugin's dependencies separately,
  /// for the host, and looks for a product with the target's name, which `snug` does not have.
  private func executable() throws -> URL {
    var parameters = PackageManager.BuildParameters()
    parameters.configuration = .inherit
    parameters.logging = .concise
    Diagnostics.progress("building snug, which takes minutes the first time and seconds later")
    let build = try packageManager.build(.product("snug"), parameters: parameters)
    let tool = build.builtArtifacts.first { $0.kind == .executable }?.url
    guard build.succeeded, let tool else {
      throw Failure(text: "snug cannot be built\n" + build.logText)
    }
    return tool
  }

  private func draw(_ catalog: Catalog, with tool: Tool, _ request: Request) throws {
    let path = catalog.url.shortPath
    var status: Int32 = 0
    if !catalog.scenes.isEmpty {
      status = try tool.run(["render", path, "--preset", "docc"] + request.passed)
    }
    if catalog.hasBlocks {
      status = max(
        status, try tool.run(["markdown", path, "--preset", "docc"] + request.passedForArticles))
    }
    let name = catalog.url.lastPathComponent
    let command = "swift package --allow-writing-to-package-directory snug"
    switch (status, request.isCheck) {
    case (0, true): print("\(catalog.contents) in \(name): all pictures are up to date.")
    case (0, false): print("\(catalog.contents) in \(name): all pictures are drawn.")
    case (1, true):
      Diagnostics.error(
        "\(name) has errors or stale pictures; this draws stale pictures: \(command)")
    case (1, false): Diagnostics.error("a scene in \(name) has an error")
    case (2, false):
      Diagnostics.error(
        "not all of \(name) could be drawn; if a permission to write is wanting, this has it: \(command)"
      )
    default: Diagnostics.error("snug ended with status \(status) for \(name)")
    }
  }
}
