import Platform

/// Scenes to begin with: some of the gallery's, to which the files in the folder are links.
enum Examples {
  static let texts: [(title: String, text: String)] = [
    PackageResources.icon_title_subtitle_yaml, PackageResources.table_cell_yaml,
    PackageResources.badge_yaml, PackageResources.chat_bubble_yaml,
    PackageResources.form_with_equal_labels_yaml, PackageResources.avatar_row_yaml,
    PackageResources.alert_with_two_buttons_yaml, PackageResources.cell_with_switch_yaml,
    PackageResources.header_with_see_all_yaml, PackageResources.equal_resistance_yaml,
    PackageResources.three_spacings_yaml, PackageResources.empty_state_yaml,
  ].map { bytes in
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    // What a fixture says first is for the tests.
    let text = lines.drop { $0.hasPrefix("#") }
    return (
      text.first.map { String($0.dropFirst("title: ".count)) } ?? "", text.joined(separator: "\n")
    )
  }

  static func text(of title: String) -> String? { texts.first { $0.title == title }?.text }
}
