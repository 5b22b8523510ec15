/// What was asked for behind `swift package snug`.
struct Request {
  static let usage = """
    USAGE: swift package --allow-writing-to-package-directory snug [--target NAME …] [options of snug render]
           swift package snug --check [--target NAME …]

    Draws every scene (.yaml, .yml) in the documentation catalogs of the package's targets to
    NAME.svg and NAME~dark.svg beside it. With --check nothing is written: stale pictures are named,
    and the exit status is 1.
    """

  /// The targets whose catalogs are meant; none: all of them.
  private(set) var targets: [String] = []
  /// What is passed on to the tool as it was written.
  private(set) var passed: [String] = []

  /// Those of them that `snug markdown` knows, too.
  var passedForArticles: [String] {
    var known: [String] = []
    var rest = passed[...]
    while let argument = rest.popFirst() {
      let name = argument.prefix { $0 != "=" }
      if Self.flags.contains(argument) || Self.options.contains(String(name)) {
        known.append(argument)
        if name == argument, !Self.flags.contains(argument), let value = rest.popFirst() {
          known.append(value)
        }
      }
    }
    return known
  }

  private static let flags: Set = ["--check", "--keep-going", "--verbose"]
  private static let options: Set = ["--format", "--diagnostics", "--jobs", "-j"]

  var isCheck: Bool { passed.contains("--check") }
  var isHelp: Bool { passed.contains("--help") || passed.contains("-h") }

  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--target", let name = rest.popFirst() {
        targets.append(name)
      } else if argument.hasPrefix("--target=") {
        targets.append(String(argument.dropFirst("--target=".count)))
      } else if !argument.hasPrefix("--allow-writing-to-") {
        // SwiftPM takes its own options behind the verb too, and leaves them there.
        passed.append(argument)
      }
    }
  }
}
