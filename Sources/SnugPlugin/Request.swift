/// The arguments of `swift package snug`.
struct Request {
  static let usage = """
    USAGE: swift package --allow-writing-to-package-directory snug [--target NAME …] [options of snug render]
           swift package snug --check [--target NAME …]

    Draws every scene (.yaml, .yml) in the documentation catalogs of the package's targets to
    NAME.svg and NAME~dark.svg beside it. With --check nothing is written: stale pictures are named,
    and the exit status is 1.
    """

  /// The targets whose catalogs to draw; empty for all.
  private(set) var targets: [String] = []
  /// The arguments passed on to the tool unchanged.
  private(set) var passed: [String] = []

  /// The passed arguments that `snug markdown` takes, too.
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
        // SwiftPM also accepts its own options after the verb, and passes them on.
        passed.append(argument)
      }
    }
  }
}
