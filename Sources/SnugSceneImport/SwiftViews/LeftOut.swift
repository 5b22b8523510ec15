import SnugDiagnostics

/// An error for which a part of a file was left out.
struct LeftOut {
  let error: Diagnostic
  /// Whether the part is the word `override`.
  let isOverride: Bool
  /// Whether no warning names it.
  let isSilent: Bool
  /// The place of the declaration that the part is in, by its file and line, which stay when parts are left out;
  /// `nil` for a statement of the file that is drawn: each of these has a warning of its own.
  private let place: String?

  /// - Parameter declaration: the offset of the declaration in the file.
  init(error: Diagnostic, isOverride: Bool, isSilent: Bool, declaration: Int?, in file: SourceText)
  {
    (self.error, self.isOverride, self.isSilent) = (error, isOverride, isSilent)
    place = declaration.map { "\(file.name):\(file.position(at: $0).line)" }
  }

  /// The errors, of each declaration the first one with the count of the others: for any of them all of it is left out.
  static func once(
    _ parts: [LeftOut], _ original: (Diagnostic) -> Diagnostic
  ) -> [Diagnostic] {
    var counts: [String: Int] = [:]
    for part in parts { if let place = part.place { counts[place, default: 0] += 1 } }
    var told: Set<String> = []
    return parts.compactMap { part in
      var error = original(part.error)
      guard let place = part.place else { return error }
      guard told.insert(place).inserted else { return nil }
      if let others = counts[place].map({ $0 - 1 }), others > 0 {
        error.message += ", and \(others) more error\(others == 1 ? "" : "s")"
      }
      return error
    }
  }
}
