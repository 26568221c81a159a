// What a player cannot use yet: entries whose program needs a verb that is not there.
#include "carno/content_loader.h"

namespace carno {

namespace {

struct Search {
  const Content& content;
  std::span<const bool> implemented;
  std::vector<std::string> ids{};

  bool works(u16 program) const {
    for (const Op* op = &content.ops[program]; op->verb != Verb::end; ++op) {
      const auto verb = static_cast<std::size_t>(op->verb);
      if (verb >= implemented.size() || !implemented[verb]) return false;
      if (!works(op->then_) || !works(op->else_)) return false;
    }
    return true;
  }

  void look(std::string_view id, std::initializer_list<u16> programs) {
    for (const u16 program : programs) {
      if (!works(program)) {
        ids.emplace_back(id);
        return;
      }
    }
  }

  template <class Owner>
  void look_options(std::string_view id, const Owner& owner) {
    look(id, {owner.option[0].program, owner.option[1].program, owner.option[2].program});
  }
};

constexpr const char* kDevelopments[kTokens] = {"dev_blank",    "dev_metagorger_blue", "dev_metagorger_red",
                                                "dev_shambler", "dev_fleshbeast",      "dev_butcher"};

}  // namespace

std::vector<std::string> inert_entries(const Content& content, std::span<const bool> implemented) {
  static_assert(kMaxOptions == 3);
  Search search{content, implemented};
  for (const Tile& tile : content.tiles)
    search.look_options(tile.id.view(), tile.action);
  for (const Character& who : content.characters) {
    for (const Card& card : who.card)
      search.look_options(card.id.view(), card);
  }
  for (const Item& item : content.items)
    search.look_options(item.id.view(), item);
  for (std::size_t i = 0; i < kTokens; ++i)
    search.look(kDevelopments[i], {content.bag_development[i]});
  for (const AttackCard& card : content.attacks)
    search.look(card.id.view(), {card.program});
  for (const EventCard& card : content.events)
    search.look(card.id.view(), {card.program});
  for (const MutationCard& card : content.mutations)
    search.look(card.id.view(), {card.infected, card.clean});
  return search.ids;
}

}  // namespace carno
