import Platform

/// What the page asks.
struct Request: Decodable, Sendable {
  enum Kind: String, Decodable {
    case open, draw, page, trial, priority, constraint, complete, save, example, copy
  }

  let kind: Kind
  /// Given back with the answer.
  let id: Int
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
  /// Which of the layouts is shown: 0 for the scene's own, then its variants.
  var variant: Int?
  /// The size the root was dragged to; `nil` for the one that is written.
  var size: Double?
  /// The zoom to draw at, which stays while the root is dragged.
  var zoom: Double?
}

/// What the server sends the page: the answer to a question, or news, which has no id.
struct Answer: Encodable, Sendable {
  var id: Int?
  /// What is wrong with what was asked, for a person.
  var error: String?
  var file: File?
  var drawing: Drawing?
  var trials: [Trial]?
  var edits: [Edit]?
  var completion: Completion?
  /// The revision of the file, after it was written; or what it is now.
  var revision: String?
  var isChangedElsewhere: Bool?
  var copy: Copy?
  /// Where a page is in which the root can be dragged.
  var page: String?
  var examples: [String]?

  struct File: Encodable, Sendable {
    var name: String
    var text: String
    var revision: String?
    var isEditable: Bool
    var hasPath: Bool
  }

  /// A replacement in the text, by offsets in UTF-16.
  struct Edit: Encodable, Sendable, Equatable {
    var start: Int
    var end: Int
    var text: String
  }

  struct Completion: Encodable, Sendable, Equatable {
    struct Candidate: Encodable, Sendable, Equatable {
      var text: String
      var meaning = ""
    }
    var start: Int
    var end: Int
    var candidates: [Candidate]
  }

  struct Copy: Encodable, Sendable {
    /// Either the text, or the bytes in base 64.
    var text: String?
    var base64: String?
  }

  struct Problem: Encodable, Sendable {
    var severity: String
    var message: String
    var notes: [String]
    var line: Int?
    var column: Int?
    var start: Int?
    var end: Int?
  }

  /// A priority of the view that was asked about, and what would come of others.
  struct Trial: Encodable, Sendable {
    var axis: String
    var role: String
    /// Where it begins to matter, and the sentence that says how.
    var turns: [Turn]

    struct Turn: Encodable, Sendable {
      var priority: Double
      var message: String
    }
  }

  struct Drawing: Encodable, Sendable {
    var problems: [Problem]
    var scene: SceneReport?
  }

  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(self) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}
