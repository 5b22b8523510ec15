/// What a picture can be written as.
public enum OutputFormat: String, Sendable, CaseIterable {
  case svg, png, pdf
}
