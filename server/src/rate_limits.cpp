#include "rate_limits.h"

#include <algorithm>

namespace carno::server {

namespace {

constexpr u32 kStreamsPerSocket = 4;

}  // namespace

double Bucket::level_at(Moment now) const {
  if (filled_ == Moment{}) return burst_;
  return std::min(burst_, level_ + rate_ * std::chrono::duration<double>(now - filled_).count());
}

bool Bucket::take(Moment now, double cost) {
  level_ = level_at(now);
  filled_ = now;
  if (level_ < cost) return false;
  level_ -= cost;
  return true;
}

bool AddressLimits::open_socket(const std::string& address, Moment now) {
  Entry& entry = entries_[address];
  if (per_address_ && (entry.sockets >= per_address_ || !entry.connected.take(now, 1.0 / per_address_))) return false;
  ++entry.sockets;
  return true;
}

void AddressLimits::close_socket(const std::string& address) { --entries_[address].sockets; }

bool AddressLimits::open_stream(const std::string& address) {
  Entry& entry = entries_[address];
  if (per_address_ && entry.streams >= kStreamsPerSocket * per_address_) return false;
  ++entry.streams;
  return true;
}

void AddressLimits::close_stream(const std::string& address) { --entries_[address].streams; }

bool AddressLimits::ask(const std::string& address, Moment now) {
  return !per_address_ || entries_[address].asked.take(now);
}

bool AddressLimits::make_table(const std::string& address, Moment now) {
  return !per_address_ || entries_[address].made.take(now);
}

bool AddressLimits::join_table(const std::string& address, Moment now) {
  return !per_address_ || entries_[address].joined.take(now);
}

void AddressLimits::forget_quiet(Moment now) {
  std::erase_if(entries_, [now](const auto& item) {
    const Entry& entry = item.second;
    return !entry.sockets && !entry.streams && entry.asked.full(now) && entry.made.full(now) &&
           entry.joined.full(now) && entry.connected.full(now);
  });
}

}  // namespace carno::server
