extension Set<String> {
  /// Inserts a name and returns it; if it is taken already, the first free one numbered from 2 on.
  mutating func take(_ name: String, numbered: (Int) -> String) -> String {
    var free = name
    var number = 2
    while !insert(free).inserted {
      free = numbered(number)
      number += 1
    }
    return free
  }
}
