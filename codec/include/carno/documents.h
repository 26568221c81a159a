// What the page is given once: the content it draws with, texts and rules (docs/formats/protocol.md).
#pragma once
#include <string>

#include "carno/content_loader.h"
#include "carno/rulebook.h"
#include "carno/texts.h"

namespace carno {

std::string content_json(const Content& content, const ContentFiles& files);  // GET /api/content
std::string texts_json(const Texts& texts, Lang lang);                        // GET /api/texts/LANG
std::string rules_json(const Rulebook& rules, Lang lang);                     // GET /api/rules/LANG

}  // namespace carno
