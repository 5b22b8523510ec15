#if canImport(FoundationEssentials)
  @_spi(_Unicode) import Swift
#endif

extension String {
  /// The string in Unicode normalization form C.
  package var composed: String {
    #if canImport(FoundationEssentials)
      // Foundation's public method would bring in locale data.
      var scalars = UnicodeScalarView()
      for scalar in _nfc { scalars.append(scalar) }
      return String(scalars)
    #else
      return precomposedStringWithCanonicalMapping
    #endif
  }
}
