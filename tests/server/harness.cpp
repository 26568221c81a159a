#include "harness.h"

#include <cstdlib>
#include <fstream>

#include <boost/asio/connect.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/buffers_to_string.hpp>

#include "schema.h"

namespace carno::server::testing {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using tcp = asio::ip::tcp;

tcp::endpoint local(u16 port) { return {asio::ip::address_v4::loopback(), port}; }

const ServerContent& content() {
  static const ContentFiles files = embedded_files();
  static const ServerContent it{built_in_content(), built_in_texts(), files};
  return it;
}

}  // namespace

TemporaryDirectory::TemporaryDirectory() {
  std::string name = (std::filesystem::temp_directory_path() / "carno-test-XXXXXX").string();
  if (!mkdtemp(name.data())) throw std::runtime_error("no temporary directory");
  path_ = name;
}

TemporaryDirectory::~TemporaryDirectory() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

RunningServer::RunningServer(ServerOptions options)
    : server_(std::make_unique<Server>(content(), options)), thread_([this] { server_->run(); }) {}

RunningServer::~RunningServer() {
  server_->stop();
  thread_.join();
}

std::string Answer::error() const {
  boost::system::error_code error;
  const json::value value = json::parse(body, error);
  if (error || !value.is_object() || !value.get_object().contains("error")) return "";
  return value.at("error").as_string().c_str();
}

Answer ask(u16 port, const std::string& method, const std::string& target, const std::string& body,
           const Headers& headers) {
  asio::io_context io;
  beast::tcp_stream stream(io);
  stream.connect(local(port));
  http::request<http::string_body> request;
  request.method_string(method);
  request.target(target);
  request.version(11);
  request.set(http::field::host, "localhost:" + std::to_string(port));
  for (const auto& [name, value] : headers)
    request.set(name, value);
  request.body() = body;
  request.prepare_payload();
  http::write(stream, request);
  beast::flat_buffer buffer;
  http::response_parser<http::string_body> parser;
  parser.body_limit(boost::none);
  parser.skip(method == "HEAD");
  http::read(stream, buffer, parser);
  Answer answer;
  answer.status = parser.get().result_int();
  answer.body = parser.get().body();
  for (const auto& field : parser.get()) {
    std::string name(field.name_string());
    for (char& letter : name)
      letter = static_cast<char>(std::tolower(letter));
    answer.headers[name] = std::string(field.value());
  }
  return answer;
}

double metric(u16 port, const std::string& name) {
  const std::string text = ask(port, "GET", "/metrics").body;
  const std::size_t at = text.find("\n" + name + " ");
  EXPECT_NE(at, std::string::npos) << name;
  return at == std::string::npos ? 0 : std::atof(text.c_str() + at + name.size() + 2);
}

std::string ask_raw(u16 port, const std::string& bytes) {
  asio::io_context io;
  tcp::socket socket(io);
  socket.connect(local(port));
  asio::write(socket, asio::buffer(bytes));
  socket.shutdown(tcp::socket::shutdown_send);
  std::string out;
  beast::error_code error;
  asio::read(socket, asio::dynamic_buffer(out), error);
  return out;
}

Player::Player(u16 port, const Headers& headers) {
  beast::get_lowest_layer(stream_).connect(local(port));
  stream_.set_option(beast::websocket::stream_base::decorator([headers](beast::websocket::request_type& request) {
    for (const auto& [name, value] : headers)
      request.set(name, value);
  }));
  stream_.read_message_max(16 * 1024 * 1024);
  beast::websocket::response_type response;
  beast::error_code error;
  stream_.handshake(response, "localhost:" + std::to_string(port), "/ws", error);
  status_ = response.result_int();
  connected_ = !error;
}

void Player::send_text(const std::string& text, bool binary) {
  beast::error_code error;
  stream_.binary(binary);
  stream_.write(asio::buffer(text), error);
}

std::optional<json::object> Player::receive(std::chrono::milliseconds patience) {
  if (!connected_) return std::nullopt;
  beast::flat_buffer buffer;
  std::optional<beast::error_code> result;
  beast::get_lowest_layer(stream_).expires_never();
  stream_.async_read(buffer, [&](beast::error_code error, std::size_t) { result = error; });
  io_.restart();
  const auto until = std::chrono::steady_clock::now() + patience;
  while (!result && std::chrono::steady_clock::now() < until)
    io_.run_one_until(until);
  if (!result) {  // nothing came: the read is given up, and the connection with it
    beast::get_lowest_layer(stream_).cancel();
    io_.run();
    connected_ = false;
    return std::nullopt;
  }
  if (*result) {
    connected_ = false;
    return std::nullopt;
  }
  const std::string text = beast::buffers_to_string(buffer.data());
  received += text;
  received += '\n';
  const json::object message = json::parse(text).as_object();
  EXPECT_EQ(message_problem(message), "") << text.substr(0, 2000);
  return message;
}

json::object Player::receive_type(const std::string& type) {
  for (;;) {
    auto message = receive();
    if (!message) {
      ADD_FAILURE() << "no message of type " << type << " came";
      return {};
    }
    const std::string its_type = message->at("type").as_string().c_str();
    if (its_type == type) return *message;
    if (its_type == "error") {
      ADD_FAILURE() << "waiting for " << type << ": " << json::serialize(*message);
      return {};
    }
  }
}

bool Player::closed_by_server() {
  for (int i = 0; i < 1000 && connected_; ++i)
    if (!receive(std::chrono::seconds(3))) return !connected_;
  return !connected_;
}

void Player::drop() {
  beast::error_code ignored;
  beast::get_lowest_layer(stream_).socket().close(ignored);
  connected_ = false;
}

json::object Player::hello(const std::string& code, const json::value& token, u32 since, const std::string& lang) {
  json::object message{{"v", 1}, {"type", "hello"}, {"code", code}, {"token", token}, {"lang", lang}, {"since", since}};
  if (scenes) message["scenes"] = true;
  send(message);
  return receive_type("welcome");
}

Seated make_table(u16 port, const json::object& wanted) {
  const Answer answer = ask(port, "POST", "/api/tables", json::serialize(wanted));
  EXPECT_EQ(answer.status, 201u) << answer.body;
  const json::object it = answer.object();
  return {it.at("code").as_string().c_str(), it.at("token").as_string().c_str(),
          static_cast<int>(it.at("seat").as_int64())};
}

Seated join_table(u16 port, const std::string& code, const std::string& name) {
  const Answer answer =
      ask(port, "POST", "/api/tables/" + code + "/join", json::serialize(json::object{{"name", name}}));
  EXPECT_EQ(answer.status, 200u) << answer.body;
  const json::object it = answer.object();
  return {it.at("code").as_string().c_str(), it.at("token").as_string().c_str(),
          static_cast<int>(it.at("seat").as_int64())};
}

void wait_until_running(u16 port, const std::string& code) {
  for (int i = 0; i < 1000; ++i) {
    if (ask(port, "GET", "/api/tables/" + code).object().at("state").as_string() == "running") return;
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  ADD_FAILURE() << "the table " << code << " does not start";
}

json::object two_people() {
  return {{"name", "Ann"},        {"players", 2},     {"mode", "semi"},
          {"edition", "default"}, {"draft", false},   {"public", true},
          {"limit", 0},           {"hotseat", false}, {"seats", json::array{{{"kind", "human"}}, {{"kind", "human"}}}}};
}

json::object alone_with_bots(int bots) {
  json::object wanted = two_people();
  wanted["players"] = bots + 1;
  json::array seats{{{"kind", "human"}}};
  for (int i = 0; i < bots; ++i)
    seats.push_back({{"kind", "bot"}, {"level", "restless"}});
  wanted["seats"] = seats;
  return wanted;
}

u64 next(u64& dice) {
  dice = dice * 6364136223846793005ull + 1442695040888963407ull;
  return dice >> 33;
}

std::string pick(const json::object& decision, u64& dice) {
  const json::array& options = decision.at("options").as_array();
  if (!options.empty()) return options[next(dice) % options.size()].at("choice").as_string().c_str();
  const std::string ask_word = decision.at("ask").as_string().c_str();
  std::string text = ask_word == "pay" ? "pay" : "discard";
  std::int64_t due = decision.at("min").as_int64();
  if (due == 0) return "keep";
  for (const auto& [name, copies] : decision.at("cards").as_object())
    for (std::int64_t i = 0; i < copies.as_int64() && due > 0; ++i, --due)
      text += " " + std::string(name);
  return text;
}

ServerOptions ServerTest::options() const {
  ServerOptions it;
  it.port = 0;
  it.data = data_.path();
  it.per_address = 0;
  it.messages_a_second = 0;
  return it;
}

void ServerTest::restart() {
  server_.reset();
  start();
}

}  // namespace carno::server::testing
