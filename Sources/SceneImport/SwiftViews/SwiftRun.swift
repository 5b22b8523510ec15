/// How Swift files may be compiled and run to make scenes of their views.
///
/// Running a file runs whatever stands in it, with all rights of the process. So nothing is run unless
/// somebody says this, for a file that they name.
public struct SwiftRun: Hashable, Sendable {
  /// Further files of the same module, which the file needs.
  public var otherFiles: [String] = []
  /// Folders with images and asset catalogs, besides the folder of the file.
  public var imageFolders: [String] = []
  /// The compiler, looked for where the shell would.
  public var compiler = "swiftc"
  /// Where the module `UIKit` comes from.
  public var module: Module
  /// The folder in which a module that was built is kept; with `nil` none is built.
  public var cache: String?
  /// The most seconds the code may take to lay out its views.
  public var timeLimit = 20

  public init(_ module: Module, cache: String?) {
    self.module = module
    self.cache = cache
  }

  public enum Module: Hashable, Sendable {
    /// Nowhere: it is neither installed nor built.
    case missing
    /// Snug's folder `Sources`, from which it is built once for a compiler.
    case sources(String)
    /// The folder that a build of Snug itself left its products in, beside its folder `Sources`.
    case products(String, sources: String)
  }
}
