// The same series of games spread over threads.
#pragma once
#include <functional>

#include "carno/sim.h"

namespace carno {

// `progress` hears the number of finished games now and then, on the calling thread.
SimResult simulate(const Engine& engine, const SimOptions& options, unsigned threads,
                   const std::function<void(u64)>& progress = {});

}  // namespace carno
