// The words of the content files for the small enumerations of the game.
#pragma once
#include "carno/carnomorphs.h"
#include "node.h"

namespace carno::loader {

inline constexpr Term<Confidence> kConfidences[] = {
    {"high", Confidence::high},
    {"medium", Confidence::medium},
    {"low", Confidence::low},
    {"invented", Confidence::invented},
};
inline constexpr Term<Combat> kCombats[] = {{"any", Combat::any}, {"in", Combat::in}, {"out", Combat::out}};
inline constexpr Term<Timing> kTimings[] = {
    {"action", Timing::action},
    {"reaction", Timing::reaction},
    {"passive", Timing::passive},
};
inline constexpr Term<Type> kTypeWords[] = {
    {"metagorger", carnomorph_type::metagorger},
    {"shambler", carnomorph_type::shambler},
    {"fleshbeast", carnomorph_type::fleshbeast},
    {"butcher", carnomorph_type::butcher},
};
inline constexpr Term<Object> kObjectWords[] = {
    {"corpse_red", Object::corpse_red},
    {"corpse_blue", Object::corpse_blue},
    {"carcass", Object::carcass},
    {"egg", Object::egg},
};
constexpr u8 object_bit(Object object) { return static_cast<u8>(bit(static_cast<unsigned>(object))); }
inline constexpr Term<u8> kSlotObjects[] = {
    {"corpse", static_cast<u8>(object_bit(Object::corpse_red) | object_bit(Object::corpse_blue))},  // either colour
    {"carcass", object_bit(Object::carcass)},
    {"egg", object_bit(Object::egg)},
};
inline constexpr Term<Colour> kSearchColours[] = {
    {"red", Colour::red},
    {"yellow", Colour::yellow},
    {"green", Colour::green},
};
inline constexpr Term<u8> kRoomColours[] = {{"red", 1}, {"yellow", 2}, {"green", 4}, {"white", 7}};
inline constexpr Term<Component> kComponents[] = {
    {"chemical", Component::chemical}, {"cloth", Component::cloth},       {"medical", Component::medical},
    {"tool", Component::tool},         {"electric", Component::electric},
};
inline constexpr Term<CombatFace> kFaces[] = {
    {"blank", CombatFace::blank},     {"creeper", CombatFace::creeper},   {"adult", CombatFace::adult},
    {"one_hit", CombatFace::one_hit}, {"two_hits", CombatFace::two_hits},
};
inline constexpr Term<u8> kSections[] = {{"section_a", 0}, {"section_b", 1}};
inline constexpr Term<u8> kWeaponKinds[] = {{"classic", 0}, {"energy", 1}};
inline constexpr Term<Destination> kDestinations[] = {
    {"earth", Destination::earth},
    {"mars", Destination::mars},
    {"venus", Destination::venus},
    {"deep_space", Destination::deep_space},
};
inline constexpr Term<Explore> kExploreWords[] = {
    {"silence", Explore::silence}, {"danger", Explore::danger},           {"slime", Explore::slime},
    {"fire", Explore::fire},       {"malfunction", Explore::malfunction}, {"doors", Explore::doors},
};
inline constexpr Term<After> kAfters[] = {
    {"discard", After::discard},
    {"remove_from_game_and_reshuffle_all", After::remove_and_reshuffle},
    {"shuffle_this_into_deck", After::shuffle_back},
};
inline constexpr Term<Status> kStatuses[] = {
    {"not_attacked", Status::not_attacked},
    {"ignore_wounds_of_first_attack", Status::ignore_wounds_of_first_attack},
    {"first_serious_wound_becomes_light", Status::first_serious_wound_becomes_light},
};
inline constexpr Term<ObjectiveKind> kObjectiveKinds[] = {
    {"corporate", ObjectiveKind::corporate},
    {"personal", ObjectiveKind::personal},
    {"solo_coop", ObjectiveKind::solo_coop},
};

}  // namespace carno::loader
