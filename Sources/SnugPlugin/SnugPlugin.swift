import Foundation
import PackagePlugin

/// `swift package snug`: draws the scenes in a package's documentation catalogs, or with `--check`
/// says which pictures are stale.
///
/// No permission is declared, since SwiftPM would refuse `--check`, which writes nothing, without it:
/// a plugin cannot need a permission for some of its arguments only. Nothing is lost by that: where
/// SwiftPM has a sandbox, on macOS, the package's folder can be written to if
/// `--allow-writing-to-package-directory` was given, and not otherwise, whatever the plugin declares.
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
    guard catalogs.contains(where: { $0.hasWork }) else {
      let places = chosen.map { context.package.path(to: $0.directoryURL) }
      return Diagnostics.warning(
        """
        no scene and no article with a block marked snug in a documentation catalog (.docc) below \
        \(places.joined(separator: ", "))
        """)
    }
    let tool = try Tool(
      url: executable(), cache: context.pluginWorkDirectoryURL.appending(path: "cache"),
      root: context.package.directoryURL)
    for catalog in catalogs where catalog.hasWork {
      try draw(catalog, with: tool, request)
    }
  }

  /// The tool, built as the package itself is built, so that nothing is compiled twice.
  ///
  /// As a dependency of this plugin it would be: SwiftPM builds what a plugin depends on apart, for
  /// the host. And it would look for a product with the target's name, which `snug` has not.
  private func executable() throws -> URL {
    var parameters = PackageManager.BuildParameters()
    parameters.configuration = .inherit
    parameters.logging = .concise
    Diagnostics.progress("building snug")
    let build = try packageManager.build(.product("snug"), parameters: parameters)
    let tool = build.builtArtifacts.first { $0.kind == .executable }?.url
    guard build.succeeded, let tool else {
      throw Failure(text: "snug cannot be built\n" + build.logText)
    }
    return tool
  }

  private func draw(_ catalog: Catalog, with tool: Tool, _ request: Request) throws {
    var status: Int32 = 0
    if !catalog.scenes.isEmpty {
      status = try tool.run(
        ["render", catalog.url.path, "--preset", "docc", "--cache-dir", tool.cache.path]
          + request.passed)
    }
    if catalog.hasBlocks {
      let articles = try tool.run(
        ["markdown", catalog.url.path, "--style", "docc"] + request.passed)
      status = max(status, articles)
    }
    let name = catalog.url.lastPathComponent
    switch (status, request.isCheck) {
    case (0, true): print("\(catalog.contents) in \(name): all pictures are up to date.")
    case (0, false): print("\(catalog.contents) in \(name): all pictures are drawn.")
    case (1, true):
      Diagnostics.error(
        """
        pictures in \(name) are not up to date; this draws them: \
        swift package --allow-writing-to-package-directory snug
        """)
    case (2, false):
      Diagnostics.error(
        """
        pictures in \(name) could not be drawn; if it was for want of permission to write, this gives \
        it: swift package --allow-writing-to-package-directory snug
        """)
    default: Diagnostics.error("snug ended with status \(status) for \(name)")
    }
  }
}
