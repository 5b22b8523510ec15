// What differs between Darwin and Linux in what we use, with the header that says so. `.ci/darwin-headers`
// compiles the names of C against Darwin's headers.

extension FileStamp {
  /// The modification time: `st_mtimespec` or `st_mtim`. Source: `<sys/stat.h>`.
  static func modificationTime(in status: stat) -> timespec {
    #if canImport(Darwin)
      status.st_mtimespec
    #else
      status.st_mtim
    #endif
  }
}

/// The system that a program runs on.
package enum HostSystem {
  /// The path of the executable; `nil` if it is unknown. Source: `<mach-o/dyld.h>`, `proc(5)`.
  package static var programPath: String? {
    #if canImport(Darwin)
      Bundle.main.executablePath
    #else
      try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    #endif
  }

  /// The program that opens an address in a browser. Source: `open(1)`, `xdg-open(1)`.
  package static var openingProgram: String {
    #if canImport(Darwin)
      "open"
    #else
      "xdg-open"
    #endif
  }

  /// The cache folder below a home. Source: `hier(7)` of macOS, the XDG Base Directory Specification.
  package static var cacheFolder: String {
    #if canImport(Darwin)
      "Library/Caches"
    #else
      ".cache"
    #endif
  }
}
