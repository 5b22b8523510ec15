extension Set<String> {
  /// Takes a name, or, if it is taken, the first free one with a number from 2 on.
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
