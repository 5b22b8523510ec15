internal import CSnugPangoCairo

enum FontFolders {
  /// The variable of the environment that names folders, which come before the system's.
  static let variable = "SNUG_FONTS"

  /// The folders that the environment names, separated by colons.
  static let named = (g_getenv(variable).map { String(cString: $0) } ?? "")
    .split(separator: ":").map(String.init)

  /// Where packages put Inter and Noto, and where people do.
  static let system: [String] = [
    // Debian and Ubuntu: fonts-inter, fonts-inter-variable, fonts-noto-*.
    "/usr/share/fonts/opentype/inter",
    "/usr/share/fonts/truetype/inter-vf",
    "/usr/share/fonts/truetype/noto",
    "/usr/share/fonts/opentype/noto",
    // Fedora: rsms-inter-*, google-noto-*.
    "/usr/share/fonts/rsms-inter-fonts",
    "/usr/share/fonts/rsms-inter-vf-fonts",
    "/usr/share/fonts/google-noto",
    "/usr/share/fonts/google-noto-vf",
    "/usr/share/fonts/google-noto-cjk",
    "/usr/share/fonts/google-noto-sans-cjk-fonts",
    "/usr/share/fonts/google-noto-emoji",
    "/usr/share/fonts/google-noto-color-emoji-fonts",
    // Arch: inter-font, noto-fonts, noto-fonts-cjk, noto-fonts-emoji.
    "/usr/share/fonts/inter",
    "/usr/share/fonts/noto",
    "/usr/share/fonts/noto-cjk",
    // macOS, for all users and for one, into which Homebrew's casks install.
    "/Library/Fonts",
    home + "/Library/Fonts",
    "/usr/local/share/fonts",
    home + "/.local/share/fonts",
  ]

  private static let home = String(cString: g_get_home_dir())

  /// Throws an error if the environment names a folder that does not exist.
  static func all() throws(FontError) -> [String] {
    for folder in named where g_file_test(folder, G_FILE_TEST_IS_DIR) == 0 {
      throw .noFolder(path: folder, variable: variable)
    }
    return named + system
  }
}
