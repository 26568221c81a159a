// The Carnomorphs on the board, the bag, the Eggs and the Adaptations.
#include <fmt/format.h>

#include "reading.h"

namespace carno::position {

namespace {

constexpr unsigned kNumbers = 32;  // names of one birth type: type * 32 + number

struct Miniature {
  Spot spot;
  Room room;
  Type type;
  std::string id;  // empty: left out
  u8 injuries;
  u8 label = kNone;
};

// "shambler#2" is a name for life and says the type it was born as; kNone: some other text.
u8 label_of(std::string_view id) {
  const std::size_t mark = id.find('#');
  if (mark == std::string_view::npos) return kNone;
  const u8 type = type_of_word(id.substr(0, mark));
  unsigned number = 0;
  for (char ch : id.substr(mark + 1)) {
    if (ch < '0' || ch > '9' || number > kNumbers) return kNone;
    number = number * 10 + static_cast<unsigned>(ch - '0');
  }
  return type == kNone || number == 0 || number >= kNumbers ? kNone : static_cast<u8>(type * kNumbers + number);
}

void read_miniature(const Spot& spot, Room room, std::vector<Miniature>& all) {
  std::string_view type_word, id;
  if (spot.is_text()) {  // a bare type or a bare default id
    id = *spot.word();
    type_word = id.substr(0, id.find('#'));
    if (type_word == id) id = {};
  } else {
    spot.only({"id", "type", "injuries"});
    type_word = spot["type"].word().value_or("");
    id = spot["id"].word().value_or("");
  }
  const u8 type = type_of_word(type_word);
  if (type == kNone)
    return spot.problem(
        fmt::format("{} is not a type: they are metagorger, shambler, fleshbeast, butcher.", quoted(type_word)));
  if (id.find_first_of(" \t\n") != std::string_view::npos) return spot["id"].problem("An id has no spaces.");
  const int injuries = spot.is_text() ? 0 : spot["injuries"].whole(0, 99, 0);
  all.push_back({spot, room, static_cast<Type>(type), std::string(id), static_cast<u8>(injuries)});
}

// Ids of a person's own go to the highest numbers, in their order: new miniatures then get `type#1`, `type#2` …
class Labels {
 public:
  explicit Labels(Reading& r) : r_(r) {}

  void assign(std::vector<Miniature>& all) {
    for (Miniature& it : all)
      settle(it);
    std::array<u8, kTypes> own{};
    for (const Miniature& it : all)
      if (!it.id.empty() && it.label == kNone) ++own[static_cast<std::size_t>(it.type)];
    for (Miniature& it : all) {
      if (it.label != kNone) continue;
      const auto type = static_cast<std::size_t>(it.type);
      it.label = it.id.empty() ? next(it.type, 1) : next(it.type, kNumbers - own[type]--);
    }
  }

 private:
  void settle(Miniature& it) {
    if (it.id.empty()) return;
    if (std::ranges::count(ids_, it.id)) it.spot.problem(fmt::format("The id {} is used twice.", quoted(it.id)));
    ids_.push_back(it.id);
    it.label = label_of(it.id);
    if (const auto label = r_.root["engine"]["labels"][it.id].whole(1, kTypes * kNumbers - 1))
      it.label = static_cast<u8>(*label);
    if (it.label == kNone) return;
    u32& used = used_[it.label / kNumbers];
    if (used & bit(it.label % kNumbers))
      it.label = kNone;  // the problem is said above
    else
      used |= bit(it.label % kNumbers);
  }

  u8 next(Type type, unsigned number) {
    u32& used = used_[static_cast<std::size_t>(type)];
    while (number < kNumbers - 1 && (used & bit(number)))
      ++number;
    used |= bit(number);
    return static_cast<u8>(static_cast<unsigned>(type) * kNumbers + number);
  }

  Reading& r_;
  std::vector<std::string> ids_;
  std::array<u32, kTypes> used_{};
};

struct Tokens {
  std::array<u8, kTokens> count{};
  std::array<std::array<u8, 4>, kTokens> numbers{};
};

void read_numbers(const Spot& list, u8 kind, Tokens& tokens) {
  for (const Spot& entry : list.list()) {
    ++tokens.count[kind];
    if (entry.null()) continue;  // a token whose number nobody has seen
    if (static_cast<Token>(kind) == Token::blank)
      entry.problem("The Blank has no number.");
    else if (const auto number = entry.whole(1, 4))
      ++tokens.numbers[kind][static_cast<std::size_t>(*number - 1)];
  }
}

Tokens read_tokens(const Spot& spot) {
  Tokens tokens;
  for (std::string_view key : spot.keys()) {
    const u8 kind = token_of(key);
    if (kind == kNone) {
      spot[key].problem("is not a kind of token: they are blank, blue, red, shambler, fleshbeast, butcher.");
      continue;
    }
    if (spot[key].is_list())
      read_numbers(spot[key], kind, tokens);
    else
      tokens.count[kind] = static_cast<u8>(spot[key].whole(0, 99, 0));
  }
  return tokens;
}

void check_tokens(Reading& r, const Tokens& bag, const Tokens& pool, bool pool_given) {
  for (u8 k = 0; k < kTokens; ++k) {
    const auto kind = static_cast<Token>(k);
    const unsigned box = tokens_of(r.c, kind);
    const Spot where = r.root[bag.count[k] > box || !pool_given ? "bag" : "pool"][token_text(kind)];
    if (bag.count[k] + unsigned{pool.count[k]} > box)
      where.problem(fmt::format("The box has {} {} tokens.", box, token_text(kind)));
    for (u8 n = 1; n <= 4; ++n) {
      const unsigned printed = tokens_of(r.c, kind, n);
      if (bag.numbers[k][n - 1u] + unsigned{pool.numbers[k][n - 1u]} > printed)
        where.problem(fmt::format("The box has {} {} tokens with the number {}.", printed, token_text(kind), n));
    }
  }
}

void read_adaptation(Reading& r, const Spot& spot, std::size_t slot) {
  BoardCard& state = r.o.creature_board[slot];
  const BoardSlot& info = r.c.board_slots[slot];
  const bool met = r.o.minis_on_board[static_cast<std::size_t>(info.type)] > 0;
  if (!spot.is_text()) spot.only({"card", "revealed", "discarded"});
  const auto word = spot.is_text() ? spot.word() : spot["card"].word();
  u8 card = kNone;
  if (word) {
    card = index_of(r.c.adaptations, *word);
    if (card == kNone)
      spot.problem(fmt::format("{} is not an Adaptation card.", quoted(*word)));
    else if (!take(spot, r.box.adaptations, card, *word))
      card = kNone;
  }
  const bool discarded = spot["discarded"].flag(false);
  const bool revealed = discarded || spot["revealed"].flag(met);
  if (met && !revealed && !r.running)
    spot.problem(fmt::format("A {} stands on the board, so this Adaptation is revealed (C6.3).", type_text(info.type)));
  if (!revealed) {
    r.h.creature_board[slot] = card;
    return;
  }
  state.state = discarded ? SlotState::discarded : SlotState::revealed;
  state.card = card;
}

}  // namespace

void read_carnomorphs(Reading& r) {
  std::vector<Miniature> all;
  const Spot rooms = r.root["rooms"];
  for (std::string_view key : rooms.keys())
    if (const Room room = room_of(r.c, key); room != kNone)
      for (const Spot& entry : rooms[key]["carnomorphs"].list())
        read_miniature(entry, room, all);
  Labels(r).assign(all);
  for (const Miniature& it : all) {
    const Mini m = r.engine.put_carnomorph(r.game, it.type, it.room);
    if (m == kNone) {
      const unsigned supply = r.c.supply.minis[static_cast<std::size_t>(it.type)];
      it.spot.problem(fmt::format("The box has no more than {} {} miniatures.", supply, type_text(it.type)));
      continue;
    }
    r.o.minis[m].label = it.label;
    r.o.minis[m].injuries = it.injuries;
    if (!it.id.empty() && it.id != label_text(it.label)) r.names.name[it.label] = it.id;
  }
}

void read_bag(Reading& r) {
  const Spot bag_spot = r.root["bag"], pool_spot = r.root["pool"];
  Tokens bag{r.o.bag, {}};
  if (bag_spot.given()) bag = read_tokens(bag_spot);
  Tokens pool;
  for (u8 k = 0; k < kTokens; ++k) {
    const unsigned box = tokens_of(r.c, static_cast<Token>(k));
    pool.count[k] = static_cast<u8>(box > bag.count[k] ? box - bag.count[k] : 0);
  }
  if (pool_spot.given()) pool = read_tokens(pool_spot);
  check_tokens(r, bag, pool, pool_spot.given());
  r.o.bag = bag.count;
  r.o.pool = pool.count;
  r.h.numbers_in_bag = bag.numbers;
  r.h.numbers_out = pool.numbers;
}

// Eggs and the blue Corpse that nobody named lie where the set-up puts them.
void read_eggs(Reading& r) {
  if (!r.blue_corpse_named)
    r.o.objects[r.c.tracks.blue_corpse_start][static_cast<std::size_t>(Object::corpse_blue)] = 1;
  unsigned elsewhere = 0;
  for (const auto& room : r.o.objects)
    elsewhere += room[static_cast<std::size_t>(Object::egg)];
  for (const Crew& crew : r.o.crew)
    for (const Held& held : crew.held)
      elsewhere += held.thing == thing(Object::egg);
  const Spot destroyed = r.root["nest_destroyed"];
  const unsigned left = r.c.supply.board_eggs > elsewhere ? r.c.supply.board_eggs - elsewhere : 0;
  r.o.eggs = static_cast<u8>(
      r.root["eggs"].whole(0, r.c.supply.board_eggs, destroyed.flag(false) ? 0 : static_cast<int>(left)));
  r.o.nest_destroyed = destroyed.flag(r.o.eggs == 0) ? 1 : 0;
}

void read_adaptations(Reading& r) {
  const Spot all = r.root["adaptations"];
  all.only({"slot_corpse", "slot_egg", "slot_carcass"});
  for (std::size_t i = 0; i < kBoardSlots; ++i)
    read_adaptation(r, all[r.c.board_slots[i].id.view()], i);
}

}  // namespace carno::position
