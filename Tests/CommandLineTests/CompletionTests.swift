import Foundation
import SnugTestSupport
import Testing

/// The output of `--generate-completion-script`, run in the shells.
@Suite struct `Completions` {
  let sandbox: Sandbox

  init() async throws {
    sandbox = try Sandbox()
    try sandbox.write(
      """
      view: { size: [300, 40], subviews: { name: { class: UILabel, text: Name } } }
      constraints: [ "H:|-[name]", "V:|[name]" ]
      variants: [ { title: In German, set: { name.text: Vorname } } ]
      """, to: "row.yaml")
    try sandbox.write("", to: "notes.txt")
    _ = try await sandbox.run("mkdir Docs && touch Docs/card.yaml")
    for (shell, script) in zip(Self.shells, try await Self.scripts.value) {
      try sandbox.write(script, to: "snug.\(shell)")
    }
  }

  /// Created once for all tests.
  private static let scripts = Task {
    let sandbox = try Sandbox()
    var scripts: [String] = []
    for shell in shells {
      scripts.append(try await sandbox.run("snug --generate-completion-script \(shell)").text)
    }
    return scripts
  }

  static let shells = ["bash", "zsh", "fish"]

  @Test(arguments: shells) func `have every command, and are valid in the shell`(
    shell: String
  ) async throws {
    let script = String(decoding: try #require(sandbox.bytes(of: "snug.\(shell)")), as: UTF8.self)
    let help = try await sandbox.run("snug --help").text
    let commands = help.matches(of: #/(?m)^  (?<name>[a-z]+)(?: \(default\))?  /#).map(\.name)
    #expect(commands.count >= 8 && commands.contains("render"))
    for command in commands {
      #expect(script.contains("_snug_\(command)()") || script.contains("case '\(command)'"))
    }
    if Tool.isInstalled(shell) {
      #expect(try await sandbox.run("\(shell) -n snug.\(shell)").exitCode == 0)
    }
  }

  /// Lines up to the cursor, and the completions, sorted.
  static let lines: [(line: String, words: [String])] = [
    ("snug render Do", ["Docs"]), ("snug render ro", ["row.yaml"]), ("snug sol", ["solve"]),
    ("snug render --pre", ["--preset"]), ("snug render row.yaml --form", ["--format"]),
    ("snug render row.yaml --format p", ["pdf", "png"]),
    ("snug render --preset ", ["docc", "github", "phone", "web"]), ("snug render n", []),
    ("snug render --output-dir ", ["Docs"]), ("snug render -o no", ["notes.txt"]),
    ("snug solve ", ["Docs", "row.yaml"]), ("snug diff row.yaml ro", ["row.yaml"]),
    ("snug lint --rule cl", ["clipped-text"]),
    ("snug lint --format ", ["json", "text"]), ("snug lint --diagnostics ", ["github", "human"]),
    ("snug markdown --format ", ["png", "svg"]),
    ("snug snapshots list --art", ["--artifacts"]),
  ]

  /// Completions for which the shell runs the tool. In fish this needs an interactive shell.
  static let asked: [(line: String, words: [String])] = [
    ("snug render row.yaml --annotate stan", ["standard"]),
    ("snug render --annotate reasons,-leg", ["reasons,-legend"]),
    ("snug render row.yaml --annotate minimal,rea", ["minimal,reasons"]),
    ("snug explain row.yaml --wh", ["--what-if"]), ("snug explain row.yaml na", ["name"]),
    ("snug explain row.yaml --variant In", ["In German"]),
    ("snug render row.yaml --variant ", ["In German"]), ("snug explain Docs/card.yaml ", []),
  ]

  @Test(.enabled(if: Tool.isInstalled("bash")), arguments: lines + asked)
  func `complete words in bash`(line: String, words: [String]) async throws {
    try sandbox.write(
      """
      source snug.bash
      COMP_LINE="$1" COMP_POINT=${#1}
      read -ra COMP_WORDS <<<"$1"
      [[ "$1" = *' ' ]] && COMP_WORDS+=('')
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _snug snug "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """, to: "complete.bash")
    let result = try await sandbox.run("bash complete.bash '\(line)'")
    #expect(result.errors.isEmpty)
    #expect(Self.sorted(result.text) == words)
  }

  @Test(.enabled(if: Tool.isInstalled("fish")), arguments: lines)
  func `complete words in fish`(line: String, words: [String]) async throws {
    let result = try await sandbox.run("fish -c 'source snug.fish; complete -C \"\(line)\"'")
    #expect(result.errors.isEmpty)
    #expect(Self.sorted(result.text) == words)
  }

  /// If no scene begins with a word, zsh offers all files that begin with it.
  @Test(
    .enabled(if: Tool.isInstalled("zsh")),
    arguments: Seeds.sample(of: (lines + asked).filter { !$0.words.isEmpty }))
  func `complete words in zsh`(line: String, words: [String]) async throws {
    try sandbox.write(Self.zshOnTerminal, to: "terminal.zsh")
    try sandbox.write(Self.zshThatCompletes, to: "complete.zsh")
    let result = try await sandbox.run("zsh -f terminal.zsh '\(line)'")
    #expect(result.errors.isEmpty)
    #expect(Set(Self.sorted(result.text.replacing("\\ ", with: " "))) == Set(words))
  }

  /// Types a line and a tab into a zsh on a pseudoterminal, the only way to run its completion.
  private static let zshOnTerminal = """
    zmodload zsh/zpty
    zpty shell zsh -f -i
    zpty -w shell 'source ./complete.zsh; print rea""dy'
    while zpty -r shell output; do [[ $output == *ready* ]] && break; done
    zpty -n -w shell "$1"$'\t'
    while zpty -r shell output; do :; done
    [[ -e found ]] && cat found
    true
    """

  /// Writes the completions at the cursor into a file, and exits.
  private static let zshThatCompletes = """
    PROMPT=
    autoload -Uz compinit
    compinit -u -D
    source ./snug.zsh
    bindkey '^I' complete-word
    zstyle ':completion:*' insert-tab false
    compadd() {
      local -a words
      if [[ ${@[1,(i)(-|--)]} != *-(O|A|D)\\ * ]]; then
        builtin compadd -A words "$@"
        (($#words)) && print -rl -- $words >>found
      fi
      builtin compadd "$@"
    }
    finish() { exit }
    comppostfuncs=(finish)
    """

  /// The completions without fish's descriptions and the slash after a folder.
  private static func sorted(_ text: String) -> [String] {
    text.split(separator: "\n").map { line in
      let word = line.prefix { $0 != "\t" }
      return String(word.hasSuffix("/") ? word.dropLast() : word)
    }.sorted()
  }

  /// The manual page is made from the text of `--help`, without the lists of values and without
  /// characters that are not ASCII.
  @Test func `and the manual page have all the help of an option`() async throws {
    struct Page: Decodable { let command: Command }
    struct Command: Decodable {
      let commandName: String
      let abstract: String?
      let discussion: String?
      let arguments: [Argument]?
      let subcommands: [Command]?
      var all: [Command] { [self] + (subcommands ?? []).flatMap(\.all) }
    }
    struct Argument: Decodable {
      let valueName: String?
      let abstract: String?
      let allValues: [String]?
    }
    let dump = try await sandbox.run("snug --experimental-dump-help")
    let commands = try JSONDecoder().decode(Page.self, from: dump.output).command.all
    var seen = 0
    for command in commands {
      let others = "\(command.abstract ?? "")\(command.discussion ?? "")".filter { !$0.isASCII }
      #expect(others == "", "\(command.commandName)")
      for argument in command.arguments ?? [] {
        let said = "\(argument.valueName ?? "") \(argument.abstract ?? "")"
        #expect(said.filter { !$0.isASCII } == "", "\(command.commandName)")
        for value in argument.allValues ?? [] {
          seen += 1
          #expect(said.contains(value), "\(command.commandName): \(value)")
        }
      }
    }
    #expect(seen > 20)
  }
}
