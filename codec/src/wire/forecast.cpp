// What the next Event Phase would bring if nothing changed: its attack step (attacks and Feeding, C8), played in states
// that look the same to the viewer. Nothing of the real state beyond the View is read.
#include <algorithm>

#include "../events/words.h"
#include "../story/target.h"
#include "carno/notation.h"
#include "carno/wire.h"
#include "sections.h"

namespace carno {

namespace {

using wire::Json;

constexpr unsigned kTries = 16;

// Counts what happens to each Carnomorph; the kinds of outcome are few.
class Watcher final : public Listener {
 public:
  struct Attack {
    u8 by, type;
    Room room;
    Seat target;
    std::string_view why;
    unsigned times = 0, hits = 0;
  };
  struct Feed {
    u8 feeder, type;
    Room room;
    u8 food, eaten, evolves;
    unsigned times = 0;
  };
  std::vector<Attack> attacks;
  std::vector<Feed> feeds;
  const Game* game = nullptr;  // the one that is played

  void on(const Event& event) override {
    switch (event.kind) {
      case EventKind::attack: return add_attack(event, true);
      case EventKind::miss: return add_attack(event, false);
      case EventKind::feed:
        settle();
        feeding_ = {event.label, event.type, event.room, event.food, event.eaten, kNone, 1};
        return;
      case EventKind::evolve:
        if (event.label == feeding_.feeder) feeding_.evolves = event.becomes;
        return;
      default: return;
    }
  }

  // What is eaten is known when the next one begins: an evolution belongs to the Feeding before it.
  void settle() {
    if (feeding_.feeder == kNone) return;
    const auto same = [&](const Feed& it) {
      return it.feeder == feeding_.feeder && it.food == feeding_.food && it.eaten == feeding_.eaten &&
             it.evolves == feeding_.evolves;
    };
    const auto found = std::ranges::find_if(feeds, same);
    found == feeds.end() ? feeds.push_back(feeding_) : void(++found->times);
    feeding_.feeder = kNone;
  }

 private:
  void add_attack(const Event& event, bool hit) {
    if (event.label == kNone || event.target >= kSeats) return;
    const auto same = [&](const Attack& it) { return it.by == event.label && it.target == event.target; };
    auto found = std::ranges::find_if(attacks, same);
    if (found == attacks.end())
      found = attacks.insert(found,
                             {event.label, event.type, event.room, event.target, story::target_reason(*game, event)});
    ++found->times;
    found->hits += hit;
  }

  Feed feeding_{kNone, 0, 0, 0, 0, 0, 0};
};

// Nobody reacts: what could be is asked of no one.
Choice passive(const Decision& decision) {
  for (u32 i = 0; i < decision.count(); ++i) {
    const Choice choice = decision.at(i);
    if (choice.verb == Do::decline || choice.verb == Do::no || choice.verb == Do::keep) return choice;
  }
  return decision.at(0);
}

void play_attack_step(const Engine& engine, Game& game, Watcher& watcher) {
  Hooks hooks;
  hooks.listener = &watcher;
  watcher.game = &game;
  hooks.stop_before = Phase::event_fire;
  engine.start_at(game, Phase::event_attack, kNone, 0);
  engine.run(game, &hooks);
  Decision decision;
  for (int steps = 0; steps < 400 && !hooks.stopped; ++steps) {
    engine.decide(game, decision);
    if (decision.seat >= kSeats || decision.count() == 0) break;
    engine.play(game, passive(decision), &hooks);
  }
  watcher.settle();
}

unsigned percent(unsigned times) { return std::max(1u, (times * 100 + kTries / 2) / kTries); }

void write_attacks(Json& json, const Content& c, const Watcher& watcher) {
  json.key("attacks"), json.open('[');
  for (const Watcher::Attack& it : watcher.attacks) {
    json.open('{');
    json.key("by"), wire::write_label(json, it.by);
    json.string("type", type_text(static_cast<Type>(it.type)));
    json.key("room"), json.id(c.slots, it.room);
    json.key("target"), json.seat(it.target);
    json.string("why", it.why);
    json.number("chance", std::min(100u, percent(it.times)));
    json.number("hit", (it.hits * 100 + it.times / 2) / it.times);
    json.close('}');
  }
  json.close(']');
}

void write_food(Json& json, const Watcher::Feed& it) {
  json.key("food");
  if (it.food >= std::size(events::k_food)) return json.null();
  const std::string_view food = events::k_food[it.food];
  if (static_cast<Food>(it.food) != Food::metagorger) return json.string(food);
  json.string(std::string(food) + ":" + label_text(it.eaten));
}

void write_feeds(Json& json, const Content& c, const Watcher& watcher) {
  json.key("feeds"), json.open('[');
  for (const Watcher::Feed& it : watcher.feeds) {
    json.open('{');
    json.key("feeder"), wire::write_label(json, it.feeder);
    json.string("type", type_text(static_cast<Type>(it.type)));
    json.key("room"), json.id(c.slots, it.room);
    write_food(json, it);
    json.key("evolves"), it.evolves == kNone ? json.null() : json.string(type_text(static_cast<Type>(it.evolves)));
    json.number("chance", std::min(100u, percent(it.times)));
    json.close('}');
  }
  json.close(']');
}

}  // namespace

void append_forecast(std::string& out, const Engine& engine, const View& view, u64 seed) {
  Watcher all;
  const Phase phase = view.open.phase;
  const bool runs = phase != Phase::setup && phase != Phase::end_check && phase != Phase::over;
  for (unsigned i = 0; i < kTries && runs; ++i) {
    Game game = engine.resample(view, seed * kTries + i);
    play_attack_step(engine, game, all);
  }
  Json json;
  json.open('{');
  write_attacks(json, engine.content(), all);
  write_feeds(json, engine.content(), all);
  out += json.text().substr(1);
}

}  // namespace carno
