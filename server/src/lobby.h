// All tables: making, finding, listing, following up. Those in memory are a cache of the store.
#pragma once
#include <functional>
#include <map>
#include <unordered_map>

#include "table.h"

namespace carno::server {

struct NewTable {
  std::string name;  // of the maker
  Options options;
  std::string edition = "default";
  bool is_public = false, hotseat = false;
  u32 limit = 0;
  std::array<SeatRecord, kSeats> seats;
};
// The `NewTable` of the protocol.
Problem read_new_table(std::string_view body, NewTable& table);

class Lobby {
 public:
  explicit Lobby(Host& host) : host_(host) {}

  struct Found {
    Problem problem;
    std::shared_ptr<Table> table;
  };
  struct Seated {
    Problem problem;
    std::string code;
    Seat seat = kNone;
    Token token{};
  };
  void make(const NewTable& wanted, std::function<void(Seated)> done);
  void find(const std::string& code, std::function<void(Found)> done);
  void rematch(const std::string& code, const Token& token, std::function<void(Seated)> done);
  void list(std::function<void(const Problem& problem, std::string json)> done);

  void tick(Moment now, std::chrono::seconds sleep_after);

 private:
  void insert(TableRecord record, int tries, std::function<void(Problem, std::shared_ptr<Table>)> done);
  void loaded(const std::string& code, StoredTable stored);
  void follow_up(std::shared_ptr<Table> old, Seat seat, std::function<void(Seated)> done);
  void take_place(const std::string& code, const SeatRecord& person, Seat seat, std::function<void(Seated)> done);
  bool wait_for_rematch(const std::string& code, const Token& token, const std::function<void(Seated)>& done);

  Host& host_;
  std::unordered_map<std::string, std::shared_ptr<Table>> tables_;
  std::map<std::string, std::vector<std::function<void(Found)>>> loading_;
  std::map<std::string, std::vector<std::function<void()>>> following_;  // a rematch is being made; these wait for it
};

}  // namespace carno::server
