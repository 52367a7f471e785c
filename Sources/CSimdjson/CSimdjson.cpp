// Goals, in order: never crash on any input; say what went wrong; no allocation per line; speed.
// The tape that `galley_json_next` walks is simdjson's documented result format (doc/tape.md).

#include "CSimdjson.h"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <limits>
#include <new>
#include <string>
#include <string_view>
#include <vector>

#include <simdjson.h>

namespace dom = simdjson::dom;

namespace {

/// A text longer than this makes buffers (some 14 bytes a byte) that are not kept for the next one.
constexpr size_t kept_capacity = 4u << 20;

/// The same JSON with ".0" after each integer too wide for 64 bits, which simdjson refuses.
std::string with_wide_integers_as_reals(const uint8_t *bytes, size_t length) {
  std::string text;
  text.reserve(length + 64 + simdjson::SIMDJSON_PADDING);
  bool in_string = false;
  for (size_t i = 0; i < length;) {
    const char c = static_cast<char>(bytes[i]);
    if (in_string || !(c == '-' || (c >= '0' && c <= '9'))) {
      text.push_back(c);
      if (in_string && c == '\\' && i + 1 < length) text.push_back(static_cast<char>(bytes[++i]));
      if (c == '"') in_string = !in_string;
      ++i;
      continue;
    }
    size_t end = i + 1;
    bool integer = true;
    for (; end < length; ++end) {
      const char d = static_cast<char>(bytes[end]);
      if (d == '.' || d == 'e' || d == 'E' || d == '+' || d == '-') integer = false;
      else if (!(d >= '0' && d <= '9')) break;
    }
    text.append(reinterpret_cast<const char *>(bytes) + i, end - i);
    if (integer && end - i > 18) text.append(".0");
    i = end;
  }
  return text;
}

}  // namespace

struct GalleyJSONParser {
  explicit GalleyJSONParser(size_t depth) : max_depth(depth) {}

  simdjson::error_code parse(const uint8_t *bytes, size_t length) {
    if (parser.capacity() > kept_capacity && length < kept_capacity) parser = dom::parser();
    if (length > parser.capacity() || parser.max_depth() != max_depth) {
      const size_t capacity = std::max<size_t>(length, 4096) * 5 / 4;
      if (auto error = parser.allocate(capacity, max_depth)) return error;
      if (auto error = parser.doc.allocate(capacity)) return error;
    }
    return parser.parse(bytes, length, false).get(root);
  }

  dom::parser parser;
  dom::element root;
  size_t max_depth;
  size_t position = 0;
  char digits[24] = {};
};

struct GalleyJSONPaths {
  struct Step {
    std::string key;
    /// The place in an array, or -1 when the step is not of digits.
    long place;
  };
  std::vector<std::vector<Step>> paths;
};

namespace {

/// Whether `element` is a number, which goes to `number`.
bool read_number(dom::element element, double &number) {
  return element.is_number() && element.get(number) == simdjson::SUCCESS;
}

/// Reads a side of a size: absent and null leave NaN; false if it is anything but a number.
bool read_side(dom::object object, std::string_view key, double &side, bool &any) {
  side = std::numeric_limits<double>::quiet_NaN();
  dom::element element;
  if (object.at_key(key).get(element) != simdjson::SUCCESS || element.is_null()) return true;
  any = true;
  return read_number(element, side);
}

void describe_object(dom::object object, GalleyJSONField &field) {
  bool any = false;
  const bool sides = read_side(object, "width", field.number, any) &&
      read_side(object, "height", field.height, any);
  if (sides && !any) {
    if (!(read_side(object, "w", field.number, any) && read_side(object, "h", field.height, any))) any = false;
  } else if (!sides) {
    any = false;
  }
  if (!any) field.number = field.height = 0;
  field.kind = any ? 9 : 8;
}

void describe_array(dom::array array, GalleyJSONField &field) {
  double sides[2] = {};
  size_t count = 0;
  bool numbers = true;
  for (dom::element element : array) {
    if (count >= 2) { count = 3; break; }
    numbers = numbers && read_number(element, sides[count]);
    ++count;
  }
  field.kind = count == 0 ? 6 : (count == 2 && numbers ? 9 : 7);
  if (field.kind == 9) {
    field.number = sides[0];
    field.height = sides[1];
  }
}

void describe(dom::element element, GalleyJSONField &field) {
  switch (element.type()) {
    case dom::element_type::NULL_VALUE: field.kind = 1; break;
    case dom::element_type::BOOL: field.kind = bool(element) ? 3 : 2; break;
    case dom::element_type::INT64:
    case dom::element_type::UINT64:
    case dom::element_type::DOUBLE:
      field.kind = 4;
      read_number(element, field.number);
      break;
    case dom::element_type::STRING: {
      std::string_view text;
      if (element.get(text) != simdjson::SUCCESS) break;
      field.kind = 5;
      field.bytes = reinterpret_cast<const uint8_t *>(text.data());
      field.length = text.size();
      break;
    }
    case dom::element_type::ARRAY: {
      dom::array array;
      if (element.get(array) == simdjson::SUCCESS) describe_array(array, field);
      break;
    }
    case dom::element_type::OBJECT: {
      dom::object object;
      if (element.get(object) == simdjson::SUCCESS) describe_object(object, field);
      break;
    }
  }
}

bool find(dom::element element, const std::vector<GalleyJSONPaths::Step> &path, dom::element &found) {
  for (const auto &step : path) {
    dom::object object;
    dom::array array;
    if (element.get(object) == simdjson::SUCCESS) {
      if (object.at_key(step.key).get(element) != simdjson::SUCCESS) return false;
    } else if (step.place >= 0 && element.get(array) == simdjson::SUCCESS) {
      if (array.at(static_cast<size_t>(step.place)).get(element) != simdjson::SUCCESS) return false;
    } else {
      return false;
    }
  }
  found = element;
  return true;
}

}  // namespace

GalleyJSONParser *galley_json_parser_create(size_t max_depth) {
  return new (std::nothrow) GalleyJSONParser(max_depth);
}

void galley_json_parser_destroy(GalleyJSONParser *parser) { delete parser; }

size_t galley_json_padding(void) { return simdjson::SIMDJSON_PADDING; }

GalleyJSONOutcome galley_json_parse(GalleyJSONParser *parser, const uint8_t *bytes, size_t length) {
  simdjson::error_code error = parser->parse(bytes, length);
  if (error == simdjson::NUMBER_ERROR) {
    std::string text = with_wide_integers_as_reals(bytes, length);
    const size_t count = text.size();
    text.append(simdjson::SIMDJSON_PADDING, ' ');
    error = parser->parse(reinterpret_cast<const uint8_t *>(text.data()), count);
  }
  switch (error) {
    case simdjson::SUCCESS: return GalleyJSONParsed;
    case simdjson::DEPTH_ERROR: return GalleyJSONTooDeep;
    case simdjson::CAPACITY:
    case simdjson::MEMALLOC: return GalleyJSONTooLong;
    default: return GalleyJSONBroken;
  }
}

bool galley_json_is_object(const GalleyJSONParser *parser) { return parser->root.is_object(); }

void galley_json_walk(GalleyJSONParser *parser) { parser->position = 1; }

GalleyJSONToken galley_json_next(GalleyJSONParser *parser) {
  const auto &doc = parser->parser.doc;
  const uint64_t word = doc.tape[parser->position];
  const uint64_t payload = word & ((uint64_t(1) << 56) - 1);
  GalleyJSONToken token = {static_cast<char>(word >> 56), 0, nullptr, 0};
  switch (token.type) {
    case '"': {
      uint32_t length;
      std::memcpy(&length, doc.string_buf.get() + payload, sizeof length);
      token.bytes = doc.string_buf.get() + payload + sizeof length;
      token.length = length;
      break;
    }
    case 'l':
    case 'u':
    case 'd': {
      const uint64_t bits = doc.tape[++parser->position];
      if (token.type == 'd') std::memcpy(&token.number, &bits, sizeof bits);
      else token.number = token.type == 'u' ? double(bits) : double(static_cast<int64_t>(bits));
      token.type = 'd';
      break;
    }
    case 'r': token.type = 0; return token;
    default: break;
  }
  ++parser->position;
  return token;
}

GalleyJSONPaths *galley_json_paths_create(void) { return new (std::nothrow) GalleyJSONPaths(); }

void galley_json_paths_destroy(GalleyJSONPaths *paths) { delete paths; }

void galley_json_paths_begin(GalleyJSONPaths *paths) { paths->paths.emplace_back(); }

void galley_json_paths_add_step(GalleyJSONPaths *paths, const uint8_t *bytes, size_t length) {
  std::string key(reinterpret_cast<const char *>(bytes), length);
  long place = length == 0 || length > 9 ? -1 : 0;
  for (size_t i = 0; place >= 0 && i < length; ++i) {
    place = key[i] >= '0' && key[i] <= '9' ? place * 10 + (key[i] - '0') : -1;
  }
  paths->paths.back().push_back({std::move(key), place});
}

void galley_json_extract(GalleyJSONParser *parser, const GalleyJSONPaths *paths, GalleyJSONField *fields) {
  for (const auto &path : paths->paths) {
    GalleyJSONField &field = *fields++;
    field = {0, 0, 0, nullptr, 0};
    dom::element element;
    if (find(parser->root, path, element)) describe(element, field);
  }
}

GalleyJSONField galley_json_id(GalleyJSONParser *parser) {
  GalleyJSONField field = {0, 0, 0, nullptr, 0};
  dom::element element;
  dom::object object;
  if (parser->root.get(object) != simdjson::SUCCESS) return field;
  if (object.at_key("id").get(element) != simdjson::SUCCESS) return field;
  describe(element, field);
  int length = 0;
  if (element.is_int64()) {
    length = std::snprintf(parser->digits, sizeof parser->digits, "%lld", (long long)(int64_t(element)));
  } else if (element.is_uint64()) {
    length = std::snprintf(parser->digits, sizeof parser->digits, "%llu", (unsigned long long)(uint64_t(element)));
  }
  if (length > 0) {
    field.bytes = reinterpret_cast<const uint8_t *>(parser->digits);
    field.length = static_cast<size_t>(length);
  }
  return field;
}
