extension SolvedSystem {
  /// For each expression, the parts of the optimal face with which it varies; none for a determined
  /// expression.
  ///
  /// In one pass over the transforms of presolve, every variable gets its rates in a generic direction
  /// of each part. To expand the position of each view in a row instead would take a time that grows
  /// with the square of the number of views.
  func independentParts(of expressions: [LinearExpression]) -> [Set<FacePart>] {
    let variableCount = presolved.formulation.variableCount
    var shares: [[FaceShare]] = Array(repeating: [], count: variableCount)
    var generator = GenericNumbers()
    var count = 0
    for component in components.indices {
      let members = members(of: component)
      guard members.contains(where: { rates[$0] != 0 }) else { continue }
      var face = face(of: component, above: preferenceLevel)
      face.moveToRelativeInterior()
      let parts = face.independentParts(from: count)
      count += face.simplex.positions.count
      let numbers = parts.map { $0 == nil ? 0 : generator.next() }
      for member in members {
        let origin = Int(origins[member])
        guard origin < variableCount else { continue }
        let local = Entry(symbol: Int(indexInComponent[member]), coefficient: 1)
        shares[origin] = [FaceShare](
          face.freeEntries(in: [local]).compactMap { entry in
            parts[entry.symbol].map {
              FaceShare(part: $0, rate: entry.coefficient * numbers[entry.symbol])
            }
          })
      }
    }
    if count == 0 { return expressions.map { _ in [] } }
    for transform in presolved.transforms.reversed() {
      shares[transform.variable] = [FaceShare](
        presolved.transformEntries[transform.terms].flatMap { term in
          shares[term.symbol].map { term.coefficient * $0 }
        })
    }
    return expressions.map { expression in
      let sum = [FaceShare](
        expression.terms.flatMap { term in
          shares[term.variable.index].map { term.coefficient * $0 }
        })
      return Set(sum.map(\.part))
    }
  }
}

/// A part of an optimal face that varies independently of all others: the face is their product.
package struct FacePart: Hashable, Sendable {
  let number: Int
  package let dimension: Int
}

/// The rate of a variable in a generic direction of a part.
private struct FaceShare {
  let part: FacePart
  var rate: Double
  /// The largest summand of the rate, to tell zero from a rounding error.
  var summand: Double

  init(part: FacePart, rate: Double) {
    self.part = part
    self.rate = rate
    summand = abs(rate)
  }

  static func * (factor: Double, share: FaceShare) -> FaceShare {
    var product = share
    product.rate *= factor
    product.summand *= abs(factor)
    return product
  }
}

extension [FaceShare] {
  /// The sum of the rates of each part, without those that cancel.
  fileprivate init(_ summands: [FaceShare]) {
    if summands.count < 2 {
      self = summands
      return
    }
    self = []
    for summand in summands.sorted(by: { $0.part.number < $1.part.number }) {
      if let last, last.part == summand.part {
        self[count - 1].rate += summand.rate
        self[count - 1].summand = Swift.max(last.summand, summand.summand)
      } else {
        append(summand)
      }
    }
    removeAll { abs($0.rate) <= Tolerance.rate * $0.summand }
  }
}
