// carno sim: whole games in bulk.
#include <chrono>
#include <cstdio>
#include <memory>

#include <fmt/format.h>

#include "carno/replay.h"
#include "carno/safe_file.h"
#include "carno/sim_threads.h"
#include "commands.h"

namespace carno {

namespace {

struct SimFlags {
  GameFlags game;
  std::string content, policy = "random", record;
  u64 games = 1000, seed = 1;
  unsigned threads = 1;
  bool json = false, check = false, observe = false, cards = false;
};

std::string policy_names() {
  std::string names;
  for (const Bot& bot : bots())
    names += fmt::format("{}{}", names.empty() ? "" : ", ", bot.name);
  return names;
}

PickFunction policy_named(std::string_view name) {
  const Bot* bot = find_bot(name);
  if (!bot) throw Failure(fmt::format("there is no policy \"{}\"; the policies are: {}.", name, policy_names()));
  return bot->pick == pick_random ? nullptr : bot->pick;  // the simulator draws lots itself, without a View
}

// One name for all seats, or one per seat.
std::array<PickFunction, kSeats> policies_of(const std::string& names, unsigned players) {
  std::array<PickFunction, kSeats> policy{};
  std::size_t at = 0, count = 0;
  while (at <= names.size()) {
    const std::size_t comma = std::min(names.find(',', at), names.size());
    const PickFunction pick = policy_named(std::string_view(names).substr(at, comma - at));
    if (count < kSeats) policy[count] = pick;
    ++count;
    at = comma + 1;
  }
  if (count == 1)
    policy.fill(policy[0]);
  else if (count != players)
    throw Failure(fmt::format("--policy names {} players, but {} play.", count, players));
  return policy;
}

std::string ends_json(const SimResult& r) {
  std::string text;
  for (std::size_t i = 1; i < r.ends.size(); ++i)
    text += fmt::format("{}\"{}\":{}", i > 1 ? "," : "", end_reason_text(static_cast<EndReason>(i)), r.ends[i]);
  return "{" + text + "}";
}

void print_json(const SimResult& r, double seconds, const std::string& more) {
  const double games = static_cast<double>(r.games);
  fmt::print(
      "{{\"games\":{},\"decisions\":{},\"steps\":{},\"most_steps\":{},\"seconds\":{:.3f},\"games_per_second\":{:.1f},"
      "\"decisions_per_second\":{:.1f},\"rounds_mean\":{:.4f},\"survivors_mean\":{:.4f},\"wins_mean\":{:.4f},\"ends\":{"
      "},"
      "\"violations\":{},\"signature\":\"{:016x}\"{}}}\n",
      r.games, r.decisions, r.steps, r.most_steps, seconds, games / seconds, static_cast<double>(r.decisions) / seconds,
      static_cast<double>(r.rounds) / games, static_cast<double>(r.survivors) / games,
      static_cast<double>(r.winners) / games, ends_json(r), r.violations, r.signature, more);
}

void print_text(const SimResult& r, double seconds) {
  const double games = static_cast<double>(r.games);
  fmt::print("{} games in {:.2f} s: {:.0f} games/s, {:.0f} decisions/s\n", r.games, seconds, games / seconds,
             static_cast<double>(r.decisions) / seconds);
  fmt::print("per game: {:.1f} decisions, {:.2f} Turns, {:.3f} survivors, {:.3f} winners; longest {} steps\n",
             static_cast<double>(r.decisions) / games, static_cast<double>(r.rounds) / games,
             static_cast<double>(r.survivors) / games, static_cast<double>(r.winners) / games, r.most_steps);
  fmt::print("ends:");
  for (std::size_t i = 1; i < r.ends.size(); ++i)
    if (r.ends[i]) fmt::print(" {} {}", end_reason_text(static_cast<EndReason>(i)), r.ends[i]);
  fmt::print("\ninvariant violations {}\nsignature {:016x}\n", r.violations, r.signature);
}

// What the games left unproved: cards never drawn, cards drawn that never did anything.
void print_idle_cards(const std::vector<CardUse>& cards) {
  unsigned idle = 0;
  for (const CardUse& card : cards) {
    if (card.resolved) continue;
    ++idle;
    fmt::print("never {}: {} ({})\n", card.drawn ? "resolved" : "drawn", card.id, card.deck);
  }
  fmt::print("cards drawn and resolved: {} of {}\n", cards.size() - idle, cards.size());
}

std::string cards_json(const std::vector<CardUse>& cards) {
  std::string text;
  for (const CardUse& card : cards)
    text += fmt::format("{}{{\"deck\":\"{}\",\"id\":\"{}\",\"drawn\":{},\"resolved\":{}}}", text.empty() ? "" : ",",
                        card.deck, card.id, card.drawn, card.resolved);
  return "[" + text + "]";
}

// One game, written down as a replay.
int record(const Engine& engine, const SimFlags& flags, const SimOptions& options) {
  ReplayHeader header;
  header.options = options_of(flags.game);
  header.seed = flags.seed;
  Game game{};
  Recorder recorder(engine, header, game);
  Hooks hooks;
  hooks.listener = &recorder;
  start_game(engine, header.options, header.seed, game, hooks);
  Decision decision;
  u64 dice = flags.seed;
  for (engine.decide(game, decision); decision.seat != kNone; engine.decide(game, decision)) {
    const PickFunction pick = options.policy[decision.seat];
    dice = dice * 6364136223846793005ull + 1442695040888963407ull;
    engine.play(game,
                pick ? pick(engine.content(), engine.observe(game, decision.seat), decision, dice)
                     : decision.at(static_cast<u32>(((dice >> 33) * decision.count()) >> 31)),
                &hooks);
  }
  std::string error;
  if (!write_file_safely(flags.record, recorder.text(), error)) throw Failure(error);
  return 0;
}

int run(const SimFlags& flags) {
  const Engine engine(content_for(flags.content));
  SimOptions options;
  options.game = options_of(flags.game);
  options.seed = flags.seed;
  options.games = flags.games;
  options.check_invariants = flags.check;
  options.observe = flags.observe;
  options.policy = policies_of(flags.policy, options.game.players);
  if (!flags.record.empty()) return record(engine, flags, options);
  const bool progress = screen().terminal && !flags.json;
  CardLedger ledger(engine.content());
  const auto start = std::chrono::steady_clock::now();
  const SimResult result = simulate(
      engine, options, flags.threads,
      [&](u64 done) {
        if (progress) fmt::print(stderr, "\r{} of {} games", done, flags.games);
      },
      flags.cards ? &ledger : nullptr);
  if (progress) fmt::print(stderr, "\r{:40}\r", "");
  const double seconds =
      std::max(std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count(), 1e-9);
  const std::vector<CardUse> cards = ledger.cards(options.game);
  if (flags.json) {
    print_json(result, seconds, flags.cards ? ",\"cards\":" + cards_json(cards) : "");
  } else {
    print_text(result, seconds);
    if (flags.cards) print_idle_cards(cards);
  }
  if (result.violations == 0) return 0;
  fmt::print(stderr, "carno: {} states broke an invariant; the first: {}.\n", result.violations,
             result.first_violation);
  return 1;
}

}  // namespace

void register_sim(CLI::App& app, int& exit_code) {
  auto flags = std::make_shared<SimFlags>();
  CLI::App* sim = app.add_subcommand("sim", "Plays whole games at speed and counts what happened.");
  add_game_flags(*sim, flags->game);
  add_content_flag(*sim, flags->content);
  sim->add_option("--games", flags->games, "how many games")->check(CLI::Range(u64{1}, u64{1000000000}));
  sim->add_option("--seed", flags->seed, "the series of games: same seed, same games");
  sim->add_option("--threads", flags->threads, "worker threads")->check(CLI::Range(1u, 256u));
  sim->add_option("--policy", flags->policy,
                  "who plays: " + policy_names() + "; or one name per seat separated by commas");
  sim->add_option("--record", flags->record, "play one game only and write it to this file as a replay");
  sim->add_flag("--json", flags->json, "one JSON value and nothing else");
  sim->add_flag("--check", flags->check,
                "check all invariants after every step, not only at the end of each game (slow)");
  sim->add_flag("--cards", flags->cards, "count every card drawn and resolved, and name those that never were");
  sim->add_flag("--observe", flags->observe, "make the acting seat's view at every decision, as a bot would");
  sim->footer("Example: carno sim --games 10000 --players 4 --seed 1 --json");
  sim->callback([flags, &exit_code] { exit_code = run(*flags); });
}

}  // namespace carno
