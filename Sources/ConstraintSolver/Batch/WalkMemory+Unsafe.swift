extension WalkMemory {
  /// Makes room for the targets of some cells.
  mutating func reserve(_ count: Int) {
    if targets.count < count { targets = Array(repeating: 0, count: count) }
  }

  /// Marks the keys that cells have.
  ///
  /// - Parameters:
  ///   - results: a `CheckResult` or check a cell.
  ///   - count: cells.
  ///   - checks: checks that results name at most.
  mutating func markKeys(of results: [Int32], _ count: Int, checks: Int) {
    groups.removeAll(keepingCapacity: true)
    groups.append(contentsOf: repeatElement(Self.unused, count: checks + Self.firstCheck))
    results.withUnsafeBufferPointer { results in
      groups.withUnsafeMutableBufferPointer { groups in
        for place in 0..<count { groups[Int(results[place]) + Self.firstCheck] = Self.wanted }
      }
    }
  }

  /// Sets the targets of cells from `first` on to the groups of their keys.
  mutating func setTargets(from first: Int, of results: [Int32], _ count: Int) {
    results.withUnsafeBufferPointer { results in
      groups.withUnsafeBufferPointer { groups in
        targets.withUnsafeMutableBufferPointer { targets in
          for place in 0..<count { targets[first + place] = groups[Int(results[place]) + Self.firstCheck] }
        }
      }
    }
  }
}

extension SolverScratch {
  /// How many of the first cells have a result.
  func count(of result: Int32, in count: Int) -> Int {
    results.withUnsafeBufferPointer { results in
      var sum = 0
      for place in 0..<count { sum += results[place] == result ? 1 : 0 }
      return sum
    }
  }

  /// Replaces the most violated check of cells by a guide's guess where it has one: the number of checks more than the
  /// guess.
  mutating func guess(_ guide: Guide, _ count: Int, checks: Int) {
    results.withUnsafeMutableBufferPointer { results in
      guideSigns.withUnsafeBufferPointer { signs in
        guide.withGuesses { guess in
          for cell in 0..<count where results[cell] >= 0 {
            let place = guess(signs[cell])
            if place >= 0 { results[cell] = place + Int32(truncatingIfNeeded: checks) }
          }
        }
      }
    }
  }
}

extension Guide {
  /// Lends a function that gives the place in `finals` of the probable basis of cells with some signs, -1 if unknown.
  func withGuesses(_ body: ((UInt64) -> Int32) -> Void) {
    keys.withUnsafeBufferPointer { keys in
      places.withUnsafeBufferPointer { places in
        body { signs in
          var slot = Self.slot(signs)
          while places[slot] >= 0, keys[slot] != signs { slot = (slot + 1) & (Self.capacity - 1) }
          return places[slot]
        }
      }
    }
  }
}
