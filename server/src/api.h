// The HTTP side of the protocol: which request does what.
#pragma once
#include <array>

#include "carno/content_loader.h"
#include "lobby.h"
#include "reply.h"
#include "static_files.h"

namespace carno::server {

class Api {
 public:
  Api(Host& host, Lobby& lobby, AddressLimits& limits, const ContentFiles& files, std::filesystem::path page)
      : host_(host), lobby_(lobby), limits_(limits), files_(files), page_(std::move(page)) {}

  void answer(const HttpRequest& request, Respond respond);

 private:
  struct Document {  // made once, when first asked for
    std::shared_ptr<const std::string> plain, gzipped;
    std::string etag;
  };
  HttpReply document(Document& document, const HttpRequest& request, const std::function<std::string()>& make);
  void answer_api(const HttpRequest& request, std::string_view path, Respond respond);
  void answer_table(const HttpRequest& request, const std::string& code, std::string_view what, Respond respond);
  void make_table(const HttpRequest& request, Respond respond);
  void join(const HttpRequest& request, const std::string& code, Respond respond);
  void rematch(const HttpRequest& request, const std::string& code, Respond respond);
  void replay(const HttpRequest& request, const std::string& code, Respond respond);
  HttpReply localized(std::array<Document, kLangs>& documents, std::string_view lang, const HttpRequest& request,
                      const std::function<std::string(Lang)>& make);

  Host& host_;
  Lobby& lobby_;
  AddressLimits& limits_;
  const ContentFiles& files_;
  StaticFiles page_;
  Document content_;
  std::array<Document, kLangs> texts_, rules_;
};

// `ReplayStep`: a finished game after some of its choices.
std::string replay_step(const Host& host, const Table& table, std::string_view query);

}  // namespace carno::server
