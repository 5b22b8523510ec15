import Foundation
import Snug
import SnugPangoCairo
package import SnugSnapshots
import Testing
import XCTest

/// Fails the running test, under Swift Testing or XCTest, at the location of an expectation.
package func report(
  _ message: String, attaching attachments: [SnapshotFailure.Attachment] = [], at site: CallSite
) {
  guard Test.current != nil else {
    attachToXCTest(attachments)
    XCTFail(message, file: site.filePath, line: site.line)
    return
  }
  let place = SourceLocation(
    fileID: "\(site.fileID)", filePath: "\(site.filePath)", line: Int(site.line),
    column: Int(site.column))
  for attachment in attachments {
    Attachment.record(attachment.bytes, named: attachment.name, sourceLocation: place)
  }
  Issue.record(Comment(rawValue: message), sourceLocation: place)
}

/// Attaches files to the running XCTest test. Only Apple's platforms support it.
private func attachToXCTest(_ attachments: [SnapshotFailure.Attachment]) {
  #if canImport(ObjectiveC)
    XCTContext.runActivity(named: "Snapshots") { activity in
      for attachment in attachments {
        let file = XCTAttachment(data: Data(attachment.bytes))
        file.name = attachment.name
        file.lifetime = .keepAlways
        activity.add(file)
      }
    }
  #endif
}

/// Runs a closure with the shared pipeline. A missing font fails the test.
func withPipeline(at site: CallSite, _ body: (Pipeline) -> Void) {
  switch sharedPipeline {
  case .success(let pipeline): body(pipeline)
  case .failure(let error): report("\(error)", at: site)
  }
}

/// Opening the fonts is most of the cost of a small picture, so all tests of a process share them.
private let sharedPipeline = Result { () throws(FontError) in try Pipeline() }
