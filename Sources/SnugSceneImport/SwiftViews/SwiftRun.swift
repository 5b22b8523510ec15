/// The settings to compile and run Swift files in order to make scenes of their views.
///
/// The code in a file is run with all rights of the process. So a file is run only if the user
/// names it and asks for it, with those files of its project, or of the folders that the user names, that
/// declare what it needs.
public struct SwiftRun: Hashable, Sendable {
  /// Other files of the same module that the file needs, and folders that are searched for what is missing;
  /// without a folder, that of the file's project.
  public var otherFiles: [String] = []
  /// Folders with images and asset catalogs, in addition to the folder of the file and that of its project.
  public var imageFolders: [String] = []
  /// The compiler, as a path or a name in `PATH`.
  public var compiler = "swiftc"
  /// The source of the module `UIKit`.
  public var module: Module
  /// The folder for a built module; with `nil` none is built.
  public var cache: String?
  /// The time limit to lay out the views, in seconds.
  public var timeLimit = 20

  public init(_ module: Module, cache: String?) {
    self.module = module
    self.cache = cache
  }

  public enum Module: Hashable, Sendable {
    /// It is neither installed nor built.
    case missing
    /// It is built from Snug's folder `Sources`, once for each compiler, and from the modules in the products
    /// folder of the tool, if there is one.
    case sources(String, built: String?)
    /// The products folder of a build of Snug, and its folder `Sources`.
    case products(String, sources: String)
  }
}
