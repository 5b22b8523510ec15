import Foundation
package import Snug

extension JSON: Decodable {
  /// Throws an error unless the bytes are exactly one value.
  package init(_ bytes: some Sequence<UInt8>) throws {
    self = try JSONDecoder().decode(JSON.self, from: Data(bytes))
  }

  /// The keys of objects are sorted.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let values = try? container.decode([JSON].self) {
      self = .array(values)
    } else {
      let members = try container.decode([String: JSON].self)
      self = .object(members.sorted { $0.key < $1.key })
    }
  }

  package subscript(key: String) -> JSON? {
    guard case .mapping(let keys, let values) = self else { return nil }
    return keys.firstIndex(of: key).map { values[$0] }
  }

  package var string: String? { if case .string(let string) = self { string } else { nil } }
  package var number: Double? { if case .number(let value) = self { value } else { nil } }
  package var array: [JSON]? { if case .array(let values) = self { values } else { nil } }
}
