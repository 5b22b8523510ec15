#if canImport(FoundationEssentials)
  @_spi(_Unicode) import Swift
#endif

extension String {
  /// In Unicode's normalization form C.
  package var composed: String {
    #if canImport(FoundationEssentials)
      // Foundation's own way to it; its public name comes with the tables of every locale.
      var scalars = UnicodeScalarView()
      for scalar in _nfc { scalars.append(scalar) }
      return String(scalars)
    #else
      return precomposedStringWithCanonicalMapping
    #endif
  }
}
