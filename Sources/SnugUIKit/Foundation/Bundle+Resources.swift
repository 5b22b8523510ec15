extension Bundle {
  /// In a package Swift makes one for the resources of each module. Images are looked up in all folders.
  public static var module: Bundle { .main }
}

#if !canImport(ObjectiveC)
  extension UserDefaults {
    public func value(forKey key: String) -> Any? { object(forKey: key) }
  }
#endif
