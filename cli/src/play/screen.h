// The screen of a decision: ship, crew, own Character, what happened, the question and its choices.
#pragma once
#include "console.h"
#include "menu.h"
#include "table.h"

namespace carno::play {

// `log_from`: the first line of the log that this seat has not read yet.
void show_decision(Console& console, const Words& words, const Table& table, const Menu& menu, std::size_t log_from);

// The whole ship with its legend.
void show_ship(Console& console, const Words& words, const View& view);

// How it ended: each check in order, Objectives, survivors and winners.
void show_end(Console& console, const Words& words, const Table& table);

}  // namespace carno::play
