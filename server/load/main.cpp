// carno_load: scripted players at many tables of a running `carno serve`, and how long their choices take.
//
//   carno serve --port 8095 --per-address 0 --rate 0 --log warn --data /tmp/load &
//   carno_load --port 8095 --tables 200 --players 4 --seconds 20 --pace 500
//
// Every player is a WebSocket of its own, as a browser's would be. A pace of 0 means: choose as soon as asked.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <deque>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/json.hpp>

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace json = boost::json;
using tcp = asio::ip::tcp;
using Clock = std::chrono::steady_clock;

struct Settings {
  unsigned short port = 8090;
  int tables = 200, players = 4, bots = 0, seconds = 20;
  int spare = 0;    // tables made beforehand, for when a game is over
  double pace = 0;  // choices a second in all; 0: none is held back
};

struct Seat {
  std::string code, token;
};
using Table = std::vector<Seat>;  // its people

struct Load {
  Settings settings;
  asio::io_context io{1};
  std::mt19937_64 dice{7};
  std::vector<double> milliseconds;
  long refused = 0, updates = 0, over = 0;
  std::size_t bytes = 0;
  std::deque<Table> spare;
  Clock::time_point measure_from, until;
};

json::object post(const Load& load, const std::string& target, const json::object& body) {
  namespace http = beast::http;
  asio::io_context io;
  beast::tcp_stream stream(io);
  stream.connect(tcp::endpoint(asio::ip::address_v4::loopback(), load.settings.port));
  http::request<http::string_body> request(http::verb::post, target, 11);
  request.set(http::field::host, "localhost");
  request.body() = json::serialize(body);
  request.prepare_payload();
  http::write(stream, request);
  beast::flat_buffer buffer;
  http::response<http::string_body> response;
  http::read(stream, buffer, response);
  return json::parse(response.body()).as_object();
}

// Reads only what it needs, so that the measuring does not cost more than what is measured.
class Player : public std::enable_shared_from_this<Player> {
 public:
  Player(Load& load, Seat seat, bool first)
      : load_(load), seat_(std::move(seat)), first_(first), stream_(load.io), pause_(load.io) {}

  void run() {
    stream_.next_layer().async_connect({asio::ip::address_v4::loopback(), load_.settings.port},
                                       [self = shared_from_this()](beast::error_code error) {
                                         if (!error) self->shake_hands();
                                       });
  }

 private:
  void shake_hands() {
    stream_.next_layer().set_option(tcp::no_delay(true));
    stream_.read_message_max(16 << 20);
    stream_.async_handshake("localhost", "/ws", [self = shared_from_this()](beast::error_code error) {
      if (error) return;
      self->send(R"({"v":1,"type":"hello","code":")" + self->seat_.code + R"(","token":")" + self->seat_.token +
                 R"(","lang":"en","since":0})");
      self->read();
    });
  }

  void read() {
    stream_.async_read(buffer_, [self = shared_from_this()](beast::error_code error, std::size_t size) {
      if (error) return;
      const auto data = self->buffer_.cdata();
      self->load_.bytes += size;
      self->hear({static_cast<const char*>(data.data()), data.size()});
      self->buffer_.clear();
      self->read();
    });
  }

  void hear(std::string_view text) {
    if (text.find("\"type\":\"taken\"") < 16) {
      const auto now = Clock::now();
      if (now >= load_.measure_from && now < load_.until)
        load_.milliseconds.push_back(std::chrono::duration<double, std::milli>(now - sent_).count());
    } else if (text.find("\"type\":\"update\"") < 16 || text.find("\"type\":\"welcome\"") < 16) {
      ++load_.updates;
      const std::size_t decision = text.find("\"decision\":{");
      const unsigned long seq = number_after(text, "\"seq\":");
      if (decision != std::string_view::npos && seq != answered_) answer(text.substr(decision), seq);
    } else if (text.find("\"type\":\"refused\"") < 16) {
      ++load_.refused;
    } else if (text.find("\"type\":\"over\"") < 16) {
      ++load_.over;
      end();
    }
  }

  // The people go to the next table; the first of them takes the others along.
  void end() {
    if (first_ && !load_.spare.empty()) {
      const Table next = std::move(load_.spare.front());
      load_.spare.pop_front();
      for (std::size_t i = 0; i < next.size(); ++i)
        std::make_shared<Player>(load_, next[i], i == 0)->run();
    }
    stream_.async_close(beast::websocket::close_code::normal, [self = shared_from_this()](beast::error_code) {});
  }

  static unsigned long number_after(std::string_view text, std::string_view key) {
    const std::size_t at = text.find(key);
    return at == std::string_view::npos ? 0 : std::strtoul(text.data() + at + key.size(), nullptr, 10);
  }

  void answer(std::string_view decision, unsigned long seq) {
    answered_ = seq;
    std::string message = R"({"v":1,"type":"choose","id":1,"seat":)" +
                          std::to_string(number_after(decision, "\"seat\":")) + ",\"seq\":" + std::to_string(seq) +
                          ",\"choice\":\"" + pick(decision) + "\"}";
    if (load_.settings.pace <= 0) return choose(std::move(message));
    // Every table has one who decides; together they make the wanted pace, at irregular times.
    std::exponential_distribution<double> wait(load_.settings.pace / load_.settings.tables);
    pause_.expires_after(std::chrono::microseconds(static_cast<long>(wait(load_.dice) * 1e6)));
    pause_.async_wait([self = shared_from_this(), message](beast::error_code error) {
      if (!error) self->choose(message);
    });
  }

  void choose(std::string message) {
    sent_ = Clock::now();
    send(std::move(message));
  }

  std::string pick(std::string_view decision) {
    const std::string_view options = decision.substr(decision.find("\"options\":["));
    const std::size_t end = options.find(']') == 11 ? 0 : std::min(options.find("\"refused\""), options.size());
    std::vector<std::size_t> places;
    constexpr std::string_view kKey = "\"choice\":\"";
    for (std::size_t at = options.find(kKey); at < end; at = options.find(kKey, at + 1))
      places.push_back(at + kKey.size());
    if (places.empty()) return pick_cards(decision);
    const std::size_t at = places[load_.dice() % places.size()];
    return std::string(options.substr(at, options.find('"', at) - at));
  }

  static std::string pick_cards(std::string_view decision) {
    unsigned long due = number_after(decision, "\"min\":");
    if (due == 0) return "keep";
    std::string text = decision.find("\"ask\":\"pay\"") != std::string_view::npos ? "pay" : "discard";
    std::string_view cards = decision.substr(decision.find("\"cards\":{") + 9);
    while (due > 0 && !cards.empty() && cards[0] != '}') {
      const std::size_t quote = cards.find('"', cards.find('"') + 1);
      const std::string name(cards.substr(cards.find('"') + 1, quote - cards.find('"') - 1));
      for (unsigned long copies = number_after(cards.substr(quote), ":"); copies > 0 && due > 0; --copies, --due)
        text += " " + name;
      cards.remove_prefix(std::min(cards.find_first_of(",}", quote), cards.size()));
      if (!cards.empty() && cards[0] == ',') cards.remove_prefix(1);
    }
    return text;
  }

  void send(std::string message) {
    waiting_.push_back(std::move(message));
    if (waiting_.size() == 1) write();
  }
  void write() {
    stream_.async_write(asio::buffer(waiting_.front()),
                        [self = shared_from_this()](beast::error_code error, std::size_t) {
                          if (error) return;
                          self->waiting_.pop_front();
                          if (!self->waiting_.empty()) self->write();
                        });
  }

  Load& load_;
  Seat seat_;
  bool first_;
  beast::websocket::stream<tcp::socket, false> stream_;
  beast::flat_buffer buffer_;
  asio::steady_timer pause_;
  std::deque<std::string> waiting_;
  unsigned long answered_ = 0;
  Clock::time_point sent_;
};

Table make_table(const Load& load) {
  const int humans = load.settings.players - load.settings.bots;
  json::array seats;
  for (int i = 0; i < load.settings.players; ++i)
    seats.push_back(json::object{{"kind", i < humans ? "human" : "bot"}});
  json::object seat = post(
      load, "/api/tables",
      {{"name", "Load"}, {"players", load.settings.players}, {"mode", "semi"}, {"draft", false}, {"seats", seats}});
  const std::string code = seat.at("code").as_string().c_str();
  Table table;
  for (int i = 0; i < humans; ++i) {
    if (i) seat = post(load, "/api/tables/" + code + "/join", {{"name", "Load"}});
    table.push_back({code, seat.at("token").as_string().c_str()});
  }
  return table;
}

double percentile(const std::vector<double>& sorted, double part) {
  return sorted.empty() ? 0 : sorted[static_cast<std::size_t>(part * static_cast<double>(sorted.size() - 1))];
}

void report(Load& load) {
  std::sort(load.milliseconds.begin(), load.milliseconds.end());
  const double seconds = load.settings.seconds;
  std::printf(
      "{\"tables\":%d,\"players\":%d,\"bots\":%d,\"pace\":%.0f,\"moves_per_second\":%.0f,\"p50_ms\":%.2f,\"p99_ms\":%."
      "2f,"
      "\"max_ms\":%.2f,\"updates\":%ld,\"megabytes\":%.1f,\"refused\":%ld,\"over\":%ld}\n",
      load.settings.tables, load.settings.players, load.settings.bots, load.settings.pace,
      static_cast<double>(load.milliseconds.size()) / seconds, percentile(load.milliseconds, 0.5),
      percentile(load.milliseconds, 0.99), percentile(load.milliseconds, 1), load.updates,
      static_cast<double>(load.bytes) / 1e6, load.refused, load.over);
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app{"Scripted players for a running carno serve"};
  Load load;
  Settings& settings = load.settings;
  app.add_option("--port", settings.port);
  app.add_option("--tables", settings.tables);
  app.add_option("--players", settings.players);
  app.add_option("--bots", settings.bots, "Of the players, seats for the server's bots");
  app.add_option("--spare", settings.spare, "Tables made beforehand, for when a game is over");
  app.add_option("--seconds", settings.seconds);
  app.add_option("--pace", settings.pace, "Choices a second in all; 0: as fast as they come");
  CLI11_PARSE(app, argc, argv);
  for (int i = 0; i < settings.tables; ++i) {
    const Table table = make_table(load);
    for (std::size_t seat = 0; seat < table.size(); ++seat)
      std::make_shared<Player>(load, table[seat], seat == 0)->run();
  }
  for (int i = 0; i < settings.spare; ++i)
    load.spare.push_back(make_table(load));
  load.measure_from = Clock::now() + std::chrono::seconds(1);
  load.until = load.measure_from + std::chrono::seconds(settings.seconds);
  load.io.run_until(load.until);
  report(load);
  std::fflush(stdout);
  std::_Exit(0);  // the sockets need no goodbye
}
