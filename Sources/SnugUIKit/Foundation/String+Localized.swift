#if !canImport(ObjectiveC)
  extension String {
    /// The key itself: no table of translations is read.
    public init(
      localized key: String, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
      comment: StaticString? = nil
    ) { self = key }

    /// The default value: no table of translations is read.
    public init(
      localized key: StaticString, defaultValue: String, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) { self = defaultValue }
  }
#endif
