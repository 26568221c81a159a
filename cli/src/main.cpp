// The `carno` command: parses the line, runs one subcommand, and turns every failure into one sentence.
#include <algorithm>
#include <iostream>

#include "commands.h"

namespace {

constexpr int kBadUsage = 2;

std::string one_line(std::string text) {
  std::ranges::replace(text, '\n', ' ');
  text.erase(text.find_last_not_of(" .") + 1);
  return text + ".";
}

int run(int argc, char** argv) {
  CLI::App app{"Carno: Nemesis with the Carnomorphs expansion, by the letter of the rules"};
  app.name("carno");
  app.set_version_flag("--version", "carno " CARNO_VERSION);
  app.footer("Example: carno play --players 3 --bots 2\nEvery subcommand has its own --help.");
  app.require_subcommand(1);
  int exit_code = 0;
  carno::register_play(app, exit_code);
#ifdef CARNO_SERVER
  carno::register_serve(app, exit_code);
#endif
  carno::register_sim(app, exit_code);
  carno::register_scenario(app, exit_code);
  carno::register_position(app, exit_code);
  carno::register_replay(app, exit_code);
  carno::register_rules(app, exit_code);
  carno::register_content(app, exit_code);
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& asked_for_help) {
    return app.exit(asked_for_help);
  } catch (const CLI::ParseError& mistake) {
    std::cerr << "carno: " << one_line(mistake.what()) << " Try --help.\n";
    return kBadUsage;
  }
  return exit_code;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (const carno::Failure& failure) {
    std::cerr << "carno: " << failure.what() << "\n";
    return failure.exit_code;
  } catch (const std::exception& error) {
    std::cerr << "carno: " << one_line(error.what()) << "\n";
    return kBadUsage;
  }
}
