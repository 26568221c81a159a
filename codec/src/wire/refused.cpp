// What a player might want to do in the own round and may not, with the reason. Every candidate is tried.
#include "carno/facts.h"
#include "carno/wire.h"
#include "options.h"

namespace carno {

namespace wire {

namespace {

class Refusals {
 public:
  Refusals(Json& json, const Asked& it, const Decision& decision)
      : json_(json), it_(it), decision_(decision), crew_(it.o.crew[it.seat]), own_(it.game.hidden.seat[it.seat]) {}

  void write() {
    cards();
    items();
    weapons();
    room();
    ways();
    crafts();
    objects_and_quests();
    try_one({Do::trade, 0, 0, 0, 0});
    if (crew_.has_mutation) try_one({Do::mutate, 0, 0, 0, 0});
  }

 private:
  void try_one(const Choice& choice) {
    const Refusal refusal = it_.engine.refuse(it_.game, choice);
    if (!refusal) return;
    json_.open('{');
    write_choice(json_, it_, choice);
    json_.string("reason", reason_word(refusal.reason));
    json_.key("rule"), refusal.rule.named() ? json_.string(rule_text(refusal.rule)) : json_.null();
    if (refusal.also.named()) json_.string("also", rule_text(refusal.also));
    json_.close('}');
  }

  template <class Owner>
  void try_options(Do verb, u8 which, const Owner& owner) {
    const u8 options = owner.options > 1 ? owner.options : u8{1};
    for (u8 option = 0; option < options; ++option)
      try_one({verb, which, option, 0, 0});
  }

  bool allowed(Do verb, u8 first) const {
    for (u32 i = 0; i < decision_.count(); ++i)
      if (const Choice choice = decision_.at(i); choice.verb == verb && choice.a == first) return true;
    return false;
  }

  void cards() {
    const Character& who = it_.c.characters[crew_.character];
    for (CardId card = 0; card < who.cards; ++card)
      if (pile_of(own_.hand, card)) try_options(Do::play, card, who.card[card]);
  }

  void items() {
    for (ItemId item = 0; item < kItems; ++item)
      if (has(item) && !it_.c.items[item].weapon) try_options(Do::use, item, it_.c.items[item]);
  }

  bool has(ItemId item) const {
    if (own_.items[item]) return true;
    for (const Held& held : crew_.held)
      if (held.thing == item) return true;
    return false;
  }

  // Each Carnomorph of the Room; where there is none, Eggs stand for a target.
  template <class F>
  void for_targets(F&& each) {
    u32 minis = it_.o.minis_in[crew_.room];
    if (!minis) return each(kEggs);
    for (; minis; minis &= minis - 1)
      each(it_.o.minis[static_cast<std::size_t>(std::countr_zero(minis))].label);
  }

  void weapons() {
    for (const Held& held : crew_.held)
      if (held.thing < kItems && it_.c.items[held.thing].weapon)
        for_targets([&](u8 target) { try_one({Do::shoot, target, held.thing, 0, 0}); });
    for_targets([&](u8 target) { try_one({Do::melee, target, 0, 0, 0}); });
  }

  void room() {
    if (it_.o.explored & bit(crew_.room)) try_options(Do::room, 0, it_.c.tiles[it_.o.tile[crew_.room]].action);
  }

  void ways() {
    const Slot& here = it_.c.slots[crew_.room];
    for (std::size_t i = 0; i < here.neighbors; ++i) {
      const Room to = here.neighbor_room[i];
      try_one({Do::move, to, 0, 0, 0});
      if (allowed(Do::careful, to)) continue;
      const u32 corridors = it_.c.slots[to].corridor_mask, quiet = corridors & ~it_.o.noise;
      const auto k = static_cast<Corridor>(std::countr_zero(quiet ? quiet : corridors));
      try_one({Do::careful, to, k, 0, 0});
    }
  }

  // With two Items at hand that do not make it: which ones would is on the card.
  void crafts() {
    std::array<ItemId, 2> two{kNone, kNone};
    for (ItemId item = 0; item < kItems && two[1] == kNone; ++item)
      for (unsigned n = own_.items[item]; n && two[1] == kNone; --n)
        two[two[0] == kNone ? 0 : 1] = item;
    if (two[1] == kNone) return;
    for (ItemId made = it_.c.deck_begin[3]; made < it_.c.deck_begin[4]; ++made)
      if (!allowed(Do::craft, made)) try_one({Do::craft, made, two[0], two[1], 0});
  }

  void objects_and_quests() {
    for (u8 object = 0; object < kObjects; ++object)
      if (it_.o.objects[crew_.room][object]) try_one({Do::pick, object, 0, 0, 0});
    for (std::size_t i = 0; i < 2; ++i)
      if (const ItemId quest = it_.c.characters[crew_.character].quest[i];
          quest < kItems && crew_.quest[i] == QuestState::inactive && !allowed(Do::quest, quest))
        try_one({Do::quest, quest, kNone, 0, 0});
  }

  Json& json_;
  const Asked& it_;
  const Decision& decision_;
  const Crew& crew_;
  const Private& own_;
};

}  // namespace

void write_refused(Json& json, const Asked& it, const Decision& decision) {
  json.open('[');
  Refusals(json, it, decision).write();
  json.close(']');
}

}  // namespace wire

// clang-format off
std::string_view reason_word(Reason reason) {
  static constexpr std::array<std::string_view, 31> words{
    "none", "not_an_option", "cannot_pay", "in_combat", "out_of_combat", "not_neighboring", "closed_door",
    "room_not_empty", "corridor_not_free", "no_such_target", "weapon_not_held", "no_ammo", "nothing_there",
    "nobody_to_trade_with", "nothing_to_trade", "wrong_components", "none_left", "quest_not_inactive", "quest_condition",
    "card_not_in_hand", "not_an_action", "item_not_held", "requirement", "pointless", "no_room_action",
    "room_malfunction", "no_mutation", "no_contamination_card", "wrong_offer", "wrong_payment", "game_over",
  };
  static_assert(words[static_cast<std::size_t>(Reason::game_over)] == "game_over");
  return words[static_cast<std::size_t>(reason)];
}
// clang-format on

void append_refusal(std::string& out, const Texts& texts, Lang lang, const Refusal& refusal) {
  const std::string_view word = reason_word(refusal.reason);
  wire::Json json;
  json.open('{');
  json.string("reason", word);
  json.key("rule"), refusal.rule.named() ? json.string(rule_text(refusal.rule)) : json.null();
  json.key("also"), refusal.also.named() ? json.string(rule_text(refusal.also)) : json.null();
  json.key("message"), json.text(texts.get(lang, "refusal." + std::string(word)));
  out += json.text().substr(1);
}

}  // namespace carno
