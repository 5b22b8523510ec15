#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import CMalloc
#endif

/// The memory this process holds from `malloc`, reported by the allocator. The system reports
/// whole pages, which is too coarse for a few labels.
enum AllocatedMemory {
  /// In bytes; `nil` where the allocator cannot be asked.
  static var bytes: Int? {
    #if canImport(Darwin)
      var statistics = malloc_statistics_t()
      malloc_zone_statistics(nil, &statistics)
      return Int(statistics.size_in_use)
    #elseif canImport(Glibc)
      // Large blocks are mapped one by one, and counted apart from the heap.
      let statistics = mallinfo2()
      return Int(statistics.uordblks + statistics.hblkhd)
    #else
      return nil
    #endif
  }
}
