struct Request: Decodable, Sendable {
  enum Kind: String, Decodable {
    case open, revision, draw, page, trial, priority, constraint, complete, save, example, copy
  }

  let kind: Kind
  var text = ""
  var view: String?
  var axis: String?
  var role: String?
  var part: String?
  var relation: String?
  var value: Double?
  var index: Int?
  var offset: Int?
  var name: String?
  var base: String?
  var overwrites: Bool?
  /// The index of the layout on display: 0 for the scene's own, then its variants.
  var variant: Int?
  /// The size the root was dragged to, in points; `nil` for the size in the scene.
  var size: Double?
  /// The zoom to draw at. It stays the same while the root is dragged.
  var zoom: Double?
}
