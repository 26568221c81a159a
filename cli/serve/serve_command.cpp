// carno serve: tables in the browser.
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <memory>

#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>

#include "carno/server.h"
#include "commands.h"

namespace carno {

namespace {

namespace fs = std::filesystem;

struct ServeFlags {
  server::ServerOptions options;
  std::string data, page, content, log_level = "info";
};

// The XDG base directories: $XDG_DATA_HOME, or ~/.local/share. Relative values are to be ignored.
fs::path default_data() {
  const char* data = std::getenv("XDG_DATA_HOME");
  if (data && fs::path(data).is_absolute()) return fs::path(data) / "carno";
  const char* home = std::getenv("HOME");
  if (!home || !*home) throw Failure("there is no home directory for the tables; say where with --data.");
  return fs::path(home) / ".local" / "share" / "carno";
}

// Installed beside the program (bin/carno, share/carno/page), else where the build has it (build/release/bin/carno,
// build/page).
fs::path default_page() {
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  if (error) return {};
  const fs::path folder = program.parent_path();
  fs::path installed = (folder / "../share/carno/page").lexically_normal();
  return fs::exists(installed, error) ? installed : (folder / "../../page").lexically_normal();
}

void set_up_log(const std::string& level) {
  spdlog::set_default_logger(spdlog::stderr_color_mt("carno"));
  spdlog::set_pattern("%Y-%m-%dT%H:%M:%S.%e %^%l%$ %v");
  spdlog::set_level(spdlog::level::from_str(level));
}

std::string shown_address(const server::ServerOptions& options, u16 port) {
  const bool everywhere = options.bind == "0.0.0.0" || options.bind == "::";
  const bool local = everywhere || options.bind == "127.0.0.1" || options.bind == "::1";
  const std::string host = local                                         ? "localhost"
                           : options.bind.find(':') != std::string::npos ? "[" + options.bind + "]"
                                                                         : options.bind;
  return "http://" + host + ":" + std::to_string(port);
}

// A directory that was asked for and cannot be meant is better told than replaced by another.
void check_directories(const CLI::App& command, const ServeFlags& flags) {
  if (command.count("--data") && flags.data.empty()) throw Failure("--data needs the name of a directory.");
  if (command.count("--page") && flags.page.empty()) throw Failure("--page needs the name of a directory.");
  if (!flags.page.empty() && !fs::is_regular_file(fs::path(flags.page) / "index.html"))
    throw Failure("there is no built page in " + flags.page + " (no index.html).");
}

void serve(ServeFlags& flags) {
  set_up_log(flags.log_level);
  flags.options.data = flags.data.empty() ? default_data() : fs::path(flags.data);
  flags.options.page = flags.page.empty() ? default_page() : fs::path(flags.page);
  const ContentFiles files = content_files_for(flags.content);
  try {
    server::Server server({content_for(flags.content), texts_for(flags.content), files}, flags.options);
    server.stop_on_signals();
    std::cout << "open " << shown_address(flags.options, server.port()) << std::endl;
    server.run();
  } catch (const std::runtime_error& problem) {
    throw Failure(problem.what());
  }
}

}  // namespace

void register_serve(CLI::App& app, int& exit_code) {
  CLI::App* command = app.add_subcommand("serve", "Serves the game to browsers: tables over the network, kept on disk");
  const auto flags = std::make_shared<ServeFlags>();
  server::ServerOptions& options = flags->options;
  command->add_option("--bind", options.bind, "Address to listen on; 0.0.0.0 for the whole network")
      ->capture_default_str();
  command->add_option("--port", options.port, "Port to listen on; 0 for any free one")->capture_default_str();
  command->add_option("--data", flags->data, "Directory of the tables (default: ~/.local/share/carno)");
  command->add_option("--page", flags->page, "Directory of the built page");
  command
      ->add_option("--origin", options.origins,
                   "An address people reach it by, like https://carno.example.org; may be repeated")
      ->allow_extra_args(false);
  command->add_flag("--proxy", options.behind_proxy,
                    "A proxy on this machine is in front: believe its X-Forwarded-For");
  command
      ->add_option("--per-address", options.per_address, "Connections one address may have; 0 for no limits by address")
      ->capture_default_str();
  command->add_option("--rate", options.messages_a_second, "Messages a second one connection may send; 0 for no limit")
      ->capture_default_str();
  command
      ->add_option("--sleep", options.sleep_after, "Seconds without anybody connected until a table leaves the memory")
      ->capture_default_str();
  command->add_option("--log", flags->log_level, "What is logged: debug, info, warn, error or off")
      ->check(CLI::IsMember({"debug", "info", "warn", "error", "off"}))
      ->capture_default_str();
  add_content_flag(*command, flags->content);
  command->footer("Example: carno serve --bind 0.0.0.0 --port 8090\ndocs/guide/hosting.md shows TLS and a service.");
  command->callback([command, flags, &exit_code] {
    check_directories(*command, *flags);
    serve(*flags);
    exit_code = 0;
  });
}

}  // namespace carno
