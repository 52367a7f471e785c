import CICU

/// Questions about characters that layout asks.
enum CharacterClass {
  /// Whether a UTF-16 unit may belong to a right-to-left script or be a bidirectional control.
  static func mayBeRightToLeft(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0590...0x08FF, 0x200F, 0x202B, 0x202E, 0x2067, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: true
    // High surrogates of U+10800…U+10FFF and U+1E800…U+1EFFF.
    case 0xD802...0xD803, 0xD83A...0xD83B: true
    default: false
    }
  }

  /// Whether a UTF-16 unit belongs to a script with simple shaping, or to characters that all scripts use:
  /// Latin, Greek, Cyrillic and their neighbours below U+0590, their extensions, punctuation, symbols and emoji.
  static func isSimple(_ unit: UInt16) -> Bool {
    switch unit {
    case 0..<0x590, 0x1E00..<0x2800, 0xD83C...0xD83E, 0xDC00...0xDFFF, 0xFE0F: true
    default: false
    }
  }

  /// Whether a character is an emoji by default, without a variation selector.
  static func isEmojiByDefault(_ character: UInt32) -> Bool {
    guard character >= 0x231A else { return false }
    return icu_is_emoji_by_default(character) != 0
  }

  /// Whether a terminal gives a character two columns: East Asian Wide or Fullwidth.
  static func isWide(_ character: UInt32) -> Bool {
    guard character >= 0x1100 else { return false }
    let width = icu_east_asian_width(character)
    return width == ICU_EAST_ASIAN_WIDE || width == ICU_EAST_ASIAN_FULLWIDTH
  }

  /// Whether a character has no meaning yet and is set aside for pictographs.
  static func isReservedPictograph(_ character: UInt32) -> Bool {
    icu_general_category(character) == 0 && icu_is_pictographic(character) != 0
  }

  /// Whether a character is a combining mark.
  static func isMark(_ character: UInt32) -> Bool { 6...8 ~= icu_general_category(character) }

  /// Whether a character shows nothing and takes no letter spacing.
  static func isDefaultIgnorable(_ character: UInt32) -> Bool {
    if character < 0x300 { return character == 0xAD }
    return icu_is_default_ignorable(character) != 0
  }

  /// Whether letters of a character's script join, so that letter spacing would tear them: Arabic, Syriac,
  /// N'Ko, Mongolian and their extensions.
  static func isCursive(_ character: UInt32) -> Bool {
    switch character {
    case 0x0600...0x077F, 0x07C0...0x07FF, 0x0860...0x08FF, 0x1800...0x18AF, 0xFB50...0xFDFF, 0xFE70...0xFEFE:
      true
    default: false
    }
  }
}

extension [UInt16] {
  /// The code point that starts at a unit; a lone surrogate stands for itself.
  func codePoint(at index: Int) -> UInt32 {
    let unit = UInt32(self[index])
    guard unit & 0xFC00 == 0xD800, index + 1 < count else { return unit }
    let trail = UInt32(self[index + 1])
    guard trail & 0xFC00 == 0xDC00 else { return unit }
    return 0x10000 + ((unit & 0x3FF) << 10) + (trail & 0x3FF)
  }
}
