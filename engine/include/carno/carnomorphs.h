// The Carnomorphs by name. Only what is theirs may include this: engine/src/races/carnomorphs/, the loader of their
// content, those who show them or play against them.
#pragma once
#include "carno/types.h"

namespace carno {

namespace carnomorph_type {  // C4.1
inline constexpr Type metagorger{0}, shambler{1}, fleshbeast{2}, butcher{3};
}  // namespace carnomorph_type

namespace carnomorph_token {  // C2.10, C4.2
inline constexpr Token blue{1}, red{2}, shambler{3}, fleshbeast{4}, butcher{5};
}  // namespace carnomorph_token

}  // namespace carno
