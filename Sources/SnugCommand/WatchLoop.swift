import ArgumentParser
import Dispatch
import Snug
import SnugPlatform
import SnugPublishing
import Synchronization

/// Draws scenes, and redraws them after changes, until it is interrupted.
struct WatchLoop {
  let paths: [String]
  let root: String?
  let maker: PictureMaker
  let outputFolder: String?
  let plan: (SceneFiles) throws -> PicturePlan
  var watcher = FileWatcher()
  var items: [PicturePlan.Item] = []
  var folders: [String] = []
  /// The dependencies of each scene when it was last drawn, and the folders of its images.
  var sources: [PicturePlan.Item: (files: [String], folders: [FolderListing])] = [:]

  /// Runs until an interruption, then finishes the current picture and returns without an error.
  mutating func run(in session: inout Session) throws {
    let interruption = Interruption()
    find(&session)
    draw(items, &session)
    let scenes = items.count == 1 ? "1 scene" : "\(items.count) scenes"
    Session.print(error: "watching \(scenes); Ctrl-C ends")
    while !interruption.hasOccurred {
      let start = ContinuousClock.now
      let changed = Set(watcher.poll())
      if !changed.isEmpty { take(changed, &session) }
      // Polling many files takes long, so pause in proportion to keep the processor load low.
      let pause = max(.milliseconds(10), (ContinuousClock.now - start) * 4)
      if !interruption.hasOccurred { usleep(UInt32(pause / .microseconds(1))) }
    }
  }

  private mutating func take(_ changed: Set<String>, _ session: inout Session) {
    let known = Set(items)
    if !changed.isDisjoint(with: folders + paths) { find(&session) }
    draw(
      items.filter { item in
        let (files, folders) = sources(of: item)
        return !known.contains(item) || !changed.isDisjoint(with: files)
          || folders.contains { changed.contains($0.path) && !$0.isUnchanged }
      }, &session)
  }

  private mutating func find(_ session: inout Session) {
    do {
      let files = try SceneFiles(paths, root: root)
      let former = items
      folders = files.folders
      items = try plan(files).items
      for item in former where !items.contains(item) {
        sources[item] = nil
        Session.print(error: "\(item.scene.onOneLine): removed; its pictures are kept")
      }
    } catch let error as Diagnostics {
      session.report(error.all)
    } catch {
      Session.print(error: "\(error)")
    }
    watch()
  }

  private mutating func watch() {
    let known = items.map(sources(of:))
    watcher.watch(paths + folders + known.flatMap { $0.files + $0.folders.map(\.path) })
  }

  private func sources(of item: PicturePlan.Item) -> (files: [String], folders: [FolderListing]) {
    sources[item] ?? ([item.scene], [])
  }

  private mutating func draw(_ items: [PicturePlan.Item], _ session: inout Session) {
    for item in items {
      let drawing = maker.draw(item)
      sources[item] = (drawing.dependencies, drawing.folders)
      session.report(drawing.diagnostics)
      guard !drawing.isFailure else { continue }
      do {
        try maker.write(drawing, into: outputFolder)
        Session.print(error: "\(item.scene.onOneLine): drawn")
      } catch {
        session.report([error])
      }
    }
    watch()
  }
}

/// Handles the signals that ask the program to end.
struct Interruption {
  private let sources: [any DispatchSourceSignal]
  private let flag: Flag

  private final class Flag: Sendable { let isSet = Atomic(false) }

  init() {
    let flag = Flag()
    self.flag = flag
    sources = [SIGINT, SIGTERM].map { number in
      // The default action could end the program while it writes a file.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { flag.isSet.store(true, ordering: .relaxed) }
      source.resume()
      return source
    }
  }

  var hasOccurred: Bool { flag.isSet.load(ordering: .relaxed) }
}
