// carno play: a game in the terminal, hot-seat, with bots in the seats nobody takes.
#include <random>

#include "../commands.h"
#include "session.h"

namespace carno {

namespace {

struct PlayFlags {
  GameFlags game;
  u64 seed = 0;
  int bots = -1;
  std::string save, resume, content, lang = "en", bot = "restless";
  bool no_color = false, no_draft = false;
};

u64 fresh_seed() {
  std::random_device source;
  return (u64{source()} << 32) | source();
}

int play_game(const PlayFlags& flags) {
  using namespace play;
  const Engine engine(content_for(flags.content));
  const Words words{engine.content(), texts_for(flags.content), lang_for(flags.lang)};
  const Rulebook rulebook(content_files_for(flags.content));
  Console console(!flags.no_color);
  Options options = options_of(flags.game);
  options.draft = flags.no_draft ? 0 : 1;
  const int bots = flags.bots >= 0 ? flags.bots : flags.game.players ? 0 : options.players - 1;
  if (bots > options.players) throw Failure("--bots " + std::to_string(bots) + " are more than the " + std::to_string(options.players) + " players.");
  const u64 seed = flags.seed ? flags.seed : fresh_seed();
  Seating seating;
  seating.humans = static_cast<u8>((1 << (options.players - bots)) - 1);
  seating.bot = find_bot(flags.bot)->pick;
  seating.bot_rng = seed ^ 0x5851F42D4C957F2Dull;
  Match match(engine, words, engine.new_game(options, seed));
  SaveFile save(flags.save);
  return Session(match, console, words, rulebook, seating, save).run();
}

}  // namespace

void register_play(CLI::App& app, int& exit_code) {
  auto flags = std::make_shared<PlayFlags>();
  CLI::App* command = app.add_subcommand("play", "Play in the terminal, hot-seat; bots may fill seats");
  add_game_flags(*command, flags->game);
  command->add_option("--bots", flags->bots, "How many of the players are bots (the last seats)")->check(CLI::Range(0, kSeats));
  command->add_option("--bot", flags->bot, "Which bot: random or restless")->capture_default_str();
  command->add_option("--seed", flags->seed, "The game's seed; the same seed and choices give the same game");
  command->add_option("--save", flags->save, "Where to save the game");
  command->add_option("--resume", flags->resume, "A saved game to go on with");
  command->add_flag("--no-color", flags->no_color, "No colours");
  command->add_flag("--no-draft", flags->no_draft, "Characters are dealt, not chosen");
  add_lang_flag(*command, flags->lang);
  add_content_flag(*command, flags->content);
  command->footer("Example: carno play --players 3 --bots 2 --seed 7");
  command->callback([flags, &exit_code] { exit_code = play_game(*flags); });
}

}  // namespace carno
