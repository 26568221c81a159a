// GET /api/content: what the page draws with. Made once, from the compiled content and, for the board's drawing and the
// confidence of small decks, from the files.
#include <map>

#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

#include "carno/documents.h"
#include "carno/wire.h"
#include "content_tables.h"

namespace carno {

namespace wire {

namespace {

namespace json_file = boost::json;

json_file::value parsed(const ContentFiles& files, const std::string& path) {
  const auto file = files.find(path);
  if (file == files.end()) return {};
  boost::system::error_code error;
  json_file::value value = json_file::parse(file->second, error);
  return error ? json_file::value{} : value;
}

const json_file::value* at(const json_file::value& value, std::string_view key) {
  const json_file::object* object = value.if_object();
  return object ? object->if_contains(key) : nullptr;
}

void write_point(Json& json, const json_file::value* point) {
  const json_file::array* xy = point ? point->if_array() : nullptr;
  if (!xy || xy->size() != 2) return json.null();
  json.open('[');
  for (const json_file::value& it : *xy)
    json.number(static_cast<unsigned>(it.to_number<int>()));
  json.close(']');
}

// The entry of a list by its id.
const json_file::value* entry(const json_file::value& file, std::string_view list, std::string_view id) {
  const json_file::value* entries = at(file, list);
  if (!entries || !entries->is_array()) return nullptr;
  for (const json_file::value& it : entries->get_array())
    if (const json_file::value* name = at(it, "id"); name && name->is_string() && name->get_string() == id) return &it;
  return nullptr;
}

void write_numbers(Json& json, const Slot& slot, Corridor corridor) {
  json.open('[');
  for (unsigned exit = 1; exit < slot.exit_corridor.size(); ++exit)
    if (slot.exit_corridor[exit] == corridor) json.number(exit);
  json.close(']');
}

void write_slot(Json& json, const Content& c, const Slot& slot, const json_file::value& board) {
  json.open('{');
  json.string("id", slot.id);
  json.number("class", slot.tile_class);
  json.key("special"), json.id(c.tiles, slot.special);
  json.number("x", static_cast<unsigned>(slot.x));
  json.number("y", static_cast<unsigned>(slot.y));
  json.key("technical"), slot.technical ? write_numbers(json, slot, kTechnical) : json.put("[]");
  const json_file::value* drawn = entry(board, "slots", slot.id.view());
  json.key("technical_xy"), write_point(json, drawn ? at(*drawn, "technical_entrance_xy") : nullptr);
  json.key("exits"), json.open('[');
  for (std::size_t i = 0; i < slot.neighbors; ++i) {
    json.open('{');
    json.key("numbers"), write_numbers(json, slot, slot.neighbor_corridor[i]);
    json.string("to", c.slots[slot.neighbor_room[i]].id);
    json.string("corridor", c.corridors[slot.neighbor_corridor[i]].id);
    json.close('}');
  }
  json.close(']');
  json.close('}');
}

void write_corridor(Json& json, const Content& c, Corridor k) {
  const CorridorInfo& it = c.corridors[k];
  json.open('{');
  json.string("id", it.id);
  json.string("a", c.slots[it.a].id);
  json.string("b", c.slots[it.b].id);
  json.key("numbers_at_a"), write_numbers(json, c.slots[it.a], k);
  json.key("numbers_at_b"), write_numbers(json, c.slots[it.b], k);
  json.key("door_xy"), json.open('[');
  json.number(static_cast<unsigned>(it.x)), json.number(static_cast<unsigned>(it.y));
  json.close(']');
  json.close('}');
}

void write_sections(Json& json, const Content& c, const json_file::value& board) {
  json.key("sections"), json.open('[');
  for (const Tile& tile : c.tiles) {
    if (tile.section == kNone) continue;
    const json_file::value* drawn = entry(board, "evacuation_sections", tile.section ? "section_b" : "section_a");
    json.open('{');
    json.string("section", tile.section ? "B" : "A");
    json.string("tile", tile.id);
    json.key("pod_xy"), json.open('[');
    if (const json_file::value* pods = drawn ? at(*drawn, "pod_xy") : nullptr; pods && pods->is_array())
      for (const json_file::value& pod : pods->get_array())
        write_point(json, &pod);
    json.close(']');
    json.close('}');
  }
  json.close(']');
}

void write_board(Json& json, const Content& c, const json_file::value& board) {
  json.key("board"), json.open('{');
  json.key("view"), write_point(json, at(board, "view_size"));
  json.key("slots"), json.open('[');
  for (const Slot& slot : c.slots)
    write_slot(json, c, slot, board);
  json.close(']');
  json.key("corridors"), json.open('[');
  for (Corridor k = 0; k < kCorridors; ++k)
    write_corridor(json, c, k);
  json.close(']');
  write_sections(json, c, board);
  json.close('}');
}

// Confidence of the cards that the engine has no use for it.
void add_confidence(Confidences& all, const json_file::value& file, std::initializer_list<std::string_view> lists) {
  for (const std::string_view list : lists)
    if (const json_file::value* entries = at(file, list); entries && entries->is_array())
      for (const json_file::value& it : entries->get_array())
        if (const json_file::value* id = at(it, "id"), *word = at(it, "confidence");
            id && word && id->is_string() && word->is_string())
          all.insert_or_assign(std::string(id->get_string()), std::string(word->get_string()));
}

}  // namespace

}  // namespace wire

std::string content_json(const Content& content, const ContentFiles& files) {
  using namespace wire;
  Confidences confidence;
  add_confidence(confidence, parsed(files, "base/objectives.json"), {"corporate", "personal", "solo_coop"});
  add_confidence(confidence, parsed(files, "base/serious_wounds.json"), {"cards"});
  Json json;
  json.open('{');
  std::string fingerprint;
  append_hash(fingerprint, content.fingerprint);
  json.key("fingerprint"), json.put(std::string_view(fingerprint));
  write_board(json, content, parsed(files, "base/board.json"));
  write_tiles(json, content);
  write_characters(json, content);
  write_item_cards(json, content);
  write_small_decks(json, content, confidence);
  write_carnomorph_cards(json, content);
  write_dice(json, content);
  write_figures(json, content);
  json.close('}');
  return std::string(json.text());
}

}  // namespace carno
