/// What a scene says of the picture it is drawn as; what is `nil` it leaves open.
public struct OutputSettings: Hashable, Sendable {
  public var annotate: [AnnotationName]?
  public var noAnnotate: [AnnotationName]?
  /// How many panels to draw side by side; 0 is as many as fit, or one column for several
  /// widths.
  public var columns: Int?
  /// What the panel of the scene itself is called beside those of its variants.
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

  /// What a picture shows by these settings.
  public var annotations: Set<Annotation> { annotations(from: .standard) }

  /// The same by further settings, which win: a preset among them begins anew.
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

/// A word for something a picture shows: an annotation's, or a preset's for several.
public struct AnnotationName: RawRepresentable, CaseIterable, Hashable, Sendable {
  public let rawValue: String
  public let annotations: Set<Annotation>
  /// Whether it says what a picture begins with, to which others add.
  public let isPreset: Bool

  /// `nil` for a word that is none of these.
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
