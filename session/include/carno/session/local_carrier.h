// A carrier that answers at once: steps are kept in memory, bots think on the spot.
#pragma once
#include "carno/bots.h"
#include "carno/session/carrier.h"

namespace carno::session {

class LocalCarrier : public Carrier {
 public:
  explicit LocalCarrier(const Content& content, u64 bots_seed = 1) : content_(content), bots_rng_(bots_seed) {}

  void keep(const LogRow& row, const std::optional<Progress>&, Kept done) override {
    log_.push_back(row);
    done("");
  }
  void ask_bot(const std::string& level, const View& view, const Decision& decision,
               std::function<void(const Choice&)> done) override {
    const Bot* bot = find_bot(level);
    done((bot ? *bot : default_bot()).pick(content_, view, decision, bots_rng_));
  }

  void seed_bots(u64 seed) { bots_rng_ = seed; }
  const std::vector<LogRow>& log() const { return log_; }

 protected:
  ~LocalCarrier() = default;

 private:
  const Content& content_;
  u64 bots_rng_;
  std::vector<LogRow> log_;
};

}  // namespace carno::session
