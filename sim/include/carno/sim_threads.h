// The same series of games spread over threads.
#pragma once
#include <functional>

#include "carno/card_ledger.h"
#include "carno/sim.h"

namespace carno {

// `progress` hears the number of finished games now and then, on the calling thread; `cards` gets what became of them.
SimResult simulate(const Engine& engine, const SimOptions& options, unsigned threads,
                   const std::function<void(u64)>& progress = {}, CardLedger* cards = nullptr);

}  // namespace carno
