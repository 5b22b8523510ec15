/// A scene's settings for its picture. `nil` means not set.
public struct OutputSettings: Hashable, Sendable {
  public var annotate: [AnnotationName]?
  public var noAnnotate: [AnnotationName]?
  /// How many panels to draw side by side; 0 is as many as fit, or one column for several
  /// widths.
  public var columns: Int?
  /// The title of the scene's own panel beside those of its variants.
  public var baseTitle: String?

  public init(
    annotate: [AnnotationName]? = nil, noAnnotate: [AnnotationName]? = nil, columns: Int? = nil,
    baseTitle: String? = nil
  ) {
    self.annotate = annotate
    self.noAnnotate = noAnnotate
    self.columns = columns
    self.baseTitle = baseTitle
  }

  /// The annotations of a picture with these settings.
  public var annotations: Set<Annotation> { annotations(from: .standard) }

  /// The annotations with further settings, which take precedence. If they include a preset, it
  /// replaces all annotations of these settings.
  public func annotations(overriddenBy others: OutputSettings) -> Set<Annotation> {
    others.annotations(from: annotations)
  }

  private func annotations(from base: Set<Annotation>) -> Set<Annotation> {
    let shown = annotate ?? []
    let beginning = shown.contains(where: \.isPreset) ? [] : base
    return shown.reduce(beginning) { $0.union($1.annotations) }
      .subtracting((noAnnotate ?? []).flatMap(\.annotations))
  }
}

/// The name of an annotation or of a preset of several annotations.
public struct AnnotationName: RawRepresentable, CaseIterable, Hashable, Sendable {
  public let rawValue: String
  public let annotations: Set<Annotation>
  /// Whether it is a preset, which other names add to.
  public let isPreset: Bool

  /// `nil` for an unknown name.
  public init?(rawValue: String) {
    guard let known = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = known
  }

  private init(_ rawValue: String, _ annotations: Set<Annotation>, isPreset: Bool) {
    self.rawValue = rawValue
    self.annotations = annotations
    self.isPreset = isPreset
  }

  public static let minimal = Self("minimal", .minimal, isPreset: true)
  public static let standard = Self("standard", .standard, isPreset: true)
  public static let full = Self("full", .full, isPreset: true)

  public static func only(_ annotation: Annotation) -> Self {
    Self(annotation.rawValue, [annotation], isPreset: false)
  }

  /// The presets, then each annotation.
  public static let allCases: [Self] =
    [minimal, standard, full] + Annotation.allCases.map(only)
}
