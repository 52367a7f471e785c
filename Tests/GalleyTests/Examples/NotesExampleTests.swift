@testable import NotesExample
import Testing

/// The example of the documentation runs and says what the documentation says.
@Suite struct NotesExampleTests {
  /// At 200 the texts have 124 points, 15 characters a line: "Salt water that", "covers most of", "the earth".
  ///
  /// At 320 they have 244, 30 a line: "Salt water that covers most of" and "the earth". The picture is as wide as the
  /// cell inside its margins of 12, and 9 ÷ 16 as tall: 99 at 176, 166.5 at 296.
  @Test func report() throws {
    let lines = [
      "note,200,320", "Sea,108.0,88.0", "Hill,64.0,64.0", "River,175.0,242.5", "root: 0.0 0.0 320.0 242.5",
      "root.0: 12.0 12.0 296.0 44.0", "avatar: 0.0 0.0 40.0 40.0", "root.0.1: 52.0 0.0 244.0 44.0",
      "title: 0.0 0.0 244.0 20.0", "body: 0.0 24.0 244.0 20.0", "picture: 12.0 64.0 296.0 166.5",
    ]
    #expect(try NoteReport().lines == lines)
  }
}
