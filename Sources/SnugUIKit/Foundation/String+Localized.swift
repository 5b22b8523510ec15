#if !canImport(ObjectiveC)
  extension String {
    /// The text of the key in a table of the project, or the key.
    public init(
      localized key: String, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
      comment: StaticString? = nil
    ) { self = NSLocalizedString(key, tableName: table, comment: "") }

    /// The text of the key in a table of the project, or the default value.
    public init(
      localized key: StaticString, defaultValue: String, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) { self = NSLocalizedString("\(key)", tableName: table, value: defaultValue, comment: "") }
  }
#endif
