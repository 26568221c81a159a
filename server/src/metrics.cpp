#include "metrics.h"

#include <fstream>

#include <fmt/format.h>
#include <unistd.h>

namespace carno::server {

namespace {

u64 resident_bytes() {
  std::ifstream in("/proc/self/statm");
  u64 whole = 0, resident = 0;
  in >> whole >> resident;
  return resident * static_cast<u64>(sysconf(_SC_PAGESIZE));
}

void append_metric(std::string& out, std::string_view kind, std::string_view name, std::string_view help,
                   double value) {
  out += fmt::format("# HELP carno_{0} {1}\n# TYPE carno_{0} {2}\ncarno_{0} {3}\n", name, help, kind, value);
}

}  // namespace

void Histogram::add(Clock::duration duration) {
  const auto ns = static_cast<u64>(std::chrono::duration_cast<std::chrono::nanoseconds>(duration).count());
  std::size_t step = 0;
  for (u64 bound = 250'000; step < kSteps && ns >= bound; bound *= 2)
    ++step;
  count(below_[step]);
  count(count_);
  count(nanoseconds_, ns);
}

void Histogram::append(std::string& out, std::string_view name, std::string_view help) const {
  out += fmt::format("# HELP carno_{0} {1}\n# TYPE carno_{0} histogram\n", name, help);
  u64 sum = 0;
  double bound = 0.00025;
  for (std::size_t i = 0; i < kSteps; ++i, bound *= 2) {
    sum += below_[i];
    out += fmt::format("carno_{}_bucket{{le=\"{}\"}} {}\n", name, bound, sum);
  }
  out += fmt::format("carno_{0}_bucket{{le=\"+Inf\"}} {1}\ncarno_{0}_sum {2}\ncarno_{0}_count {1}\n", name,
                     count_.load(), static_cast<double>(nanoseconds_) / 1e9);
}

void Metrics::committed(std::size_t jobs_done, Clock::duration took) {
  count(commits);
  count(jobs, jobs_done);
  commit_time.add(took);
}

std::string Metrics::text() const {
  std::string out;
  const auto gauge = [&](std::string_view name, std::string_view help, double value) {
    append_metric(out, "gauge", name, help, value);
  };
  const auto counter = [&](std::string_view name, std::string_view help, const std::atomic<u64>& value) {
    append_metric(out, "counter", name, help, static_cast<double>(value.load()));
  };
  gauge("uptime_seconds", "Since the start.", std::chrono::duration<double>(Clock::now() - started).count());
  gauge("resident_bytes", "Memory of the process.", static_cast<double>(resident_bytes()));
  gauge("connections", "Open WebSockets.", static_cast<double>(connections.load()));
  gauge("spectators", "Of these, watching only.", static_cast<double>(spectators.load()));
  gauge("live_tables", "Tables in memory.", static_cast<double>(live_tables.load()));
  counter("connections_total", "WebSockets opened.", connections_total);
  counter("http_requests_total", "HTTP requests answered.", http_requests);
  counter("tables_made_total", "Tables made.", tables_made);
  counter("tables_loaded_total", "Tables brought back from the database.", tables_loaded);
  counter("games_over_total", "Games played to their end.", games_over);
  counter("choices_total", "Choices carried out, those of bots included.", choices);
  counter("bot_choices_total", "Choices of bots.", bot_choices);
  counter("undone_total", "Choices taken back.", undone);
  counter("refused_total", "Choices refused by the rules.", refused);
  counter("errors_total", "Messages and connections refused.", errors);
  counter("messages_in_total", "Messages read.", messages_in);
  counter("messages_out_total", "Messages sent.", messages_out);
  counter("bytes_out_total", "Bytes of these.", bytes_out);
  counter("commits_total", "Transactions on disk.", commits);
  counter("commit_jobs_total", "Rows and questions in them.", jobs);
  counter("storage_failures_total", "Transactions, or parts of them, that failed.", storage_failures);
  choice_time.append(out, "choice_seconds", "From reading a person's choice to acknowledging it.");
  commit_time.append(out, "commit_seconds", "One transaction.");
  return out;
}

}  // namespace carno::server
