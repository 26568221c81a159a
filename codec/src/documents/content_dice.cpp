// The dice as the engine rolls them.
#include "carno/notation.h"
#include "content_tables.h"

namespace carno::wire {

namespace {

template <class Face>
void write_die(Json& json, const Content& c, Luck luck, Face&& face) {
  Game game{};
  game.open.pending.luck = luck;
  Outcomes faces;
  Engine(c).outcomes(game, faces);
  json.open('{');
  json.number("sides", faces.total);
  json.key("faces"), json.open('[');
  for (std::size_t i = 0; i < static_cast<std::size_t>(faces.count); ++i) {
    json.open('{');
    json.string("face", face(faces.list[i].outcome.a));
    json.number("count", faces.list[i].weight);
    json.close('}');
  }
  json.close(']');
  json.close('}');
}

}  // namespace

void write_dice(Json& json, const Content& c) {
  json.key("dice"), json.open('{');
  json.key("noise"), write_die(json, c, Luck::noise, [](u8 v) { return noise_text(static_cast<NoiseFace>(v)); });
  json.key("combat"), write_die(json, c, Luck::combat, [](u8 v) { return combat_text(static_cast<CombatFace>(v)); });
  json.close('}');
}

}  // namespace carno::wire
