// carno play: a game in the terminal, hot-seat, with bots in the seats nobody takes.
#include <optional>
#include <random>

#include "../commands.h"
#include "carno/bots.h"
#include "save.h"
#include "session.h"

namespace carno {

namespace {

using namespace play;

struct PlayFlags {
  GameFlags game;
  std::optional<u64> seed;
  int bots = -1;
  std::string save, resume, content, lang = "en", bot = "sane";
  bool no_color = false, no_draft = false;
  bool resumes = false;     // --resume, with or without a file
  bool says_which = false;  // a new game was asked for
};

u64 fresh_seed() {
  std::random_device source;
  return (u64{source()} << 32) | source();
}

ReplayHeader new_game(const PlayFlags& flags) {
  ReplayHeader header;
  header.options = options_of(flags.game);
  header.options.draft = flags.no_draft ? 0 : 1;
  header.seed = flags.seed ? *flags.seed : fresh_seed();
  const int players = header.options.players;
  const int bots = flags.bots >= 0 ? flags.bots : flags.game.players ? 0 : players - 1;
  if (bots > players)
    throw Failure("--bots " + std::to_string(bots) + " are more than the " + std::to_string(players) + " players.");
  for (int seat = players - bots; seat < players; ++seat)
    header.name[static_cast<std::size_t>(seat)] = std::string(kBotName) + flags.bot;
  return header;
}

void check_bots(const ReplayHeader& header) {
  for (const std::string& name : header.name)
    if (name.starts_with(kBotName) && !find_bot(std::string_view(name).substr(kBotName.size())))
      throw Failure("there is no bot \"" + name.substr(kBotName.size()) + "\"; they are sane, restless and random.");
}

// The save to go on with, if any: the one named, or the newest one if it is asked for or accepted.
std::optional<SavedGame> chosen_save(const PlayFlags& flags, const Words& words, Console& console) {
  if (!flags.resume.empty()) return load_save(flags.resume);
  if (!flags.resumes && (flags.says_which || !console.interactive())) return std::nullopt;
  std::optional<SavedGame> newest = newest_save();
  if (!newest && flags.resumes) throw Failure("there is no saved game to go on with.");
  if (!newest || flags.resumes) return newest;
  const auto answer = console.ask(words.say("resume_asked", {{"path", newest->path.string()}}) + " ");
  const bool refused = !answer || answer->starts_with('n') || answer->starts_with('N');
  return refused ? std::nullopt : newest;
}

int play_game(const PlayFlags& flags) {
  const Engine engine(content_for(flags.content));
  const Words words{engine.content(), texts_for(flags.content), lang_for(flags.lang)};
  const Rulebook rulebook(content_files_for(flags.content));
  Console console(!flags.no_color);
  Table table(engine, words);
  const std::optional<SavedGame> saved = chosen_save(flags, words, console);
  const ReplayHeader header = saved ? saved->replay.header : new_game(flags);
  check_bots(header);
  if (!saved) {
    table.start(header);
  } else if (const ReplayProblem problem = table.resume(saved->replay)) {
    throw Failure(saved->path.string() + ": " + to_string(problem));
  }
  SaveFile save(flags.save.empty() && saved ? saved->path.string() : flags.save);
  return Session(table, console, words, rulebook, save).run();
}

}  // namespace

void register_play(CLI::App& app, int& exit_code) {
  auto flags = std::make_shared<PlayFlags>();
  CLI::App* command = app.add_subcommand("play", "Play in the terminal, hot-seat; bots may fill seats");
  add_game_flags(*command, flags->game);
  command
      ->add_option("--bots", flags->bots,
                   "How many of the players are bots (the last seats); without --players and --bots: all but you")
      ->check(CLI::Range(0, kSeats));
  command->add_option("--bot", flags->bot, "Which bot: sane, restless or random")
      ->check(CLI::IsMember({"sane", "restless", "random"}))
      ->capture_default_str();
  command->add_option("--seed", flags->seed, "The game's seed: the same seed and choices give the same game");
  command->add_flag("--no-draft", flags->no_draft, "Characters are dealt, not chosen");
  const std::vector<CLI::Option*> new_game_options = command->get_options();
  CLI::Option* resume =
      command->add_option("--resume", flags->resume, "A saved game to go on with; without FILE the newest one")
          ->expected(0, 1)
          ->type_name("FILE");
  command
      ->add_option("--save", flags->save,
                   "Where to save the game; otherwise in $XDG_DATA_HOME/carno or ~/.local/share/carno")
      ->type_name("FILE");
  command->add_flag("--no-color", flags->no_color, "No colors");
  add_lang_flag(*command, flags->lang);
  add_content_flag(*command, flags->content);
  command->footer(
      "Choices are typed by number or by name (move 007); help lists what else can be typed. Over a pipe: one line "
      "each.\n"
      "Example: carno play --players 3 --bots 2 --seed 7");
  command->callback([=, &exit_code] {
    for (const CLI::Option* option : new_game_options)
      if (option->count() > 0 && option->get_name() != "--help") flags->says_which = true;
    flags->resumes = resume->count() > 0;
    if (flags->resumes && flags->says_which) {
      throw Failure(
          "--resume goes on with a game as it was begun: players, race, mode, edition, bots and seed cannot be "
          "changed.");
    }
    exit_code = play_game(*flags);
  });
}

}  // namespace carno
