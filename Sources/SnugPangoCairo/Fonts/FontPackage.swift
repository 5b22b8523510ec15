internal import CSnugPangoCairo

/// What to install for a missing font.
enum FontPackage: Hashable {
  case inter
  case emoji
  /// Noto's family for a script, by its name.
  case noto(String)
  /// A Noto family for Chinese, Japanese or Korean, by its region: `SC`, `JP`, `KR`.
  case cjk(String)

  func name(for manager: PackageManager) -> String {
    switch (self, manager) {
    case (.inter, .apt): "fonts-inter"
    case (.inter, .dnf): "rsms-inter-fonts"
    case (.inter, .pacman): "inter-font"
    case (.inter, .brew): "font-inter"
    case (.emoji, .apt): "fonts-noto-color-emoji"
    case (.emoji, .dnf): "google-noto-color-emoji-fonts"
    case (.emoji, .pacman): "noto-fonts-emoji"
    case (.emoji, .brew): "font-noto-color-emoji"
    case (.noto, .apt): "fonts-noto-core"
    case (.noto(let family), .dnf): "google-\(Self.hyphenated(family))-fonts"
    case (.noto, .pacman): "noto-fonts"
    case (.noto(let family), .brew): "font-\(Self.hyphenated(family))"
    case (.cjk, .apt): "fonts-noto-cjk"
    case (.cjk, .dnf): "google-noto-sans-cjk-fonts"
    case (.cjk, .pacman): "noto-fonts-cjk"
    case (.cjk(let region), .brew): "font-noto-sans-cjk-\(region.lowercased())"
    }
  }

  /// `Noto Sans Symbols2`: `noto-sans-symbols-2`
  private static func hyphenated(_ family: String) -> String {
    String(
      family.lowercased().flatMap { character -> [Character] in
        character == " " ? ["-"] : character == "2" ? ["-", "2"] : [character]
      })
  }

  private var title: String {
    switch self {
    case .inter: "Inter"
    case .emoji: "Noto Color Emoji"
    case .noto(let family): family
    case .cjk(let region): "Noto Sans CJK \(region)"
    }
  }

  /// How it is installed with a program, by default that of this system:
  /// `install Inter with 'sudo apt-get install fonts-inter'`
  func advice(for manager: PackageManager? = .current) -> String {
    if let manager { return "install \(title) with '\(manager.command) \(name(for: manager))'" }
    let site = self == .inter ? "rsms.me/inter" : "notofonts.github.io"
    return "install \(title) from https://\(site)"
  }
}

/// The program that installs packages on this system.
enum PackageManager: CaseIterable {
  case apt, dnf, pacman, brew

  /// `nil` if it is none of these.
  static let current = PackageManager(isInstalled: isInstalled)

  private static func isInstalled(_ program: String) -> Bool {
    g_file_test(program, G_FILE_TEST_IS_EXECUTABLE) != 0
  }

  init?(isInstalled: (String) -> Bool) {
    let found = Self.allCases.first { $0.programs.contains(where: isInstalled) }
    guard let found else { return nil }
    self = found
  }

  private var programs: [String] {
    switch self {
    case .apt: ["/usr/bin/apt-get"]
    case .dnf: ["/usr/bin/dnf"]
    case .pacman: ["/usr/bin/pacman"]
    case .brew: ["/opt/homebrew/bin/brew", "/usr/local/bin/brew"]
    }
  }

  /// Without `sudo` where it is not installed, as in most containers.
  fileprivate var command: String {
    let asRoot = Self.isInstalled("/usr/bin/sudo") ? "sudo " : ""
    return switch self {
    case .apt: asRoot + "apt-get install"
    case .dnf: asRoot + "dnf install"
    case .pacman: asRoot + "pacman -S"
    case .brew: "brew install --cask"
    }
  }
}
