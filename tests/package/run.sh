#!/usr/bin/env bash
# tests/package/run.sh [PRESET]: makes the Debian package, unpacks it into an empty root and plays from there: the page comes, a table can be made, nothing of the build is used.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

work="$(mktemp -d)"
server=
end() {
  [[ -z "$server" ]] || { kill "$server" 2> /dev/null && wait "$server"; } || true
  rm -rf "$work"
}
trap end EXIT
fail() {
  echo "package: $1"
  exit 1
}

package="$(scripts/package.sh "$@")"
dpkg-deb --extract "$package" "$work/root"
dpkg-deb --control "$package" "$work/control"

version="$(dpkg-deb --field "$package" Version)"
[[ "$("$work/root/usr/bin/carno" --version)" == "carno $version" ]] || fail "the program says another version than the package's $version"
for script in postinst prerm postrm; do
  sh -n "$work/control/$script" || fail "$script cannot be read"
  [[ -x "$work/control/$script" ]] || fail "$script cannot be run"
done
for library in libboost-json libfmt libspdlog libsqlite3 zlib1g libc6 adduser; do
  dpkg-deb --field "$package" Depends | grep -q "$library" || fail "it does not depend on $library"
done
for file in etc/default/carno usr/lib/systemd/system/carno.service usr/share/man/man1/carno.1 usr/share/doc/carno/copyright; do
  [[ -s "$work/root/$file" || -s "$work/root/$file.gz" ]] || fail "there is no /$file"
done
grep -qx /etc/default/carno "$work/control/conffiles" || fail "/etc/default/carno would be overwritten by an update"
[[ -z "$(find "$work/root" -type f -perm /022 -print -quit)" ]] || fail "others may write its files"

"$work/root/usr/bin/carno" serve --port 0 --data "$work/data" --log warn > "$work/address" &
server=$!
for _ in {1..100}; do
  address="$(sed -n 's/^open //p' "$work/address")"
  [[ -z "$address" ]] || break
  sleep 0.1
done
[[ -n "${address:-}" ]] || fail "the server did not start"
ask() { curl --silent --show-error --fail --max-time 10 "$@"; }
[[ "$(ask "$address/healthz")" == ok ]] || fail "the server is not well"
script="$(ask "$address/" | grep -oE '/assets/[^"]+\.js' | head -n 1)" || fail "the page has no script"
ask --output /dev/null "$address$script" || fail "the page's script does not come"
ask "$address/api/texts/pl" | grep -q 'room.armory.name' || fail "the content's texts do not come"
ask --output /dev/null --header 'content-type: application/json' \
  --data '{"name":"Ada","players":2,"mode":"coop","edition":"default","draft":false,"public":false,"limit":0,"hotseat":false,"seats":[{"kind":"human"},{"kind":"bot"}]}' \
  "$address/api/tables" || fail "no table can be made"
kill "$server" && wait "$server" || fail "the server did not end well"
server=
[[ -s "$work/data/carno.db" ]] || fail "the table was not kept"
echo "package: ${package##*/}, $(($(stat --format %s "$package") / 1024)) KB, unpacked, served from there"
