#include "carno/card_ledger.h"

namespace carno {

namespace {

template <class Counts>
void add_counts(Counts& to, const Counts& from) {
  for (std::size_t i = 0; i < to.size(); ++i) {
    to[i].drawn += from[i].drawn;
    to[i].resolved += from[i].resolved;
  }
}

constexpr std::array<std::string_view, 6> kItemDecks{"red", "yellow", "green", "crafted", "weapon", "quest"};

bool works_by_being_there(const Item& item) { return item.options == 0 && !item.weapon; }

}  // namespace

void CardLedger::on_chance(const Event& e) {
  const u8 card = e.choice.a;
  switch (e.luck) {
    case Luck::attack: ++attacks_[card].drawn; return;
    case Luck::event: ++events_[card].drawn; return;
    case Luck::mutation: ++mutations_[card].drawn; return;
    case Luck::board_card: ++adaptations_[card].drawn; return;
    case Luck::item: ++items_[card].drawn; return;
    case Luck::wound: ++wounds_[card].drawn; return;
    case Luck::coordinates:
      ++coordinates_[card].drawn;
      coordinates_drawn_ = card;
      return;
    case Luck::objective: ++objectives_[card].drawn; return;
    case Luck::action:
      if (card < kCards) ++actions_[character_[e.luck_argument]][card].drawn;
      return;
    case Luck::scan:
      ++contamination_[card].drawn;
      ++contamination_[card].resolved;
      return;
    default: return;
  }
}

void CardLedger::on_action(const Event& e, bool cancelled) {
  const u64 one = cancelled ? ~u64{0} : 1;  // taken back
  if (e.choice.verb == Do::play) actions_[character_[e.seat]][e.choice.a].resolved += one;
  if (e.choice.verb == Do::use) items_[e.choice.a].resolved += one;
  if (e.choice.verb == Do::shoot) items_[e.choice.b].resolved += one;
  if (e.choice.verb == Do::craft)  // the components
    items_[e.choice.b].resolved += one, items_[e.choice.c].resolved += one;
}

void CardLedger::on_reaction(const Event& e) {
  if (e.card != kNone) ++actions_[character_[e.seat]][e.card].resolved;
  if (e.thing != kNone) ++items_[e.thing].resolved;
}

void CardLedger::on_character(Seat seat, u8 character) {
  character_[seat] = character;
  const Character& who = c_->characters[character];
  ++items_[who.weapon].drawn;
  for (ItemId quest : who.quest)
    ++items_[quest].drawn;
}

void CardLedger::on(const Event& e) {
  switch (e.kind) {
    case EventKind::chance: return on_chance(e);
    case EventKind::action: return on_action(e, false);
    case EventKind::cancelled: return on_action(e, true);
    case EventKind::reaction: return on_reaction(e);
    case EventKind::character_chosen: return on_character(e.seat, e.card);
    case EventKind::attack:
      if (e.card != kNone) ++attacks_[e.card].resolved;
      return;
    case EventKind::event_card: ++events_[e.card].resolved; return;
    case EventKind::mutation_action: ++mutations_[e.card].resolved; return;
    case EventKind::adaptation_revealed:
      if (e.card != kNone) ++adaptations_[e.card].resolved;
      return;
    case EventKind::serious_wound:
      if (e.card != kNone) ++wounds_[e.card].resolved;
      return;
    case EventKind::craft: ++items_[e.thing].drawn; return;
    case EventKind::quest:
      if (works_by_being_there(c_->items[e.thing])) ++items_[e.thing].resolved;
      return;
    case EventKind::objective_dealt: objectives_held_[e.seat] |= bit(e.card); return;
    case EventKind::objective_kept: objectives_held_[e.seat] = bit(e.card); return;
    case EventKind::check_coordinates:
      if (coordinates_drawn_ != kNone) ++coordinates_[coordinates_drawn_].resolved;
      return;
    case EventKind::check:
      if (static_cast<FinalCheck>(e.check) == FinalCheck::objectives)
        for (u8 i = 0; i < kObjectives; ++i)
          if (objectives_held_[e.seat] & bit(i)) ++objectives_[i].resolved;
      return;
    case EventKind::game_over:
      objectives_held_ = {};
      coordinates_drawn_ = kNone;
      return;
    default: return;
  }
}

void CardLedger::add(const CardLedger& other) {
  for (std::size_t i = 0; i < kCharacters; ++i)
    add_counts(actions_[i], other.actions_[i]);
  add_counts(items_, other.items_);
  add_counts(objectives_, other.objectives_);
  add_counts(wounds_, other.wounds_);
  add_counts(mutations_, other.mutations_);
  add_counts(adaptations_, other.adaptations_);
  add_counts(attacks_, other.attacks_);
  add_counts(events_, other.events_);
  add_counts(coordinates_, other.coordinates_);
  add_counts(contamination_, other.contamination_);
}

std::vector<CardUse> CardLedger::cards(const Options& options) const {
  std::vector<CardUse> all;
  const auto list = [&](std::string_view deck, const auto& cards, const auto& counts) {
    for (std::size_t i = 0; i < counts.size(); ++i)
      if (!cards[i].id.view().empty())
        all.push_back({deck, std::string(cards[i].id.view()), counts[i].drawn, counts[i].resolved});
  };
  for (std::size_t i = 0; i < kCharacters; ++i)
    list("action", c_->characters[i].card, actions_[i]);
  for (std::size_t i = 0; i < kItems; ++i)
    all.push_back({kItemDecks[static_cast<std::size_t>(c_->items[i].deck)], std::string(c_->items[i].id.view()),
                   items_[i].drawn, items_[i].resolved});
  const bool open = options.mode != Mode::semi;
  for (std::size_t i = 0; i < kObjectives; ++i) {
    const ObjectiveCard& card = c_->objectives[i];
    if ((card.kind == ObjectiveKind::solo_coop) == open && card.min_players <= options.players)
      all.push_back({"objective", std::string(card.id.view()), objectives_[i].drawn, objectives_[i].resolved});
  }
  list("wound", c_->wounds, wounds_);
  list("mutation", c_->mutations, mutations_);
  list("adaptation", c_->adaptations, adaptations_);
  list("attack", c_->attacks, attacks_);
  list("event", c_->events, events_);
  list("coordinates", c_->coordinates, coordinates_);
  all.push_back({"contamination", "clean", contamination_[0].drawn, contamination_[0].resolved});
  all.push_back({"contamination", "infected", contamination_[1].drawn, contamination_[1].resolved});
  return all;
}

}  // namespace carno
