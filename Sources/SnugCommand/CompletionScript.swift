import ArgumentParser

/// The script that completes the tool's command line in a shell.
///
/// ArgumentParser's script completes commands by name. A first word that is not a command is a
/// scene or an option of `render`, and is completed as after `render`.
struct CompletionScript {
  let shell: CompletionShell

  /// The script for `--generate-completion-script`; `nil` for other arguments.
  ///
  /// The shell is the next argument or follows `=`. By default it is the shell that runs the tool.
  init?(askedForBy arguments: [String]) {
    let words = arguments.flatMap { $0.split(separator: "=", maxSplits: 1).map(String.init) }
    guard words.first == "--generate-completion-script", words.count <= 2,
      let shell = words.count == 2 ? CompletionShell(rawValue: words[1]) : .autodetected()
    else { return nil }
    self.shell = shell
  }

  var text: String {
    let script = SnugCommand.completionScript(for: shell)
    let renaming = (old: "\n_snug() {\n", new: "\n_snug_command() {\n")
    let call = "complete -o filenames -F _snug snug"
    let condition = "if [[ \"${funcstack[1]}\" = _snug ]]"
    let edits: [(old: String, new: String)] =
      switch shell {
      case .bash: [renaming, ("\n" + call, Self.bash + call)]
      case .zsh: [renaming, ("\n" + condition, Self.zsh + condition)]
      case .fish: Self.fish
      default: []
      }
    return edits.reduce(script) { script, edit in
      precondition(script.contains(edit.old), "ArgumentParser's script has changed: '\(edit.old)'")
      return script.replacing(edit.old, with: edit.new)
    }
  }

  private static var bash: String {
    """

    # Anything but a command is a scene or an option of the command render.
    _snug() {
        case "${COMP_WORDS[1]}" in
        \(SnugCommand.commandNames.joined(separator: "|")))
            [[ "${COMP_CWORD}" -gt 1 ]] && { _snug_command "${@}"; return; }
            ;;
        esac
        [[ "${COMP_CWORD}" -gt 1 || "${2}" = -* ]] || _snug_command "${@}"
        local -ar snug_words=("${COMP_WORDS[0]}" render "${COMP_WORDS[@]:1}")
        local -r snug_rest="${COMP_LINE#*"${COMP_WORDS[0]}"}"
        local -a COMP_WORDS=("${snug_words[@]}")
        local COMP_LINE="${COMP_WORDS[0]} render${snug_rest}"
        local -i COMP_CWORD="$((COMP_CWORD + 1))" COMP_POINT="$((COMP_POINT + 7))"
        _snug_command "${@}"
    }


    """
  }

  private static var zsh: String {
    """

    # Anything but a command is a scene or an option of the command render.
    _snug() {
        local -ar commands=(\(SnugCommand.commandNames.joined(separator: " ")))
        local -i ret=1
        if (( CURRENT > 2 && ${commands[(Ie)${words[2]}]} )); then
            _snug_command "${@}"
            return
        fi
        if (( CURRENT == 2 )) && [[ "${words[2]}" != -* ]]; then
            _snug_command "${@}" && ret=0
        fi
        words=("${words[1]}" render "${(@)words[2,-1]}")
        (( CURRENT += 1 ))
        _snug_command "${@}" && ret=0
        return "${ret}"
    }


    """
  }

  private static var fish: [(old: String, new: String)] {
    [
      (
        "    set -l unparsed_tokens (__snug_tokens -pc)\n",
        """
            set -l unparsed_tokens (__snug_tokens -pc)
            # Anything but a command is a scene or an option of the command render.
            if set -q unparsed_tokens[2]; and not contains -- $unparsed_tokens[2] \
        \(SnugCommand.commandNames.joined(separator: " "))
                set unparsed_tokens $unparsed_tokens[1] render $unparsed_tokens[2..]
            end

        """
      ),
      (
        "test \"$commands\" = \"$expected_commands\"",
        "test \\( \"$commands\" = \"$expected_commands\" "
          + "-o \"$commands $expected_commands\" = 'snug snug render' \\)"
      ),
    ]
  }
}
