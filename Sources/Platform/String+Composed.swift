#if canImport(FoundationEssentials)
  @_spi(_Unicode) import Swift
#endif

extension String {
  /// The string in Unicode normalization form C.
  package var composed: String {
    #if canImport(FoundationEssentials)
      // Foundation's internal implementation. The public method comes with locale data.
      var scalars = UnicodeScalarView()
      for scalar in _nfc { scalars.append(scalar) }
      return String(scalars)
    #else
      return precomposedStringWithCanonicalMapping
    #endif
  }
}
