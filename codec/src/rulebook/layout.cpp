// A record's text on a screen: the little markup the records use, and no more.
#include <algorithm>

#include "carno/rulebook.h"

namespace carno {

namespace {

using Lines = std::vector<std::string>;
using Row = std::vector<std::string>;

std::size_t length_of_letter(char first) {
  const auto byte = static_cast<unsigned char>(first);
  return byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
}

std::string_view first_columns(std::string_view text, std::size_t count) {
  std::size_t at = 0;
  while (at < text.size() && count-- > 0)
    at += length_of_letter(text[at]);
  return text.substr(0, std::min(at, text.size()));
}

// **bold**, *slanted* and `code` read well without their marks; a lone * between spaces is a sign of its own.
std::string without_marks(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool alone = (i == 0 || text[i - 1] == ' ') && (i + 1 == text.size() || text[i + 1] == ' ');
    if (text[i] != '`' && (text[i] != '*' || alone)) out += text[i];
  }
  return out;
}

Row cells_of(std::string_view line) {
  Row cells;
  line.remove_prefix(1);
  while (!line.empty()) {
    const std::size_t end = std::min(line.find('|'), line.size());
    std::string_view cell = line.substr(0, end);
    while (!cell.empty() && cell.front() == ' ')
      cell.remove_prefix(1);
    while (!cell.empty() && cell.back() == ' ')
      cell.remove_suffix(1);
    cells.push_back(without_marks(cell));
    line.remove_prefix(std::min(end + 1, line.size()));
  }
  return cells;
}

bool is_ruler(const Row& row) {
  return std::ranges::all_of(row,
                             [](const std::string& cell) { return cell.find_first_not_of("-:") == std::string::npos; });
}

// Natural widths, the widest column narrowed until the table fits.
std::vector<std::size_t> widths_of(const std::vector<Row>& rows, std::size_t width) {
  constexpr std::size_t kNarrowest = 3, kGap = 2;
  std::vector<std::size_t> widths;
  for (const Row& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (i == widths.size()) widths.push_back(1);
      widths[i] = std::max(widths[i], columns(row[i]));
    }
  }
  std::size_t total = kGap * (widths.size() - 1);
  for (const std::size_t w : widths)
    total += w;
  while (total > width) {
    auto widest = std::ranges::max_element(widths);
    if (*widest <= kNarrowest) break;
    --*widest, --total;
  }
  return widths;
}

void add_table(const std::vector<Row>& rows, std::size_t width, Lines& out) {
  const std::vector<std::size_t> widths = widths_of(rows, width);
  for (const Row& row : rows) {
    std::vector<Lines> cells;
    std::size_t height = 1;
    for (std::size_t i = 0; i < row.size(); ++i) {
      cells.push_back(is_ruler(row) ? Lines{std::string(widths[i], '-')} : wrap(row[i], widths[i]));
      height = std::max(height, cells.back().size());
    }
    for (std::size_t y = 0; y < height; ++y) {
      std::string line;
      for (std::size_t i = 0; i < cells.size(); ++i) {
        const std::string text = y < cells[i].size() ? cells[i][y] : "";
        line += text;
        if (i + 1 < cells.size()) line += std::string(widths[i] - std::min(widths[i], columns(text)) + 2, ' ');
      }
      line.erase(line.find_last_not_of(' ') + 1);
      out.push_back(line);
    }
  }
}

void add_paragraph(std::string_view line, std::size_t width, Lines& out) {
  const std::size_t indent = std::min(line.find_first_not_of(' '), width / 2);
  for (const std::string& part : wrap(without_marks(line), width - std::min(indent, width - 1)))
    out.push_back(std::string(indent, ' ') + part);
}

}  // namespace

std::size_t columns(std::string_view text) {
  return static_cast<std::size_t>(std::ranges::count_if(text, [](char c) { return (c & '\xC0') != '\x80'; }));
}

std::vector<std::string> wrap(std::string_view text, std::size_t width) {
  Lines lines;
  std::string line;
  const auto flush = [&] {
    if (!line.empty()) lines.push_back(std::move(line));
    line.clear();
  };
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find_first_of(" \n", at), text.size());
    std::string_view word = text.substr(at, end - at);
    at = end + 1;
    if (word.empty()) continue;
    if (!line.empty() && columns(line) + 1 + columns(word) > width) flush();
    for (; columns(word) > width && width > 0; flush()) {
      line = first_columns(word, width);
      word.remove_prefix(line.size());
    }
    if (!word.empty()) line += (line.empty() ? "" : " ") + std::string(word);
  }
  flush();
  return lines;
}

std::vector<std::string> lay_out(std::string_view text, std::size_t width) {
  Lines out;
  std::vector<Row> table;
  bool fenced = false;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string_view line = text.substr(at, end - at);
    at = end + 1;
    if (!fenced && line.starts_with('|')) {
      table.push_back(cells_of(line));
      continue;
    }
    if (!table.empty()) add_table(table, width, out);
    table.clear();
    if (line.starts_with("```")) {
      fenced = !fenced;
    } else if (line.empty()) {
      out.emplace_back();
    } else {
      add_paragraph(line, width, out);
    }
  }
  if (!table.empty()) add_table(table, width, out);
  return out;
}

}  // namespace carno
