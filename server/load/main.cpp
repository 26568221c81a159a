// carno_load: scripted players at many tables of a running server, and how long their choices take.
//
//   carno serve --port 8095 --per-address 0 --rate 0 --log warn --data /tmp/load &
//   carno_load --port 8095 --tables 200 --players 4 --seconds 20 --pace 500
//
// Every player is a WebSocket of its own, as a browser's would be. A pace of 0 means: choose as soon as asked. With
// --boardgame the server is bench/boardgame/server.js; bench/compare_servers.sh runs both.
#include <algorithm>
#include <cstdio>

#include <CLI/CLI.hpp>

#include "players.h"

namespace carno::load {

void sit_down(Load& load, const Table& table) {
  for (std::size_t i = 0; i < table.size(); ++i) {
    if (load.settings.boardgame)
      std::make_shared<BoardgamePlayer>(load, table[i], static_cast<int>(i))->run();
    else
      std::make_shared<CarnoPlayer>(load, table[i], i == 0)->run();
  }
}

namespace {

Table make_table(const Load& load) {
  return load.settings.boardgame ? make_boardgame_match(load) : make_carno_table(load);
}

double percentile(const std::vector<double>& sorted, double part) {
  return sorted.empty() ? 0 : sorted[static_cast<std::size_t>(part * static_cast<double>(sorted.size() - 1))];
}

void report(Load& load) {
  std::vector<double>& sorted = load.milliseconds;
  std::sort(sorted.begin(), sorted.end());
  const Settings& settings = load.settings;
  std::printf("{\"tables\":%d,\"players\":%d,\"bots\":%d,\"pace\":%.0f,\"moves_per_second\":%.0f,", settings.tables,
              settings.players, settings.bots, settings.pace, static_cast<double>(sorted.size()) / settings.seconds);
  std::printf("\"p50_ms\":%.2f,\"p99_ms\":%.2f,\"max_ms\":%.2f,", percentile(sorted, 0.5), percentile(sorted, 0.99),
              percentile(sorted, 1));
  std::printf("\"updates\":%ld,\"megabytes\":%.1f,\"refused\":%ld,\"over\":%ld}\n", load.updates,
              static_cast<double>(load.bytes) / 1e6, load.refused, load.over);
}

void run(Load& load) {
  const Settings& settings = load.settings;
  for (int i = 0; i < settings.spare; ++i)
    load.spare.push_back(make_table(load));
  for (int i = 0; i < settings.tables; ++i)
    sit_down(load, make_table(load));
  load.measure_from = Clock::now() + std::chrono::seconds(1);
  load.until = load.measure_from + std::chrono::seconds(settings.seconds);
  load.io.run_until(load.until);
}

}  // namespace
}  // namespace carno::load

int main(int argc, char** argv) {
  CLI::App app{"Scripted players for a running server"};
  carno::load::Load load;
  carno::load::Settings& settings = load.settings;
  app.add_option("--port", settings.port);
  app.add_option("--tables", settings.tables);
  app.add_option("--players", settings.players);
  app.add_option("--bots", settings.bots, "Of the players, seats for the server's bots");
  app.add_option("--spare", settings.spare, "Tables made beforehand, for when a game is over");
  app.add_option("--seconds", settings.seconds);
  app.add_option("--pace", settings.pace, "Choices a second in all; 0: as fast as they come");
  app.add_flag("--boardgame", settings.boardgame, "The server is bench/boardgame/server.js");
  CLI11_PARSE(app, argc, argv);
  carno::load::run(load);
  carno::load::report(load);
  std::fflush(stdout);
  std::_Exit(0);  // the sockets need no goodbye
}
