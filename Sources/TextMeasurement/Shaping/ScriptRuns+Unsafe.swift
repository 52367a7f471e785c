import CHarfBuzz

/// Scripts of characters, with those that many scripts use counted to their neighbours.
struct ScriptRuns {
  /// The script of each unit, as HarfBuzz numbers it.
  private(set) var scripts: [UInt32] = []
  /// The script after the last unit.
  private(set) var last = HB_SCRIPT_COMMON.rawValue

  /// Whether a script is none in particular.
  static func isNeutral(_ script: UInt32) -> Bool {
    script == HB_SCRIPT_COMMON.rawValue || script == HB_SCRIPT_INHERITED.rawValue
      || script == HB_SCRIPT_UNKNOWN.rawValue
  }

  /// Finds the scripts of a text: a neutral character has its predecessor's, or the first that comes.
  ///
  /// `before` is the script of what precedes the text.
  mutating func find(in units: [UInt16], after before: UInt32 = HB_SCRIPT_COMMON.rawValue) {
    scripts.removeAll(keepingCapacity: true)
    let functions = hb_unicode_funcs_get_default()
    var current = before
    var index = 0
    while index < units.count {
      let character = units.codePoint(at: index)
      let script = hb_unicode_script(functions, character).rawValue
      if !Self.isNeutral(script) {
        if Self.isNeutral(current) { for place in scripts.indices { scripts[place] = script } }
        current = script
      }
      scripts.append(current)
      if character > 0xFFFF { scripts.append(current) }
      index += character > 0xFFFF ? 2 : 1
    }
    last = current
  }

  /// The script of a text whose units are all below U+0300: Latin once there is a letter.
  static func simpleScript(of units: [UInt16]) -> UInt32 {
    let hasLetter = units.contains { unit in
      0x61...0x7A ~= unit || 0x41...0x5A ~= unit
        || (unit >= 0xC0 && unit != 0xD7 && unit != 0xF7 && !(0x2B9...0x2DF ~= unit) && unit < 0x2E5)
        || unit == 0xAA || unit == 0xBA
    }
    return hasLetter ? HB_SCRIPT_LATIN.rawValue : HB_SCRIPT_COMMON.rawValue
  }
}
