// `FileDescriptor` and `Errno`, which are a part of Apple's systems.
#if canImport(System)
  @_exported public import System
#else
  @_exported public import SystemPackage
#endif
